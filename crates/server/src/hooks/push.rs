//! Web Push: messages only the subscribed browser can read (RFC 8291), from a server it knows (RFC 8292).

use crate::{random, wall_ms};
use aes_gcm::aead::{Aead as _, KeyInit as _};
use aes_gcm::{Aes128Gcm, Key, Nonce};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::sec1::ToSec1Point as _;
use p256::{PublicKey, SecretKey};
use serde_json::json;
use sha2::Sha256;
use store::{EventStore, StoreError};
use ureq::http::Uri;

/// Where the server's key is kept.
const KEY: &str = "vapid";
/// How long a token is good. A day is the most a push service takes.
const TOKEN_S: u64 = 12 * 60 * 60;
/// The size of a record; a message is one.
const RECORD: u32 = 4_096;

/// The key by which push services and browsers know this server.
pub(super) struct Vapid {
    key: SecretKey,
    contact: String,
}

impl Vapid {
    /// The key the store has, or a new one, which it then keeps.
    pub(super) async fn load(store: &dyn EventStore, contact: &str) -> Result<Vapid, StoreError> {
        let kept = store.get(KEY).await?.and_then(|bytes| SecretKey::from_slice(&bytes).ok());
        let key = match kept {
            Some(key) => key,
            None => {
                let key = fresh_key();
                store.put(KEY, key.to_bytes().to_vec()).await?;
                key
            }
        };
        Ok(Vapid { key, contact: contact.to_owned() })
    }

    pub(super) fn public_key(&self) -> String {
        URL_SAFE_NO_PAD.encode(point(&self.key.public_key()))
    }

    /// What proves to the push service of an endpoint that this server sends.
    pub(super) fn authorization(&self, endpoint: &str) -> Option<String> {
        let uri: Uri = endpoint.parse().ok()?;
        let audience = format!("{}://{}", uri.scheme_str()?, uri.authority()?);
        let encode = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let head = encode(json!({ "typ": "JWT", "alg": "ES256" }));
        let claims = json!({ "aud": audience, "exp": wall_ms() / 1_000 + TOKEN_S, "sub": self.contact });
        let signed = format!("{head}.{}", encode(claims));
        let signature: Signature = SigningKey::from(&self.key).sign(signed.as_bytes());
        let token = format!("{signed}.{}", URL_SAFE_NO_PAD.encode(signature.to_bytes()));
        Some(format!("vapid t={token}, k={}", self.public_key()))
    }
}

impl std::fmt::Debug for Vapid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Vapid(…)")
    }
}

/// The message as only the browser of this subscription can read it; nothing if the subscription is damaged.
pub(super) fn seal(message: &[u8], p256dh: &str, auth: &str) -> Option<Vec<u8>> {
    seal_with(message, p256dh, auth, &fresh_key(), random())
}

fn seal_with(message: &[u8], p256dh: &str, auth: &str, own: &SecretKey, salt: [u8; 16]) -> Option<Vec<u8>> {
    let decode = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
    let (theirs, auth) = (PublicKey::from_sec1_bytes(&decode(p256dh)?).ok()?, decode(auth)?);
    let (their_point, own_point) = (point(&theirs), point(&own.public_key()));
    let shared = own.diffie_hellman(&theirs);
    let about = [b"WebPush: info\0".as_slice(), &their_point, &own_point].concat();
    let material: [u8; 32] = derive(&auth, shared.raw_secret_bytes(), &about);
    let key: [u8; 16] = derive(&salt, &material, b"Content-Encoding: aes128gcm\0");
    let nonce: [u8; 12] = derive(&salt, &material, b"Content-Encoding: nonce\0");
    // The last record of a message ends with a two.
    let plain = [message, &[2]].concat();
    let cipher = Aes128Gcm::new(&Key::<Aes128Gcm>::from(key));
    let sealed = cipher.encrypt(&Nonce::from(nonce), plain.as_slice()).ok()?;
    let head = [salt.as_slice(), &RECORD.to_be_bytes(), &[own_point.len() as u8], &own_point].concat();
    Some([head, sealed].concat())
}

fn derive<const N: usize>(salt: &[u8], material: &[u8], about: &[u8]) -> [u8; N] {
    let mut out = [0; N];
    Hkdf::<Sha256>::new(Some(salt), material)
        .expand(about, &mut out)
        .expect("a few bytes are never too many");
    out
}

fn point(key: &PublicKey) -> Vec<u8> {
    key.to_sec1_point(false).as_bytes().to_vec()
}

/// Nearly every 32 bytes are a key; those that are not are drawn again.
fn fresh_key() -> SecretKey {
    (0..100)
        .find_map(|_| SecretKey::from_slice(&random::<32>()).ok())
        .expect("randomness is not always out of range")
}

#[cfg(test)]
mod tests {
    use super::*;
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier as _;

    /// The worked example of RFC 8291, section 5 and appendix A.
    #[test]
    fn a_message_is_sealed_as_the_standard_shows() {
        let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).expect("base64url");
        let own =
            SecretKey::from_slice(&decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).expect("a key");
        let salt = decode("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("16 bytes");
        let sealed = seal_with(
            b"When I grow up, I want to be a watermelon",
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
            &own,
            salt,
        );
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(URL_SAFE_NO_PAD.encode(sealed.expect("the subscription is sound")), expected);
        assert_eq!(seal(b"x", "AAAA", "AAAA"), None);
    }

    #[tokio::test]
    async fn the_key_is_made_once_and_signs_for_the_push_service() {
        let store = store::MemoryStore::new();
        let first = Vapid::load(&store, "mailto:a@example.org").await.expect("it is kept");
        let again = Vapid::load(&store, "mailto:a@example.org").await.expect("it is found");
        assert_eq!(first.public_key(), again.public_key());
        let line = first.authorization("https://push.example.org/send/1").expect("an address");
        let (token, key) =
            line.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("two parts");
        let key = URL_SAFE_NO_PAD.decode(key).expect("base64url");
        let (signed, signature) = token.rsplit_once('.').expect("three parts");
        let signature =
            Signature::from_slice(&URL_SAFE_NO_PAD.decode(signature).expect("base64url")).expect("64 bytes");
        VerifyingKey::from_sec1_bytes(&key)
            .expect("a key")
            .verify(signed.as_bytes(), &signature)
            .expect("it is signed");
        let claims =
            URL_SAFE_NO_PAD.decode(signed.split('.').next_back().expect("claims")).expect("base64url");
        let claims: serde_json::Value = serde_json::from_slice(&claims).expect("JSON");
        assert_eq!(claims["aud"], "https://push.example.org");
        assert_eq!(claims["sub"], "mailto:a@example.org");
    }
}
