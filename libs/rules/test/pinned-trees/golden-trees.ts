import { readFileSync, writeFileSync } from 'node:fs';
import { cardLanguageVersion, type CardDefinition, type UntypedRecord } from '@stacktrail/card-tree';
import { ArchivedPool, cardPool, shippedPoolFile } from '@stacktrail/cards';
import { Catalog } from '@stacktrail/game-state';
import { canonicalJson } from '@stacktrail/kernel';
import { placesIn } from './places.js';
import { wordsIn } from './words.js';

/** A tree as a game pinned it. A line is never changed or taken away once it is released. */
export interface GoldenTree {
  /** The content hash of a game's definitions that are this one alone. */
  readonly hash: string;
  /** Where facts can point into it, as it was then. */
  readonly places: readonly string[];
  readonly tree: UntypedRecord;
}

const file = new URL('./golden/trees.ndjson', import.meta.url);

function goldenTrees(): readonly GoldenTree[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as GoldenTree);
}

/** The trees of the shipped pool, of an archive that nobody else keeps in memory. */
function* pooledTrees(): Generator<CardDefinition> {
  const archive = new ArchivedPool(readFileSync(shippedPoolFile));
  for (const name of archive.contents.cards) yield archive.get(name)!;
  yield* cardPool.values();
}

/** The words of the shipped pool that no golden tree of today's version has. */
function missingWords(golden: readonly GoldenTree[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const tree of pooledTrees()) for (const word of wordsIn(tree)) words.add(word);
  for (const { tree } of golden) {
    if (tree['language'] !== cardLanguageVersion) continue;
    for (const word of wordsIn(tree)) words.delete(word);
  }
  return words;
}

/** What a tree takes beside its own bytes: its line's other fields. */
const overhead = 100;

/** Trees of the pool that have all of these words: each time the one with the most missing words for its length. */
function pick(words: ReadonlySet<string>): readonly CardDefinition[] {
  const missing = new Set(words);
  const worth = (has: ReadonlySet<string>, length: number): number =>
    [...has].filter((word) => missing.has(word)).length / (overhead + length);
  let candidates = [...pooledTrees()].map((tree) => {
    return { tree, has: wordsIn(tree), length: canonicalJson(tree).length, worth: 0 };
  });
  const picked: CardDefinition[] = [];
  while (missing.size > 0) {
    candidates = candidates
      .map((each) => ({ ...each, worth: worth(each.has, each.length) }))
      .filter((each) => each.worth > 0);
    candidates.sort((one, other) => other.worth - one.worth);
    const [{ tree, has }] = candidates as [(typeof candidates)[number]];
    for (const word of has) missing.delete(word);
    picked.push(tree);
  }
  return picked;
}

function goldenTree(tree: CardDefinition): GoldenTree {
  const catalog = new Catalog([tree]);
  return { hash: catalog.hash, places: placesIn(catalog), tree: { ...tree } };
}

/**
 * The golden trees of all versions. Words of the pool that none of them has are refused, unless the variable ADD_GOLDEN
 * is set: then trees that have them are added at the end.
 */
export function checkedGoldenTrees(): readonly GoldenTree[] {
  const golden = goldenTrees();
  const missing = missingWords(golden);
  if (missing.size === 0) return golden;
  if (process.env['ADD_GOLDEN'] === undefined) {
    const words = [...missing].join(', ');
    throw new Error(`trees.ndjson has no tree with: ${words}; run the test with ADD_GOLDEN=1 to add what is new`);
  }
  const grown = [...golden, ...pick(missing).map(goldenTree)];
  writeFileSync(file, grown.map((line) => `${canonicalJson(line)}\n`).join(''));
  return grown;
}
