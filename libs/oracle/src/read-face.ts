import type { Ability } from '@stacktrail/card-language';
import { isBar, isKeywordLine, linked, type Speaker } from '@stacktrail/card-language/grammar';
import type { Diagnostic } from './diagnostic.js';
import { normalise } from './normalise.js';
import { readParagraph, type Paragraph, type ParagraphMemory } from './paragraph.js';

/** What came of a face's rules text. It was read strictly if there is no diagnostic. */
export interface ReadFace {
  readonly abilities: readonly Ability[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A paragraph is one ability with its modes or results table, a line of keyword abilities, or a level symbol with its size (CR 711.2). */
function paragraphsOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(/\n(?!•|\d+\/\d+$|\d+(?:—\d+|\+)? \| )/m);
}

/** Abilities that are read go below the last bar of a text box that has some (CR 711.2, 716.2). */
function place(read: readonly Ability[], abilities: Ability[]): void {
  const last = abilities.pop();
  const [first] = read;
  if (last === undefined) abilities.push(...read);
  else if (!isBar(last) || (first !== undefined && isBar(first))) abilities.push(last, ...read);
  else abilities.push({ ...last, abilities: [...last.abilities, ...read] });
}

/**
 * Reads the rules text of a face.
 *
 * @param text Oracle text, with reminder text or without
 * @param face which face, for the diagnostics
 * @param memory of paragraphs that other cards have had
 */
export function readFace(text: string, speaker: Speaker, face: number, memory?: ParagraphMemory): ReadFace {
  const abilities: Ability[] = [];
  const diagnostics: Diagnostic[] = [];
  const normalised = normalise(text);
  const paragraphs = paragraphsOf(normalised).map((paragraph): Paragraph => {
    const read = readParagraph(paragraph, { ...speaker, abilities: [...abilities] }, memory);
    if (read.stuckAt === undefined) place(read.abilities, abilities);
    else diagnostics.push(unread(read, read.stuckAt, face));
    return read;
  });
  const later = abilities.filter(({ kind }) => kind === 'spell').slice(1);
  if (later.some((ability) => ability.kind === 'spell' && ability.choose !== undefined)) {
    const message = 'modes that are chosen behind other instructions are not played yet';
    diagnostics.push({ kind: 'unread', face, message, paragraph: normalised, at: 0 });
  }
  if (diagnostics.length > 0) return { abilities, diagnostics };
  const whole = linked(abilities);
  if (whole === undefined) {
    const message = 'no ability exiles what another one speaks of';
    return { abilities, diagnostics: [{ kind: 'unread', face, message, paragraph: normalised, at: 0 }] };
  }
  const different = paragraphs.find((paragraph, i) => !saysItself(paragraph, paragraphs[i - 1]));
  if (different === undefined) return { abilities: whole, diagnostics };
  const says = different.says();
  const message = says === undefined ? 'what was read has no words' : `it would say “${says}”`;
  return { abilities, diagnostics: [{ kind: 'reads differently', face, message, paragraph: different.text, at: 0 }] };
}

function unread({ text }: Paragraph, at: number, face: number): Diagnostic {
  return { kind: 'unread', face, message: `can't read “${text.slice(at, at + 60)}”`, paragraph: text, at };
}

/** Whether its abilities say the paragraph again; keyword abilities of two paragraphs would stand in one. */
function saysItself(paragraph: Paragraph, before: Paragraph | undefined): boolean {
  if (before !== undefined && isKeywordLine(before.abilities) && isKeywordLine(paragraph.abilities)) return false;
  return paragraph.says() === paragraph.text;
}
