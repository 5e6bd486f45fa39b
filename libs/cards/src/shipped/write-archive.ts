import { gzipSync } from 'fflate';
import { cardLanguageVersion, type CardDefinition } from '@stacktrail/card-tree';
import { canonicalJson, invariant } from '@stacktrail/kernel';
import type { TextPlace } from '../reading/text-place.js';
import type { CountedCard } from '../status/status.js';
import type { PoolContents, PoolFacts } from './pool-archive.js';

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
  const stuckAt = cards.filter(({ definition }) => definition === undefined).map((card) => placeNumber(card.stuckAt));
  const bits = new Map(formats.map((format, bit) => [format, 2 ** bit]));
  return {
    formats,
    legalIn: cards.map(({ legalIn }) => legalIn.reduce((sum, format) => sum + (bits.get(format) ?? 0), 0)),
    years: cards.map(({ year }) => year ?? 0),
    paper: cards.map(({ paper }) => (paper ? 'p' : '-')).join(''),
    grades: cards.map(({ grade }) => grade.charAt(0)).join(''),
    ...(stuckAt.some((place) => place > 0) ? { stuckAt } : {}),
  };
}

/** No text has as many paragraphs or words as a part of the number can say; one that has isn't a card's. */
function placeNumber(place: TextPlace | undefined): number {
  if (place === undefined || place.paragraph > 999 || place.word > 999) return 0;
  return place.face * 1_000_000 + place.paragraph * 1000 + place.word;
}
