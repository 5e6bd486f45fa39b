import type { StaticEffect } from '@stacktrail/card-tree';
import type { Game } from '@stacktrail/engine';
import type { Revision } from '@stacktrail/game-events';
import { type Characteristics, countersOn, type GameObject } from '@stacktrail/game-state';
import type { Findings } from './findings.js';
import { recentFactsOr } from '../../changes/recent.js';

/** CR 704.5q, 122.3: +1/+1 and -1/-1 counters go in pairs. */
export function annihilation(
  game: Game,
  object: GameObject,
  _characteristics: Characteristics,
  findings: Findings,
): void {
  if (object.counters.length < 2) return;
  const count = Math.min(countersOn(object, '+1/+1'), countersOn(object, '-1/-1'));
  if (count === 0) return;
  const causes = whatPutThem(game, object);
  for (const counter of ['+1/+1', '-1/-1']) {
    findings.irreplaceable.push({ does: 'lose counters', object: object.id, counter, count, rule: '704.5q', causes });
  }
}

/** CR 704.5r, 122.4: more counters of a kind than an ability of the permanent allows. */
export function tooManyCounters(
  game: Game,
  object: GameObject,
  { abilities }: Characteristics,
  findings: Findings,
): void {
  if (object.counters.length === 0) return;
  for (const { ability } of abilities) {
    if (ability.kind !== 'static') continue;
    for (const { counter, most } of ability.effects.filter(isLimit)) {
      const count = countersOn(object, counter) - most;
      if (count <= 0) continue;
      const causes = whatPutThem(game, object);
      findings.irreplaceable.push({ does: 'lose counters', object: object.id, counter, count, rule: '704.5r', causes });
    }
  }
}

function isLimit(effect: StaticEffect): effect is Extract<StaticEffect, { static: 'counter limit' }> {
  return effect.static === 'counter limit';
}

function whatPutThem(game: Game, object: GameObject): readonly Revision[] {
  return recentFactsOr(game, (event) => event.type === 'CountersPut' && event.data.object === object.id, [
    object.placedAt,
  ]);
}
