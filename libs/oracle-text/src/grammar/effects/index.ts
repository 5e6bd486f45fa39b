import { adaptingAsThough } from './adapting.js';
import type { Effect } from '@stacktrail/card-tree';
import type { Syntax } from '../../syntax/syntax.js';
import { additionalLandPredicates } from './additional-lands.js';
import { abilitiesOfChoice } from './abilities-of-choice.js';
import { abilitiesCantBeActivated, applyPredicates } from './apply.js';
import { baseSizesBecome } from './base-sizes.js';
import { becomingAnAura, losingItselfForAura } from './becoming-an-aura.js';
import { becomingPredicates } from './becoming.js';
import { becomingForetold, foretellCost } from './becoming-foretold.js';
import { beingClauses, beingPredicates } from './being.js';
import { cardPredicates } from './cards.js';
import { targetChangingImperatives } from './changing-targets.js';
import { targetChoosing } from './choosing-targets.js';
import { choosingPlayers } from './choosing-players.js';
import { combatImperatives, combatPredicates } from './combat.js';
import { counterImperatives, counterPredicates } from './counters.js';
import { numberImperatives, zoneExchangePredicates } from './numbers.js';
import { controlImperatives } from './control.js';
import { copyPredicates } from './copies.js';
import { copyImperatives, copySpellPredicates } from './spell-copies.js';
import { doublingImperatives } from './doubling.js';
import { faceUpOrDown } from './face-up-or-down.js';
import { fightingOrders } from './fighting.js';
import { faceImperatives, facePredicates } from './faces.js';
import { enteringPredicates } from './entering-with.js';
import { exchangeImperatives } from './exchanges.js';
import { ofYourChoice } from './of-your-choice.js';
import { doneOften } from './done-often.js';
import { keywordActionImperatives, keywordActionPredicates } from './keyword-actions.js';
import { lifeAndDamagePredicates } from './life-and-damage.js';
import { lookingPredicates, revealImperatives } from './looking.js';
import { manaImperatives, manaPredicates } from './mana.js';
import { moveImperatives } from './moves.js';
import { movePredicates } from './moves-of-others.js';
import { permanentImperatives, permanentPredicates } from './permanents.js';
import { markImperatives, playerMarkPredicates } from './player-marks.js';
import { castingRules } from './casting-rules.js';
import { nextSpell } from './next-spell.js';
import { ontoEitherEdge, ownLibraryPredicates } from './own-library.js';
import type { Predicate } from './predicate.js';
import { textChangingImperatives } from './changing-texts.js';
import { chancePredicates } from './chance.js';
import { castPredicates, mayPlayPredicates } from './playing.js';
import { youGain } from './players-gain.js';
import { preventionImperatives } from './prevention.js';
import { prohibitingImperatives, prohibitingPredicates } from './prohibiting.js';
import { redirectionOrders } from './redirection.js';
import { regenerationImperatives } from './regeneration.js';
import { repeatingImperatives } from './repeating.js';
import { restarting } from './restarting.js';
import { nextTurnOrders, nextTurnPredicates } from './next-turns.js';
import { friendOrFoe } from '../players/friends-and-foes.js';
import { requirementImperatives } from './requirements.js';
import { searchImperatives } from './search-zones.js';
import { searchPredicates } from './search.js';
import { skippingImperatives, skippingPredicates } from './skipping.js';
import { shufflingPredicates } from './shuffling.js';
import { faceDownPiles } from './face-down-piles.js';
import { restImperatives, restPredicates } from './the-rest.js';
import { andExileInsteadOfDying } from '../this-way/dying.js';
import { selfFromZone } from './self-from-zone.js';
import { tokenPredicates } from './tokens.js';
import { losesOfChoice } from './loses-of-choice.js';
import { uncounterableSpell } from './uncounterable-spell.js';
import { turnImperatives } from './turns.js';

export const predicates: readonly Predicate[] = [
  ...ownLibraryPredicates,
  ...shufflingPredicates,
  ...cardPredicates,
  ...lifeAndDamagePredicates,
  ...playerMarkPredicates,
  ...chancePredicates,
  ...permanentPredicates,
  ...copyPredicates,
  ...copySpellPredicates,
  ...tokenPredicates,
  ...mayPlayPredicates,
  ...additionalLandPredicates,
  ...castPredicates,
  ...becomingPredicates,
  becomingAnAura,
  losingItselfForAura,
  ...losesOfChoice,
  uncounterableSpell,
  ...beingPredicates,
  ...movePredicates,
  ...restPredicates,
  ...searchPredicates,
  ...manaPredicates,
  ...lookingPredicates,
  ...keywordActionPredicates,
  becomingForetold,
  ...skippingPredicates,
  ...prohibitingPredicates,
  ...combatPredicates,
  ...facePredicates,
  ...counterPredicates,
  ...zoneExchangePredicates,
  ...enteringPredicates,
  ...abilitiesOfChoice,
  ...choosingPlayers,
  ...applyPredicates,
  ...nextTurnPredicates,
];

export const orders: readonly Syntax<Effect>[] = [
  doneOften,
  ...repeatingImperatives,
  ...faceImperatives,
  andExileInsteadOfDying,
  restarting,
  nextSpell,
  ...castingRules,
  ...turnImperatives,
  ...skippingImperatives,
  ...doublingImperatives,
  ...exchangeImperatives,
  ...targetChangingImperatives,
  ...textChangingImperatives,
  ...permanentImperatives,
  ...selfFromZone,
  ...moveImperatives,
  faceUpOrDown,
  ...faceDownPiles,
  ...restImperatives,
  ontoEitherEdge,
  ...searchImperatives,
  ...controlImperatives,
  adaptingAsThough,
  ...preventionImperatives,
  ...redirectionOrders,
  ...prohibitingImperatives,
  ...regenerationImperatives,
  youGain,
  ...revealImperatives,
  ...copyImperatives,
  ...keywordActionImperatives,
  foretellCost,
  ...combatImperatives,
  targetChoosing,
  ...fightingOrders,
  ...requirementImperatives,
  friendOrFoe,
  ...nextTurnOrders,
  ...beingClauses,
  ...counterImperatives,
  ...ofYourChoice,
  ...manaImperatives,
  ...markImperatives,
  ...numberImperatives,
  abilitiesCantBeActivated,
  baseSizesBecome,
];
export type { Predicate } from './predicate.js';
