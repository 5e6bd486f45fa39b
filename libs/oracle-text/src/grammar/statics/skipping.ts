import type { StaticAbility, StaticEffect, Condition, Skippable } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, oneOf, words, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { condition } from '../conditions/index.js';
import { sentences } from '../basics/holes.js';

type Skips = Extract<StaticEffect, { static: 'skip' }>;
type Form = Pick<Skips, 'who' | 'extra' | 'may'>;

interface Wording {
  readonly form: Form;
  readonly opening: string;
  readonly skips: string;
}

/** Who would begin the skipped turn, phase or step, and whether they may or must skip it. */
const wordings: readonly Wording[] = [
  { form: { who: 'you', may: true }, opening: 'if you would begin your ', skips: ', you may skip that ' },
  {
    form: { who: 'any player', extra: true },
    opening: 'if a player would begin an extra ',
    skips: ', that player skips that ',
  },
  {
    form: { who: 'opponent', extra: true },
    opening: 'if an opponent would begin an extra ',
    skips: ', that player skips that ',
  },
  { form: { who: 'you', extra: true }, opening: 'if you would begin an extra ', skips: ', skip that ' },
];

/** Each thing that can be skipped, its name, and its noun after “that”: untap, “untap step”, “that step”. */
const skippables: readonly (readonly [Skippable, string, string])[] = [
  ['turn', 'turn', 'turn'],
  ['untap', 'untap step', 'step'],
  ['upkeep', 'upkeep step', 'step'],
  ['draw', 'draw step', 'step'],
  ['end', 'end step', 'step'],
  ['combat phase', 'combat phase', 'phase'],
];
const skippable: Syntax<Skippable> = oneOf<Skippable>(
  ...skippables.map(([what, name]) => words<Skippable>(name, what)),
);

const instead = literally(' instead');
const ifYouDo = literally('If you do, ');
const whileWord = literally(' while ');

/** “If you would begin your draw step, you may skip that step instead. If you do, …” (CR 614.10, 614.10b). */
export function readSkipping(reader: Reader): StaticAbility | No {
  const from = reader.mark();
  for (const { form, opening, skips } of wordings) {
    reader.back(from);
    if (literally(opening).read(reader) === no) continue;
    const what = skippable.read(reader);
    if (what === no) continue;
    const whileCondition = reader.word === 'while' ? readWhile(reader) : undefined;
    if (whileCondition === no || !readSkipsThat(what, skips, reader)) continue;
    const then = reader.word === 'if' ? readThen(reader) : undefined;
    if (then === no) continue;
    const effect: Skips = { static: 'skip', ...form, what, ...(then && { then }) };
    return { kind: 'static', effects: [effect], ...(whileCondition && { condition: whileCondition }) };
  }
  return no;
}

function readWhile(reader: Reader): Condition | No {
  return whileWord.read(reader) === no ? no : condition.read(reader);
}

function readSkipsThat(what: Skippable, skips: string, reader: Reader): boolean {
  const noun = skippables.find(([known]) => known === what)?.[2] ?? '';
  return literally(`${skips}${noun}`).read(reader) !== no && instead.read(reader) !== no && reader.stop();
}

function readThen(reader: Reader): Skips['then'] | No {
  return ifYouDo.read(reader) === no ? no : sentences.read(reader);
}

export function writeSkipping({ effects, condition: whileCondition }: StaticAbility, writer: Writer): boolean {
  const [effect, ...more] = effects;
  if (effect?.static !== 'skip' || more.length > 0) return false;
  const { who, extra, may, what, then } = effect;
  const wording = wordings.find(({ form }) => form.who === who && form.extra === extra && form.may === may);
  const found = skippables.find(([known]) => known === what);
  if (wording === undefined || found === undefined) return false;
  writer.add(`${wording.opening}${found[1]}`);
  if (whileCondition !== undefined && !(writer.add(' while ') && condition.write(whileCondition, writer))) return false;
  writer.add(`${wording.skips}${found[2]} instead`);
  if (!writer.stop()) return false;
  if (then === undefined) return true;
  const text = writer.capture(() => sentences.write(then, writer));
  return text !== undefined && writer.add(` If you do, ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
}
