use crate::{Data, Seat};
use serde_json::Value;
use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// What a seat knows when it is asked to act, still in the types of its game. A bot of the same process reads it as it is;
/// whoever lives elsewhere gets its JSON. There is no way from it to a state.
#[derive(Clone)]
pub struct Sight {
    seat: Seat,
    view: Arc<dyn AnyView>,
}

impl Sight {
    pub fn new<V: Data>(seat: Seat, view: V) -> Sight {
        Sight { seat, view: Arc::new(view) }
    }

    /// Who is asked.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The view, if it is one of this type.
    pub fn view<V: Data>(&self) -> Option<&V> {
        self.view.as_any().downcast_ref()
    }

    pub fn json(&self) -> Value {
        self.view.json()
    }
}

impl PartialEq for Sight {
    fn eq(&self, other: &Sight) -> bool {
        self.seat == other.seat && self.view.is_same(other.view.as_any())
    }
}

impl fmt::Debug for Sight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sight({}, {:?})", self.seat, self.view)
    }
}

trait AnyView: fmt::Debug + Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn is_same(&self, other: &dyn Any) -> bool;
    fn json(&self) -> Value;
}

impl<V: Data> AnyView for V {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn is_same(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }

    fn json(&self) -> Value {
        serde_json::to_value(self).expect("views are plain JSON")
    }
}
