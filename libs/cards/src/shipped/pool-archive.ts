import { gunzipSync } from 'node:zlib';
import { cardLanguageVersion, type CardDefinition } from '@stacktrail/card-language';
import { canonicalJson, invariant } from '@stacktrail/kernel';
import { gzipSync } from 'fflate';
import type { CountedCard } from '../status/status.js';

/** A pool of cards that can't be read: it is damaged, or made by another version of this program. */
export class UnreadablePool extends Error {
  override readonly name = 'UnreadablePool';
}

/** The first line of an archive: what it holds, without the trees. */
export interface PoolContents {
  readonly format: 'stacktrail cards';
  readonly language: number;
  /** The names of the cards whose trees are here, in the order of the trees. */
  readonly cards: readonly string[];
  /** How many bytes each tree has, its line's end not counted. */
  readonly bytes: readonly number[];
  /** The names of the other cards that there are: not all of their text is understood. */
  readonly unread: readonly string[];
  /** How many bytes the second line has, its end not counted: `PoolFacts`. */
  readonly facts: number;
}

/** The second line: facts of each card, of those with trees first, in the order of their names. */
export interface PoolFacts {
  /** The formats in the order of the bits of `legalIn`. */
  readonly formats: readonly string[];
  readonly legalIn: readonly number[];
  /** The year of the first release; 0 where it isn't known. */
  readonly years: readonly number[];
  /** Letters: `p` is printed on paper, `-` isn't. */
  readonly paper: string;
  /** Letters: `s` is strict, `p` partly understood, `u` not at all. */
  readonly grades: string;
}

/** A card that goes into an archive. */
export interface PooledCard extends CountedCard {
  readonly definition?: CardDefinition;
}

/**
 * The bytes of a pool: gzipped lines, the contents, the facts, and then a tree each. The same pool has the same bytes on
 * every machine: the compression is the one of a library, not that of a version of Node.js, and there is no time in it.
 *
 * @param pool the cards by name
 */
export function poolArchive(pool: ReadonlyMap<string, PooledCard>): Uint8Array {
  const names = [...pool.keys()].sort();
  const [cards, unread] = [true, false].map((strict) =>
    names.filter((name) => (pool.get(name)?.definition !== undefined) === strict),
  ) as [string[], string[]];
  const trees = cards.map((name) => Buffer.from(canonicalJson(pool.get(name)?.definition)));
  const facts = Buffer.from(canonicalJson(factsOf([...cards, ...unread].flatMap((name) => pool.get(name) ?? []))));
  const contents: PoolContents = {
    format: 'stacktrail cards',
    language: cardLanguageVersion,
    bytes: trees.map(({ length }) => length),
    facts: facts.length,
    ...{ cards, unread },
  };
  const newline = Buffer.from('\n');
  const lines = [Buffer.from(canonicalJson(contents)), facts, ...trees].flatMap((line) => [line, newline]);
  return gzipSync(Buffer.concat(lines), { level: 9, mem: 12, mtime: 0 });
}

function factsOf(cards: readonly PooledCard[]): PoolFacts {
  const formats = [...new Set(cards.flatMap(({ legalIn }) => legalIn))].sort();
  invariant(formats.length <= 50, () => `${formats.length} formats: a number has bits for 50`);
  const bits = new Map(formats.map((format, bit) => [format, 2 ** bit]));
  return {
    formats,
    legalIn: cards.map(({ legalIn }) => legalIn.reduce((sum, format) => sum + (bits.get(format) ?? 0), 0)),
    years: cards.map(({ year }) => year ?? 0),
    paper: cards.map(({ paper }) => (paper ? 'p' : '-')).join(''),
    grades: cards.map(({ grade }) => grade.charAt(0)).join(''),
  };
}

/** An archive that was unpacked: what it holds, and its trees as JSON. */
export interface UnpackedPool {
  readonly contents: PoolContents;
  /** `PoolFacts`, as JSON. */
  readonly facts: Buffer;
  readonly trees: Buffer;
}

/** @throws UnreadablePool */
export function unpackPool(archive: Uint8Array): UnpackedPool {
  const { contents, lines } = linesOf(archive);
  if (contents.language !== cardLanguageVersion) {
    throw new UnreadablePool(
      `the pool of cards is in version ${contents.language} of the card language, this program in ${cardLanguageVersion}`,
    );
  }
  return { contents, facts: lines.subarray(0, contents.facts), trees: lines.subarray(contents.facts + 1) };
}

function linesOf(archive: Uint8Array): { readonly contents: PoolContents; readonly lines: Buffer } {
  try {
    const lines = gunzipSync(archive);
    const end = lines.indexOf('\n');
    const contents: unknown = JSON.parse(lines.toString('utf8', 0, end));
    if (!isContents(contents)) throw new Error('its first line is not the contents of one');
    return { contents, lines: lines.subarray(end + 1) };
  } catch (error) {
    throw new UnreadablePool(`the pool of cards is damaged: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function isContents(value: unknown): value is PoolContents {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === 'stacktrail cards';
}
