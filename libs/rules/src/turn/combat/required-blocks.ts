import { combatEffects } from '@stacktrail/characteristics';
import type { Block, ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';
import {
  fewestBlockers,
  legalBlockers,
  mostAttackers,
  mostBlockers,
  mostCreaturesBlocking,
  type LegalBlocker,
} from './block-options.js';
import { blockRequirements, type BlockRequirements } from './block-requirements.js';
import { BlockSearch } from './block-search.js';
import { groupRestrictionsOf, thatCanObey } from './group-restrictions.js';
import { maximumFlow, type GuardedAttacker } from './maximum-flow.js';

/** How many ways to choose guarded attackers the search tries before it is content with the best so far. */
const budget = 4096;

/**
 * A declaration of blockers that obeys as many requirements as can be without disobeying a restriction
 * (CR 509.1c), and blocks no more than that takes. No cost is paid for it.
 */
export function requiredBlocks(state: GameState, player: PlayerId): readonly Block[] {
  const able = legalBlockers(state, player);
  const requirements = blockRequirements(state, player, able);
  if (requirements.isEmpty) return [];
  const free = able.filter(({ object }) => combatEffects(state, objectOf(state, object), 'block cost').length === 0);
  const ids = free.map(({ object }) => object);
  const groupRestrictions = groupRestrictionsOf(state, ids, 'blocks only with');
  const possible = thatCanObey(ids, groupRestrictions);
  const blockers = free.filter(({ object }) => possible.has(object));
  const isPlain = requirements.isPlain && groupRestrictions.length === 0 && !hasLimits(state, blockers);
  if (!isPlain) return new BlockSearch(state, blockers, requirements, groupRestrictions).best;
  return plainBlocks(state, blockers, requirements);
}

/** Whether a restriction limits how many may block, or how many may block one attacker. */
function hasLimits(state: GameState, blockers: readonly LegalBlocker[]): boolean {
  if (mostCreaturesBlocking(state) < Infinity) return true;
  const attackers = new Set(blockers.flatMap((blocker) => blocker.attackers));
  return [...attackers].some((id) => mostBlockers(state, objectOf(state, id)) < Infinity);
}

/**
 * Where creatures are asked for nothing but to block.
 *
 * A creature that must block and can block some attacker on its own obeys its requirement whatever else blocks. The
 * others can block only attackers that need several blockers (menace). Attackers that the same creatures can block
 * are alike here, so at most one of each class is chosen; a set of chosen attackers is possible if a flow finds
 * enough blockers for all of them, and it lets every creature next to one of them block. Subsets of the classes are
 * searched by branch and bound: exact while there are 12 classes at most, which differ by what can block them, and
 * bounded by `budget` beyond.
 */
function plainBlocks(
  state: GameState,
  blockers: readonly LegalBlocker[],
  requirements: BlockRequirements,
): readonly Block[] {
  const required = blockers.filter((blocker) => requirements.mustBlockOneOf.has(blocker.object));
  if (required.length === 0) return [];
  const alone = (attacker: ObjectId): boolean => fewestBlockers(state, objectOf(state, attacker)) === 1;
  const bound = required.filter((blocker) => !blocker.attackers.some(alone));
  const ofGuarded = bound.length === 0 ? [] : blocksOfGuarded(state, blockers, bound);
  const blocks = ofGuarded.slice();
  for (const { object, attackers } of required) {
    if (blocks.some((block) => block.blocker === object)) continue;
    const attacker = attackers.find((id) => alone(id) || ofGuarded.some((block) => block.attacker === id));
    if (attacker !== undefined) blocks.push({ blocker: object, attacker });
  }
  return blocks;
}

/** Blocks of guarded attackers next to as many of the `bound` creatures as possible. */
function blocksOfGuarded(
  state: GameState,
  blockers: readonly LegalBlocker[],
  bound: readonly LegalBlocker[],
): readonly Block[] {
  const classes = classesOf(state, blockers, bound);
  const capacity = (id: ObjectId): number => mostAttackers(state, objectOf(state, id));
  const reach = classes.map((guarded) => bound.filter((blocker) => guarded.blockers.includes(blocker.object)));
  let best: readonly Block[] = [];
  let most = 0;
  let tried = 0;

  function search(i: number, chosen: readonly GuardedAttacker[], served: ReadonlySet<LegalBlocker>): void {
    const open = new Set(served);
    for (let j = i; j < classes.length; j++) for (const blocker of reach[j]!) open.add(blocker);
    if (open.size <= most || tried >= budget) return;
    tried += 1;
    const more = [...chosen, classes[i]!];
    const blocks = maximumFlow(more, capacity);
    if (blocks !== null) {
      const now = new Set([...served, ...reach[i]!]);
      if (now.size > most) {
        best = blocks;
        most = now.size;
      }
      search(i + 1, more, now);
    }
    search(i + 1, chosen, served);
  }

  search(0, [], new Set());
  return best;
}

/** One attacker for each set of creatures that can block it, those next to most of the `bound` creatures first. */
function classesOf(
  state: GameState,
  blockers: readonly LegalBlocker[],
  bound: readonly LegalBlocker[],
): readonly GuardedAttacker[] {
  const classes = new Map<string, GuardedAttacker>();
  for (const attacker of new Set(bound.flatMap((blocker) => blocker.attackers))) {
    const able = blockers.filter((blocker) => blocker.attackers.includes(attacker)).map((blocker) => blocker.object);
    const fewest = fewestBlockers(state, objectOf(state, attacker));
    classes.set(able.join(' '), { attacker, fewest, blockers: able });
  }
  const weight = (guarded: GuardedAttacker): number =>
    bound.filter((blocker) => guarded.blockers.includes(blocker.object)).length;
  return [...classes.values()].sort((a, b) => weight(b) - weight(a));
}
