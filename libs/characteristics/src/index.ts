/** What a state means: the characteristics of objects (CR 613), and what filters, amounts and conditions come to in it. */
export { characteristicsOf } from './characteristics/characteristics.js';
export { colorIdentityOf, combinedIdentity, identityOfCommander } from './characteristics/color-identity.js';
export {
  attackCosts,
  attackerObstacle,
  cantAttack,
  hasToAttack,
  type LegalAttacker,
  legalAttackers,
  requirementsObeyed,
} from './characteristics/combat/attack-options.js';
export { combatEffects, contextOfEffect, type EffectOfKind, isAbout } from './characteristics/combat/combat-effects.js';
export {
  attackable,
  defendingPlayerOf,
  isStillAttacked,
  protectorOf,
} from './characteristics/combat/defending-player.js';
export { hasObeyed } from './characteristics/combat/has-obeyed.js';
export { nameOf, type Obstacle, violationBy } from './characteristics/combat/obstacle.js';
export { controllerUnderEffects } from './characteristics/controller.js';
export { lockedColor } from './characteristics/layers/chosen-color.js';
export { givesAway, namesThatPlayer, partsOf } from './characteristics/layers/part.js';
export { damageUntilExcess } from './characteristics/lethal-damage.js';
export { abilitiesOfPlayer } from './characteristics/player-abilities.js';
export { programOf } from './characteristics/program-of.js';
export { protectedFrom, protectionRemoves, protects } from './characteristics/protection.js';
export {
  colorsOf,
  hasKeyword,
  hasRule,
  hasSubtype,
  hasType,
  isCreature,
  isLand,
  isLegendary,
  isPermanentCard,
  isSummoningSick,
  powerOf,
  toughnessOf,
} from './characteristics/queries.js';
export { alsoLater, keepsX } from './characteristics/rules-of-the-game.js';
export { splitSecond } from './characteristics/split-second.js';
export { concerns, type StaticInForce, staticsInForce } from './characteristics/statics-in-force.js';
export { typesAddedSince, typesIn } from './characteristics/types-produced.js';
export type { Violation } from './characteristics/violation.js';
export { evaluateAmount } from './text/amounts.js';
export { isAnyNumber } from './text/any-number.js';
export { chosenWords } from './text/chosen-quality.js';
export { attackerOf, attackOf } from './text/combat-status.js';
export { compares } from './text/comparison.js';
export { holds } from './text/conditions.js';
export { controllerOf } from './text/controller.js';
export { measureOf } from './text/derived-amounts.js';
export { fitsEvent, isAttackOn } from './text/event-reading.js';
export { matches } from './text/filters.js';
export { finished } from './text/finished.js';
export { happenedIn, timeThisTurn } from './text/history.js';
export { manaValueOf } from './text/mana-value.js';
export { meansPermanents } from './text/means-permanents.js';
export { convokedLabel, paidLabel } from './text/paid-label.js';
export { valuesOf } from './text/qualities.js';
export { currentIncarnation, findObjects, findPlayers, findRecipients } from './text/references.js';
export { plainContext, type TextContext } from './text/text-context.js';
export { topCards } from './text/top-cards.js';
