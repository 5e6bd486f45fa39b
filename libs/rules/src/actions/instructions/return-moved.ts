import { hasSubtype } from '@stacktrail/characteristics';
import { type Game, type Procedure, type MoveOccurrence, perform, chooseHost } from '@stacktrail/engine';
import type { ObjectId, Ref, Revision } from '@stacktrail/game-events';
import { objectOf, presentObject, type GameState, type AwaitedReturn } from '@stacktrail/game-state';
import { phaseOutAndIn } from '../../changes/phasing.js';
import { hasLeftBattlefield } from './until.js';

/**
 * CR 610.3, 610.4: right after the event that ends their absence, a second one-shot effect returns objects to their
 * zones or has permanents phase in. Several such effects apply at the same time (610.3d, 610.4d).
 */
export function* returnMoved(game: Game): Procedure<void> {
  const due = game.state.returns.filter((one) => isDue(game.state, one));
  if (due.length === 0) return;
  const moves: MoveOccurrence[] = [];
  const causes: Revision[] = [];
  const phasingIn: ObjectId[] = [];
  for (const one of due) {
    const ended = game.emit(
      'ReturnEnded',
      { effect: one.id },
      { rule: one.instruction.do === 'move' ? '610.3' : '610.4', source: one.source, causes: why(game.state, one) },
    );
    causes.push(ended);
    if (one.instruction.do === 'phase out') {
      phasingIn.push(...one.moved.map(({ object }) => object));
      continue;
    }
    for (const { object, from } of one.moved) {
      const now = presentObject(game.state, object);
      if (now === undefined || now.zone === from) continue;
      const host = from === 'battlefield' ? yield* hostFor(game, object) : null;
      if (host === 'none') continue;
      moves.push({
        would: 'move',
        object,
        to: from,
        manner: 'return',
        source: one.source,
        causes: [ended],
        ...(from === 'battlefield' ? { controller: now.owner } : {}), // CR 610.3c
        ...(host === null ? {} : host.is === 'player' ? { attachToPlayer: host.id } : { attachTo: host.id }),
      });
    }
  }
  const out = phasingIn.filter((id) => game.state.phasedOut.includes(id));
  if (out.length > 0) phaseOutAndIn(game, [], out, { rule: '610.4', causes });
  if (moves.length > 0) yield* perform(game, moves, { rule: '610.3', causes });
}

/** CR 303.4f: an Aura that returns enters attached to something; if it can't, it stays where it is (303.4g). */
function* hostFor(game: Game, id: ObjectId): Procedure<Ref | null | 'none'> {
  const object = objectOf(game.state, id);
  if (!hasSubtype(game.state, object, 'Aura')) return null;
  return (yield* chooseHost(game, object, object.owner)) ?? 'none';
}

function isDue(state: GameState, { due, instruction, source }: AwaitedReturn): boolean {
  if (due) return true;
  return instruction.until === 'this leaves the battlefield' && hasLeftBattlefield(state, source);
}

/** The causes of the return: the source moved, or the event happened. */
function why(state: GameState, { source, began }: AwaitedReturn): readonly Revision[] {
  const left = state.objects.get(source);
  const now = left?.left ? state.objects.get(left.becomes) : undefined;
  return now === undefined ? [began] : [began, now.placedAt];
}
