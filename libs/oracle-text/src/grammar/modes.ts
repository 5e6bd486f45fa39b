import type { Instructions, Mode } from '@stacktrail/card-tree';
import { also } from '../syntax/said.js';
import type { Reader } from '../syntax/reader.js';
import { no, oneOf, words, type No, type Syntax } from '../syntax/syntax.js';
import type { Writer } from '../syntax/writer.js';
import { instructions } from './holes.js';
import { readResultsTable, writeResultsTable } from './results-table.js';
import { readSentences, writeSentences } from './sentences.js';

type Choose = NonNullable<Instructions['choose']>;

/** How many modes are chosen; the most is that of all modes where the words say no number. */
const choices: readonly (readonly [string, (modes: number) => Choose])[] = [
  ['choose one or both —', () => ({ min: 1, max: 2 })],
  ['choose one or more —', (modes) => ({ min: 1, max: modes })],
  ['choose one —', () => ({ min: 1, max: 1 })],
  ['choose two —', () => ({ min: 2, max: 2 })],
  ['choose three —', () => ({ min: 3, max: 3 })],
  ['choose up to one —', () => ({ min: 0, max: 1 })],
  ['choose up to two —', () => ({ min: 0, max: 2 })],
  ['choose any number —', (modes) => ({ min: 0, max: modes })],
];
const apart = '. Each mode must target a different player.';

/** Said of modes that target players alone (CR 601.2c, 603.1a). */
const choicesApart = choices.map(
  ([text, choose]) =>
    [text.replace(' —', apart), (modes: number): Choose => ({ ...choose(modes), differentTargets: true })] as const,
);
const choice: Syntax<(modes: number) => Choose> = oneOf(
  ...[...choicesApart, ...choices].map(([text, choose]) => words(text, choose)),
);

/** Whether each of the modes has one target, which is a player. */
function targetPlayers(modes: readonly Mode[]): boolean {
  return modes.every(
    ({ targets: [only, ...more] }) => more.length === 0 && (only?.kind === 'player' || only?.kind === 'opponent'),
  );
}

/** The instructions of a spell or ability: sentences, or modes to choose from (CR 700.2). */
export function readInstructions(reader: Reader): Instructions | No {
  const from = reader.mark();
  const choose = choice.read(reader);
  if (choose === no) {
    reader.back(from);
    const effects = readSentences(reader);
    const whole = effects === no ? no : readResultsTable(reader, effects);
    return whole === no ? no : { modes: [{ targets: reader.scope.targets, effects: whole }] };
  }
  const said = reader.scope.said;
  const modes: Mode[] = [];
  while (reader.take('\n')) {
    reader.scope.said = said;
    if (!reader.take('•')) return no;
    const effects = readSentences(reader);
    if (effects === no) return no;
    modes.push({ targets: reader.scope.targets, effects });
  }
  const chosen = choose(modes.length);
  if (modes.length < 2 || (chosen.differentTargets && !targetPlayers(modes))) return no;
  return { modes, choose: chosen };
}

/** @param capital the first sentence begins with a capital letter */
export function writeInstructions({ modes, choose }: Instructions, writer: Writer, capital: boolean): boolean {
  const { scope } = writer;
  const before = scope.said;
  if (choose === undefined) {
    scope.said = also(before, { targets: modes[0]?.targets ?? [] });
    const effects = modes[0]?.effects ?? [];
    return writeSentences(effects, writer, capital) && writeResultsTable(effects, writer);
  }
  const found = (choose.differentTargets ? choicesApart : choices).find(([, make]) => {
    const made = make(modes.length);
    return made.min === choose.min && made.max === choose.max;
  });
  if (found === undefined) return false;
  writer.add(capital ? `C${found[0].slice(1)}` : found[0]);
  return modes.every((mode) => {
    scope.said = also(before, { targets: mode.targets });
    return writer.add('\n• ') && writeSentences(mode.effects, writer);
  });
}

instructions.is({
  begins: null,
  read: readInstructions,
  write: (value, writer) => writeInstructions(value, writer, false),
});
