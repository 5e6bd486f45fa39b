import type { Condition, Effect, EntersModification, Replacement, StaticEffect } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { says, type Variant } from '../../syntax/says.js';
import { literally, mapped, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { oneSentence } from '../basics/holes.js';
import { nameSelf } from '../basics/self.js';
import { enteringCounters } from '../counts/entering-counters.js';

type Enters = Variant<Replacement, 'would', 'enter'>;
type After = Variant<EntersModification, 'enters', 'after'>;
type WithCounters = Variant<EntersModification, 'enters', 'with counters'>;
type Static = Variant<StaticEffect, 'static', 'replacement'>;

/** What the instructions can be: a choice that the permanent remembers has words of its own. */
const verbs: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
  'sacrifice',
  'choose and sacrifice',
  'choose objects',
  'put counters',
  'remove counters',
  'move',
  'roll dice',
  'may',
  'discard',
  'lose life',
  'mill',
  'if',
]);

const ifYouDo = literally(' If you do, it enters with ');
const itEnters = literally(' It enters with ');
const thisEnters = says<object>({})` ${nameSelf} enters with `;

function readThen(reader: Reader): readonly EntersModification[] | No {
  const from = reader.mark();
  const label = reader.scope.choice;
  if (label !== null && ifYouDo.read(reader) !== no) {
    const counters = enteringCounters.read(reader);
    return counters === no ? no : [{ enters: 'with counters', ...counters, if: { if: 'did', label } }];
  }
  reader.back(from);
  if (itEnters.read(reader) !== no) {
    const counters = enteringCounters.read(reader);
    return counters === no ? no : [{ enters: 'with counters', ...counters }];
  }
  reader.back(from);
  if (thisEnters.read(reader) !== no) {
    const counters = enteringCounters.read(reader);
    return counters === no ? no : [{ enters: 'with counters', ...counters, restated: true }];
  }
  reader.back(from);
  // The full stop ends the sentence of the static ability.
  reader.at--;
  return [];
}

function asksWhetherDone(condition: Condition | undefined, label: string | null): boolean {
  return condition?.if === 'did' && condition.label === label && Object.keys(condition).length === 2;
}

function writeThen(then: readonly EntersModification[], writer: Writer): boolean {
  const [counters, ...more] = then;
  if (counters === undefined) return true;
  if (counters.enters !== 'with counters' || more.length > 0 || counters.leads) return false;
  const { if: asked, enters: _, restated, ...what } = counters satisfies WithCounters;
  if (asked !== undefined && !asksWhetherDone(asked, writer.scope.choice)) return false;
  writer.scope.subject = { means: { objects: 'this' }, plural: false };
  if (restated) {
    const named = writer.capture(() => thisEnters.write({}, writer))?.trimStart() ?? '';
    return writer.add(` ${named.charAt(0).toUpperCase()}${named.slice(1)}`) && enteringCounters.write(what, writer);
  }
  return (asked === undefined ? itEnters : ifYouDo).write({}, writer) && enteringCounters.write(what, writer);
}

/** “… remove all counters from all permanents. It enters with a +1/+1 counter on it for each counter removed this way.” */
const after: Syntax<EntersModification> = {
  begins: null,
  fixedFields: { enters: 'after' },
  read(reader) {
    const { length } = reader.scope.targets;
    const effects = oneSentence.read(reader);
    if (effects === no || reader.scope.targets.length > length || !verbs.has(effects[0]!.do)) return no;
    if (reader.tokens[reader.at - 1]!.word !== '.') return no;
    const then = readThen(reader);
    return then === no ? no : { enters: 'after', effects, then };
  },
  write(modification, writer) {
    if (modification.enters !== 'after') return false;
    const { effects, then } = modification satisfies After;
    if (effects.length === 0 || !verbs.has(effects[0]!.do)) return false;
    const text = writer.capture(() => oneSentence.write(effects, writer));
    if (text?.endsWith('.') !== true) return false;
    const said = `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
    return then.length === 0 ? writer.add(said.slice(0, -1)) : writer.add(said) && writeThen(then, writer);
  },
};

const day: Effect = {
  do: 'if',
  condition: {
    if: 'not',
    of: {
      if: 'any',
      of: [
        { if: 'designated', as: 'day' },
        { if: 'designated', as: 'night' },
      ],
    },
  },
  then: [{ do: 'designate', as: 'day', what: 'game' }],
};

/** As it enters its controller does something first (CR 614.12a). */
export const asItEntersFirst: Syntax<StaticEffect> = mapped<Replacement, StaticEffect>(
  oneOf<Replacement>(
    says<Enters>({
      would: 'enter',
      what: { is: 'this' },
      instead: { enters: 'after', effects: [day], then: [] },
    })`if it's neither day nor night, it becomes day as ${nameSelf} enters`,
    says<Enters>({ would: 'enter', what: { is: 'this' } })`as ${nameSelf} enters, ${{ instead: after }}`,
  ),
  (replacement) => ({ static: 'replacement', replacement }) satisfies Static,
  (effect) => (effect.static === 'replacement' ? effect.replacement : no),
  { static: 'replacement' },
);
