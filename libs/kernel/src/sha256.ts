/**
 * SHA-256 (FIPS 180-4). It is written in TypeScript because the pure libraries may not use Node's, and it is fast
 * enough: hashing a decision takes a small part of the time that the decision takes.
 */
export class Sha256 {
  private readonly state = new Int32Array(8);
  private readonly block = new Uint8Array(BLOCK_BYTES);
  private blockLength = 0;
  private totalLength = 0;

  constructor() {
    this.reset();
  }

  /** Starts a new message. */
  reset(): this {
    this.state.set(INITIAL_STATE);
    this.blockLength = 0;
    this.totalLength = 0;
    return this;
  }

  /**
   * Adds bytes to the message.
   *
   * @param start index of the first byte
   * @param end index after the last byte
   */
  update(bytes: Uint8Array, start = 0, end: number = bytes.length): this {
    const { block } = this;
    let at = start;
    this.totalLength += end - start;
    if (this.blockLength > 0) {
      while (at < end && this.blockLength < BLOCK_BYTES) block[this.blockLength++] = bytes[at++]!;
      if (this.blockLength < BLOCK_BYTES) return this;
      compress(this.state, block, 0);
      this.blockLength = 0;
    }
    for (; at + BLOCK_BYTES <= end; at += BLOCK_BYTES) compress(this.state, bytes, at);
    while (at < end) block[this.blockLength++] = bytes[at++]!;
    return this;
  }

  /** Ends the message and returns its 32 bytes. Reset before the next message. */
  digest(): Uint8Array {
    const { block, state } = this;
    block[this.blockLength++] = 0x80;
    if (this.blockLength > LENGTH_OFFSET) {
      while (this.blockLength < BLOCK_BYTES) block[this.blockLength++] = 0;
      compress(state, block, 0);
      this.blockLength = 0;
    }
    while (this.blockLength < LENGTH_OFFSET) block[this.blockLength++] = 0;
    writeWord(block, LENGTH_OFFSET, Math.floor(this.totalLength / 0x2000_0000)); // the high half of the length in bits
    writeWord(block, LENGTH_OFFSET + 4, this.totalLength << 3);
    compress(state, block, 0);
    const hash = new Uint8Array(32);
    for (let i = 0; i < 8; i++) writeWord(hash, 4 * i, state[i]!);
    return hash;
  }
}

/** The SHA-256 of bytes that are all there. */
export function sha256(bytes: Uint8Array): Uint8Array {
  return shared.reset().update(bytes).digest();
}

const BLOCK_BYTES = 64;
const LENGTH_OFFSET = 56;

const INITIAL_STATE = Int32Array.of(
  ...[0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19],
);

// prettier-ignore
const ROUND_CONSTANTS = Int32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
);

// One schedule serves every message: a block is compressed in one go.
const schedule = new Int32Array(64);

/**
 * FIPS 180-4, 6.2.2. Eight rounds are written out together, so that the eight variables change roles instead of being
 * moved.
 */
function compress(state: Int32Array, bytes: Uint8Array, start: number): void {
  const w = schedule;
  const k = ROUND_CONSTANTS;
  for (let i = 0, at = start; i < 16; i++, at += 4) {
    w[i] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
  }
  for (let i = 16; i < 64; i++) w[i] = sigma1(w[i - 2]!) + w[i - 7]! + sigma0(w[i - 15]!) + w[i - 16]!;

  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  // prettier-ignore
  for (let i = 0; i < 64; i += 8) {
    h = (h + Sigma1(e) + (g ^ (e & (f ^ g))) + k[i]! + w[i]!) | 0; d = (d + h) | 0;
    h = (h + Sigma0(a) + ((a & b) | (c & (a | b)))) | 0;
    g = (g + Sigma1(d) + (f ^ (d & (e ^ f))) + k[i + 1]! + w[i + 1]!) | 0; c = (c + g) | 0;
    g = (g + Sigma0(h) + ((h & a) | (b & (h | a)))) | 0;
    f = (f + Sigma1(c) + (e ^ (c & (d ^ e))) + k[i + 2]! + w[i + 2]!) | 0; b = (b + f) | 0;
    f = (f + Sigma0(g) + ((g & h) | (a & (g | h)))) | 0;
    e = (e + Sigma1(b) + (d ^ (b & (c ^ d))) + k[i + 3]! + w[i + 3]!) | 0; a = (a + e) | 0;
    e = (e + Sigma0(f) + ((f & g) | (h & (f | g)))) | 0;
    d = (d + Sigma1(a) + (c ^ (a & (b ^ c))) + k[i + 4]! + w[i + 4]!) | 0; h = (h + d) | 0;
    d = (d + Sigma0(e) + ((e & f) | (g & (e | f)))) | 0;
    c = (c + Sigma1(h) + (b ^ (h & (a ^ b))) + k[i + 5]! + w[i + 5]!) | 0; g = (g + c) | 0;
    c = (c + Sigma0(d) + ((d & e) | (f & (d | e)))) | 0;
    b = (b + Sigma1(g) + (a ^ (g & (h ^ a))) + k[i + 6]! + w[i + 6]!) | 0; f = (f + b) | 0;
    b = (b + Sigma0(c) + ((c & d) | (e & (c | d)))) | 0;
    a = (a + Sigma1(f) + (h ^ (f & (g ^ h))) + k[i + 7]! + w[i + 7]!) | 0; e = (e + a) | 0;
    a = (a + Sigma0(b) + ((b & c) | (d & (b | c)))) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}

// FIPS 180-4, 4.1.2, with the standard's names.
function Sigma0(x: number): number {
  return ((x >>> 2) | (x << 30)) ^ ((x >>> 13) | (x << 19)) ^ ((x >>> 22) | (x << 10));
}

function Sigma1(x: number): number {
  return ((x >>> 6) | (x << 26)) ^ ((x >>> 11) | (x << 21)) ^ ((x >>> 25) | (x << 7));
}

function sigma0(x: number): number {
  return ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
}

function sigma1(x: number): number {
  return ((x >>> 17) | (x << 15)) ^ ((x >>> 19) | (x << 13)) ^ (x >>> 10);
}

function writeWord(target: Uint8Array, at: number, word: number): void {
  target[at] = word >>> 24;
  target[at + 1] = word >>> 16;
  target[at + 2] = word >>> 8;
  target[at + 3] = word;
}

const shared = new Sha256();
