//! The description of all requests for other programs, made from the routes and the types of the protocol.

use crate::api::described::{Gives, Takes};
use crate::api::{Route, routes};
use axum::Json;
use serde_json::{Map, Value, json};

/// `GET /api/openapi.json`
pub(crate) async fn page() -> Json<Value> {
    Json(description())
}

fn description() -> Value {
    let mut paths = Map::new();
    for route in routes() {
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[route.method.as_str().to_ascii_lowercase()] = operation(&route);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Magnat",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables for games about money. Play itself goes over the socket; docs/protocol.md tells how.",
        },
        "paths": paths,
        "components": { "schemas": protocol::components() },
    })
}

fn operation(route: &Route) -> Value {
    let (status, answer) = match &route.gives {
        Gives::Made(name) => ("201", content("application/json", &reference(name))),
        Gives::Json(name) => ("200", content("application/json", &reference(name))),
        Gives::Media(media) => ("200", content(media, &json!({}))),
        Gives::Nothing => ("204", Value::Null),
        Gives::Socket => ("101", Value::Null),
    };
    let mut good = json!({ "description": route.about });
    if !answer.is_null() {
        good["content"] = answer;
    }
    let problem = json!({ "description": "What is wrong and what to do", "content": content("application/json", &reference("Problem")) });
    let mut operation = json!({ "summary": route.about, "responses": { status: good, "default": problem } });
    let parameters: Vec<Value> = parameters(route.path).collect();
    if !parameters.is_empty() {
        operation["parameters"] = parameters.into();
    }
    if let Some(body) = &route.takes {
        let content = match body {
            Takes::Json(name) => content("application/json", &reference(name)),
            Takes::Record => content("application/jsonl", &json!({ "type": "string" })),
        };
        operation["requestBody"] = json!({ "required": true, "content": content });
    }
    operation
}

/// The names in braces of a path.
fn parameters(path: &str) -> impl Iterator<Item = Value> {
    let names = path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    names.map(|name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }))
}

fn content(media: &str, schema: &Value) -> Value {
    json!({ media: { "schema": schema } })
}

fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_is_described_and_every_reference_leads_somewhere() {
        let described = description();
        for route in routes() {
            let method = route.method.as_str().to_ascii_lowercase();
            let operation = &described["paths"][route.path][&method];
            assert_eq!(operation["summary"], route.about, "{method} {}", route.path);
            let named = route.path.matches('{').count();
            assert_eq!(operation["parameters"].as_array().map_or(0, Vec::len), named, "{}", route.path);
        }
        let text = described.to_string();
        let references: Vec<&str> =
            text.split("\"$ref\":\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert!(references.len() > 30);
        for reference in references {
            let pointer = reference.strip_prefix('#').expect("all references stay inside");
            assert!(described.pointer(pointer).is_some(), "{reference} leads nowhere");
        }
    }
}
