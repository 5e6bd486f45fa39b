/** A number of 64 bits, then each that differs from it in one bit. */
export function* withOneBitFlipped(number: bigint): Iterable<bigint> {
  yield number;
  for (let bit = 0n; bit < 64n; bit++) yield BigInt.asIntN(64, number ^ (1n << bit));
}

/** Bytes, then all that differ from them in one bit. */
export function* withAtMostOneBitFlipped(bytes: Uint8Array): Iterable<Uint8Array> {
  yield bytes;
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const flipped = Uint8Array.from(bytes);
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    yield flipped;
  }
}
