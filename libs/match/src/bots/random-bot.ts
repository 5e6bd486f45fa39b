import { within, type ActionQuestion, type NumberQuestion, type PickQuestion, type Question } from '@stacktrail/engine';
import type { Answer } from '@stacktrail/game-events';
import { assertNever } from '@stacktrail/kernel';
import type { Decision } from '@stacktrail/rules';
import {
  actionAnswer,
  actionWithPayment,
  isManaAbility,
  pass,
  pay,
  paymentAnswer,
  cancelOrPay,
} from './action-answers.js';
import { costOnStack, emptyPurse, kickedCost, Purse } from './purse.js';
import type { Bot, BotAnswer } from './bot.js';
import { Chance } from './chance.js';
import { legalAnswer } from './legal-answer.js';
import { randomRuling, saysOfClause } from './random-ruling.js';
import { randomAttack, randomBlock, randomDamage } from './random-combat.js';
import type { Sight } from './sight.js';
import { untilTotal } from './totals.js';

export interface RandomBotOptions {
  /**
   * It does something odd once in this many decisions: it begins something that it can't pay for, or takes an
   * announcement back.
   */
  readonly oddOnceIn?: number;
}

/** The highest pain of a mana ability while the bot can still do something else; see `ManaSource`. */
const mostPain = 2;
/** The highest pain of a mana ability while the bot pays for something that it has begun. */
const anyPain = 9;

/** It says that an unread clause applies or has triggered once in this many times that it could. */
const invokesOnceIn = 10;

/** It objects to what somebody says of an unread clause once in this many times. */
const objectsOnceIn = 8;

/** It takes a mulligan once in this many hands; with more mulligans most games would end before they begin. */
const mulliganOnceIn = 8;

/**
 * Plays at random among what its seat can pay for. Now and then it does something legal that has to be reversed, so
 * that CR 731 occurs in its games. The same seed plays the same.
 */
export class RandomBot implements Bot {
  private readonly chance: Chance;
  private readonly oddOnceIn: number;
  /** The sources of mana from when the seat last had priority. */
  private purse: Purse | null = null;

  constructor(seed: string, { oddOnceIn = 64 }: RandomBotOptions = {}) {
    this.chance = new Chance(`random ${seed}`);
    this.oddOnceIn = oddOnceIn;
  }

  answer(sight: Sight, { question }: Decision): BotAnswer {
    if (question.form !== 'action') {
      return { answer: legalAnswer(question, this.otherAnswer(sight, question), this.chance) };
    }
    return question.kind === 'priority' ? this.actionWith(sight, question) : this.paymentFor(sight, question);
  }

  /** One of the actions that can be paid for, or a pass. Mana abilities are activated only to pay for something. */
  private actionWith(sight: Sight, question: ActionQuestion): BotAnswer {
    const actions = question.actions();
    if (actions.length === 1) return pass;
    if (this.chance.onceIn(this.oddOnceIn)) return actionAnswer(this.chance.one(actions));
    const clauses = actions.filter(saysOfClause);
    if (clauses.length > 0 && this.chance.onceIn(invokesOnceIn)) return actionAnswer(this.chance.one(clauses));
    const left = actions.filter((action) => !isManaAbility(sight, action) && !saysOfClause(action));
    const purse = new Purse(sight, actions, mostPain);
    this.purse = purse;
    while (left.length > 1) {
      const [action] = left.splice(this.chance.between(0, left.length - 1), 1);
      if (action === undefined || action.do === 'pass') return pass;
      const payment = purse.paymentOf(action);
      if (payment !== null) return actionWithPayment(action, payment);
    }
    return pass;
  }

  private paymentFor(sight: Sight, question: ActionQuestion): BotAnswer {
    const actions = question.actions();
    if (this.chance.onceIn(this.oddOnceIn)) return actionAnswer(this.chance.one(actions));
    return paymentAnswer(sight, question, actions, anyPain) ?? (this.chance.onceIn(2) ? pay : cancelOrPay(actions));
  }

  private otherAnswer(sight: Sight, question: Exclude<Question, ActionQuestion>): Answer {
    const { chance } = this;
    switch (question.form) {
      case 'select': {
        const count = chance.between(question.min, question.max);
        return { form: 'select', chosen: untilTotal(question, chance.some(question.candidates, count)) };
      }
      case 'pick':
        return { form: 'pick', keys: this.keysFor(sight, question) };
      case 'number':
        return { form: 'number', value: this.numberFor(sight, question) };
      case 'order': {
        const keys = question.options.map(({ key }) => key);
        return { form: 'order', keys: chance.some(keys, keys.length) };
      }
      case 'divide': {
        const amounts = within(question, chance.shares(question.total, question.among.length, question.minEach));
        return { form: 'divide', shares: question.among.map((to, i) => ({ to, amount: amounts[i] ?? 0 })) };
      }
      case 'attack':
        return randomAttack(question, chance);
      case 'block':
        return randomBlock(question, chance);
      case 'damage':
        return randomDamage(question, chance);
      case 'spend':
        return { form: 'spend', mana: chance.some(question.pool, question.amount) };
      case 'adjudicate':
        return randomRuling(question, chance);
      default:
        return assertNever(question, 'form of question');
    }
  }

  private keysFor(sight: Sight, question: PickQuestion): readonly string[] {
    const { chance } = this;
    if (question.kind === 'accept an adjudication') return [chance.onceIn(objectsOnceIn) ? 'object' : 'accept'];
    if (question.kind === 'mulligan') return [chance.onceIn(mulliganOnceIn) ? 'mulligan' : 'keep'];
    if (question.kind === 'choose kicker') {
      const canPay = this.purseOf(sight).planFor(kickedCost(sight, question.source)) !== null;
      return [canPay && chance.onceIn(2) ? 'yes' : 'no'];
    }
    const keys = question.options.map(({ key }) => key);
    return chance.some(keys, chance.between(question.min, question.max));
  }

  private numberFor(sight: Sight, { kind, source, min, max }: NumberQuestion): number {
    if (kind === 'choose additional costs') return this.chance.between(min, Math.min(max, 2));
    if (kind !== 'choose X') return this.chance.between(min, max);
    const { due, xSymbols } = costOnStack(sight, source);
    const most = this.purseOf(sight).mostX(due, xSymbols);
    return Math.min(max, this.chance.between(min, Math.max(min, most)));
  }

  private purseOf(sight: Sight): Purse {
    return this.purse ?? emptyPurse(sight);
  }
}
