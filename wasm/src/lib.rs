//! The tables of one device, as a worker of a browser calls them. All it adds to `local` is the way in and out: numbers and
//! JSON in, JSON out, the clock and the random numbers of the browser.

use local::{DeviceHost, RANDOM_BYTES, Request, TableKey};
use protocol::TableCode;
use room::{Limits, ThoughtTime};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = Date, js_name = now)]
    fn date_now() -> f64;

    #[wasm_bindgen(js_namespace = crypto, js_name = getRandomValues)]
    fn fill_random(bytes: &mut [u8]);
}

/// How long one request is worked on. Whoever asked goes on from where that ended.
const SLICE_MS: u64 = 1_000;

#[wasm_bindgen]
pub struct Tables(DeviceHost);

#[wasm_bindgen]
impl Tables {
    /// Bots take at least so long for a move, so that people can follow.
    #[wasm_bindgen(constructor)]
    pub fn new(least_thought_ms: Option<u32>) -> Tables {
        let mut limits = Limits::default();
        if let Some(least_ms) = least_thought_ms {
            limits.thought = ThoughtTime { least_ms: least_ms.into(), spread_ms: 1 };
        }
        Tables(DeviceHost::new(limits))
    }

    /// Opens a table from all that is stored of it: nothing if that went well, otherwise why it did not.
    pub fn open(&mut self, key: &str, facts: Vec<String>, seen_ms: f64) -> Option<String> {
        let Some(key) = TableKey::read(key) else { return Some("its key is damaged".to_owned()) };
        self.0.open(key, &facts, seen_ms as u64, now_ms()).err().map(|error| error.to_string())
    }

    pub fn has(&self, code: &str) -> bool {
        TableCode::try_from(code.to_owned()).is_ok_and(|code| self.0.has(&code))
    }

    pub fn say(&mut self, conn: u32, text: &str) {
        self.0.say(conn, text, now_ms());
    }

    pub fn gone(&mut self, conn: u32) {
        self.0.gone(conn, now_ms());
    }

    pub fn request(&mut self, id: u32, method: &str, path: &str, body: &str) {
        let until_ms = now_ms() + SLICE_MS;
        let request = Request { id, method, path, body };
        self.0.request(&request, random(), &|| now_ms() < until_ms, now_ms());
    }

    pub fn stored(&mut self, code: &str, is_stored: bool) {
        if let Ok(code) = TableCode::try_from(code.to_owned()) {
            self.0.stored(&code, is_stored, now_ms());
        }
    }

    /// Forgets a table, which stays as it is stored.
    pub fn close(&mut self, code: &str) {
        if let Ok(code) = TableCode::try_from(code.to_owned()) {
            self.0.close(&code);
        }
    }

    pub fn tick(&mut self) {
        self.0.tick(now_ms());
    }

    pub fn think(&mut self) {
        self.0.think(random(), now_ms());
    }

    #[wasm_bindgen(js_name = wantsToThink)]
    pub fn wants_to_think(&self) -> bool {
        self.0.wants_to_think()
    }

    #[wasm_bindgen(js_name = nextTickMs)]
    pub fn next_tick_ms(&self) -> Option<f64> {
        self.0.next_tick_ms().map(|at_ms| at_ms as f64)
    }

    /// What is wanted next, as JSON; nothing once all is told.
    #[wasm_bindgen(js_name = nextEffect)]
    pub fn next_effect(&mut self) -> Option<String> {
        let effect = self.0.next_effect()?;
        Some(serde_json::to_string(&effect).expect("effects are plain JSON"))
    }
}

fn now_ms() -> u64 {
    date_now() as u64
}

fn random() -> [u8; RANDOM_BYTES] {
    let mut bytes = [0; RANDOM_BYTES];
    fill_random(&mut bytes);
    bytes
}
