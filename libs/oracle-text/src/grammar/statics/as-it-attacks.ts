import { isSameTree, type Condition, type StaticAbility, type StaticEffect, type Effect } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { paying } from '../costs/costs.js';
import { readReflexive, writeReflexive } from '../triggers/reflexive.js';
import { self } from '../basics/self.js';

const ifWord = literally('If ');
const notExertedYet = literally(" hasn't been exerted this turn, you may exert ");
const youMayExert = literally('You may exert ');
const asItAttacks = literally(' as it attacks.');
const as = literally('As ');
const attacksYouMay = literally(' attacks, you may ');

const exert: Effect = { do: 'exert', what: { objects: 'this' } };

type Option = Extract<StaticEffect, { static: 'may as it attacks' }>;

function optionOf({ effects }: StaticAbility): Option | undefined {
  const [effect, ...more] = effects;
  return more.length === 0 && effect?.static === 'may as it attacks' ? effect : undefined;
}

/**
 * Whether the ability is an optional cost to attack: exerting the object (CR 701.43) or paying, and a trigger for when
 * that is done.
 */
export function isOptionalCost(ability: StaticAbility): boolean {
  const option = optionOf(ability);
  if (option === undefined || option.cost !== undefined) return option !== undefined;
  const [first] = option.effects;
  return first?.do === 'exert' && first.what.objects === 'this';
}

/** The object hasn't been exerted this turn, whether or not it has untapped since (CR 701.43a). */
const notExerted: Condition = {
  if: 'not',
  of: { if: 'happened', event: { on: 'keyword action', action: 'exert', who: 'any player', what: { is: 'this' } } },
};

/** “You may exert this creature as it attacks. When you do, …” (CR 508.1g, 701.43d). */
export function readMayExert(reader: Reader): StaticAbility | No {
  const asked = reader.word === 'if';
  if (asked && (ifWord.read(reader) === no || self.read(reader) === no)) return no;
  const opening = asked ? notExertedYet : youMayExert;
  if (opening.read(reader) === no) return no;
  if (asked ? !reader.take('it') : self.read(reader) === no) return no;
  if (asItAttacks.read(reader) === no) return no;
  const then = readThen(reader);
  if (then === no) return no;
  const effects: StaticAbility['effects'] = [{ static: 'may as it attacks', effects: [exert, ...then] }];
  return { kind: 'static', effects, ...(asked && { condition: notExerted }) };
}

function writeMayExert(asked: boolean, writer: Writer): boolean {
  if (!asked) return youMayExert.write({}, writer) && self.write({ objects: 'this' }, writer);
  return (
    ifWord.write({}, writer) &&
    self.write({ objects: 'this' }, writer) &&
    notExertedYet.write({}, writer) &&
    writer.add('it')
  );
}

/** “As this creature attacks, you may pay {2}. When you do, …” (CR 508.1g). */
export function readMayPayAsItAttacks(reader: Reader): StaticAbility | No {
  if (as.read(reader) === no || self.read(reader) === no || attacksYouMay.read(reader) === no) return no;
  const cost = paying.read(reader);
  if (cost === no || !reader.take('.')) return no;
  const effects = readThen(reader);
  return effects === no ? no : { kind: 'static', effects: [{ static: 'may as it attacks', cost, effects }] };
}

function readThen(reader: Reader): readonly Effect[] | No {
  if (reader.token.kind === 'end') return [];
  const reflexive = readReflexive(reader);
  return reflexive === no ? no : [reflexive];
}

export function writeOptionalCost(ability: StaticAbility, writer: Writer): boolean {
  const { cost, effects = [] } = optionOf(ability) ?? {};
  const [reflexive, ...more] = cost === undefined ? effects.slice(1) : effects;
  const { condition } = ability;
  const asked = condition !== undefined && cost === undefined && isSameTree(condition, notExerted);
  if (more.length > 0 || (condition !== undefined && !asked)) return false;
  if (cost === undefined) {
    if (!writeMayExert(asked, writer)) return false;
    asItAttacks.write({}, writer);
  } else if (!as.write({}, writer) || !self.write({ objects: 'this' }, writer)) return false;
  else if (!attacksYouMay.write({}, writer) || !paying.write(cost, writer) || !writer.add('.')) return false;
  return reflexive === undefined || (writer.add(' ') && writeReflexive(reflexive, writer, true));
}
