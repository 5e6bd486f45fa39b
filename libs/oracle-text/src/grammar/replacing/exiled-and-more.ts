import { type Effect, type FollowInstead, isSameTree } from '@stacktrail/card-tree';
import { takes } from '../../syntax/attempt.js';
import { no } from '../../syntax/syntax.js';
import { exiledLink } from '../basics/links.js';
import { readReflexive, writeReflexive } from '../triggers/reflexive.js';
import { part, type OutcomeForm } from './draft.js';

const exiling = 'exile it instead';
type Move = Extract<Effect, { readonly do: 'move' }>;
const exiled: Move = { do: 'move', what: { objects: 'that object' }, to: { zone: 'exile' } };

/** “Exile it instead. When you do, create a 1/1 green Saproling creature token.” (CR 603.12, 614.1a) */
export const exiledAndMore: OutcomeForm = {
  would: ['die'],
  read(reader) {
    if (!takes(reader, exiling) || !reader.stop() || reader.word !== 'when') return no;
    const reflexive = readReflexive(reader);
    if (reflexive === no || reflexive.do !== 'reflexive trigger') return no;
    return part({ instead: { do: 'follow', effects: [exiled, reflexive] } satisfies FollowInstead });
  },
  write({ instead }, writer) {
    if ('enters' in instead || instead.do !== 'follow' || instead.may) return false;
    const [move, reflexive, ...more] = instead.effects;
    if (!isExiled(move) || reflexive?.do !== 'reflexive trigger' || more.length > 0) return false;
    return writer.add(exiling) && writer.stop() && writer.add(' ') && writeReflexive(reflexive, writer, true);
  },
};

/** Whether it is exiled; the move has no other fields than those. */
function isExiled(move: Effect | undefined, link?: string): boolean {
  return isSameTree(move, link === undefined ? exiled : { ...exiled, link });
}

/** “Exile it instead”: the object remembers what it exiled. No text is read so; `withLinks` makes it so. */
export const exiledAndLinked: OutcomeForm = {
  would: ['die'],
  read: () => no,
  write({ instead }, writer) {
    if ('enters' in instead || instead.do !== 'follow' || instead.may) return false;
    const [move, ...more] = instead.effects;
    if (!isExiled(move, exiledLink) || more.length > 0) return false;
    return writer.add(exiling) && writer.stop();
  },
};
