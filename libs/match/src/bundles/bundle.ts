import { sign, verify, type KeyObject } from 'node:crypto';
import { canonicalJson, Sha256, toHex, utf8Encode } from '@stacktrail/kernel';
import { fingerprint } from '../proofs/fingerprint.js';
import { MatchError } from '../errors.js';

const formats = ['stacktrail/bundle/1', 'stacktrail/bundle/2'] as const;

/** What a bundle says of itself. */
export interface BundleHead {
  /** The second form has disputes. */
  readonly format: (typeof formats)[number];
  readonly game: string;
  /** Whose view of the game it holds: that of a judge, who sees everything, of a spectator, or of a seat. */
  readonly seenBy: 'judge' | 'spectator' | number;
  /** How many pinned cards it holds; none unless it is a judge's, since they would tell what is in the decks. */
  readonly definitions: number;
  readonly events: number;
  /** How many events of disputes; absent where it has none. */
  readonly disputes?: number;
}

/** An event as it is stored, without what the viewer may not see. */
export interface BundledEvent {
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  /** Who did it by which command; empty unless it is a judge's bundle. */
  readonly metadata: Readonly<Record<string, unknown>>;
  /** When it was recorded, in milliseconds since 1970. */
  readonly recordedAt: number;
}

/** An event of the game's disputes as it is stored, or what is left of it where the viewer may not know it. */
export type BundledDispute = BundledEvent | { readonly revision: number; readonly hidden: string };

/** The last line: what all others come to, and who vouches for it. */
interface BundleSeal {
  /** SHA-256 of all bytes before this line. */
  readonly sha256: string;
  /** The fingerprint of the key that signed it, and the Ed25519 signature in base64; `null` if nobody did. */
  readonly signed: { readonly key: string; readonly signature: string } | null;
}

/** A game in one file: what a viewer may see of its stream, and the cards that it pins (docs/bundles.md). */
export interface Bundle {
  readonly head: BundleHead;
  readonly definitions: readonly unknown[];
  readonly events: readonly BundledEvent[];
  readonly disputes: readonly BundledDispute[];
  readonly seal: BundleSeal;
}

/** A file isn't a bundle, or isn't what was written. */
export class BundleRefused extends MatchError {
  /** @param part such as `event 17`; all before it is as it was written */
  constructor(
    readonly part: string,
    problem: string,
  ) {
    super(`${part[0]?.toUpperCase() ?? ''}${part.slice(1)} of the bundle ${problem}`);
  }
}

/** A bundle as text. Each line begins with a checksum of its rest, so that damage has a place. */
export function bundleText(
  head: Pick<BundleHead, 'game' | 'seenBy'>,
  { definitions, events, disputes }: Pick<Bundle, 'definitions' | 'events' | 'disputes'>,
  key: KeyObject | null,
): string {
  const format = disputes.length === 0 ? formats[0] : formats[1];
  const counts = { definitions: definitions.length, events: events.length };
  const counted = { ...head, format, ...counts, ...(disputes.length === 0 ? {} : { disputes: disputes.length }) };
  const parts = [
    counted,
    ...definitions.map((definition) => ({ definition })),
    ...events,
    ...disputes.map((dispute) => ({ dispute })),
  ];
  const body = parts.map(lineOf).join('');
  const sha256 = hashOf(body);
  const signed = key && {
    key: fingerprint(key),
    signature: sign(null, vouched(format, sha256), key).toString('base64'),
  };
  return body + lineOf({ sha256, signed } satisfies BundleSeal);
}

/** Reads a bundle. @throws BundleRefused that names the first part that isn't what was written */
export function readBundle(text: string): Bundle {
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new BundleRefused('the end', 'is missing: the last line is cut off');
  const head = partIn(lines[0], 'the head') as Partial<BundleHead>;
  const { format, definitions: cards = 0, events = 0, disputes = 0 } = head;
  if (format === undefined || !formats.includes(format))
    throw new BundleRefused('the head', `names the form ${JSON.stringify(format)}, not ${formats.join(' or ')}`);
  const all = cards + events + disputes;
  const nameOf = (line: number): string => {
    if (line <= cards) return `card ${line - 1}`;
    if (line <= cards + events) return `event ${line - 1 - cards}`;
    return line <= all ? `event ${line - 1 - cards - events} of the disputes` : 'the seal';
  };
  const parts = lines.map((line, i) => (i === 0 ? head : partIn(line, nameOf(i))));
  if (parts.length !== all + 2)
    throw new BundleRefused('the end', `is missing: it has ${parts.length} lines, ${all + 2} are announced`);
  const seal = parts.at(-1) as BundleSeal;
  const before = text.slice(0, text.length - (lines.at(-1)?.length ?? 0) - 1);
  if (hashOf(before) !== seal.sha256) throw new BundleRefused('the seal', 'isn’t that of the lines before it');
  return {
    head: head as BundleHead,
    definitions: parts.slice(1, cards + 1).map((part) => (part as { readonly definition: unknown }).definition),
    events: parts.slice(cards + 1, cards + events + 1) as unknown as readonly BundledEvent[],
    disputes: parts.slice(cards + events + 1, -1).map((part) => (part as { readonly dispute: BundledDispute }).dispute),
    seal,
  };
}

/** Whether a bundle is signed with one of these keys. @returns what is wrong, or `null` */
export function signatureFault(
  { head, seal: { sha256, signed } }: Bundle,
  trusted: readonly KeyObject[],
): string | null {
  if (signed === null) return 'nobody has signed it';
  const key = trusted.find((each) => fingerprint(each) === signed.key);
  if (key === undefined) return `it is signed with a key that isn’t among those given: ${signed.key}`;
  const holds = verify(null, vouched(head.format, sha256), key, Buffer.from(signed.signature, 'base64'));
  return holds ? null : 'the signature isn’t one of what it stands beside';
}

function vouched(format: BundleHead['format'], sha256: string): Uint8Array {
  return utf8Encode(`${format} ${sha256}`);
}

const checksum = /^\{"sum":"(?<sum>[0-9a-f]{16})",(?<rest>.*)$/s;

function lineOf(part: object): string {
  const rest = canonicalJson(part).slice(1);
  return `{"sum":"${sumOf(rest)}",${rest}\n`;
}

function partIn(line: string | undefined, name: string): object {
  const { sum, rest } = checksum.exec(line ?? '')?.groups ?? {};
  if (rest === undefined || sumOf(rest) !== sum) throw new BundleRefused(name, 'isn’t what was written');
  try {
    return JSON.parse(`{${rest}`) as object;
  } catch {
    throw new BundleRefused(name, 'isn’t JSON');
  }
}

function sumOf(rest: string): string {
  return hashOf(rest).slice(0, 16);
}

function hashOf(text: string): string {
  return toHex(new Sha256().update(utf8Encode(text)).digest());
}
