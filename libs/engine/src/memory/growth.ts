import type { AnyGameEvent, EventType } from '@stacktrail/game-events';
import type { GameState, Growing, Growth } from '@stacktrail/game-state';
import { groundOf, groundOutline } from './position-digest.js';

/**
 * The numbers of mandatory resolutions at which growth is measured from a new position, so that longer loops are found
 * too.
 */
const measuredFrom: ReadonlySet<number> = new Set([16, 32, 64, 128]);

/**
 * What is known about growth when one more object begins to resolve.
 *
 * @param mandatory how many objects have resolved before since a player last chose to do something
 */
export function growthAt(state: GameState, mandatory: number, growth: Growth | null): Growth | null {
  if (measuredFrom.has(mandatory)) {
    const { digest: ground, amounts } = groundOf(state);
    return { outline: groundOutline(state), ground, amounts, rounds: 0, grown: [] };
  }
  if (growth === null || groundOutline(state) !== growth.outline) return growth;
  const { digest, amounts } = groundOf(state);
  if (digest !== growth.ground) return growth;
  const more = grownSince(growth.amounts, amounts);
  if (more === null) return null;
  return { ...growth, amounts, rounds: growth.rounds + 1, grown: [...new Set([...growth.grown, ...more])] };
}

/** The kinds of things of which there are more now; `null` if there is less of anything. */
function grownSince(before: Growth['amounts'], now: Growth['amounts']): readonly Growing[] | null {
  for (const [what, amount] of Object.entries(before)) if ((now[what] ?? 0) < amount) return null;
  return Object.entries(now).flatMap(([what, amount]) => (amount > (before[what] ?? 0) ? [kindOf(what)] : []));
}

function kindOf(what: string): Growing {
  if (what.startsWith('life ')) return 'life';
  return what.startsWith('counters ') ? 'counters' : 'tokens';
}

/**
 * Facts that can happen in a round of the loop that doesn't depend on the amount of what grows: life totals change as
 * texts say, abilities trigger and resolve, permanents come and go. Damage to permanents isn't one of them, because it is
 * compared with toughness (CR 704.5g), nor is removing counters (CR 704.5q).
 */
const steady: ReadonlySet<EventType> = new Set<EventType>([
  'DecisionAsked',
  'DecisionMade',
  'PriorityPassed',
  'AbilityPutOnStack',
  'TargetsChosen',
  'ResolutionBegan',
  'AbilityRemovedFromStack',
  'ObjectCeasedToExist',
  'TokensCreated',
  'CountersPut',
  'Destroyed',
  'Tapped',
  'Untapped',
  'LifeGained',
  'LifeLost',
  'DamageDealtToPlayer',
  'OccurrenceReplaced',
]);

/** Whether the next round can be the same after a fact of this round. */
export function isSteady(event: AnyGameEvent): boolean {
  // Abilities that the rules give may ask about anything.
  if (event.type === 'AbilityTriggered') return event.data.source !== 0;
  if (event.type !== 'ObjectMoved') return steady.has(event.type);
  const { from, to } = event.data;
  return from !== 'hand' && from !== 'library' && to !== 'hand' && to !== 'library';
}
