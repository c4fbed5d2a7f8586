//! The messages described for other languages: JSON Schema for the OpenAPI page, TypeScript for the browser. Both are
//! made from the same definitions, so they cannot disagree.

use crate::http::{
    Addresses, BringKept, ContinueTable, CreateTable, GameList, Hook, JoinTable, LessonAnswer, LessonList,
    LessonTry, LessonView, OpenSession, OwnSeats, Problem, PushKey, RecordKept, RenewSeat, ReplayView,
    Review, Rulebook, Seated, SecretLink, SessionView, SetHook, SetOptions, StoryView, TableList, YourTurn,
};
use crate::tournament::{
    AbsentPeople, CardsView, CreateTournament, EnterResults, JoinTournament, PauseTables, SetAway,
    SetParticipants, TellAll, TournamentJoined, TournamentMade, TournamentView,
};
use crate::{ClientMessage, PROTOCOL_VERSION, ServerMessage};
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value};
use std::fmt::Write as _;

/// The schema of every message and of everything in it, by name, with references into `#/components/schemas/`.
pub fn components() -> Map<String, Value> {
    let mut settings = SchemaSettings::draft2020_12();
    settings.definitions_path = REFERENCE.trim_start_matches('#').trim_end_matches('/').to_owned().into();
    let mut generator = settings.into_generator();
    generator.subschema_for::<ClientMessage>();
    generator.subschema_for::<ServerMessage>();
    generator.subschema_for::<CreateTable>();
    generator.subschema_for::<JoinTable>();
    generator.subschema_for::<ContinueTable>();
    generator.subschema_for::<Seated>();
    generator.subschema_for::<TableList>();
    generator.subschema_for::<GameList>();
    generator.subschema_for::<Hook>();
    generator.subschema_for::<Problem>();
    generator.subschema_for::<Rulebook>();
    generator.subschema_for::<LessonList>();
    generator.subschema_for::<LessonView>();
    generator.subschema_for::<LessonTry>();
    generator.subschema_for::<LessonAnswer>();
    generator.subschema_for::<RecordKept>();
    generator.subschema_for::<ReplayView>();
    generator.subschema_for::<StoryView>();
    generator.subschema_for::<Addresses>();
    generator.subschema_for::<OpenSession>();
    generator.subschema_for::<SessionView>();
    generator.subschema_for::<BringKept>();
    generator.subschema_for::<OwnSeats>();
    generator.subschema_for::<SecretLink>();
    generator.subschema_for::<RenewSeat>();
    generator.subschema_for::<SetHook>();
    generator.subschema_for::<SetOptions>();
    generator.subschema_for::<PushKey>();
    generator.subschema_for::<YourTurn>();
    generator.subschema_for::<Review>();
    generator.subschema_for::<CreateTournament>();
    generator.subschema_for::<TournamentMade>();
    generator.subschema_for::<TournamentView>();
    generator.subschema_for::<CardsView>();
    generator.subschema_for::<EnterResults>();
    generator.subschema_for::<SetAway>();
    generator.subschema_for::<SetParticipants>();
    generator.subschema_for::<JoinTournament>();
    generator.subschema_for::<PauseTables>();
    generator.subschema_for::<TellAll>();
    generator.subschema_for::<TournamentJoined>();
    generator.subschema_for::<AbsentPeople>();
    generator.take_definitions(true).into_iter().collect()
}

/// The same as TypeScript types.
pub fn typescript() -> String {
    let mut out = made_from("crates/protocol");
    let _ = writeln!(out, "\nexport const PROTOCOL_VERSION = {PROTOCOL_VERSION};");
    write_types(&mut out, components(), Comments::InOneLine);
    out
}

/// The types of one game, see [`engine::About::schemas`]. Those that the protocol has too are taken from there.
pub fn game_typescript(game: &str, schemas: Map<String, Value>) -> String {
    let common = components();
    let (shared, own): (Map<_, _>, Map<_, _>) =
        schemas.into_iter().partition(|(name, schema)| common.get(name) == Some(schema));
    let mut out = made_from(&format!("games/{game}"));
    if !shared.is_empty() {
        let names = join(shared.keys().cloned(), ", ");
        let _ = writeln!(out, "\nimport type {{ {names} }} from '$lib/wire';");
    }
    write_types(&mut out, own, Comments::Tall);
    out
}

fn made_from(folder: &str) -> String {
    format!(
        "// Made from {folder} by `cargo xtask codegen`. Do not edit: change the Rust types and run it again.\n"
    )
}

/// How comments of one line stand above their types.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Comments {
    /// The protocol has so many types that its file would be too long otherwise.
    InOneLine,
    Tall,
}

