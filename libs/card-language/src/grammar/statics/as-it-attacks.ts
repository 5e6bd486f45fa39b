import type { StaticAbility } from '../../abilities.js';
import type { Effect } from '../../effects.js';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { readReflexive, writeReflexive } from '../reflexive.js';
import { self } from '../self.js';

const youMayExert = literally('You may exert ');
const asItAttacks = literally(' as it attacks.');

const exert: Effect = { do: 'exert', what: { objects: 'this' } };

function effectsOf({ effects }: StaticAbility): readonly Effect[] | undefined {
  const [effect, ...more] = effects;
  return more.length === 0 && effect?.static === 'may as it attacks' ? effect.effects : undefined;
}

/** Whether that is what the ability says: exert and what happens when it is done, of the object itself (CR 701.43). */
export function mayExert(ability: StaticAbility): boolean {
  const [first] = effectsOf(ability) ?? [];
  return first?.do === 'exert' && first.what.objects === 'this';
}

/** “You may exert this creature as it attacks. When you do, …” (CR 508.1g, 701.43d). */
export function readMayExert(reader: Reader): StaticAbility | No {
  if (youMayExert.read(reader) === no || self.read(reader) === no || asItAttacks.read(reader) === no) return no;
  const effects: Effect[] = [exert];
  if (reader.token.kind !== 'end') {
    const reflexive = readReflexive(reader);
    if (reflexive === no) return no;
    effects.push(reflexive);
  }
  return { kind: 'static', effects: [{ static: 'may as it attacks', effects }] };
}

export function writeMayExert(ability: StaticAbility, writer: Writer): boolean {
  const [, reflexive, ...more] = effectsOf(ability) ?? [];
  if (more.length > 0 || ability.condition !== undefined) return false;
  youMayExert.write({}, writer);
  if (!self.write({ objects: 'this' }, writer)) return false;
  asItAttacks.write({}, writer);
  return reflexive === undefined || (writer.add(' ') && writeReflexive(reflexive, writer, true));
}
