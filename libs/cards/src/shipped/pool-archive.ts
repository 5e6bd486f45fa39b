import { cardLanguageVersion, type CardDefinition } from '@stacktrail/card-language';
import { canonicalJson } from '@stacktrail/kernel';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** A pool that can't be read: what it is, and how to make it anew. */
export class UnreadablePool extends Error {
  override readonly name = 'UnreadablePool';
}

/** What an archive says of its cards, without their trees. */
export interface PoolContents {
  readonly format: 'stacktrail cards';
  readonly language: number;
  /** How many cards lie together. To get one, so many are unpacked. */
  readonly together: number;
  /** The names of the cards whose trees are here, in the order of the trees. */
  readonly cards: readonly string[];
  /** The names of the other cards that there are: not all of their text is understood. */
  readonly unread: readonly string[];
}

const TOGETHER = 64;
const CONTENTS = 'contents.json';

/** Archives have times; these are the ones of no day in particular, so that equal pools are equal to the byte. */
const written = { level: 9, mtime: new Date(1980, 0, 1) } as const;

function fileOf(group: number): string {
  return `cards/${String(group).padStart(4, '0')}.jsonl`;
}

/**
 * The bytes of a pool: a ZIP archive of its contents and of groups of trees, one a line. The same pool always has the same
 * bytes.
 *
 * @param cards the cards with trees, by name
 * @param unread the names of the other cards that there are
 */
export function poolArchive(cards: ReadonlyMap<string, CardDefinition>, unread: Iterable<string>): Uint8Array {
  const names = [...cards.keys()].sort();
  const contents: PoolContents = {
    format: 'stacktrail cards',
    language: cardLanguageVersion,
    together: TOGETHER,
    cards: names,
    unread: [...new Set(unread)].filter((name) => !cards.has(name)).sort(),
  };
  const files: Record<string, Uint8Array> = { [CONTENTS]: strToU8(canonicalJson(contents)) };
  for (let from = 0; from < names.length; from += TOGETHER) {
    const group = names.slice(from, from + TOGETHER).map((name) => canonicalJson(cards.get(name)));
    files[fileOf(from / TOGETHER)] = strToU8(`${group.join('\n')}\n`);
  }
  return zipSync(files, written);
}

/** @throws UnreadablePool */
export function contentsOf(archive: Uint8Array): PoolContents {
  let contents: PoolContents;
  try {
    contents = JSON.parse(fileIn(archive, CONTENTS)) as PoolContents;
  } catch (error) {
    throw new UnreadablePool(`the pool of cards is damaged: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (contents.language !== cardLanguageVersion) {
    throw new UnreadablePool(
      `the pool of cards is in version ${contents.language} of the card language, this program in ${cardLanguageVersion}`,
    );
  }
  return contents;
}

/** The trees of a group of cards, each as JSON. */
export function treesIn(archive: Uint8Array, group: number): readonly string[] {
  return fileIn(archive, fileOf(group)).split('\n');
}

function fileIn(archive: Uint8Array, wanted: string): string {
  const file = unzipSync(archive, { filter: ({ name }) => name === wanted })[wanted];
  if (file === undefined) throw new UnreadablePool(`the pool of cards is damaged: it has no ${wanted}`);
  return strFromU8(file);
}
