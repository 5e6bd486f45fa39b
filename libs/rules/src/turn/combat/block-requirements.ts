import { matches, combatEffects, contextOfEffect, hasObeyed } from '@stacktrail/characteristics';
import type { Block, ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';
import { attackersAgainst, type LegalBlocker } from './block-options.js';

/** The attacker is blocked by at least one of these creatures, or with `exactlyOne` by one of them alone. */
interface AttackerToBlock {
  readonly attacker: ObjectId;
  readonly by: ReadonlySet<ObjectId>;
  readonly exactlyOne: boolean;
}

/** Whether the creatures that block the attacker obey the requirement. */
export function isBlockedAsRequired({ by, exactlyOne }: AttackerToBlock, blockers: readonly ObjectId[]): boolean {
  return blockers.some((blocker) => by.has(blocker)) && !(exactlyOne && blockers.length > 1);
}

/** The requirements on a declaration of blockers (CR 509.1c). Each of them counts as one. */
export interface BlockRequirements {
  /** For each creature: sets of attackers; it blocks at least one attacker of each set. */
  readonly mustBlockOneOf: ReadonlyMap<ObjectId, readonly ReadonlySet<ObjectId>[]>;
  /** For each creature: it blocks all of these attackers. */
  readonly mustBlockAllOf: ReadonlyMap<ObjectId, ReadonlySet<ObjectId>>;
  readonly mustBeBlocked: readonly AttackerToBlock[];
  readonly isEmpty: boolean;
  /** The only requirements are that creatures block, whichever attacker it is. */
  readonly isPlain: boolean;
}

/** The requirements on a player's creatures that can block. */
export function blockRequirements(
  state: GameState,
  player: PlayerId,
  blockers: readonly LegalBlocker[],
): BlockRequirements {
  const attackers = attackersAgainst(state, player);
  const mustBlockOneOf = new Map<ObjectId, ReadonlySet<ObjectId>[]>();
  for (const { object: id, attackers: able } of blockers) {
    const object = objectOf(state, id);
    const sets: ReadonlySet<ObjectId>[] = [];
    for (const effect of combatEffects(state, object, 'blocks if able')) {
      const { what } = effect.rule;
      if (hasObeyed(state, effect.rule, id)) continue;
      const context = contextOfEffect(effect, id);
      sets.push(new Set(able.filter((to) => what === undefined || matches(state, what, objectOf(state, to), context))));
    }
    if (sets.length > 0) mustBlockOneOf.set(id, sets);
  }
  const mustBlockAllOf = new Map<ObjectId, Set<ObjectId>>();
  const mustBeBlocked: AttackerToBlock[] = [];
  for (const attacker of attackers) {
    for (const effect of combatEffects(state, attacker, 'must be blocked', 'must be blocked by all')) {
      const { rule, by, exactlyOne = false } = effect.rule;
      if (hasObeyed(state, effect.rule, attacker.id)) continue;
      const context = contextOfEffect(effect, attacker.id);
      const able = blockers
        .filter((blocker) => blocker.attackers.includes(attacker.id))
        .filter(({ object }) => by === undefined || matches(state, by, objectOf(state, object), context))
        .map(({ object }) => object);
      if (rule === 'must be blocked') mustBeBlocked.push({ attacker: attacker.id, by: new Set(able), exactlyOne });
      else
        for (const blocker of able)
          mustBlockAllOf.set(blocker, (mustBlockAllOf.get(blocker) ?? new Set()).add(attacker.id));
    }
  }
  const isEmpty = mustBlockOneOf.size === 0 && mustBlockAllOf.size === 0 && mustBeBlocked.length === 0;
  const isPlain =
    mustBlockAllOf.size === 0 &&
    mustBeBlocked.length === 0 &&
    blockers.every(({ object, attackers: able }) => {
      const sets = mustBlockOneOf.get(object) ?? [];
      return sets.length === 0 || (sets.length === 1 && sets[0]!.size === able.length);
    });
  return { mustBlockOneOf, mustBlockAllOf, mustBeBlocked, isEmpty, isPlain };
}

/** How many requirements one creature obeys by blocking these attackers, not counting `mustBeBlocked`. */
export function obeyedByBlocker(
  { mustBlockOneOf, mustBlockAllOf }: BlockRequirements,
  blocker: ObjectId,
  attackers: readonly ObjectId[],
): number {
  const sets = mustBlockOneOf.get(blocker)?.filter((set) => attackers.some((id) => set.has(id))).length ?? 0;
  const all = mustBlockAllOf.get(blocker);
  return sets + (all === undefined ? 0 : attackers.filter((id) => all.has(id)).length);
}

/** How many requirements a declaration of blockers obeys. */
export function obeyedByBlocks(requirements: BlockRequirements, blocks: readonly Block[]): number {
  const attackersByBlocker = new Map<ObjectId, ObjectId[]>();
  for (const { blocker, attacker } of blocks)
    attackersByBlocker.set(blocker, [...(attackersByBlocker.get(blocker) ?? []), attacker]);
  let sum = 0;
  for (const [blocker, attackers] of attackersByBlocker) sum += obeyedByBlocker(requirements, blocker, attackers);
  for (const required of requirements.mustBeBlocked) {
    const against = blocks.filter(({ attacker }) => attacker === required.attacker);
    if (
      isBlockedAsRequired(
        required,
        against.map(({ blocker }) => blocker),
      )
    )
      sum += 1;
  }
  return sum;
}
