import { mostTo, type ActionQuestion, type PickQuestion, type Question } from '@stacktrail/engine';
import type { Answer } from '@stacktrail/game-events';
import { assertNever } from '@stacktrail/kernel';
import type { Decision } from '@stacktrail/rules';
import { actionWithPayment, pass, paymentAnswer, cancelOrPay } from './action-answers.js';
import { costOnStack, emptyPurse, kickedCost, Purse } from './purse.js';
import type { Bot, BotAnswer } from './bot.js';
import { Chance } from './chance.js';
import { isPlayableHand, keyOf, mayAct, wantedActions } from './greedy-actions.js';
import { greedyAttack, greedyBlock, greedyDamage } from './greedy-combat.js';
import { greedySelection } from './greedy-targets.js';
import { legalAnswer } from './legal-answer.js';
import type { Sight } from './sight.js';
import { untilTotal } from './totals.js';

/** How much a mana ability may hurt; see `ManaSource`. */
const mostPain = 2;

/** It pays for “unless you pay” only if it has more life than this. */
const lifeToKeep = 5;

/**
 * Plays what it can as soon as it can: a land, the most expensive spell that it can pay for, harmful spells at the best
 * objects of its opponents, and profitable attacks. It looks one step ahead and never bluffs. The seed breaks ties.
 */
export class GreedyBot implements Bot {
  private readonly chance: Chance;
  private purse: Purse | null = null;
  private turn = -1;
  /** The keys of the actions that it has begun this turn. It begins none of them twice. */
  private begunThisTurn = new Set<string>();

  constructor(seed: string) {
    this.chance = new Chance(`greedy ${seed}`);
  }

  answer(sight: Sight, { question }: Decision): BotAnswer {
    if (question.form !== 'action') {
      return { answer: legalAnswer(question, this.otherAnswer(sight, question), this.chance) };
    }
    if (question.kind === 'priority') return this.actionWith(sight, question);
    const actions = question.actions();
    return paymentAnswer(sight, question, actions, mostPain + 1) ?? cancelOrPay(actions);
  }

  private actionWith(sight: Sight, question: ActionQuestion): BotAnswer {
    if (!mayAct(sight)) return pass;
    const actions = question.actions();
    if (actions.length === 1) return pass;
    if (sight.turn !== this.turn) {
      this.turn = sight.turn;
      this.begunThisTurn = new Set();
    }
    const purse = new Purse(sight, actions, mostPain);
    this.purse = purse;
    const wanted = wantedActions(sight, actions).filter((action) => !this.begunThisTurn.has(keyOf(action)));
    for (const action of wanted) {
      const payment = purse.paymentOf(action);
      if (payment === null) continue;
      this.begunThisTurn.add(keyOf(action));
      return actionWithPayment(action, payment);
    }
    return pass;
  }

  private otherAnswer(sight: Sight, question: Exclude<Question, ActionQuestion>): Answer {
    switch (question.form) {
      case 'select':
        return { form: 'select', chosen: untilTotal(question, greedySelection(sight, question)) };
      case 'pick':
        return { form: 'pick', keys: this.keysFor(sight, question) };
      case 'number': {
        const { due, xSymbols } = costOnStack(sight, question.source);
        const most =
          question.kind === 'choose X'
            ? this.purseOf(sight).mostX(due, xSymbols)
            : question.kind === 'choose additional costs'
              ? 0
              : question.max;
        return { form: 'number', value: Math.max(question.min, Math.min(question.max, most)) };
      }
      case 'order':
        return { form: 'order', keys: question.options.map(({ key }) => key) };
      case 'divide': {
        const amounts = mostTo(question, 0);
        return { form: 'divide', shares: question.among.map((to, i) => ({ to, amount: amounts[i] ?? 0 })) };
      }
      case 'attack':
        return greedyAttack(sight, question);
      case 'block':
        return greedyBlock(sight, question);
      case 'damage':
        return greedyDamage(sight, question);
      case 'spend':
        return { form: 'spend', mana: question.pool.slice(0, question.amount) };
      case 'adjudicate':
        return { form: 'adjudicate', actions: [] };
      default:
        return assertNever(question, 'form of question');
    }
  }

  private keysFor(sight: Sight, { kind, source, options, min, max }: PickQuestion): readonly string[] {
    const keys = options.map(({ key }) => key);
    switch (kind) {
      case 'mulligan':
        return [isPlayableHand(sight) ? 'keep' : 'mulligan'];
      case 'choose kicker':
        return [this.purseOf(sight).planFor(kickedCost(sight, source)) === null ? 'no' : 'yes'];
      case 'pay unless':
        return [sight.life(sight.seat) > lifeToKeep ? 'yes' : 'no'];
      case 'keep mana ability':
        return ['reverse'];
      case 'choose additional costs':
        return ['no'];
      case 'choose hybrid':
        return keys.slice(0, 1);
      case 'choose modes':
        return keys.slice(0, max);
      case 'may':
        return ['yes'];
      case 'accept an adjudication':
        return ['accept'];
      default:
        return this.chance.some(keys, Math.max(min, 1));
    }
  }

  private purseOf(sight: Sight): Purse {
    return this.purse ?? emptyPurse(sight);
  }
}
