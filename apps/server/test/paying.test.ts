import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Harness, Json } from './harness.js';
import { annsMain, answer, begin, passUntil, pendingAt, playLand, startTable, type Table } from './table.js';

const deckList = '30 Forest\n30 Llanowar Elves';

let table: Table & { readonly harness: Harness };

beforeAll(async () => {
  const seats = [
    { name: 'Ann', deckList },
    { name: 'Bob', deckList },
  ];
  table = await startTable({ seed: 'x', seats });
  await begin(table);
  await passUntil(table, annsMain(1));
  await playLand(table);
});

afterAll(() => table.harness.stop());

async function elves(): Promise<Json> {
  return (await pendingAt(table)).options.find(({ label }: Json) => label.startsWith('Cast Llanowar Elves'));
}

test('CR 601.2g: what is paid automatically is said beforehand, and is one request with the spell', async () => {
  const { hint, answer: cast } = await elves();
  expect(hint).toMatchObject({ payable: true, cost: '{G}', taps: [{ label: "Ann's Forest" }] });
  const done = await answer(table, cast, { pay: 'auto' });
  expect(done.decision).toMatchObject({ kind: 'priority', context: { stack: { count: 1 } } });
  expect(done.facts.filter(({ type }: Json) => type === 'DecisionMade')).toHaveLength(3);
});

test('what isn’t paid by tapping is left to its player', async () => {
  await passUntil(table, (board) => annsMain(1)(board) && board.stack.length === 0);
  const { hint, answer: cast } = await elves();
  expect(hint).toMatchObject({ payable: false, possible: true, cost: '{G}' });
  expect(hint.why[0]).toBe("There isn't enough mana for {G}.");
  const done = await answer(table, cast, { pay: 'auto' });
  expect(done.decision).toMatchObject({ kind: 'activate mana abilities', context: { payment: { due: '{G}' } } });
  expect((await pendingAt(table)).options.map(({ label }: Json) => label)).toEqual([
    'Go on to pay',
    'Take the action back',
  ]);
});

test('another word than “auto” is malformed', async () => {
  const { id, options } = await pendingAt(table);
  const body = { decision: id, answer: options[0].answer, pay: 'later' };
  const refused = await table.seats[0]!.post(`${table.path}/answers`, body).expect(400);
  expect(refused.body.errors).toEqual([{ path: 'pay', message: expect.stringContaining('auto') }]);
});
