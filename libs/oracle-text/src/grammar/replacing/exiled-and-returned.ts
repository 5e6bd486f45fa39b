import { type FollowInstead, isSameTree, type Objects } from '@stacktrail/card-tree';
import { takes } from '../../syntax/attempt.js';
import { no } from '../../syntax/syntax.js';
import { part, type OutcomeForm } from './draft.js';

const exiling = 'exile it instead';
const returning = "return it to the battlefield under its owner's control at the beginning of the next end step";

/** Each permanent that is exiled so has a delayed triggered ability of its own, which returns it (CR 603.7). */
function following(label: string): FollowInstead {
  const exiled: Objects = { objects: 'result', label };
  return {
    do: 'follow',
    effects: [
      { do: 'move', what: { objects: 'that object' }, to: { zone: 'exile' }, label },
      {
        do: 'delayed trigger',
        keep: exiled,
        ability: {
          kind: 'triggered',
          event: { on: 'beginning of step', step: 'end', whose: 'each player' },
          modes: [
            {
              targets: [],
              effects: [{ do: 'move', what: { objects: 'kept' }, to: { zone: 'battlefield', control: 'owner' } }],
            },
          ],
        },
      },
    ],
  };
}

/** “Exile it instead. Return it to the battlefield under its owner's control at the beginning of the next end step.” */
export const exiledAndReturned: OutcomeForm = {
  would: ['die'],
  read(reader) {
    if (!takes(reader, exiling) || !reader.stop() || !takes(reader, returning) || !reader.stop()) return no;
    return part({ instead: following(reader.scope.newLabel('exiled')) });
  },
  write({ instead }, writer) {
    if ('enters' in instead || instead.do !== 'follow') return false;
    const [moved] = instead.effects;
    if (moved?.do !== 'move' || moved.label === undefined || !isSameTree(instead, following(moved.label))) return false;
    return writer.add(exiling) && writer.stop() && writer.add(` R${returning.slice(1)}`) && writer.stop();
  },
};
