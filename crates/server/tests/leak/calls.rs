//! The other end of hooks: hears every call to somebody who is away, and reads those that are sealed for their browser.

use aes_gcm::aead::{Aead as _, KeyInit as _};
use aes_gcm::{Aes128Gcm, Key, Nonce};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::elliptic_curve::sec1::ToSec1Point as _;
use p256::{PublicKey, SecretKey};
use sha2::Sha256;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;

/// What only the subscribed browser knows, and what it told the server.
const AUTH: [u8; 16] = [8; 16];

fn own_key() -> SecretKey {
    SecretKey::from_slice(&[7; 32]).expect("a key")
}

fn point(key: &PublicKey) -> Vec<u8> {
    key.to_sec1_point(false).as_bytes().to_vec()
}

/// The keys of a subscription.
pub(crate) fn keys() -> (String, String) {
    (URL_SAFE_NO_PAD.encode(point(&own_key().public_key())), URL_SAFE_NO_PAD.encode(AUTH))
}

/// Takes calls until the test is over and keeps what they said.
pub(crate) async fn receiver() -> (Arc<Mutex<Vec<String>>>, SocketAddr) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("it is bound");
    let calls = Arc::new(Mutex::new(Vec::new()));
    let heard = Arc::clone(&calls);
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let (mut said, mut part) = (Vec::new(), [0; 4096]);
            while !is_whole(&said) {
                match stream.read(&mut part).await {
                    Ok(length @ 1..) => said.extend_from_slice(&part[..length]),
                    _ => break,
                }
            }
            heard.lock().unwrap().push(read(&said).replace(&address.to_string(), "hooks"));
            let _ = stream.write_all(b"HTTP/1.1 204 Heard\r\nconnection: close\r\n\r\n").await;
        }
    });
    (calls, address)
}

/// The head of a call and where its body begins.
fn head(said: &[u8]) -> Option<(String, usize)> {
    let end = said.windows(4).position(|four| four == b"\r\n\r\n")?;
    Some((String::from_utf8_lossy(&said[..end]).to_ascii_lowercase(), end + 4))
}

fn is_whole(said: &[u8]) -> bool {
    let Some((head, body)) = head(said) else { return false };
    let length = head.lines().find_map(|line| line.strip_prefix("content-length:")?.trim().parse().ok());
    length.is_none_or(|length: usize| said.len() - body >= length)
}

/// A call as text, with its body as whoever it is for reads it.
fn read(said: &[u8]) -> String {
    let Some((head, body)) = head(said) else { return String::from_utf8_lossy(said).into_owned() };
    let body = &said[body..];
    let plain = if head.contains("aes128gcm") { open(body) } else { body.to_vec() };
    format!("{head}\r\n\r\n{}", String::from_utf8(plain).expect("calls are text"))
}

fn derive<const N: usize>(salt: &[u8], material: &[u8], about: &[u8]) -> [u8; N] {
    let mut out = [0; N];
    Hkdf::<Sha256>::new(Some(salt), material).expand(about, &mut out).expect("few bytes");
    out
}

/// Reads a sealed message as RFC 8291 tells browsers to.
fn open(sealed: &[u8]) -> Vec<u8> {
    let (salt, rest) = sealed.split_at(16);
    let (theirs, message) = rest[5..].split_at(usize::from(rest[4]));
    let theirs = PublicKey::from_sec1_bytes(theirs).expect("the server's key");
    let own = own_key();
    let about = [b"WebPush: info\0".as_slice(), &point(&own.public_key()), &point(&theirs)].concat();
    let shared = own.diffie_hellman(&theirs);
    let material: [u8; 32] = derive(&AUTH, shared.raw_secret_bytes(), &about);
    let key: [u8; 16] = derive(salt, &material, b"Content-Encoding: aes128gcm\0");
    let nonce: [u8; 12] = derive(salt, &material, b"Content-Encoding: nonce\0");
    let cipher = Aes128Gcm::new(&Key::<Aes128Gcm>::from(key));
    let mut plain = cipher.decrypt(&Nonce::from(nonce), message).expect("it was sealed for this browser");
    assert_eq!(plain.pop(), Some(2), "one record is the last one");
    plain
}
