import type { Modification } from '@stacktrail/card-tree';
import type { Game } from '@stacktrail/engine';
import type { AnyGameEvent, ObjectId, Revision } from '@stacktrail/game-events';
import { type Characteristics, type GameObject, objectOf } from '@stacktrail/game-state';
import type { Findings } from './findings.js';
import { recentFacts, recentFactsOr } from '../../changes/recent.js';

/** CR 704.5f: toughness 0 or less. */
export function zeroToughness(
  game: Game,
  object: GameObject,
  characteristics: Characteristics,
  findings: Findings,
): void {
  if ((characteristics.toughness ?? 0) > 0) return;
  findings.putIntoGraveyard(object.id, '704.5f', whatLoweredToughness(game, object));
}

/** CR 704.5g: damage marked on it that is at least its toughness. */
export function lethalDamage(
  _game: Game,
  object: GameObject,
  { toughness, keywords }: Characteristics,
  findings: Findings,
): void {
  if (object.damage === 0 || toughness === null || toughness <= 0 || object.damage < toughness) return;
  if (keywords.has('indestructible')) return; // CR 702.12b
  findings.destroy(object.id, '704.5g', object.damagedAt, toughness, object.damage);
}

/** CR 704.5h: damage by a source with deathtouch. */
export function deathtouch(
  { state }: Game,
  object: GameObject,
  { toughness, keywords }: Characteristics,
  findings: Findings,
): void {
  if (object.deathtouchedAt <= state.checkedAt || toughness === null || toughness <= 0) return;
  if (keywords.has('indestructible')) return; // CR 702.12b
  findings.destroy(object.id, '704.5h', object.damagedAt, toughness, object.damage);
}

/**
 * What lowered a creature's toughness, as far as it is known: effects that change it, counters put on it and what was
 * attached to it just now; else permanents with static abilities that just left; else what put it where it is.
 */
function whatLoweredToughness(game: Game, object: GameObject): readonly Revision[] {
  const effects = game.state.effects
    .filter((effect) => effect.objects.includes(object.id) && effect.instruction.changes.some(changesToughness))
    .map((effect) => effect.began);
  const lowered = new Set([...effects, ...recentFacts(game, (event) => touches(event, object.id))]);
  if (lowered.size > 0) return [...lowered];
  return recentFactsOr(game, (event) => tookAwayStatics(game, event), [object.placedAt]);
}

function changesToughness(change: Modification): boolean {
  return (
    change.change === 'modify power and toughness' ||
    change.change === 'set power and toughness' ||
    change.change === 'set toughness' ||
    change.change === 'switch power and toughness'
  );
}

function touches(event: AnyGameEvent, id: ObjectId): boolean {
  switch (event.type) {
    case 'CountersPut':
    case 'CountersRemoved':
      return event.data.object === id;
    case 'Attached':
      return event.data.to === id;
    default:
      return false;
  }
}

function tookAwayStatics(game: Game, event: AnyGameEvent): boolean {
  if (event.type === 'EffectEnded' || event.type === 'Unattached') return true;
  if (event.type !== 'ObjectMoved' || event.data.from !== 'battlefield') return false;
  return objectOf(game.state, event.data.object).printed.hasStatic;
}
