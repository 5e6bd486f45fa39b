import { sign, verify, type KeyObject } from 'node:crypto';
import { canonicalJson, utf8Encode } from '@stacktrail/kernel';
import { fingerprint } from '../proofs/fingerprint.js';
import type { Findings, Problem } from '../verify/report.js';
import type { AnchoredStream } from './origin-chain.js';

/**
 * What somebody has signed about a game: the number of its events, and the heads of its two chains after the last of
 * them.
 */
export interface AnchorClaim {
  readonly version: 1;
  readonly game: string;
  readonly events: number;
  /** The hash of the last batch (docs/decisions.md D7). */
  readonly head: string;
  /** The last hash over ids, times, people and commands. */
  readonly origins: string;
  /** When it was signed, in ISO 8601. */
  readonly at: string;
}

export interface Anchor extends AnchorClaim {
  /** SHA-256 of the public key's DER form, in hexadecimal digits. */
  readonly key: string;
  /** Ed25519, in base64. */
  readonly signature: string;
}

/** The bytes that are signed: a name of the purpose, then the claim in canonical JSON. */
function signed({ version, game, events, head, origins, at }: AnchorClaim): Uint8Array {
  return utf8Encode(`stacktrail/anchor/1 ${canonicalJson({ version, game, events, head, origins, at })}`);
}

/**
 * Signs a game as it is stored.
 *
 * @param privateKey Ed25519
 * @returns nothing if the stream is empty, or its last event ends no batch
 */
export function signAnchor(
  game: string,
  { heads, origins }: AnchoredStream,
  privateKey: KeyObject,
  at: Date,
): Anchor | null {
  const [head, origin] = [heads.at(-1) ?? null, origins.at(-1)];
  if (head === null || origin === undefined) return null;
  const claim = { version: 1, game, events: heads.length, head, origins: origin, at: at.toISOString() } as const;
  const signature = sign(null, signed(claim), privateKey).toString('base64');
  return { ...claim, key: fingerprint(privateKey), signature };
}

/**
 * Checks whether a stream is what was signed. Events that came after the signing aren't covered.
 *
 * @param anchors all known ones; those of other games are ignored
 * @param publicKeys the Ed25519 keys that are trusted
 */
export function checkAnchors(
  game: string,
  stream: AnchoredStream,
  anchors: readonly Anchor[],
  publicKeys: readonly KeyObject[],
): Findings {
  const ofGame = anchors.filter((anchor) => anchor.game === game);
  const problems = ofGame.flatMap((anchor) => problemsOf(anchor, stream, publicKeys));
  if (ofGame.length === 0) return { examined: 0, problems, skipped: 'nobody has signed it' };
  return { examined: ofGame.length, problems };
}

function problemsOf(
  anchor: Anchor,
  { heads, origins }: AnchoredStream,
  keys: readonly KeyObject[],
): readonly Problem[] {
  const { events, at, key, signature } = anchor;
  const last = events - 1;
  const one = (revision: number | null, problem: string): readonly Problem[] => [{ revision, problem }];
  const known = keys.find((each) => fingerprint(each) === key);
  if (known === undefined) return one(null, `signed on ${at} with a key that isn’t among those given: ${key}`);
  if (!verify(null, signed(anchor), known, Buffer.from(signature, 'base64'))) {
    return one(null, `the signature of ${at} isn’t one of what it stands beside`);
  }
  if (heads.length < events) {
    return one(heads.length, `the stream ends here; ${events} events were signed on ${at}`);
  }
  const facts = heads[last] === anchor.head ? [] : one(last, `not the facts up to here that were signed on ${at}`);
  const beside = `an id, a time, a person or a command up to here is not what was signed on ${at}`;
  return [...facts, ...(origins[last] === anchor.origins ? [] : one(last, beside))];
}
