use crate::client::Client;
use crate::disk::Disk;
use protocol::{Frame, Secret, ServerMessage};
use room::{ConnId, Input, Outage, Output, Room, RoomFact, acts_of};

/// A frame shows exactly what the facts it rests on say. One input may lead to several steps and a frame after each, so
/// the facts that count are those up to the frame's step.
pub(crate) fn frame(disk: &Disk, version: u64, secret: Option<Secret>, shown: &Frame) -> Result<(), String> {
    let (mut step, mut before) = (0, None);
    for (fact, number) in disk.facts(version).iter().zip(1..) {
        step = fact.fact.step_after(step);
        before = (step == shown.to).then_some(number).or(before);
    }
    let Some(version) = before else {
        return Err(format!("a frame shows step {}, which its {version} facts never reach", shown.to));
    };
    let folded = folded(disk, version, 0)?;
    let Some(right) = shown_to(folded, secret, 0) else {
        return Err("a frame was sent, but the stored facts have no match".to_owned());
    };
    let same = (shown.to, &shown.view, shown.turn, &shown.outcome)
        == (right.to, &right.view, right.turn, &right.outcome);
    if same {
        return Ok(());
    }
    Err(format!("a frame shows step {} otherwise than its {version} facts:\n{shown:?}\n{right:?}", shown.to))
}

fn folded(disk: &Disk, version: u64, now_ms: u64) -> Result<Room, String> {
    Room::restore(catalog::rules, disk.facts(version), now_ms)
        .map_err(|error| format!("stored facts do not fold: {error}"))
}

/// What a socket that connects now is shown first.
fn shown_to(mut room: Room, secret: Option<Secret>, now_ms: u64) -> Option<Frame> {
    let connect = Input::Connect { conn: ConnId(u64::MAX), secret, from: 0, sketch: false };
    room.handle(connect, now_ms).outputs.into_iter().find_map(|output| match output {
        Output::Send { message, .. } => match *message {
            ServerMessage::Frame(frame) => Some(frame),
            _ => None,
        },
        _ => None,
    })
}

/// When everything has come to rest.
pub(crate) fn at_the_end(disk: &Disk, clients: &[Client], now_ms: u64) -> Result<(), String> {
    acknowledged(disk, clients)?;
    let room = folded(disk, disk.len(), now_ms)?;
    record(&room)?;
    for (number, client) in clients.iter().enumerate() {
        let room = folded(disk, disk.len(), now_ms)?;
        let right = shown_to(room, client.secret.clone(), 0);
        let seen = client.frame.as_ref().map(|frame| (frame.to, &frame.view, &frame.outcome));
        if right.as_ref().map(|frame| (frame.to, &frame.view, &frame.outcome)) != seen {
            let (seen, right) = (client.seen(), right.map(|frame| frame.to));
            return Err(format!("client {number} still sees step {seen}; the table is at {right:?}"));
        }
    }
    Ok(())
}

/// Where a clock ran while nobody was there, the next fact says for how long: it counts against nobody.
pub(crate) fn is_fair(disk: &Disk, outages: &[Outage]) -> Result<(), String> {
    let facts = disk.facts(disk.len());
    for (pair, version) in facts.windows(2).zip(1..) {
        let (before_ms, now_ms) = (pair[0].at_ms, pair[1].at_ms);
        let away_ms: u64 = outages.iter().map(|outage| outage.between(before_ms, now_ms)).sum();
        let told = &pair[1].fact;
        if away_ms > 0 && *told != (RoomFact::Resumed { away_ms }) {
            let runs = folded(disk, version, before_ms)?.has_running_clock();
            if runs || matches!(told, RoomFact::Resumed { .. }) {
                return Err(format!("nobody was there for {away_ms} ms, and then {told:?} happened"));
            }
        }
    }
    Ok(())
}

/// Every acknowledged act is stored once, as the step that was told, and no act is stored twice.
fn acknowledged(disk: &Disk, clients: &[Client]) -> Result<(), String> {
    let stored = acts_of(&disk.facts(disk.len()))?;
    for (id, told) in clients.iter().flat_map(|client| &client.acked) {
        if stored.get(id) != Some(told) {
            let step = stored.get(id);
            return Err(format!("{id:?} was acknowledged as step {told} and is stored as {step:?}"));
        }
    }
    Ok(())
}

/// Nobody was called for a turn without that being stored first, so nobody is called twice.
pub(crate) fn calls(disk: &Disk, calls: usize) -> Result<(), String> {
    let facts = disk.facts(disk.len());
    let stored = facts.iter().filter(|stored| matches!(stored.fact, RoomFact::Called { .. })).count();
    if calls <= stored { Ok(()) } else { Err(format!("{calls} calls were made, and {stored} are stored")) }
}

/// The record of a finished match passes every check a stranger can make.
fn record(room: &Room) -> Result<(), String> {
    let Some(lines) = room.record() else { return Ok(()) };
    let lines: Vec<String> = lines.iter().map(engine::Line::to_json).collect();
    let read = catalog::replayer().read_all(lines.iter().map(String::as_str));
    read.map(drop).map_err(|fault| format!("the record does not hold: {fault}"))
}