fn write_types(out: &mut String, schemas: Map<String, Value>, comments: Comments) {
    let mut schemas: Vec<(String, Value)> = schemas.into_iter().collect();
    schemas.sort_by(|a, b| a.0.cmp(&b.0));
    for (name, schema) in schemas {
        out.push('\n');
        comment(out, &schema, "", comments);
        let _ = writeln!(out, "export type {name} = {};", type_of(&schema));
    }
}

const REFERENCE: &str = "#/components/schemas/";

fn type_of(schema: &Value) -> String {
    let Value::Object(fields) = schema else { return "unknown".into() };
    let mut parts = Vec::new();
    if let Some(Value::String(reference)) = fields.get("$ref") {
        parts.push(reference.trim_start_matches(REFERENCE).to_owned());
    }
    if let Some(value) = fields.get("const") {
        parts.push(value.to_string());
    }
    if let Some(Value::Array(values)) = fields.get("enum") {
        parts.push(join(values.iter().map(Value::to_string), " | "));
    }
    for key in ["oneOf", "anyOf"] {
        if let Some(Value::Array(schemas)) = fields.get(key) {
            parts.push(format!("({})", join(schemas.iter().map(type_of), " | ")));
        }
    }
    if let Some(Value::Array(schemas)) = fields.get("allOf") {
        parts.extend(schemas.iter().map(type_of));
    }
    match fields.get("type") {
        Some(Value::String(kind)) if parts.is_empty() || kind == "object" => {
            parts.push(plain_type(kind, fields));
        }
        Some(Value::Array(kinds)) => {
            let kinds = kinds.iter().filter_map(Value::as_str).map(|kind| plain_type(kind, fields));
            parts.push(format!("({})", join(kinds, " | ")));
        }
        _ => {}
    }
    match parts.len() {
        0 => "unknown".into(),
        _ => join(parts.into_iter(), " & "),
    }
}

fn plain_type(kind: &str, fields: &Map<String, Value>) -> String {
    match kind {
        "string" => "string".into(),
        "integer" | "number" => "number".into(),
        "boolean" => "boolean".into(),
        "null" => "null".into(),
        "array" => match (fields.get("prefixItems"), fields.get("items")) {
            (Some(Value::Array(items)), _) => format!("[{}]", join(items.iter().map(type_of), ", ")),
            (_, Some(items)) => format!("Array<{}>", type_of(items)),
            _ => "unknown[]".into(),
        },
        "object" => object_type(fields),
        other => unreachable!("JSON has no type {other}"),
    }
}

fn object_type(fields: &Map<String, Value>) -> String {
    let required: Vec<&str> = match fields.get("required") {
        Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    match (fields.get("properties"), fields.get("additionalProperties")) {
        (Some(Value::Object(properties)), _) => {
            let property = |(name, schema): (&String, &Value)| {
                let mark = if required.contains(&name.as_str()) { "" } else { "?" };
                format!("{name}{mark}: {}", type_of(schema))
            };
            format!("{{ {} }}", join(properties.iter().map(property), "; "))
        }
        (None, Some(schema @ Value::Object(_))) => format!("Record<string, {}>", type_of(schema)),
        _ => "Record<string, unknown>".into(),
    }
}

fn comment(out: &mut String, schema: &Value, indent: &str, comments: Comments) {
    if let Some(text) = schema.get("description").and_then(Value::as_str) {
        if comments == Comments::InOneLine && text.lines().count() == 1 {
            let _ = writeln!(out, "{indent}/** {text} */");
            return;
        }
        let lines = text.lines().map(|line| format!("{indent} * {line}\n"));
        let _ = write!(out, "{indent}/**\n{}{indent} */\n", lines.collect::<String>());
    }
}

fn join(parts: impl Iterator<Item = String>, with: &str) -> String {
    parts.collect::<Vec<_>>().join(with)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reference_is_defined() {
        let schemas = components();
        let text = serde_json::to_string(&schemas).unwrap();
        let named: Vec<&str> =
            text.split(REFERENCE).skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert!(named.len() > 20, "messages refer to each other");
        for name in named {
            assert!(schemas.contains_key(name), "{name} is referred to but not described");
        }
    }

    #[test]
    fn typescript_tells_variants_and_options_apart() {
        let types = typescript();
        for expected in [
            r#"type: "act""#,
            "export type ServerMessage = ",
            "secret?: (Secret | null)",
            r#"export type Stage = "gathering" | "playing" | "paused" | "finished";"#,
            "export type TableCode = string;",
            "Record<string, OptionValue>",
        ] {
            assert!(types.contains(expected), "{expected} is missing in:\n{types}");
        }
        assert!(!types.contains("$ref"));
    }
}
