import { expect, test } from '@jest/globals';
import { median, requestsOfTurns } from './turn-requests.js';

test('with stops and automatic payment half of the turns take at most six requests, and end as they would without', async () => {
  const turns = await requestsOfTurns('test', 5, 1);
  expect(turns.filter(({ alike }) => !alike)).toEqual([]);
  expect(median(turns.map(({ withStops }) => withStops))).toBeLessThanOrEqual(6);
  for (const { byHand, withStops } of turns) expect(withStops).toBeLessThan(byHand);
});
