import type { Ability } from '@stacktrail/card-tree';
import { affectsWording, shortName, voiceOf, type TextSource } from '../english/text-source.js';
import { meaningOf, type Meaning } from './meaning.js';
import { tokenise, type Token } from '../syntax/token.js';

/** What came of a paragraph. */
export interface Paragraph {
  readonly text: string;
  /** Where it can't be read: where reading stuck, in UTF-16 units. */
  readonly stuckAt?: number;
  readonly abilities: readonly Ability[];
  /** Where it can be read in more ways than one that say it again: which was meant, and why. */
  readonly meaning?: Meaning;
  /** What its abilities say; `undefined` if that has no words. */
  says(): string | undefined;
}

function paragraphOf(text: string, tokens: readonly Token[], textSource: TextSource): Paragraph {
  const meaning = meaningOf(text, tokens, textSource);
  if ('furthest' in meaning) {
    return { text, stuckAt: tokens[meaning.furthest]!.from, abilities: [], says: () => undefined };
  }
  const { reading } = meaning;
  return { text, abilities: reading.abilities, says: () => reading.says(), ...(meaning.ways > 1 && { meaning }) };
}

/**
 * What paragraphs mean that have no name in them, for other cards that have the same: of the 61,000 of all cards a third
 * are the words of another one.
 */
export class ParagraphMemory {
  private readonly known = new Map<string, Paragraph>();

  /** The paragraph as it was read before, of what speaks alike; otherwise it is read and kept. */
  recall(text: string, textSource: TextSource, read: () => Paragraph): Paragraph {
    if (textSource.abilities.some(affectsWording)) return read();
    const key = `${voiceOf(textSource)}\n${text}`;
    let paragraph = this.known.get(key);
    if (paragraph === undefined) this.known.set(key, (paragraph = read()));
    return paragraph;
  }
}

/** Where a text names its own object (CR 201.5): by its whole name, or a legend by the name up to its comma. */
function selvesIn(paragraph: string, { name, supertypes }: TextSource): readonly (readonly [number, number])[] {
  const spans: [number, number][] = [];
  const names = supertypes.includes('Legendary') ? [name, shortName(name)] : [name];
  for (const wanted of names) {
    if (wanted === '') continue;
    for (let at = paragraph.indexOf(wanted); at >= 0; at = paragraph.indexOf(wanted, at + wanted.length)) {
      const end = at + wanted.length;
      if (!spans.some(([from, to]) => at < to && end > from)) spans.push([at, end]);
    }
  }
  return spans.sort((a, b) => a[0] - b[0]);
}

/** Whether what can't be read begins near where the object seems to name itself. */
function isStuckAtSelf({ stuckAt }: Paragraph, tokens: readonly Token[]): boolean {
  const furthest = tokens.findIndex(({ from }) => from === stuckAt);
  return tokens.slice(Math.max(0, furthest - 2), furthest + 3).some(({ kind }) => kind === 'self');
}

/** Where a card's name is a word of rules text too (“exile”), it may be that word and no name. */
function readAfresh(text: string, selves: ReturnType<typeof selvesIn>, textSource: TextSource): Paragraph {
  const tokens = tokenise(text, selves);
  const named = paragraphOf(text, tokens, textSource);
  if (named.stuckAt === undefined || !isStuckAtSelf(named, tokens)) return named;
  const plain = paragraphOf(text, tokenise(text), textSource);
  return plain.stuckAt === undefined ? plain : named;
}

/**
 * Reads a paragraph of rules text.
 *
 * @param textSource the object whose text it is, with the abilities that stand above
 */
export function readParagraph(text: string, textSource: TextSource, memory?: ParagraphMemory): Paragraph {
  const selves = selvesIn(text, textSource);
  const read = (): Paragraph => readAfresh(text, selves, textSource);
  return selves.length > 0 || memory === undefined ? read() : memory.recall(text, textSource, read);
}
