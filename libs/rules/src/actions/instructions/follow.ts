import { hasKind, type Effect } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  type Procedure,
  type TextRun,
  type Interpreter,
  type Verb,
  showTopCards,
  noticeRemainingFacts,
} from '@stacktrail/engine';
import { settleControl } from '../../changes/settle-control.js';
import { addMana } from './add-mana.js';
import { adjudicate } from './adjudicate.js';
import { allowAction, endEffects } from './allow-action.js';
import { apply } from './apply.js';
import { attach } from './attach.js';
import { becomesAttacking, becomesBlocked, becomesBlocking, reselectAttack, removeFromCombat } from './combat.js';
import { conditional, forEachPlayer } from './branches.js';
import { changeText, exchangeTextBoxes } from './change-text.js';
import { chooseForObject } from './choose-for-object.js';
import { copySpell } from './copy-spell.js';
import { counterSpell } from './counter-spell.js';
import { putCounters, removeCounters } from './counters.js';
import { createTokens } from './create-tokens.js';
import { dealDamage, dealDividedDamage, fight } from './damage.js';
import { endTheCombatPhase, endTheTurn } from './cut-short.js';
import { delayedTrigger } from './delayed-trigger.js';
import { designate, undesignate } from './designate.js';
import { createEmblem } from './emblem.js';
import { link } from './link.js';
import { reflexiveTrigger } from './reflexive-trigger.js';
import { destroy } from './destroy.js';
import { discard } from './discard.js';
import { draw } from './draw.js';
import { becomeCopy } from './faces/become-copy.js';
import { createCopies } from './faces/create-copies.js';
import { cloak, manifest, turnFaceDown, turnFaceUp } from './faces/face-down.js';
import { meld } from './faces/meld.js';
import { convert, flip, transform } from '../../changes/transform.js';
import { keywordActionInterpreters } from './keyword-actions/index.js';
import { exchangeWithCardInHand } from './exchange-with-hand.js';
import { encode, haunt } from './haunt.js';
import { changeLife } from './life.js';
import { mill } from './mill.js';
import { move } from './move.js';
import { may, mayPay, must, unless } from './optional.js';
import { distributeCounters, moveCounters, putItsCounters } from './moving-counters.js';
import { removeAnyCounters } from './removing-counters.js';
import { putPlayerCounters, removeAllPlayerCounters, removePlayerCounters } from './player-counters.js';
import { cast, mayPlay } from './play-cards.js';
import { proceduralInterpreters } from './procedures/index.js';
import { restartGame } from './restart-game.js';
import { chooseAndSacrifice, sacrifice } from './sacrifice.js';
import { extraPhases, extraSteps, extraTurn, skip } from './schedule.js';
import { additionalLands, controlPlayer, prohibit } from './players.js';
import { canBeDone } from './possible.js';
import { pair } from './pair.js';
import { gainAbilities, shareKeywords } from './share-keywords.js';
import { putInForce } from './put-in-force.js';
import { phaseOut } from './phase-out.js';
import { discardOrSacrifice } from './discard-or-sacrifice.js';
import { scry } from './scry.js';
import { searchLibrary } from './search-library.js';
import { redirectDamage } from './redirect-damage.js';
import { exileInsteadOfDying, exileInsteadOfLeaving, preventDamage, regenerate, replace } from './shields.js';
import { loseUnspentMana } from './lose-unspent-mana.js';
import { shuffle } from './shuffle.js';
import { tap, untap } from './tap.js';
import { drawGame, winOrLose } from './winning.js';

