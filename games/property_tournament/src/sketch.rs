use crate::PropertyTournament;
use crate::view::View;
use engine::Sketch;

pub(crate) fn sketch(_rules: &PropertyTournament, _view: &View) -> Sketch {
    Sketch::default()
}
