import type { Ability } from '@stacktrail/card-tree';
import { affectsWording, shortName, voiceOf, type TextSource } from '../english/text-source.js';
import { meaningOf, type Meaning } from './meaning.js';
import { tokenise, type Token } from '../syntax/token.js';

/** The result for a paragraph. */
export interface Paragraph {
  readonly text: string;
  /** The place where reading stopped, in UTF-16 units, if the paragraph can't be read. */
  readonly stuckAt?: number;
  readonly abilities: readonly Ability[];
  /** The reading that was taken and the reason, if several readings are written as the same text. */
  readonly meaning?: Meaning;
  /** The text of its abilities; `undefined` if the grammar can't write them. */
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
 * Remembers the readings of paragraphs without a name, for other cards with the same paragraph: a third of all 61,000
 * paragraphs occur more than once.
 */
export class ParagraphMemory {
  private readonly known = new Map<string, Paragraph>();

  /** The remembered reading for an object with the same wording; otherwise the paragraph is read and remembered. */
  recall(text: string, textSource: TextSource, read: () => Paragraph): Paragraph {
    if (textSource.abilities.some(affectsWording)) return read();
    const key = `${voiceOf(textSource)}\n${text}`;
    let paragraph = this.known.get(key);
    if (paragraph === undefined) this.known.set(key, (paragraph = read()));
    return paragraph;
  }
}

/**
 * The spans in which a text names its own object (CR 201.5): by its whole name, or for a legend by the name up to its
 * comma.
 */
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

/** Whether reading stopped near a word that seems to be the object's name. */
function isStuckAtSelf({ stuckAt }: Paragraph, tokens: readonly Token[]): boolean {
  const furthest = tokens.findIndex(({ from }) => from === stuckAt);
  return tokens.slice(Math.max(0, furthest - 2), furthest + 3).some(({ kind }) => kind === 'self');
}

/** Reads the paragraph again: a name that is also a word of rules text (“exile”) may be that word here. */
function readAfresh(text: string, selves: ReturnType<typeof selvesIn>, textSource: TextSource): Paragraph {
  const tokens = tokenise(text, selves);
  const named = paragraphOf(text, tokens, textSource);
  if (named.stuckAt === undefined || !isStuckAtSelf(named, tokens)) return named;
  const plain = paragraphOf(text, tokenise(text), textSource);
  return plain.stuckAt === undefined ? plain : named;
}

/**
 * Reads a paragraph of rules text.
 * @param textSource the object that has the text, with the abilities of the paragraphs above
 */
export function readParagraph(text: string, textSource: TextSource, memory?: ParagraphMemory): Paragraph {
  const selves = selvesIn(text, textSource);
  const read = (): Paragraph => readAfresh(text, selves, textSource);
  return selves.length > 0 || memory === undefined ? read() : memory.recall(text, textSource, read);
}
