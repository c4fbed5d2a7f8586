//! Board files: the built-in one is the rulebook's, and wrong ones are refused with the place of the fault.

use engine::{Game, OptionValue, OptionValues, Setup};
use property_tournament::board::Effect;
use property_tournament::*;
use serde_json::json;
use text::{Lang, Texts};

const WARSAW: &str = include_str!("../../data/warsaw.toml");

fn fault(from: &str, to: &str) -> String {
    assert!(WARSAW.contains(from), "{from}");
    Board::read(&WARSAW.replacen(from, to, 1)).unwrap_err().to_string()
}

#[test]
fn the_built_in_board_is_that_of_the_rulebook() {
    let board = Board::built_in();
    let price = |spaces: &[u8]| -> u32 {
        spaces.iter().map(|&space| u32::from(board.deed(Field::at(space).unwrap()).price)).sum()
    };
    assert_eq!(price(&[16, 18, 19]), 560);
    assert_eq!(price(&[31, 32, 34]), 920);
    let all: Vec<u8> = Field::all().map(Field::space).collect();
    assert_eq!(price(&all), 5690);
    let sums = |deck: usize| {
        let cards = board.decks[deck].iter();
        cards.fold((0, 0), |(paid, due), card| match card.effect {
            Effect::Receive(amount) => (paid + amount, due),
            Effect::Pay(amount) => (paid, due + amount),
            _ => (paid, due),
        })
    };
    assert_eq!((sums(0), sums(1)), ((200, 15), (605, 200)));
}

#[test]
fn wrong_boards_name_line_and_field() {
    assert_eq!(
        fault("price = 60", "price = -60"),
        "board file, line 15, field price: -60 is not within 1 to 5000"
    );
    assert_eq!(
        fault("price = 60", "price = 61"),
        "board file, line 15, field price: 61 is odd, and half of it must be a whole number"
    );
    assert_eq!(
        fault("group = \"brown\"", "group = \"purple\""),
        "board file, line 14, field group: unknown group \"purple\"; the groups are brown, light_blue, pink, orange, red, yellow, green, dark_blue"
    );
    assert_eq!(
        fault("group = \"brown\"", "group = \"pink\""),
        "board file, line 14, field group: space 1 belongs to the group brown on every board"
    );
    assert_eq!(
        fault("streets = 4590", "streets = 4600"),
        "board file, line 271, field streets: wrong total 4600: the spaces add up to 4590"
    );
    assert_eq!(
        fault("rents = [2, 10, 30, 90, 160, 250]", "rents = [2, 10]"),
        "board file, line 17, field rents: 2 numbers instead of 6"
    );
    assert_eq!(
        fault("rents = [2, 10, 30, 90, 160, 250]", "rents = [20, 10, 30, 90, 160, 250]"),
        "board file, line 17, field rents: rents never fall"
    );
    let place = |from: &str, to: &str| fault(from, to).split(':').next().unwrap().to_owned();
    assert_eq!(place("house = 50", "home = 50"), "board file, line 16, field home");
    assert_eq!(place("price = 60", "price = \"sixty\""), "board file, line 15, field price");
    assert_eq!(place("kind = \"start\"", "kind = \"begin\""), "board file, line 9, field kind");
    assert_eq!(place("name = \"START\"\n", ""), "board file, line 7, field name");
    assert_eq!(place("name = \"START\"", "name = START"), "board file, line 8, field name");
    assert_eq!(place("[totals]", "[sums]"), "board file, line 269, field sums");
    let long = format!("title = \"{}\"", "x".repeat(61));
    assert_eq!(place("title = \"To the start line\"", &long), "board file, line 277, field title");
    assert_eq!(
        fault("[[space]]\nname = \"START\"\nkind = \"start\"\n", "").split(", field").nth(1).unwrap(),
        " space: 39 spaces instead of 40"
    );
    assert_eq!(
        fault("kind = \"start\"", "kind = \"tax\"").split(": ").nth(1).unwrap(),
        "space 0 is a Start on every board, not a Tax"
    );
    assert!(fault("pay = 15", "pay = 15\nreceive = 15").ends_with("field effect: 2 effects instead of 1"));
    assert!(fault("advance = 24", "advance = 22").ends_with("22 is no space a card may send to"));
    assert!(fault("back = 3", "back = 9").contains("only Chance moves back"));
    assert!(fault("jail_card = true", "receive = 5").contains("0 jail cards instead of 1"));
    assert!(
        Board::read("not a board").unwrap_err().to_string().starts_with("board file, line 1, field syntax")
    );
}

#[test]
fn another_board_is_played_by_its_own_names() {
    let krakow =
        WARSAW.replace("Ulica Obozowa", "Floriańska").replace("name = \"Warszawa\"", "name = \"Kraków\"");
    let chosen: OptionValues = [("board".to_owned(), OptionValue::Word(krakow))].into();
    let options = PropertyTournament::options(&chosen, 2).unwrap();
    let rules = PropertyTournament::new(Setup { seats: 2, options }).unwrap();
    assert_eq!(rules.board().names[16], "Floriańska");
    let printed = rules.view(&rules.start(), engine::Viewer::Public).board;
    assert_eq!(printed.names.unwrap()[16], "Floriańska", "whoever draws the board reads it in the view");
    let deed = json!({ "price": 180, "mortgage": 90, "interest": 9, "house": 100, "rents": [14, 70, 200, 550, 750, 950] });
    assert_eq!(json!(printed.deeds[11]), deed);
    assert_eq!(printed.taxes[4], 200);
    let texts = Texts::new(PropertyTournament::TEXTS, Lang::En).renamed(&rules.names());
    let mortgage = json!({ "type": "mortgage", "field": "16" });
    assert!(texts.action(&mortgage).contains("Floriańska"), "{}", texts.action(&mortgage));
    assert_eq!(texts.item("give_fields", &json!("16")), "Floriańska", "in the blanks of a form too");
    assert_eq!(texts.item("field", &json!("18")), "Ulica Górczewska");
    let standard = Texts::new(PropertyTournament::TEXTS, Lang::En);
    assert!(standard.action(&mortgage).contains("Ulica Obozowa"), "the built-in board stays as it is");
    let bad: OptionValues = [("board".to_owned(), OptionValue::Word(WARSAW.replacen("60", "-2", 1)))].into();
    let error = PropertyTournament::options(&bad, 2).unwrap_err().to_string();
    assert_eq!(error, "option board: board file, line 15, field price: -2 is not within 1 to 5000");
}

/// The board is drawn in small boxes, where a word that many names begin with would be all one sees.
#[test]
fn boxes_show_what_tells_fields_apart() {
    let options = PropertyTournament::options(&OptionValues::new(), 2).unwrap();
    let rules = PropertyTournament::new(Setup { seats: 2, options }).unwrap();
    let view = rules.view(&rules.start(), engine::Viewer::Public);
    assert_eq!(view.board.names, None, "the names of the built-in board are in the texts");
    let texts = Texts::new(PropertyTournament::TEXTS, Lang::En);
    let mut seen = Vec::new();
    for panel in rules.sketch(&view).panels {
        if let engine::Panel::Board { places, .. } = panel {
            seen.extend(places.iter().map(|(_, _, cells)| texts.phrase(&cells[0].phrase)));
        }
    }
    for name in ["Konopacka", "Zachodni", "Wilsona", "Ujazdowskie", "Krakowskie Przedmieście", "Nowy Świat"]
    {
        assert!(seen.iter().any(|shown| shown == name), "{name} is not among {seen:?}");
    }
    assert!(!seen.iter().any(|shown| shown.starts_with("Ulica")), "{seen:?}");
}
