import type { Revision } from '@stacktrail/game-events';
import type { Characteristics } from '../state/characteristics.js';
import type { Game } from '../game/game.js';
import { countersOn, type GameObject } from '../state/game-object.js';
import type { Findings } from './findings.js';
import { recentFactsOr } from './recent.js';

/** CR 704.5q: +1/+1 and -1/-1 counters go in pairs. */
export function annihilation(
  game: Game,
  object: GameObject,
  _characteristics: Characteristics,
  findings: Findings,
): void {
  if (object.counters.length < 2) return;
  const count = Math.min(countersOn(object, '+1/+1'), countersOn(object, '-1/-1'));
  if (count === 0) return;
  findings.facts.push({
    does: 'annihilate',
    object: object.id,
    count,
    rule: '704.5q',
    causes: whatPutThem(game, object),
  });
}

function whatPutThem(game: Game, object: GameObject): readonly Revision[] {
  return recentFactsOr(game, (event) => event.type === 'CountersPut' && event.data.object === object.id, [
    object.placedAt,
  ]);
}
