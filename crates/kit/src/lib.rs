//! Small value types that games share.
