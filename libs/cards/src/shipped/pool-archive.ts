import { gunzipSync } from 'node:zlib';
import { cardLanguageVersion, treeUpcasters, type TreeUpcasters } from '@stacktrail/card-tree';

/** A pool of cards that can't be read: it is damaged, or made by a newer version of this program. */
export class UnreadablePool extends Error {
  override readonly name = 'UnreadablePool';
}

/** The first line of an archive: what it holds, without the trees. */
export interface PoolContents {
  readonly format: 'stacktrail cards';
  /** The version of the card language that the trees are written in. */
  readonly language: number;
  /** The names of the cards whose trees are here, in the order of the trees. */
  readonly cards: readonly string[];
  /** How many bytes each tree has, without the end of its line. */
  readonly bytes: readonly number[];
  /** The names of the other cards that there are: not all of their text is understood. */
  readonly unread: readonly string[];
  /** How many bytes the second line has, without its end: `PoolFacts`. */
  readonly facts: number;
}

/** The second line: facts of each card, of those with trees first, in the order of their names. */
export interface PoolFacts {
  /** The formats in the order of the bits of `legalIn`. */
  readonly formats: readonly string[];
  readonly legalIn: readonly number[];
  /** The year of the first release; 0 if it isn't known. */
  readonly years: readonly number[];
  /** One letter for each card: `p` is printed on paper, `-` isn't. */
  readonly paper: string;
  /** One letter for each card: `s` is strict, `p` is partly understood, `u` isn't understood at all. */
  readonly grades: string;
  /**
   * For each card without a tree where the words begin that aren't understood: the face times 1,000,000, the paragraph
   * times 1,000, and the word (see `TextPlace`); 0 if it isn't known. Absent if it is known of no
   * card.
   */
  readonly stuckAt?: readonly number[];
}

/** An archive that was unpacked: what it holds, and its trees as JSON. */
export interface UnpackedPool {
  readonly contents: PoolContents;
  /** `PoolFacts`, as JSON. */
  readonly facts: Buffer;
  readonly trees: Buffer;
}

/**
 * Unpacks an archive whose trees can be read: those of an older version are still what they were.
 *
 * @param upcasters those of this release where absent
 * @throws UnreadablePool
 */
export function unpackPool(archive: Uint8Array, upcasters: TreeUpcasters = treeUpcasters): UnpackedPool {
  const { contents, lines } = linesOf(archive);
  const { language } = contents;
  if (language < upcasters.oldest || language > cardLanguageVersion) {
    const remedy = language > cardLanguageVersion ? ': use a newer Stacktrail' : '';
    throw new UnreadablePool(
      `the pool of cards is in version ${language} of the card language, and this Stacktrail reads ` +
        `versions ${upcasters.oldest} to ${cardLanguageVersion}${remedy}`,
    );
  }
  return { contents, facts: lines.subarray(0, contents.facts), trees: lines.subarray(contents.facts + 1) };
}

function linesOf(archive: Uint8Array): { readonly contents: PoolContents; readonly lines: Buffer } {
  try {
    const lines = gunzipSync(archive);
    const end = lines.indexOf('\n');
    const contents: unknown = JSON.parse(lines.toString('utf8', 0, end));
    if (!isContents(contents)) throw new Error('its first line is not the contents of an archive');
    return { contents, lines: lines.subarray(end + 1) };
  } catch (error) {
    throw new UnreadablePool(`the pool of cards is damaged: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function isContents(value: unknown): value is PoolContents {
  if (typeof value !== 'object' || value === null) return false;
  const { format, language } = value as Partial<PoolContents>;
  return format === 'stacktrail cards' && Number.isSafeInteger(language);
}
