import { type TargetSpec, type Effect, type Filter, type Objects, isSameTree } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { no, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { conjuncts } from '../basics/filter-parts.js';
import { readReferent, writeReferent } from '../nouns/pronouns.js';
import { takes } from '../../syntax/attempt.js';

type EffectOf<K> = Extract<Effect, { readonly do: K }>;

const wouldDieExileInstead = 'would die this turn, exile it instead';
const creatureOrPlaneswalker = 'that creature or planeswalker';

function isCreatureOrPlaneswalker({ filter }: TargetSpec): boolean {
  return conjuncts(filter).some(
    (part) =>
      part.is === 'any' &&
      part.of.length === 2 &&
      part.of.every((one) => one.is === 'type' && (one.type === 'Creature' || one.type === 'Planeswalker')),
  );
}

function readCreatureOrPlaneswalker(reader: Reader): Objects | No {
  const { scope } = reader;
  const referent = scope.last(({ means }) => means !== null && 'slot' in means && 'objects' in means);
  if (referent?.means === null || referent === undefined || !('slot' in referent.means)) return no;
  const target = scope.targets[referent.means.slot];
  return target === undefined || !isCreatureOrPlaneswalker(target)
    ? no
    : ({ ...referent.means, called: 'permanent' } as Objects);
}

/** “If that creature would die this turn, exile it instead” (CR 614.1a), without its full stop. */
export function readDying(reader: Reader): Effect | No {
  if (!takes(reader, 'if')) return no;
  const what = takes(reader, creatureOrPlaneswalker)
    ? readCreatureOrPlaneswalker(reader)
    : readReferent(reader, 'objects', 'subject');
  if (what === no || !takes(reader, wouldDieExileInstead)) return no;
  return { do: 'exile instead of dying', what: what as Objects, until: 'this turn' };
}

export function writeDying({ what, until }: EffectOf<'exile instead of dying'>, writer: Writer): boolean {
  if (until !== 'this turn') return false;
  writer.add('if ');
  const target = what.objects === 'target' && what.called === 'permanent' ? writer.scope.targets[what.slot] : undefined;
  if (target !== undefined && isCreatureOrPlaneswalker(target)) writer.add(creatureOrPlaneswalker);
  else if (!writeReferent(what, writer, 'subject')) return false;
  return writer.add(` ${wouldDieExileInstead}`);
}

const wouldLeaveExileInstead = 'would leave the battlefield, exile it instead of putting it anywhere else';

/** “If it would leave the battlefield, exile it instead of putting it anywhere else”, without its full stop. */
export function readLeaving(reader: Reader): Effect | No {
  if (!takes(reader, 'if')) return no;
  const what = readReferent(reader, 'objects', 'subject');
  return what === no || !takes(reader, wouldLeaveExileInstead)
    ? no
    : { do: 'exile instead of leaving', what: what as Objects };
}

export function writeLeaving({ what }: EffectOf<'exile instead of leaving'>, writer: Writer): boolean {
  return writer.add('if ') && writeReferent(what, writer, 'subject') && writer.add(` ${wouldLeaveExileInstead}`);
}

const damagedByThis: Filter = {
  is: 'in event',
  event: { on: 'deals damage', what: { is: 'this' }, to: 'permanent' },
  as: 'that object',
};

const damagedDying: readonly (readonly [string, EffectOf<'replace'>])[] = (
  [
    ['creature', { is: 'all', of: [{ is: 'type', type: 'Creature' }, damagedByThis] }],
    ['permanent', damagedByThis],
  ] as const
).map(([noun, what]) => [
  `if a ${noun} dealt damage this way ${wouldDieExileInstead}`,
  { do: 'replace', replacement: { would: 'die', what, instead: { do: 'exile' }, said: ['that'] }, until: 'this turn' },
]);

/** “If a creature dealt damage this way would die this turn, exile it instead.” */
export function readDamagedDying(reader: Reader): Effect | No {
  const found = damagedDying.find(([text]) => takes(reader, text));
  return found === undefined ? no : found[1];
}

export function writeDamagedDying(effect: EffectOf<'replace'>, writer: Writer): boolean {
  const { joined: _, ...plain } = effect;
  const found = damagedDying.find(([, one]) => isSameTree(one, plain));
  return found !== undefined && writer.add(found[0]);
}

/**
 * “…, and if it would die this turn, exile it instead”: the second clause of a sentence that begins with another
 * instruction.
 */
export const andExileInsteadOfDying: Syntax<Effect> = {
  begins: new Set(['if']),
  fixedFields: { do: 'exile instead of dying' },
  read: (reader) => (reader.tokens[reader.at - 1]?.word === 'and' ? readDying(reader) : no),
  write: (effect, writer) =>
    effect.do === 'exile instead of dying' &&
    (effect.joined === 'and' || effect.joined === 'comma and') &&
    writeDying(effect, writer),
};
