import { expect, test } from '@jest/globals';
import {} from '@stacktrail/card-tree';
import { ada, Court, object, player, select } from './court.js';
import { pick } from './refused.js';
import { plot } from '@stacktrail/test-kit';

const begin = (): Promise<Court> => Court.begin([plot], [plot]);

async function atMulligans(): Promise<Court> {
  const court = await begin();
  await court.answer(select(player(ada)));
  return court;
}

/** Both take a mulligan; Ada is to put a card on the bottom. */
async function atBottom(): Promise<Court> {
  const court = await atMulligans();
  await court.answer(pick('mulligan'));
  await court.answer(pick('keep'));
  while (court.question.kind === 'mulligan') await court.answer(pick('keep'));
  return court;
}

test('CR 103.1: nobody who isn’t in the game takes the first turn', async () => {
  const court = await begin();
  const { result, stored } = await court.attempt(select({ is: 'player', id: 5 as never }));
  expect(result).toMatchObject({ accepted: false, rule: '103.1' });
  expect(stored).toBe(0);
});

test('CR 103.5: a hand is kept, or a mulligan is taken', async () => {
  const court = await atMulligans();
  const { result, stored } = await court.attempt(pick('draw'));
  expect(result).toMatchObject({ accepted: false, rule: '103.5' });
  expect(stored).toBe(0);
});

test('CR 103.5: as many cards go on the bottom as mulligans were taken, from that hand', async () => {
  const court = await atBottom();
  expect(court.question.kind).toBe('put cards on the bottom');
  const [first, second] = court.state.players[court.question.player]!.hand.map(object);
  const other = object(court.state.players[1 - court.question.player]!.hand[0]!);
  for (const chosen of [[], [first!, second!], [other]]) {
    const { result, stored } = await court.attempt(select(...chosen));
    expect(result).toMatchObject({ accepted: false, rule: '103.5' });
    expect(stored).toBe(0);
  }
});
