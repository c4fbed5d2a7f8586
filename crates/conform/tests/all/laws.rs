//! The right toy obeys every law, through the same line a game writes.

conform::laws!(super::toy::Toy, golden: 8);
conform::policy_laws!(super::toy::Toy, golden: 4);
conform::encode_laws!(super::toy::Toy);

#[test]
fn all_of_them_at_once() {
    conform::obey(conform::all::<super::toy::Toy>());
}
