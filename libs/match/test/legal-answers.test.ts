import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { violationOf, type AttackQuestion, type PickQuestion, type SelectQuestion } from '@stacktrail/engine';
import type { Attack, ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import { Chance } from '../src/bots/chance.js';
import { legalAnswer } from '../src/bots/legal-answer.js';

const asked = {
  rule: '608.2d',
  player: 0 as PlayerId,
  prompt: 'Choose.',
  source: 0 as ObjectId,
} as const;
const violation = { rule: '608.2d', message: 'These together are not what the text asks for.' };
const refs = (count: number): readonly Ref[] =>
  Array.from({ length: count }, (_, id): Ref => ({ is: 'object', id: id as ObjectId }));

/** A choice among objects with weights, of which exactly these may be chosen, or any that weigh as much. */
const choice = fc
  .array(fc.record({ weight: fc.integer({ min: -3, max: 6 }), wanted: fc.boolean() }), { minLength: 1, maxLength: 9 })
  .chain((objects) => {
    const wanted = objects.filter((object) => object.wanted);
    return fc.record({
      weights: fc.constant(objects.map(({ weight }) => weight)),
      sum: fc.constant(wanted.reduce((sum, { weight }) => sum + weight, 0)),
      min: fc.integer({ min: 0, max: wanted.length }),
      max: fc.integer({ min: wanted.length, max: objects.length }),
      seed: fc.string({ maxLength: 4 }),
    });
  });

describe('a question that judges its answer as a whole', () => {
  test('CR 608.2d: is answered legally where objects are chosen, whatever is liked', () => {
    fc.assert(
      fc.property(choice, fc.boolean(), ({ weights, sum, min, max, seed }, all) => {
        const candidates = refs(weights.length);
        const question: SelectQuestion = {
          ...asked,
          form: 'select',
          kind: 'choose objects',
          candidates,
          min,
          max,
          findViolation: ({ chosen }) =>
            chosen.reduce((weight, { id }) => weight + weights[id]!, 0) === sum ? null : violation,
        };
        const liked = { form: 'select', chosen: candidates.slice(0, all ? max : min) } as const;
        const answer = legalAnswer(question, liked, new Chance(seed));
        expect(violationOf(question, answer)).toBeNull();
        if (violationOf(question, liked) === null) expect(answer).toBe(liked);
      }),
    );
  });

  test('CR 700.2i: is answered legally where modes are picked by their pawprints', () => {
    fc.assert(
      fc.property(choice, ({ weights, sum, min, max, seed }) => {
        const question: PickQuestion = {
          ...asked,
          form: 'pick',
          kind: 'choose modes',
          options: weights.map((weight, i) => ({ key: `${i + 1}`, text: `It costs ${weight}.` })),
          min,
          max,
          findViolation: ({ keys }) =>
            keys.reduce((weight, key) => weight + weights[Number(key) - 1]!, 0) <= sum ? null : violation,
        };
        const liked = { form: 'pick', keys: question.options.slice(0, max).map(({ key }) => key) } as const;
        expect(violationOf(question, legalAnswer(question, liked, new Chance(seed)))).toBeNull();
      }),
    );
  });

  test('CR 508.1d: is answered with what is required where the attack that is liked is illegal', () => {
    const attack: Attack = { attacker: 5 as ObjectId, defender: { is: 'player', id: 1 as PlayerId } };
    const question: AttackQuestion = {
      ...asked,
      form: 'attack',
      kind: 'declare attackers',
      attackers: [{ object: attack.attacker, defenders: [attack.defender] }],
      findViolation: ({ attacks }) => (attacks.length === 1 ? null : violation),
      required: () => [attack],
    };
    const answer = legalAnswer(question, { form: 'attack', attacks: [] }, new Chance('a'));
    expect(answer).toEqual({ form: 'attack', attacks: [attack] });
  });
});
