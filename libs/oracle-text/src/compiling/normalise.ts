import { numberKeywords, plainKeywords } from '@stacktrail/card-tree';
import { splitCyclings, splitProtection } from './several-keywords.js';
import { activationSynonyms } from './activation-synonyms.js';
import { amountSynonyms } from './amount-synonyms.js';
import { castingSynonyms } from './casting-synonyms.js';
import { phraseSynonyms } from './phrase-synonyms.js';
import { eventSynonyms } from './event-synonyms.js';
import { jointSynonyms } from './joint-synonyms.js';
import { knownPhrases } from './known-phrases.js';
import { pieceOf } from './piece-of-matches.js';
import { rareWordings } from './rare-wordings.js';
import { slips } from './slips.js';
import { spellSynonyms } from './spell-synonyms.js';
import { staticSynonyms } from './static-synonyms.js';
import { furtherSynonyms } from './further-synonyms.js';
import { firstSynonyms } from './first-synonyms.js';
import { tokenSynonyms } from './token-synonyms.js';
import { triggerSynonyms } from './trigger-synonyms.js';

/** “Landfall — ”, “Council's dilemma — ”: words without rules meaning (CR 207.2c, 207.2d). */
const abilityWord =
  /^(?!(?:When|Whenever|At|If|As|Choose|Ward|Equip|Kicker|Cycling|Flashback|I|II|III|IV|V|VI|Max speed|Boast|Exhaust|Forecast|Power-up|Solved|To solve|Visit|Companion)\b)(?:[A-Z]|\d+,)[\w' !?,\u00C0-\u024F-]* — (?=[A-Z{"])/;

/** Keyword abilities that share a line if they have no reminder text. */
const sharing = new RegExp(
  `^(?:(?:${plainKeywords.join('|')}|protection from [^,.]*|hexproof from [^,.]*|ward \\S+|ward—[^.\\n]*\\.|\\w+walk|(?:${numberKeywords.join('|')}|vanishing|devour(?: \\w+)?) (?:\\d+|X))(?:, |$))+$`,
  'i',
);

/** Such words after chapter symbols. */
const chapterWord = /^((?:[IVX]+, )*[IVX]+ — )[A-Z][\w' !-]*(?<! choice) — (?=[A-Z{"])/;

const headOfModes = /\bchooses? [^.]*—$|^Choose |^Tiered$/;
const labelOfMode = /^• [A-Z][^.{}•—]* — (?=[A-Z{~])/;

/** Removes the names of modes, which have no rules meaning (CR 207.2d). */
function withoutLabels(lines: readonly string[]): readonly string[] {
  let modes = false;
  return lines.map((line) => {
    if (!line.startsWith('•')) modes = headOfModes.test(line);
    return modes ? line.replace(labelOfMode, '• ') : line;
  });
}

/** Joins keywords on successive lines into one line. A cost that is a sentence ends the line: “ward—Discard a card.” */
function joinKeywords(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let open = false;
  for (const written of lines) {
    const listed = written.replaceAll('; ', ', ');
    const shares = sharing.test(listed);
    const line = shares ? listed : written;
    if (open && shares) joined.push(`${joined.pop()!}, ${line.charAt(0).toLowerCase()}${line.slice(1)}`);
    else joined.push(line);
    open = shares && !line.endsWith('.');
  }
  return joined;
}

/** The tables of rewordings by name, in the order in which they are applied. */
const tables: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  'first synonyms': firstSynonyms,
  'further synonyms': furtherSynonyms,
  'token synonyms': tokenSynonyms,
  'amount synonyms': amountSynonyms,
  'phrase synonyms': phraseSynonyms,
  'casting synonyms': castingSynonyms,
  'spell synonyms': spellSynonyms,
  'known phrases': knownPhrases,
  'joint synonyms': jointSynonyms,
  'event synonyms': eventSynonyms,
  'static synonyms': staticSynonyms,
  'activation synonyms': activationSynonyms,
  slips,
  'rare wordings': rareWordings,
  'trigger synonyms': triggerSynonyms,
};

/** A row of a table: a wording for which another one with the same meaning is read. */
export interface Rewording {
  readonly table: string;
  readonly from: RegExp;
  readonly to: string;
}

/** All rewordings, in the order in which they are applied. */
export const rewordings: readonly Rewording[] = Object.entries(tables).flatMap(([table, rows]) =>
  rows.map(([from, to]) => ({ table, from, to })),
);

const pieces = new Map(rewordings.map((row) => [row, pieceOf(row.from)]));

const reminder = / ?\([^()]*\)/g;

/**
 * Brings Oracle text into the one form that the grammar reads and writes: without reminder text (CR 207.2a) and ability
 * words, and with one wording where cards have several.
 * @param onUse is told of each rewording that changes the text
 */
export function normalise(text: string, onUse?: (row: Rewording) => void): string {
  const lines = text
    .replace(reminder, '')
    .replaceAll('’', "'")
    .split('\n')
    .map((line) => line.trim())
    .map((line) => (line.includes(' — ') ? line.replace(abilityWord, '').replace(chapterWord, '$1') : line))
    .flatMap(splitCyclings)
    .map(splitProtection)
    .filter((line) => line !== '');
  let result = joinKeywords(withoutLabels(lines)).join('\n');
  for (const [row, piece] of pieces) {
    if (!result.includes(piece)) continue;
    const before = result;
    result = result.replace(row.from, row.to);
    if (onUse !== undefined && result !== before) onUse(row);
  }
  return result;
}
