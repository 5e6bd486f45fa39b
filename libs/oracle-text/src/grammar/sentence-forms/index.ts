import { forEachPlayer, forEachWhoCannot } from '../players/for-each-player.js';
import { villainousChoice } from '../players/villainous-choice.js';
import { conditionLast, unlessLast } from './condition-last.js';
import { copyAndCast } from './copy-and-cast.js';
import { conditional, conditionalLater } from './conditional.js';
import { copyIf } from './copy-if.js';
import { delayFirst, delayed } from './delaying.js';
import { did, didLater, didReflexive, nobodyDid } from './did.js';
import { asManyTimes } from './as-many-times.js';
import { leadingAsLongAs } from './as-long-as.js';
import { ending, leadingDuration } from './durations.js';
import { forEachThing, forEachTime } from './for-each-thing.js';
import { duringTurns } from './during-turns.js';
import type { SentenceForm } from './form.js';
import {
  preventAllDamage,
  dying,
  entering,
  nextTimeReplacement,
  delayedTrigger,
  delayedTriggerOfCombat,
  delayedTriggerOnLeaving,
  delayedTriggerOnLosingControl,
  leaving,
} from './happening.js';
import { mayPay, mayPayReflexive } from './may-pay.js';
import { may } from './may.js';
import { mayForEachOpponent } from './may-for-each.js';
import { must } from './must.js';
import { noEffectIfLost } from './no-effect-if-lost.js';
import { payAnyNumber } from './pay-any-number.js';
import { payOrElse } from './pay-or-else.js';
import { preventionThen } from './prevention-then.js';
import { either } from './either.js';
import { repeatTimes, repeatWhile } from './repeating.js';
import { mayThenWhoDid } from './then-who-did.js';
import { thenMay, thenMayReflexive } from './then-may.js';
import { unless, unlessFirst } from './unless.js';
import { unlessHas } from './unless-has.js';
import { reflexiveTriggerThisWay } from './when-done.js';
import { whenPowerBecomes } from './when-power-becomes.js';
import { whenPrevented } from './when-prevented.js';
import { whileThisRemains } from './while-this-remains.js';

export const sentenceForms: readonly SentenceForm[] = [
  copyAndCast,
  copyIf,
  either,
  repeatTimes,
  repeatWhile,
  villainousChoice,
  leaving,
  dying,
  preventAllDamage,
  preventionThen,
  whenPrevented,
  entering,
  delayedTrigger,
  delayedTriggerOfCombat,
  delayedTriggerOnLeaving,
  delayedTriggerOnLosingControl,
  nextTimeReplacement,
  delayFirst,
  ending,
  payAnyNumber,
  mayPayReflexive,
  thenMayReflexive,
  didReflexive,
  reflexiveTriggerThisWay,
  whenPowerBecomes,
  mayPay,
  payOrElse,
  may,
  asManyTimes,
  mayThenWhoDid,
  thenMay,
  must,
  noEffectIfLost,
  didLater,
  did,
  nobodyDid,
  conditionalLater,
  conditional,
  mayForEachOpponent,
  forEachPlayer,
  forEachThing,
  forEachTime,
  forEachWhoCannot,
  leadingDuration,
  leadingAsLongAs,
  whileThisRemains,
  duringTurns,
  unless,
  unlessFirst,
  unlessHas,
  delayed,
  conditionLast,
  unlessLast,
];
