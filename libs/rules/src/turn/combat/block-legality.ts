import { type Violation, hasKeyword, nameOf, violationBy } from '@stacktrail/characteristics';
import type { Block, ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf, presentObject, type GameState } from '@stacktrail/game-state';
import {
  attackersAgainst,
  fewestBlockers,
  legalBlockers,
  mostAttackers,
  mostBlockers,
  mostCreaturesBlocking,
} from './block-options.js';
import { blockRequirements, obeyedByBlocks } from './block-requirements.js';
import { blockerObstacle, evasionOf } from './can-block.js';
import { groupRestrictionsOf, obeysGroupRestriction } from './group-restrictions.js';
import { requiredBlocks } from './required-blocks.js';

/** What makes a player's declaration of blockers illegal as a whole (CR 509.1a–c), or `null`. */
export function blockViolation(state: GameState, player: PlayerId, blocks: readonly Block[]): Violation | null {
  return (
    firstOf(blocks, (block) => pairViolation(state, player, block)) ??
    countViolation(state, blocks) ??
    groupViolation(state, blocks) ??
    requirementViolation(state, player, blocks)
  );
}

function firstOf<T>(items: readonly T[], violation: (item: T) => Violation | null): Violation | null {
  for (const item of items) {
    const found = violation(item);
    if (found !== null) return found;
  }
  return null;
}

/** CR 509.1a, and the restrictions that depend on nothing but the blocker and the attacker (CR 509.1b). */
function pairViolation(state: GameState, player: PlayerId, block: Block): Violation | null {
  const blocker = presentObject(state, block.blocker);
  if (blocker === undefined) {
    return { rule: '509.1a', message: `There is no object ${block.blocker} to block with.` };
  }
  const hindrance = blockerObstacle(state, blocker, player);
  if (hindrance !== null) return violationBy(state, blocker, hindrance);
  const attacker = attackersAgainst(state, player).find((object) => object.id === block.attacker);
  if (attacker === undefined) {
    return { rule: '509.1a', message: `Object ${block.attacker} is not attacking the player who blocks.` };
  }
  const evasion = evasionOf(state, attacker, blocker, player);
  if (evasion === null) return null;
  const { rule, message } = violationBy(state, attacker, evasion);
  return { rule, message: `${nameOf(state, blocker)} can’t block it: ${message}` };
}

/** How many attackers one creature blocks (CR 509.1a), and how many creatures block one attacker (CR 702.111b). */
function countViolation(state: GameState, blocks: readonly Block[]): Violation | null {
  const blockers = blocks.map((block) => block.blocker);
  const tooBusy = (id: ObjectId): Violation | null => {
    const object = objectOf(state, id);
    const theirs = blocks.filter((block) => block.blocker === id).map((block) => block.attacker);
    const most = mostAttackers(state, object);
    if (theirs.length <= most && new Set(theirs).size === theirs.length) return null;
    return { rule: '509.1a', message: `${nameOf(state, object)} can block ${most} attacking creatures at most.` };
  };
  const tooFew = (id: ObjectId): Violation | null => {
    const object = objectOf(state, id);
    const count = blocks.filter((block) => block.attacker === id).length;
    const fewest = fewestBlockers(state, object);
    const most = mostBlockers(state, object);
    const name = nameOf(state, object);
    if (count > most) return { rule: '509.1b', message: `${name} can’t be blocked by more than ${most} creatures.` };
    if (count >= fewest) return null;
    const rule = hasKeyword(state, object, 'menace') && fewest === 2 ? '702.111b' : '509.1b';
    const words = fewest === 2 ? 'two' : `${fewest}`;
    return { rule, message: `${name} can’t be blocked except by ${words} or more creatures.` };
  };
  return firstOf(blockers, tooBusy) ?? firstOf([...new Set(blocks.map((block) => block.attacker))], tooFew);
}

/** CR 509.1b: restrictions on the group as a whole. */
function groupViolation(state: GameState, blocks: readonly Block[]): Violation | null {
  const blocking = new Set(blocks.map((block) => block.blocker));
  const most = mostCreaturesBlocking(state);
  if (blocking.size > most) {
    return { rule: '509.1b', message: `No more than ${most} creatures can block, not ${blocking.size}.` };
  }
  const lonely = groupRestrictionsOf(state, [...blocking], 'blocks only with').find(
    (each) => !obeysGroupRestriction(each, blocking),
  );
  if (lonely === undefined) return null;
  const name = nameOf(state, objectOf(state, lonely.object));
  return { rule: '509.1b', message: `${name} can’t block without ${lonely.count} other fitting creatures.` };
}

/** CR 509.1c. */
function requirementViolation(state: GameState, player: PlayerId, blocks: readonly Block[]): Violation | null {
  const requirements = blockRequirements(state, player, legalBlockers(state, player));
  if (requirements.isEmpty) return null;
  const required = requiredBlocks(state, player);
  const most = obeyedByBlocks(requirements, required);
  const obeyed = obeyedByBlocks(requirements, blocks);
  if (obeyed >= most) return null;
  const way = required.map(({ blocker, attacker }) => {
    return `${nameOf(state, objectOf(state, blocker))} → ${nameOf(state, objectOf(state, attacker))}`;
  });
  return {
    rule: '509.1c',
    message: `${most} requirements to block can be obeyed, and this obeys ${obeyed}. One way to obey them: ${way.join(', ')}.`,
  };
}
