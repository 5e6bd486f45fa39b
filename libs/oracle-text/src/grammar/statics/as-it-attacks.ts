import type { StaticAbility, StaticEffect, Effect } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { paying } from '../costs/costs.js';
import { readReflexive, writeReflexive } from '../triggers/reflexive.js';
import { self } from '../basics/self.js';

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

/** “You may exert this creature as it attacks. When you do, …” (CR 508.1g, 701.43d). */
export function readMayExert(reader: Reader): StaticAbility | No {
  if (youMayExert.read(reader) === no || self.read(reader) === no || asItAttacks.read(reader) === no) return no;
  const then = readThen(reader);
  return then === no ? no : { kind: 'static', effects: [{ static: 'may as it attacks', effects: [exert, ...then] }] };
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
  if (more.length > 0 || ability.condition !== undefined) return false;
  (cost === undefined ? youMayExert : as).write({}, writer);
  if (!self.write({ objects: 'this' }, writer)) return false;
  if (cost === undefined) asItAttacks.write({}, writer);
  else if (!attacksYouMay.write({}, writer) || !paying.write(cost, writer) || !writer.add('.')) return false;
  return reflexive === undefined || (writer.add(' ') && writeReflexive(reflexive, writer, true));
}