/** What each instruction of the card language does. */
export const interpreters: { readonly [K in Verb]: Interpreter<K> } = {
  'deal damage': dealDamage,
  'deal divided damage': dealDividedDamage,
  destroy,
  sacrifice,
  'choose and sacrifice': chooseAndSacrifice,
  'discard or sacrifice': discardOrSacrifice,
  move,
  counter: counterSpell,
  regenerate,
  draw,
  mill,
  scry,
  discard,
  'gain life': changeLife,
  'lose life': changeLife,
  'add mana': addMana,
  'create tokens': createTokens,
  'put counters': putCounters,
  'remove counters': removeCounters,
  'move counters': moveCounters,
  'remove any counters': removeAnyCounters,
  'put its counters': putItsCounters,
  'distribute counters': distributeCounters,
  'put player counters': putPlayerCounters,
  'remove player counters': removePlayerCounters,
  'remove all player counters': removeAllPlayerCounters,
  designate,
  'remove designation': undesignate,
  choose: chooseForObject,
  tap,
  untap,
  attach,
  fight,
  'search library': searchLibrary,
  shuffle,
  'lose unspent mana': loseUnspentMana,
  apply,
  'put in force': putInForce,
  'prevent damage': preventDamage,
  'redirect damage': redirectDamage,
  replace,
  'exile instead of dying': exileInsteadOfDying,
  'exile instead of leaving': exileInsteadOfLeaving,
  pair,
  'gain abilities': gainAbilities,
  'share keywords': shareKeywords,
  haunt,
  'exchange with card in hand': exchangeWithCardInHand,
  encode,
  'delayed trigger': delayedTrigger,
  'allow action': allowAction,
  'end effects': endEffects,
  'reflexive trigger': reflexiveTrigger,
  'create emblem': createEmblem,
  link,
  'copy spell': copySpell,
  'may play': mayPlay,
  cast,
  'become copy': becomeCopy,
  'change text': changeText,
  'exchange text boxes': exchangeTextBoxes,
  'create copies': createCopies,
  transform,
  convert,
  flip,
  'turn face up': turnFaceUp,
  'turn face down': turnFaceDown,
  manifest,
  cloak,
  meld,
  may,
  must,
  unless,
  'may pay': mayPay,
  if: conditional,
  'for each player': forEachPlayer,
  'phase out': phaseOut,
  ...proceduralInterpreters,
  ...keywordActionInterpreters,
  'remove from combat': removeFromCombat,
  'becomes blocked': becomesBlocked,
  'reselect attack': reselectAttack,
  'becomes attacking': becomesAttacking,
  'becomes blocking': becomesBlocking,
  'extra turn': extraTurn,
  'extra phases': extraPhases,
  'extra steps': extraSteps,
  skip,
  'end the turn': endTheTurn,
  'end the combat phase': endTheCombatPhase,
  'restart the game': restartGame,
  'win the game': winOrLose,
  'lose the game': winOrLose,
  'draw the game': drawGame,
  prohibit,
  'additional lands': additionalLands,
  'control player': controlPlayer,
  adjudicate,
};

/**
 * CR 608.2c: follows the instructions of a spell or ability in the order written; impossible instructions are ignored
 * (101.3).
 *
 * @param context what the words refer to; `announced` and `targets` hold only the slots of this mode
 * @param reason why its facts happen; each instruction replaces `reason.rule` with its own rule
 * @param timing the last revision before the text began to be followed, and when its costs were paid
 * @returns the context with what the instructions produced
 */
export function followInstructions(
  game: Game,
  effects: readonly Effect[],
  context: TextContext,
  reason: Reason,
  timing: Pick<TextRun, 'began' | 'paid'> = { began: game.state.revision, paid: null },
): Procedure<TextContext> {
  const run: TextRun = { follow, ...timing };
  return follow(
    game,
    effects,
    { ...context, began: timing.began },
    { ...reason, source: reason.source ?? context.source },
    run,
  );
}

/**
 * Whether instructions could be followed, so that a player may choose them (CR 608.2d). It is asked before any of them
 * is followed.
 */
export function couldBeDone(game: Game, effects: readonly Effect[], context: TextContext): boolean {
  return canBeDone(game.state, effects, context, { follow, began: game.state.revision, paid: null });
}

const asksMemo = new WeakMap<Effect, boolean>();

/** Whether an instruction asks who controls something. */
function asksWhoControls(effect: Effect): boolean {
  let asks = asksMemo.get(effect);
  if (asks === undefined) {
    asks = hasKind(effect, {
      is: ['controlled by', 'controlled by players'],
      players: ['controller of'],
      do: [
        'change targets',
        'sacrifice',
        'choose and sacrifice',
        'discard or sacrifice',
        'becomes attacking',
        'becomes blocking',
      ],
    });
    asksMemo.set(effect, asks);
  }
  return asks;
}

function* follow(
  game: Game,
  effects: readonly Effect[],
  context: TextContext,
  reason: Reason,
  run: TextRun,
): Procedure<TextContext> {
  let current = context;
  for (const [i, effect] of effects.entries()) {
    if (asksWhoControls(effect)) settleControl(game); // CR 608.2c: an instruction before it may have changed that
    const interpret = interpreters[effect.do] as Interpreter<never>;
    const isChoice = effect.do === 'choose objects' || effect.do === 'choose players';
    const about = isChoice ? { ...run, next: effects.slice(i + 1) } : run;
    current = yield* interpret(game, effect as never, current, reason, about);
    noticeRemainingFacts(game);
    showTopCards(game);
  }
  return current;
}
