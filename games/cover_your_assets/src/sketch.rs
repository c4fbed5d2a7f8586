use crate::CoverYourAssets;
use crate::view::View;
use engine::Sketch;
pub(crate) fn sketch(_rules: &CoverYourAssets, _view: &View) -> Sketch {
    Sketch::default()
}
