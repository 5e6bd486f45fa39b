/**
 * What a state means: the characteristics of objects (CR 613), and the values of filters, amounts and conditions in it.
 */
export { attackDemands } from './combat/attack-demands.js';
export { isInWrongDirection } from './combat/attack-direction.js';
export {
  attackCosts,
  attackerObstacle,
  cantAttack,
  hasToAttack,
  type LegalAttacker,
  legalAttackers,
  requirementsObeyed,
} from './combat/attack-options.js';
export { combatEffects, contextOfEffect, type EffectOfKind, isAbout } from './combat/combat-effects.js';
export { attackable, defendingPlayerOf, isStillAttacked, protectorOf } from './combat/defending-player.js';
export { hasObeyed } from './combat/has-obeyed.js';
export { nameOf, type Obstacle, violationBy } from './combat/obstacle.js';
export { evaluateAmount } from './evaluating/amounts.js';
export { isAnyNumber } from './evaluating/any-number.js';
export { holds } from './evaluating/conditions.js';
export { matches } from './evaluating/filters.js';
export { finished } from './evaluating/finished.js';
export { currentIncarnation, findObjects, findPlayers, findRecipients } from './evaluating/references.js';
export { goadersOf } from './reading/goaders.js';
export { accountOf, type Account, type Appearance, type AppliedEffect, layerNames } from './layers/account.js';
export { characteristicsOf } from './layers/characteristics.js';
export { lockedType } from './layers/chosen-change.js';
export { lockedColor } from './layers/chosen-color.js';
export { givesAway, namesThatPlayer, partsOf } from './layers/part.js';
export { programOf } from './layers/program-of.js';
export {
  filterForLaterObjects,
  keepsPlayer,
  keepsX,
  onlyTurnInForce,
  playerLockedIn,
} from './layers/rules-of-the-game.js';
export { colorIdentityOf, combinedIdentity, identityOfCommander } from './reading/color-identity.js';
export { controllerUnderEffects } from './queries/controller.js';
export { isAttackOn } from './meanings/events/combat-events.js';
export { fitsEvent } from './meanings/events/fits-event.js';
export { happenedIn, timeThisTurn } from './meanings/events/history.js';
export { damageUntilExcess } from './queries/lethal-damage.js';
export { abilitiesOfPlayer } from './queries/player-abilities.js';
export { hasProtectionFrom, protectionRemoves, protects } from './queries/protection.js';
export {
  hasKeyword,
  hasRule,
  hasSubtype,
  hasType,
  isCreature,
  isLand,
  isSummoningSick,
  powerOf,
  toughnessOf,
} from './queries/queries.js';
export { baseSizeOf } from './layers/base-size.js';
export { splitSecond } from './queries/split-second.js';
export { rulesInForce, type RuleInForce } from './queries/rules-in-force.js';
export { appliesToPlayer, type StaticInForce, staticsInForce } from './queries/statics-in-force.js';
export { maskOf, typesAddedSince, typesIn } from './reading/types-produced.js';
export type { Violation } from './queries/violation.js';
export { chosenWords } from './reading/chosen-quality.js';
export { attackOf, attackerOf, attackersBlockedBy } from './reading/combat-status.js';
export { compares } from './reading/comparison.js';
export { controllerOf, isControlled } from './reading/controller.js';
export { measureOf } from './reading/measure.js';
export { manaValueOf } from './reading/mana-value.js';
export { canMean } from './reading/means-permanents.js';
export { convokedLabel, paidLabel } from './reading/paid-label.js';
export { valuesOf } from './reading/qualities.js';
export { plainContext, type TextContext } from './reading/text-context.js';
export { topCards } from './reading/top-cards.js';
