import type { Ability } from '@stacktrail/card-tree';
import { isBar, isKeywordLine, withLinks } from '../grammar/index.js';
import type { TextSource } from '../english/text-source.js';
import type { Diagnostic } from './diagnostic.js';
import { differenceOf } from './difference.js';
import { normalise } from './normalise.js';
import { readParagraph, type Paragraph, type ParagraphMemory } from './paragraph.js';

/** The result for a face's rules text. It was read strictly if there is no diagnostic. */
export interface ReadFace {
  readonly abilities: readonly Ability[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Splits a text into paragraphs: an ability with its modes or results table, a line of keyword abilities, or a level
 * symbol with its power and toughness (CR 711.2).
 */
export function paragraphsOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(/\n(?!•|\+ |\d+\/\d+$|\d+(?:—\d+|\+)? \| )/m);
}

/** Puts abilities below the last bar of the text box, if it has one (CR 711.2, 716.2). */
export function place(read: readonly Ability[], abilities: Ability[]): void {
  const last = abilities.pop();
  const [first] = read;
  if (last === undefined) abilities.push(...read);
  else if (!isBar(last) || (first !== undefined && isBar(first))) abilities.push(last, ...read);
  else abilities.push({ ...last, abilities: [...last.abilities, ...read] });
}

/** The rules text of a face that is being compiled, paragraph by paragraph. */
export class FaceDraft {
  private readonly normalised: string;
  private readonly texts: readonly string[];
  private readonly read: Paragraph[] = [];
  /** The number of paragraphs read so far. */
  private at = 0;
  private readonly abilities: Ability[] = [];

  /**
   * @param text the Oracle text, with or without reminder text
   * @param face the index of the face, for the diagnostics
   * @param memory paragraphs of other cards
   */
  constructor(
    text: string,
    private readonly textSource: TextSource,
    private readonly face: number,
    private readonly memory?: ParagraphMemory,
  ) {
    this.normalised = normalise(text);
    this.texts = paragraphsOf(this.normalised);
  }

  /** The paragraph that is read next; `undefined` after the last. */
  get next(): string | undefined {
    return this.texts[this.at];
  }

  /** Reads the next paragraph, which can refer to those above it. */
  readNext(): void {
    const text = this.next!;
    this.at++;
    const paragraph = this.readOne(text, this.abilities);
    if (paragraph.stuckAt === undefined) place(paragraph.abilities, this.abilities);
    else if (this.readWithOneAbove(text)) return;
    this.read.push(paragraph);
  }

  private readOne(text: string, abilities: readonly Ability[]): Paragraph {
    return readParagraph(text, { ...this.textSource, abilities: [...abilities] }, this.memory);
  }

  /**
   * Reads a paragraph of a spell that refers to the one above it; the instructions of both are one text (CR 608.2c).
   */
  private readWithOneAbove(text: string): boolean {
    const { read, abilities } = this;
    const above = read[read.length - 1];
    const last = abilities[abilities.length - 1];
    if (above === undefined || above.stuckAt !== undefined || last === undefined) return false;
    if (last.kind !== 'spell' || (last.choose?.max ?? 1) !== 1 || above.abilities.length !== 1) return false;
    const both = this.readOne(`${above.text}\n${text}`, abilities.slice(0, -1));
    if (both.stuckAt !== undefined) return false;
    read[read.length - 1] = both;
    abilities.splice(-1, 1, ...both.abilities);
    return true;
  }

  /**
   * The paragraphs that have to be written in the same words for the face to be strict; none if a paragraph can't be
   * read.
   */
  get toSay(): readonly Paragraph[] {
    return this.read.every(({ stuckAt }) => stuckAt === undefined) ? this.read : [];
  }

  /** The result, once all paragraphs are read. */
  finish(): ReadFace {
    const { abilities, face, normalised: paragraph } = this;
    const diagnostics = this.read.flatMap((one) => (one.stuckAt === undefined ? [] : [unread(one, one.stuckAt, face)]));
    const later = abilities.filter(({ kind }) => kind === 'spell').slice(1);
    if (later.some((ability) => ability.kind === 'spell' && ability.choose !== undefined)) {
      const message = 'modes that are chosen behind other instructions are not played yet';
      diagnostics.push({ kind: 'unread', face, message, paragraph, at: 0 });
    }
    if (diagnostics.length > 0) return { abilities, diagnostics };
    const whole = withLinks(abilities);
    if (whole === undefined) {
      const message = 'no ability exiles what another one speaks of';
      return { abilities, diagnostics: [{ kind: 'unread', face, message, paragraph, at: 0 }] };
    }
    const different = this.read.find((one, i) => !saysItself(one, this.read[i - 1]));
    if (different !== undefined) return { abilities: whole, diagnostics: [readsDifferently(different, face)] };
    return { abilities: whole, diagnostics: this.read.flatMap((one) => ambiguities(one, face)) };
  }
}

function unread({ text }: Paragraph, at: number, face: number): Diagnostic {
  return { kind: 'unread', face, message: `can't read “${text.slice(at, at + 60)}”`, paragraph: text, at };
}

function readsDifferently(paragraph: Paragraph, face: number): Diagnostic {
  const says = paragraph.says();
  const message = says === undefined ? 'what was read has no words' : `it would say “${says}”`;
  return { kind: 'reads differently', face, message, paragraph: paragraph.text, at: 0 };
}

/** The diagnostics for a paragraph with several meanings between which no preference decides. */
function ambiguities({ text: paragraph, abilities, meaning }: Paragraph, face: number): readonly Diagnostic[] {
  const [other] = meaning?.others ?? [];
  if (other === undefined) return [];
  return [
    {
      kind: 'ambiguous',
      face,
      message: `it is ambiguous: ${differenceOf(abilities, other.abilities)}`,
      paragraph,
      at: 0,
    },
  ];
}

/**
 * Whether the abilities of a paragraph are written as the same text. Keyword abilities of two paragraphs would be
 * written in one.
 */
function saysItself(paragraph: Paragraph, before: Paragraph | undefined): boolean {
  const isOpen = before !== undefined && isKeywordLine(before.abilities) && !before.text.endsWith('.');
  if (isOpen && isKeywordLine(paragraph.abilities)) return false;
  return paragraph.says() === paragraph.text;
}
