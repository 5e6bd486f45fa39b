import type { Cost } from '@stacktrail/card-tree';
import type { ObjectId, Ref } from '@stacktrail/game-events';
import {
  type Characteristics,
  type CombatEffect,
  type GameObject,
  objectOf,
  type GameState,
  typeBit,
} from '@stacktrail/game-state';
import { characteristicsOf } from '../layers/characteristics.js';
import { holds } from '../evaluating/conditions.js';
import { goadersOf } from '../reading/goaders.js';
import { isInWrongDirection } from './attack-direction.js';
import { hasObeyed } from './has-obeyed.js';
import { combatEffects, contextOfEffect, isAbout } from './combat-effects.js';
import { attackable } from './defending-player.js';
import type { Obstacle } from './obstacle.js';

export interface LegalAttacker {
  readonly object: ObjectId;
  readonly defenders: readonly Ref[];
}

const creature = typeBit('Creature');
const battle = typeBit('Battle');

const notYours: Obstacle = { rule: '508.1a', because: 'is not controlled by the active player' };
const notThere: Obstacle = { rule: '508.1a', because: 'is not on the battlefield' };
const notCreature: Obstacle = { rule: '506.3', because: 'is not a creature' };
const isBattle: Obstacle = { rule: '508.1a', because: 'is a battle' };
const isTapped: Obstacle = { rule: '508.1a', because: 'is tapped' };
const isNew: Obstacle = {
  rule: '302.6',
  because: 'has neither haste nor been under its controller’s control since the turn began',
};
const hasDefender: Obstacle = { rule: '702.3b', because: 'has defender' };
const cant: Obstacle = { rule: '508.1c', because: 'can’t attack' };

/** What keeps a permanent from attacking at all (CR 508.1a, 508.1c), or `null`. */
export function attackerObstacle(state: GameState, object: GameObject): Obstacle | null {
  if (object.zone !== 'battlefield') return notThere;
  if (object.controller !== state.activePlayer) return notYours;
  const { types, keywords, rules } = characteristicsOf(state, object);
  if ((types & creature) === 0) return notCreature;
  if ((types & battle) !== 0) return isBattle;
  if (object.tapped) return isTapped;
  const isQuick = keywords.has('haste') || rules.has('can attack as though it had haste');
  if (object.controlledSince >= state.turn && !isQuick) return isNew;
  if (
    isDefender(keywords, rules) &&
    !attackable(state).some((defender) => attacksDespiteDefender(state, object, defender))
  )
    return hasDefender;
  if (rules.has("can't attack")) return cant;
  return null;
}

function isDefender(keywords: Characteristics['keywords'], rules: Characteristics['rules']): boolean {
  return keywords.has('defender') && !rules.has('can attack as though it had no defender');
}

/** Whether an effect lets a creature attack this player or permanent as though it didn't have defender (CR 702.3b). */
function attacksDespiteDefender(state: GameState, object: GameObject, defender: Ref): boolean {
  return combatEffects(state, object, 'attacks despite defender').some((effect) =>
    isAbout(state, effect.rule.whom, effect, defender),
  );
}

/** Whether defender or an effect says that a creature can't attack this player or permanent (CR 508.1c, 702.3b). */
export function cantAttack(state: GameState, object: GameObject, defender: Ref): boolean {
  const { keywords, rules } = characteristicsOf(state, object);
  if (isDefender(keywords, rules) && !attacksDespiteDefender(state, object, defender)) return true;
  return combatEffects(state, object, "can't attack").some((effect) => {
    const { whom, unless } = effect.rule;
    if (!isAbout(state, whom, effect, defender)) return false;
    return unless === undefined || !holds(state, unless, contextOfEffect(effect, object.id));
  });
}

/** The active player's creatures that can attack, each with what it can attack (CR 508.1a–c). */
export function legalAttackers(state: GameState): readonly LegalAttacker[] {
  const attackers: LegalAttacker[] = [];
  let all: readonly Ref[] | null = null;
  for (const id of state.battlefield) {
    const object = objectOf(state, id);
    if (attackerObstacle(state, object) !== null) continue;
    all ??= attackable(state).filter((defender) => !isInWrongDirection(state, defender));
    const defenders =
      combatEffects(state, object, "can't attack", 'attacks despite defender').length === 0
        ? all
        : all.filter((defender) => !cantAttack(state, object, defender));
    if (defenders.length > 0) attackers.push({ object: id, defenders });
  }
  return attackers;
}

/** What attacking this player or permanent with a creature costs (CR 508.1h), by the effects that say so. */
export function attackCosts(state: GameState, object: GameObject, defender: Ref): readonly AttackCost[] {
  return combatEffects(state, object, 'attack cost')
    .filter((effect) => isAbout(state, effect.rule.whom, effect, defender))
    .map(({ rule, source }) => ({ cost: rule.cost, source, creature: object.id }));
}

export interface AttackCost {
  readonly cost: readonly Cost[];
  readonly source: ObjectId;
  /** The creature that attacks: “that object” in the cost. */
  readonly creature: ObjectId;
}

/** CR 506.6: whether an effect requires a creature to attack, no matter whom. */
export function hasToAttack(state: GameState, object: GameObject): boolean {
  const { rules, combat } = characteristicsOf(state, object);
  return (
    rules.has('attacks each combat if able') ||
    combatEffects(state, object, 'attacks if able').some(({ rule }) => !hasObeyed(state, rule, object.id)) ||
    goadersOf(object, { combat }).size > 0
  );
}

/** How many requirements a creature obeys by attacking this player or permanent (CR 508.1d). */
export function requirementsObeyed(state: GameState, object: GameObject, defender: Ref): number {
  const { rules, combat } = characteristicsOf(state, object);
  let count = rules.has('attacks each combat if able') ? 1 : 0;
  for (const effect of combatEffects(state, object, 'attacks if able')) {
    if (hasObeyed(state, effect.rule, object.id)) continue;
    if (isAbout(state, effect.rule.whom, effect, defender)) count += 1;
  }
  return count + obeyedByGoaded(object, combat, defender);
}

/** CR 701.15b, 701.15c: two requirements for each player who goaded it. */
function obeyedByGoaded(object: GameObject, combat: readonly CombatEffect[], defender: Ref): number {
  let count = 0;
  for (const goader of goadersOf(object, { combat }))
    count += defender.is === 'player' && defender.id !== goader ? 2 : 1;
  return count;
}
