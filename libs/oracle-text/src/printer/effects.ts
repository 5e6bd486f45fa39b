import type { Effect } from '@stacktrail/card-tree';
import { indefinite } from './filters.js';
import {
  printCards,
  printChooseAndSacrifice,
  printCounters,
  printCreate,
  printDamage,
  printDestroy,
  printDividedDamage,
  printFight,
  printLife,
  printPrevention,
} from './actions.js';
import {
  printConditional,
  printDelayed,
  printForEach,
  printMay,
  printMayPay,
  printReflexive,
  printUnless,
} from './choices.js';
import { imperative, instruction, statement, type Clause } from './clauses.js';
import type { Context } from './context.js';
import { printApply } from './continuous.js';
import { printGaining, printSharing } from './sharing.js';
import { conjugate } from '../english/words.js';
import { printAddMana } from './mana.js';
import { printDistribute, printMoveCounters, printPutIts, printRemoveAny } from './counters.js';
import { printChoose, printDesignate, printPlayerCounters, printRemoveDesignation } from './marks.js';
import { printCopySpell, printFaceInstruction } from './face-actions.js';
import { printTextInstruction } from './text-changes.js';
import { printEmblem } from './emblems.js';
import { printMoving, printMove, printSearch, printUntil } from './moves.js';
import { printCast, printMayPlayThose } from './permissions.js';
import { printAllowed } from './allowed-actions.js';
import { printControlPlayer, printPlayersCantFor, printWinOrLoss } from './players.js';
import { accusative, nominative, playersNoun } from './references.js';
import { printLastingReplacement } from './replacements.js';
import { printProcedural } from './procedures.js';
import { printExtraPhases, printExtraSteps, printExtraTurn, printSkip } from './schedule.js';

