import type { Block, ObjectId, PlayerId } from '@stacktrail/game-events';
import type { Violation } from '../game/question.js';
import { objectOf, presentObject, type GameState } from '../state/game-state.js';
import { attackersAgainst, fewestBlockers, legalBlockers, mostAttackers } from './block-options.js';
import { blockerObstacle, evasionOf } from './can-block.js';
import { nameOf, violationBy } from './obstacle.js';
import { mustBlock, requiredBlocks } from './required-blocks.js';

/** What makes a player's declaration of blockers illegal as a whole (CR 509.1a–c), or `null`. */
export function blockViolation(state: GameState, player: PlayerId, blocks: readonly Block[]): Violation | null {
  return (
    firstOf(blocks, (block) => pairViolation(state, player, block)) ??
    countViolation(state, blocks) ??
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

/** CR 509.1a, and the restrictions that a blocker and an attacker decide alone (CR 509.1b). */
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
    if (count >= fewestBlockers(state, object)) return null;
    return { rule: '702.111b', message: `${nameOf(state, object)} can’t be blocked except by two or more creatures.` };
  };
  return firstOf(blockers, tooBusy) ?? firstOf([...new Set(blocks.map((block) => block.attacker))], tooFew);
}

/** CR 509.1c. The maximum is looked for only where a creature that must block doesn't. */
function requirementViolation(state: GameState, player: PlayerId, blocks: readonly Block[]): Violation | null {
  const blocking = new Set(blocks.map((block) => block.blocker));
  const required = legalBlockers(state, player).filter((blocker) => mustBlock(state, blocker.object));
  const idle = required.filter((blocker) => !blocking.has(blocker.object));
  if (idle.length === 0) return null;
  const able = new Set(requiredBlocks(state, player).map((block) => block.blocker));
  const most = required.filter((blocker) => able.has(blocker.object)).length;
  if (required.length - idle.length >= most) return null;
  const names = idle.map((blocker) => nameOf(state, objectOf(state, blocker.object))).join(', ');
  return { rule: '509.1c', message: `${most} creatures that must block if able can do so; of them ${names} don’t.` };
}
