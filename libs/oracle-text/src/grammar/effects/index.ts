import type { Effect } from '@stacktrail/card-tree';
import type { Syntax } from '../../syntax/syntax.js';
import { additionalLandPredicates } from './additional-lands.js';
import { abilitiesOfChoice } from './abilities-of-choice.js';
import { applyPredicates } from './apply.js';
import { becomingPredicates } from './becoming.js';
import { beingOrders, beingPredicates } from './being.js';
import { cardPredicates } from './cards.js';
import { targetChangingOrders } from './changing-targets.js';
import { targetChoosing } from './choosing-targets.js';
import { choosingPlayers } from './choosing-players.js';
import { combatOrders, combatPredicates } from './combat.js';
import { counterOrders, counterPredicates } from './counters.js';
import { numberOrders, numberPredicates } from './numbers.js';
import { controlOrders } from './control.js';
import { copyPredicates } from './copies.js';
import { copyOrders, copySpellPredicates } from './spell-copies.js';
import { doublingOrders } from './doubling.js';
import { faceUpOrDown } from './face-up-or-down.js';
import { fightingOrders } from './fighting.js';
import { faceOrders, facePredicates } from './faces.js';
import { enteringPredicates } from './entering-with.js';
import { exchangeOrders } from './exchanges.js';
import { ofYourChoice } from './of-your-choice.js';
import { keywordActionOrders, keywordActionPredicates, proliferateOften } from './keyword-actions.js';
import { lifeAndDamagePredicates } from './life-and-damage.js';
import { lookingPredicates, revealOrders } from './looking.js';
import { manaOrders, manaPredicates } from './mana.js';
import { moveOrders } from './moves.js';
import { movePredicates } from './moves-of-others.js';
import { permanentOrders, permanentPredicates } from './permanents.js';
import { markOrders, playerMarkPredicates } from './player-marks.js';
import { castingRules } from './casting-rules.js';
import { nextSpell } from './next-spell.js';
import { ontoEitherEdge, ownLibraryPredicates } from './own-library.js';
import type { Predicate } from './predicate.js';
import { textChangingOrders } from './changing-texts.js';
import { chancePredicates } from './chance.js';
import { castPredicates, mayPlayPredicates } from './playing.js';
import { youGain } from './players-gain.js';
import { preventionOrders } from './prevention.js';
import { prohibitingOrders, prohibitingPredicates } from './prohibiting.js';
import { redirectionOrders } from './redirection.js';
import { regenerationOrders } from './regeneration.js';
import { repeatingOrders } from './repeating.js';
import { restarting } from './restarting.js';
import { nextTurnOrders, nextTurnPredicates } from './next-turns.js';
import { requirementOrders } from './requirements.js';
import { searchOrders } from './search-zones.js';
import { searchPredicates } from './search.js';
import { skippingOrders, skippingPredicates } from './skipping.js';
import { shufflingPredicates } from './shuffling.js';
import { restOrders, restPredicates } from './the-rest.js';
import { dyingBesides } from '../dying.js';
import { tokenPredicates } from './tokens.js';
import { turnOrders } from './turns.js';

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
  ...beingPredicates,
  ...movePredicates,
  ...restPredicates,
  ...searchPredicates,
  ...manaPredicates,
  ...lookingPredicates,
  ...keywordActionPredicates,
  ...skippingPredicates,
  ...prohibitingPredicates,
  ...combatPredicates,
  ...facePredicates,
  ...counterPredicates,
  ...numberPredicates,
  ...enteringPredicates,
  ...abilitiesOfChoice,
  ...choosingPlayers,
  ...applyPredicates,
  ...nextTurnPredicates,
];

export const orders: readonly Syntax<Effect>[] = [
  proliferateOften,
  ...repeatingOrders,
  ...faceOrders,
  dyingBesides,
  restarting,
  nextSpell,
  ...castingRules,
  ...turnOrders,
  ...skippingOrders,
  ...doublingOrders,
  ...exchangeOrders,
  ...targetChangingOrders,
  ...textChangingOrders,
  ...permanentOrders,
  ...moveOrders,
  faceUpOrDown,
  ...restOrders,
  ontoEitherEdge,
  ...searchOrders,
  ...controlOrders,
  ...preventionOrders,
  ...redirectionOrders,
  ...prohibitingOrders,
  ...regenerationOrders,
  youGain,
  ...revealOrders,
  ...copyOrders,
  ...keywordActionOrders,
  ...combatOrders,
  targetChoosing,
  ...fightingOrders,
  ...requirementOrders,
  ...nextTurnOrders,
  ...beingOrders,
  ...counterOrders,
  ...ofYourChoice,
  ...manaOrders,
  ...markOrders,
  ...numberOrders,
];
export type { Predicate } from './predicate.js';