/** One instruction as a clause (CR 608.2c). */
export function printEffect(effect: Effect, ctx: Context): Clause {
  switch (effect.do) {
    case 'deal damage':
      return printDamage(effect, ctx);
    case 'deal divided damage':
      return printDividedDamage(effect.slot, ctx);
    case 'destroy':
      return printDestroy(effect, ctx);
    case 'sacrifice': {
      if (effect.who === undefined) return imperative(`sacrifice ${accusative(effect.what, ctx)}`);
      const who = playersNoun(effect.who, ctx);
      const things = accusative(effect.what, ctx);
      return instruction(who, (plural) => `${conjugate('sacrifice', plural)} ${things}`);
    }
    case 'counter': {
      const { what, to } = effect;
      const also =
        to === undefined
          ? []
          : [`if that spell is countered this way, ${printMoving({ objects: 'this', called: 'it' }, to, ctx)} instead`];
      return imperative(`counter ${accusative(what, ctx)}`, also);
    }
    case 'regenerate':
    case 'tap':
    case 'untap':
      return imperative(`${effect.do} ${accusative(effect.what, ctx)}`);
    case 'choose and sacrifice':
      return printChooseAndSacrifice(effect, ctx);
    case 'move':
      return printMove(effect, ctx);
    case 'draw':
    case 'mill':
    case 'scry':
    case 'discard':
      return printCards(effect, ctx);
    case 'gain life':
    case 'lose life':
      return printLife(effect, ctx);
    case 'add mana':
      return printAddMana(effect, ctx);
    case 'create tokens':
      return printCreate(effect, ctx);
    case 'put counters':
    case 'remove counters':
      return printCounters(effect, ctx);
    case 'put player counters':
    case 'remove player counters':
      return printPlayerCounters(effect, ctx);
    case 'move counters':
      return printMoveCounters(effect, ctx);
    case 'remove any counters':
      return printRemoveAny(effect, ctx);
    case 'put its counters':
      return printPutIts(effect, ctx);
    case 'distribute counters':
      return printDistribute(effect, ctx);
    case 'designate':
      return printDesignate(effect, ctx);
    case 'remove designation':
      return printRemoveDesignation(effect, ctx);
    case 'choose':
      return printChoose(effect, ctx);
    case 'attach':
      return imperative(
        `attach ${accusative(effect.what, ctx)} to ${accusative(effect.to, ctx)}${effect.asThough ? ` as though it were a ${effect.asThough}` : ''}`,
      );
    case 'fight':
      return printFight(effect, ctx);
    case 'search library':
      return printSearch(effect, ctx);
    case 'lose unspent mana':
      return statement(playersNoun(effect.who, ctx), (plural) => `${conjugate('lose', plural)} all unspent mana`);
    case 'shuffle': {
      const who = playersNoun(effect.who, ctx);
      return instruction(who, (plural) => conjugate('shuffle', plural));
    }
    case 'apply':
      return printApply(effect, ctx);
    case 'gain abilities':
      return printGaining(effect, ctx);
    case 'share keywords':
      return printSharing(effect, ctx);
    case 'prevent damage':
      return printPrevention(effect, ctx);
    case 'replace':
      return printLastingReplacement(effect, ctx);
    case 'exile instead of dying':
      return imperative(`if ${accusative(effect.what, ctx)} would die ${effect.until}, exile it instead`);
    case 'exile instead of leaving':
      return imperative(
        `if ${accusative(effect.what, ctx)} would leave the battlefield, exile it instead of putting it anywhere else`,
      );
    case 'encode':
      return imperative(`encode ${accusative(effect.what, ctx)} on ${accusative(effect.on, ctx)}`);
    case 'exchange with card in hand':
      return imperative(
        `exchange ${accusative(effect.what, ctx)} with ${indefinite(effect.filter, ctx, 'card')} in your hand`,
      );
    case 'haunt':
      return imperative(`${accusative(effect.what, ctx)} haunts ${accusative(effect.haunted, ctx)}`);
    case 'pair':
      return imperative(`pair ${accusative(effect.first, ctx)} with ${accusative(effect.second, ctx)}`);
    case 'delayed trigger':
      return printDelayed(effect, ctx);
    case 'reflexive trigger':
      return printReflexive(effect, ctx);
    case 'create emblem':
      return printEmblem(effect, ctx);
    case 'link':
      return imperative(`note ${accusative(effect.what, ctx)}`);
    case 'may play':
      return printMayPlayThose(effect, ctx);
    case 'cast':
      return printCast(effect, ctx);
    case 'become copy':
    case 'create copies':
    case 'transform':
    case 'convert':
    case 'flip':
    case 'turn face up':
    case 'turn face down':
    case 'manifest':
    case 'cloak':
    case 'meld':
      return printFaceInstruction(effect, ctx);
    case 'change text':
    case 'exchange text boxes':
      return printTextInstruction(effect, ctx);
    case 'copy spell':
      return printCopySpell(effect, ctx);
    case 'may':
      return printMay(effect, ctx);
    case 'unless':
      return printUnless(effect, ctx);
    case 'may pay':
      return printMayPay(effect, ctx);
    case 'if':
      return printConditional(effect, ctx);
    case 'for each player':
      return printForEach(effect, ctx);
    case 'remove from combat':
      return imperative(`remove ${accusative(effect.what, ctx)} from combat`);
    case 'becomes blocked':
      return statement(nominative(effect.what, ctx), (plural) => `${conjugate('become', plural)} blocked`);
    case 'reselect attack':
      return imperative(`reselect which player or permanent ${accusative(effect.what, ctx)} is attacking`);
    case 'becomes attacking': {
      const whom = effect.whom === undefined ? '' : ` ${playersNoun(effect.whom, ctx).text}`;
      const theirs = effect.orPlaneswalkers ? ' or a planeswalker they control' : '';
      return statement(nominative(effect.what, ctx), (plural) => `${plural ? 'are' : 'is'} attacking${whom}${theirs}`);
    }
    case 'becomes blocking': {
      const attacker = accusative(effect.attacker, ctx);
      if (effect.put)
        return statement(nominative(effect.what, ctx), (plural) => `${plural ? 'are' : 'is'} blocking ${attacker}`);
      return statement(nominative(effect.what, ctx), (plural) => `${conjugate('block', plural)} ${attacker}`);
    }
    case 'phase out':
      return statement(
        nominative(effect.what, ctx),
        (plural) => `${conjugate('phase', plural)} out${printUntil(effect.until, ctx)}`,
      );
    case 'extra turn':
      return printExtraTurn(effect, ctx);
    case 'extra phases':
      return printExtraPhases(effect, ctx);
    case 'extra steps':
      return printExtraSteps(effect, ctx);
    case 'skip':
      return printSkip(effect, ctx);
    case 'end the turn':
    case 'end the combat phase':
      return imperative(effect.do);
    case 'restart the game': {
      const left = effect.leaving === undefined ? '' : `, leaving in exile ${accusative(effect.leaving, ctx)}`;
      return imperative(`restart the game${left}`);
    }
    case 'win the game':
    case 'lose the game':
      return printWinOrLoss(effect, ctx);
    case 'draw the game':
      return statement({ text: 'the game', plural: false }, () => 'is a draw');
    case 'prohibit':
      return printPlayersCantFor(effect, ctx);
    case 'allow action':
      return printAllowed(effect, ctx);
    case 'end effects':
      return imperative('end this effect');
    case 'control player':
      return printControlPlayer(effect, ctx);
    default:
      return printProcedural(effect, ctx);
  }
}
