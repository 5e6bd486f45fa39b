import { violationOf, type Question } from '@stacktrail/engine';
import type { Answer, DamageAssignment, Share } from '@stacktrail/game-events';
import { assertNever } from '@stacktrail/kernel';
import { combinations, divisions, permutations, product } from './combinations.js';

/** A number question with more values than this isn't enumerated: a position that asks one is too big. */
const mostNumbers = 32;

/** Every answer that a question allows, each once; those that the rules judge as a whole are judged. */
export function legalAnswers(question: Question): readonly Answer[] {
  return possible(question).filter((answer) => violationOf(question, answer) === null);
}

function possible(question: Question): readonly Answer[] {
  switch (question.form) {
    case 'action':
      return question.actions().map((action) => ({ form: 'action', action }));
    case 'select':
      return combinations(question.candidates, question.min, question.max).map((chosen) => ({
        form: 'select',
        chosen,
      }));
    case 'pick':
      return combinations(question.options, question.min, question.max).map((options) => ({
        form: 'pick',
        keys: options.map(({ key }) => key),
      }));
    case 'number': {
      const count = question.max - question.min + 1;
      if (count > mostNumbers) throw new Error(`“${question.prompt}” has ${count} answers`);
      return Array.from({ length: count }, (_, i) => ({ form: 'number', value: question.min + i }));
    }
    case 'order':
      return permutations(question.options.map(({ key }) => key)).map((keys) => ({ form: 'order', keys }));
    case 'divide':
      return divisions(question.total, question.among.length, question.minEach).map((amounts) => ({
        form: 'divide',
        shares: question.among.map((to, i) => ({ to, amount: amounts[i]! })),
      }));
    case 'attack':
      return product(
        question.attackers.map(({ object, defenders }) => [
          null,
          ...defenders.map((defender) => ({ attacker: object, defender })),
        ]),
      ).map((attacks) => ({ form: 'attack', attacks: attacks.filter((attack) => attack !== null) }));
    case 'block':
      return product(
        question.blockers.map(({ object, attackers }) =>
          combinations(attackers, 0, attackers.length).map((blocked) =>
            blocked.map((attacker) => ({ blocker: object, attacker })),
          ),
        ),
      ).map((blocks) => ({ form: 'block', blocks: blocks.flat() }));
    case 'damage':
      return product(question.sources.map(assignmentsOf)).map((assignments) => ({
        form: 'damage',
        assignments: assignments.flat(),
      }));
    case 'spend':
      return distinct(combinations(question.pool, question.amount, question.amount).map((mana) => mana.join(''))).map(
        (mana) => ({ form: 'spend', mana: mana.split('') as typeof question.pool }),
      );
    case 'adjudicate':
      return [{ form: 'adjudicate', actions: [] }];
    default:
      return assertNever(question, 'form of question');
  }
}

function assignmentsOf({
  object,
  power,
  recipients,
}: Extract<Question, { form: 'damage' }>['sources'][number]): readonly (readonly DamageAssignment[])[] {
  return divisions(power, recipients.length, 0).map((amounts) =>
    recipients
      .map((to, i): Share => ({ to, amount: amounts[i]! }))
      .filter(({ amount }) => amount > 0)
      .map((share) => ({ from: object, ...share })),
  );
}

function distinct(list: readonly string[]): readonly string[] {
  return [...new Set(list)];
}
