import type { Ability } from '@stacktrail/card-language';
import {
  isBar,
  linked,
  readAbilities,
  shortName,
  tokenise,
  type Token,
  writeRulesText,
  type Speaker,
} from '@stacktrail/card-language/grammar';
import type { Diagnostic } from './diagnostic.js';
import { normalise } from './normalise.js';

/** What came of a face's rules text. It was read strictly if there is no diagnostic. */
export interface ReadFace {
  readonly abilities: readonly Ability[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A paragraph is one ability with its modes or results table, a line of keyword abilities, or a level symbol with its size (CR 711.2). */
function paragraphsOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(/\n(?!•|\d+\/\d+$|\d+(?:—\d+|\+)? \| )/m);
}

/** Where a text names its own object (CR 201.5): by its whole name, or a legend by the name up to its comma. */
function selvesIn(paragraph: string, { name, supertypes }: Speaker): readonly (readonly [number, number])[] {
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

/** Abilities that are read go below the last bar of a text box that has some (CR 711.2, 716.2). */
function place(read: readonly Ability[], abilities: Ability[]): void {
  const last = abilities.pop();
  const [first] = read;
  if (last === undefined) abilities.push(...read);
  else if (!isBar(last) || (first !== undefined && isBar(first))) abilities.push(last, ...read);
  else abilities.push({ ...last, abilities: [...last.abilities, ...read] });
}

/** Whether what can't be read begins near where the object seems to name itself. */
function isStuckAtSelf(tokens: readonly Token[], furthest: number): boolean {
  return tokens.slice(Math.max(0, furthest - 2), furthest + 3).some(({ kind }) => kind === 'self');
}

/** Where a card's name is a word of rules text too (“exile”), it may be that word and no name. */
function readParagraph(
  paragraph: string,
  speaker: Speaker,
): { readonly tokens: ReturnType<typeof tokenise>; readonly read: ReturnType<typeof readAbilities> } {
  const selves = selvesIn(paragraph, speaker);
  const tokens = tokenise(paragraph, selves);
  const read = readAbilities(tokens, speaker);
  if ('abilities' in read || !isStuckAtSelf(tokens, read.furthest)) return { tokens, read };
  const plain = tokenise(paragraph);
  const readPlain = readAbilities(plain, speaker);
  return 'abilities' in readPlain ? { tokens: plain, read: readPlain } : { tokens, read };
}

/**
 * Reads the rules text of a face.
 *
 * @param text Oracle text, with reminder text or without
 * @param face which face, for the diagnostics
 */
export function readFace(text: string, speaker: Speaker, face: number): ReadFace {
  const abilities: Ability[] = [];
  const diagnostics: Diagnostic[] = [];
  const normalised = normalise(text);
  for (const paragraph of paragraphsOf(normalised)) {
    const { tokens, read } = readParagraph(paragraph, { ...speaker, abilities });
    if ('abilities' in read) {
      place(read.abilities, abilities);
      continue;
    }
    const at = tokens[read.furthest]!.from;
    const message = `can't read “${paragraph.slice(at, at + 60)}”`;
    diagnostics.push({ kind: 'unread', face, message, paragraph, at });
  }
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
  const written = writeRulesText(abilities, { ...speaker, abilities });
  if (written === normalised) return { abilities: whole, diagnostics };
  const message = written === undefined ? 'what was read has no words' : `it would say “${written}”`;
  return { abilities, diagnostics: [{ kind: 'reads differently', face, message, paragraph: normalised, at: 0 }] };
}
