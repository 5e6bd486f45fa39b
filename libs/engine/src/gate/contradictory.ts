import type { Effect } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { objectOf } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import type { Leaf } from './decide.js';

/** The object that a replacement effect's instructions move themselves. */
function ownMove({ occurrence }: Leaf): ObjectId | null {
  if (occurrence.would !== 'follow instructions') return null;
  return occurrence.effects.some(movesItself) ? occurrence.context.source : null;
}

function movesItself(effect: Effect): boolean {
  if (effect.do !== 'move' && effect.do !== 'sacrifice') return false;
  return effect.what.objects === 'this';
}

/**
 * CR 400.6: if two effects would move an object at the same time, its controller (or its owner) chooses which one does.
 * Here one of them is the text of a replacement effect.
 */
export function* withoutContradictions(game: Game, leaves: readonly Leaf[]): Procedure<readonly Leaf[]> {
  let left = leaves;
  for (const leaf of leaves) {
    const id = ownMove(leaf);
    const other = left.find(({ occurrence }) => occurrence.would === 'move' && occurrence.object === id);
    if (id === null || other === undefined || other.occurrence.would !== 'move') continue;
    const { controller, printed } = objectOf(game.state, id);
    const answer = yield* ask({
      form: 'pick',
      kind: 'choose replacement',
      rule: '400.6',
      player: controller,
      prompt: `Two things would move ${printed.name} at the same time: choose which of them does.`,
      source: id,
      options: [
        { key: 'text', text: `What its own text says.` },
        { key: 'other', text: `It goes to this zone: ${other.occurrence.to}.` },
      ],
      min: 1,
      max: 1,
    });
    if (answer.keys[0] === 'text') left = left.filter((each) => each !== other);
  }
  return left;
}
