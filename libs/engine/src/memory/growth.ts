import type { AnyGameEvent, EventType } from '@stacktrail/game-events';
import type { GameState, Growing, Growth } from '@stacktrail/game-state';
import { groundOf, groundOutline } from './position-digest.js';

/** The numbers of mandatory resolutions after which growth is measured from a new position: longer loops have longer to show. */
const measuredFrom: ReadonlySet<number> = new Set([16, 32, 64, 128]);

/** What is known of growth as one more object begins to resolve. @param mandatory how many have before it */
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

/** The kinds of which there is more of something than before; `null` if there is less of anything. */
function grownSince(before: Growth['amounts'], now: Growth['amounts']): readonly Growing[] | null {
  for (const [what, amount] of Object.entries(before)) if ((now[what] ?? 0) < amount) return null;
  return Object.entries(now).flatMap(([what, amount]) => (amount > (before[what] ?? 0) ? [kindOf(what)] : []));
}

function kindOf(what: string): Growing {
  if (what.startsWith('life ')) return 'life';
  return what.startsWith('counters ') ? 'counters' : 'tokens';
}

/**
 * The facts between two positions that say that what made them doesn't rest on how much there is of what grows: life goes
 * up or down by what texts say, abilities trigger and resolve, permanents come and go. Damage to permanents is none of
 * them, as it is compared with toughness (CR 704.5g); counters that go neither (CR 704.5q).
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

/** Whether a fact between two positions leaves it open that all goes on as it has. */
export function isSteady(event: AnyGameEvent): boolean {
  // What the rules themselves trigger may ask for anything.
  if (event.type === 'AbilityTriggered') return event.data.source !== 0;
  if (event.type !== 'ObjectMoved') return steady.has(event.type);
  const { from, to } = event.data;
  return from !== 'hand' && from !== 'library' && to !== 'hand' && to !== 'library';
}
