import type { AttackQuestion, BlockQuestion, DamageQuestion } from '@stacktrail/engine';
import type { Answer, Attack, Block, DamageAssignment } from '@stacktrail/game-events';
import type { Chance } from './chance.js';

type AnswerOf<F extends Answer['form']> = Extract<Answer, { form: F }>;

/** The number of random declarations that are tried before the required one is used. */
const randomTries = 6;

/** Each creature attacks or doesn't, at random. Restrictions and requirements may forbid that (CR 508.1c, 508.1d). */
export function randomAttack(question: AttackQuestion, chance: Chance): AnswerOf<'attack'> {
  for (let i = 0; i < randomTries; i++) {
    const attacks = question.attackers.flatMap(({ object, defenders }): Attack[] =>
      chance.onceIn(2) ? [{ attacker: object, defender: chance.one(defenders) }] : [],
    );
    const answer: AnswerOf<'attack'> = { form: 'attack', attacks };
    if (question.findViolation(answer) === null) return answer;
  }
  return { form: 'attack', attacks: question.required() };
}

/** Each creature blocks one of the attackers that it can block, or none, at random. */
export function randomBlock(question: BlockQuestion, chance: Chance): AnswerOf<'block'> {
  for (let i = 0; i < randomTries; i++) {
    const blocks = question.blockers.flatMap(({ object, attackers }): Block[] =>
      chance.onceIn(2) ? [{ blocker: object, attacker: chance.one(attackers) }] : [],
    );
    const answer: AnswerOf<'block'> = { form: 'block', blocks };
    if (question.findViolation(answer) === null) return answer;
  }
  return { form: 'block', blocks: question.required() };
}

/** Damage divided at random among the recipients; where that is illegal (CR 702.19b), as `plainDamage` assigns it. */
export function randomDamage(question: DamageQuestion, chance: Chance): AnswerOf<'damage'> {
  for (let i = 0; i < randomTries; i++) {
    const assignments = question.sources.flatMap(({ object, power, recipients }) =>
      chance.shares(power, recipients.length, 0).flatMap((amount, at): DamageAssignment[] => {
        const to = recipients[at];
        return amount === 0 || to === undefined ? [] : [{ from: object, to, amount }];
      }),
    );
    const answer: AnswerOf<'damage'> = { form: 'damage', assignments };
    if (question.findViolation(answer) === null) return answer;
  }
  return plainDamage(question);
}

/** Assigns all damage of each creature to the first of its recipients. */
export function plainDamage(question: DamageQuestion): AnswerOf<'damage'> {
  const assignments = question.sources.flatMap(({ object, power, recipients: [to] }): DamageAssignment[] =>
    to === undefined ? [] : [{ from: object, to, amount: power }],
  );
  return { form: 'damage', assignments };
}
