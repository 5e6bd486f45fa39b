import type { Instructions, Mode, ModeChoice } from '@stacktrail/card-tree';
import { withChanges } from '../../syntax/text-so-far.js';
import type { Reader } from '../../syntax/reader.js';
import { capitalise } from '../../english/words.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { mana } from '../costs/mana.js';
import { instructions } from '../basics/holes.js';
import { modeChoice } from './mode-choice.js';
import { apartFromBelow, readBelowModes, writeBelowModes } from './below-modes.js';
import { readResultsTable, writeResultsTable } from './results-table.js';
import { readSentences, writeSentences } from '../sentences/sentences.js';

/** Whether each mode has exactly one target, a player. */
function targetPlayers(modes: readonly Mode[]): boolean {
  return modes.every(
    ({ targets: [only, ...more] }) => more.length === 0 && (only?.kind === 'player' || only?.kind === 'opponent'),
  );
}

/** The instructions of a spell or ability: sentences, or modes to choose from (CR 700.2). */
export function readInstructions(reader: Reader): Instructions | No {
  return reader.anyOf(readInstructions, [{ read: readPlain }, { read: readModal }]);
}

function readPlain(reader: Reader): Instructions | No {
  const effects = readSentences(reader);
  const whole = effects === no ? no : readResultsTable(reader, effects);
  return whole === no ? no : { modes: [{ targets: reader.scope.targets, effects: whole }] };
}

function readModal(reader: Reader): Instructions | No {
  const head = reader.must(modeChoice);
  const modes = head === no ? no : readModes(reader, '•');
  if (head === no || modes === no) return no;
  const choose = modeChoice.of(head, modes.length);
  if (choose === no || (choose.differentTargets && !targetPlayers(modes))) return no;
  const whole = choose.max === 1 ? readBelowModes(reader, modes) : modes;
  return whole === no ? no : { modes: whole, choose };
}

/**
 * “Choose one. Activate only as a sorcery.”: restrictions stand before the modes.
 * @param readLimits reads the restrictions
 */
export function readLimitedModal<T extends object>(
  reader: Reader,
  readLimits: () => T,
): { readonly instructions: Instructions; readonly limits: T } | No {
  const head = reader.must(modeChoice.limited);
  const limits = head === no ? no : readLimits();
  if (head === no || limits === no || Object.keys(limits).length === 0) return no;
  const modes = readModes(reader, '•');
  const choose = modes === no ? no : modeChoice.of(head, modes.length);
  return modes === no || choose === no ? no : { instructions: { modes, choose }, limits };
}

/** @param writeLimits writes the restrictions before the modes */
export function writeLimitedModal(
  { modes, choose }: Instructions,
  writer: Writer,
  writeLimits: () => boolean,
): boolean {
  if (choose === undefined) return false;
  const head = writer.capture(() => modeChoice.limited.write({ ...choose }, writer));
  return head !== undefined && writer.add(capitalise(head)) && writeLimits() && writeModes(modes, '•', writer);
}

/** @param bullet the words before each mode */
function readModes(
  reader: Reader,
  bullet: '•' | '+',
  readStart = (): Partial<Mode> | No => ({}),
): readonly Mode[] | No {
  const { soFar } = reader.scope;
  const modes: Mode[] = [];
  let labels = 0;
  while (reader.word === '\n' && reader.ahead(1) === bullet) {
    reader.next();
    reader.next();
    reader.scope.soFar = soFar;
    const start = readStart();
    const effects = start === no ? no : readSentences(reader);
    if (start === no || effects === no) return no;
    modes.push({ targets: reader.scope.targets, effects, ...start });
    labels = Math.max(labels, reader.scope.labels);
  }
  // What stands below can't refer to what only one of the modes says.
  reader.scope.soFar = withChanges(soFar, { labels });
  return modes.length < 2 ? no : modes;
}

/** “+ {2} — Draw a card.” (CR 702.172b), “• {2} — Draw a card.” (CR 702.183a): modes with costs. */
export function readPricedModes(reader: Reader, keyword: 'spree' | 'tiered'): Instructions | No {
  const dash = literally(' — ');
  const modes = readModes(reader, keyword === 'spree' ? '+' : '•', () => {
    const symbols = mana.read(reader);
    return symbols === no || dash.read(reader) === no ? no : { cost: [{ cost: 'mana', mana: symbols }] };
  });
  return modes === no ? no : { modes, choose: { min: 1, max: keyword === 'spree' ? modes.length : 1 } };
}

/** @param capital whether the first sentence begins with a capital letter */
export function writeInstructions({ modes, choose }: Instructions, writer: Writer, capital: boolean): boolean {
  const { scope } = writer;
  const before = scope.soFar;
  if (choose === undefined) {
    scope.soFar = withChanges(before, { targets: modes[0]?.targets ?? [] });
    const effects = modes[0]?.effects ?? [];
    return writeSentences(effects, writer, capital) && writeResultsTable(effects, writer);
  }
  if (modes.every(({ cost }) => cost !== undefined)) return writePricedModes(modes, choose, writer);
  const apart = apartFromBelow(modes);
  const head = writer.capture(() => modeChoice.write(choose, modes.length, writer));
  if (head === undefined || !writer.add(capital ? capitalise(head) : head)) return false;
  return writeModes(apart.modes, '•', writer) && writeBelowModes(apart.below, before, writer);
}

function writePricedModes(modes: readonly Mode[], choose: ModeChoice, writer: Writer): boolean {
  const isSpree = choose.max === modes.length;
  if (choose.min !== 1 || (!isSpree && choose.max !== 1)) return false;
  const text = writer.capture(() => writeModes(modes, isSpree ? '+' : '•', writer));
  return text !== undefined && writer.add(text.slice(1));
}

function writeModes(modes: readonly Mode[], bullet: '•' | '+', writer: Writer): boolean {
  const { scope } = writer;
  const before = scope.soFar;
  return modes.every((mode) => {
    if (mode.label !== undefined || mode.pawprints !== undefined) return false;
    scope.soFar = withChanges(before, { targets: mode.targets });
    return writer.add(`\n${bullet} `) && writeStart(mode, writer) && writeSentences(mode.effects, writer);
  });
}

function writeStart({ cost }: Mode, writer: Writer): boolean {
  if (cost === undefined) return true;
  const [only, ...others] = cost;
  if (only?.cost !== 'mana' || others.length > 0) return false;
  return mana.write(only.mana, writer) && writer.add(' — ');
}

instructions.define({
  begins: null,
  read: readInstructions,
  write: (value, writer) => writeInstructions(value, writer, false),
});
