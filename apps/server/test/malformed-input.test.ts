import { describe, expect, test } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { toAnswer } from '../src/games/dto/any-answer.js';
import { CreateGameDto } from '../src/games/dto/create-game.dto.js';
import { PageDto } from '../src/games/dto/query.dto.js';
import { SubmitAnswerDto } from '../src/games/dto/submit-answer.dto.js';
import { inputCheck, type FieldFault } from '../src/problem/malformed-input.js';
import { Problem } from '../src/problem/problem.js';

const check = inputCheck();
const read = <T>(metatype: Type<T>, value: unknown): Promise<T> =>
  check.transform(value, { type: 'body', metatype }) as Promise<T>;

async function pathsRefused(metatype: Type, value: unknown): Promise<readonly string[]> {
  return [...new Set((await faultsOf(metatype, value)).map(({ path }) => path))];
}

async function faultsOf(metatype: Type, value: unknown): Promise<readonly FieldFault[]> {
  try {
    await read(metatype, value);
  } catch (error) {
    expect(error).toBeInstanceOf(Problem);
    expect((error as Problem).status).toBe(400);
    return (error as Problem).details['errors'] as FieldFault[];
  }
  return [];
}

const object = { is: 'object', id: 7 };
const player = { is: 'player', id: 0 };
const answers = [
  { form: 'action', action: { do: 'pass' } },
  { form: 'action', action: { do: 'pay' } },
  { form: 'action', action: { do: 'cancel' } },
  { form: 'action', action: { do: 'play land', object: 7, by: null, face: 0 } },
  { form: 'action', action: { do: 'cast', object: 7, via: 'flashback', by: '3 /0 0', ability: '/1', face: 0 } },
  { form: 'action', action: { do: 'special', object: 7, action: 'suspend' } },
  { form: 'action', action: { do: 'activate', object: 7, ability: '/0/faces/0/abilities/0' } },
  { form: 'select', chosen: [object, player] },
  { form: 'pick', keys: ['keep'] },
  { form: 'number', value: -3 },
  { form: 'order', keys: ['a', 'b'] },
  { form: 'divide', shares: [{ to: player, amount: 3 }] },
  { form: 'attack', attacks: [{ attacker: 7, defender: player }] },
  { form: 'block', blocks: [{ blocker: 7, attacker: 8 }] },
  { form: 'damage', assignments: [{ from: 7, to: object, amount: 2 }] },
  { form: 'spend', mana: ['G', 'C'] },
];

describe('input', () => {
  test.each(answers)('every documented answer is taken as it is: $form $action.do', async (answer) => {
    const dto = await read(SubmitAnswerDto, { decision: 3, answer, ahead: [{ kind: 'choose targets', answer }] });
    expect(toAnswer(dto.answer)).toEqual(answer);
    expect(toAnswer(dto.ahead![0]!.answer)).toEqual(answer);
  });

  test.each([
    [{}, ['answer']],
    [{ answer: 5 }, ['answer']],
    [{ answer: null }, ['answer']],
    [{ answer: [] }, ['answer']],
    [{ answer: {} }, ['answer.form']],
    [{ answer: { form: 'guess' } }, ['answer.form']],
    [{ answer: { form: 'action' } }, ['answer.action']],
    [{ answer: { form: 'action', action: { do: 'fly' } } }, ['answer.action.do']],
    [{ answer: { form: 'action', action: { do: 'cast', object: 'x', via: 'hand' } } }, ['answer.action.object']],
    [{ answer: { form: 'action', action: { do: 'pass', object: 3 } } }, ['answer.action.object']],
    [{ answer: { form: 'select', chosen: [player, 3] } }, ['answer.chosen', 'answer.chosen[1]']],
    [{ answer: { form: 'select', chosen: [{ is: 'card', id: 1 }] } }, ['answer.chosen[0].is']],
    [{ answer: { form: 'divide', shares: [{ to: player, amount: 1.5 }] } }, ['answer.shares[0].amount']],
    [{ answer: { form: 'number', value: '3' } }, ['answer.value']],
    [{ answer: { form: 'spend', mana: ['X'] } }, ['answer.mana']],
    [{ answer: { form: 'pick', keys: ['keep'], seat: 1 } }, ['answer.seat']],
    [{ answer: { form: 'pick', keys: ['keep'] }, decision: -1 }, ['decision']],
    [{ answer: { form: 'pick', keys: ['keep'] }, commandId: 'a b' }, ['commandId']],
    [
      { answer: { form: 'pick', keys: ['keep'] }, ahead: [{ kind: 'scry', answer: { form: 'order' } }] },
      ['ahead[0].answer.keys'],
    ],
  ])('what is malformed is named by its path: %j', async (body, paths) => {
    expect(await pathsRefused(SubmitAnswerDto, body)).toEqual(expect.arrayContaining(paths));
  });

  test.each([
    [{ form: 'number' }, 'answer.value'],
    [{ form: 'action', action: { do: 'cast', via: 'hand' } }, 'answer.action.object'],
    [{ form: 'attack', attacks: [{ attacker: 7 }] }, 'answer.attacks[0].defender'],
    [{ form: 'select', chosen: [{ id: 1 }] }, 'answer.chosen[0].is'],
    [{ chosen: [player] }, 'answer.form'],
    [{ form: 'action', action: { object: 3, via: 'hand' } }, 'answer.action.do'],
  ])('one missing field gives one message: %j', async (answer, path) => {
    const faults = await faultsOf(SubmitAnswerDto, { decision: 3, answer });
    expect(faults).toEqual([{ path, message: expect.stringMatching(/^is missing: /) }]);
  });

  test.each([
    { answer: [null] },
    { answer: [[null]] },
    { answer: { form: 'action', action: [null] } },
    { answer: { form: 'pick', keys: [] }, ahead: [{ kind: 'vote', answer: [null] }] },
    { answer: { form: 'pick', keys: [] }, ahead: [[null]] },
    { answer: { form: 'select', chosen: [[null]] } },
  ])('a shape on which making classes breaks is malformed: %j', async (body) => {
    expect((await pathsRefused(SubmitAnswerDto, body)).length).toBeGreaterThan(0);
  });

  test.each([
    [{ seats: [] }, ['seats']],
    [{ seats: [{ name: 'Ann' }, { name: '', deck: 'moorland-ghosts' }] }, ['seats[0].deck', 'seats[1].name']],
    [{ seats: [1, 2] }, ['seats']],
    [{ seats: 'both', edition: '1999' }, ['seats', 'edition']],
  ])('a game that can’t be meant is refused: %j', async (body, paths) => {
    expect(await pathsRefused(CreateGameDto, body)).toEqual(expect.arrayContaining(paths));
  });

  test('numbers in a query are read from their text', async () => {
    expect(await read(PageDto, { from: '10', limit: '5' })).toEqual({ from: 10, limit: 5 });
    expect(await pathsRefused(PageDto, { from: 'ten', limit: '0' })).toEqual(['from', 'limit']);
  });
});
