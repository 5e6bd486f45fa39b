import { expect, test } from '@jest/globals';
import { Client } from '../../src/http/client.js';
import { RequestProblem } from '../../src/http/problem.js';
import { pendingDecision } from '../../src/play/use-play.js';

test('a decision that could not be got is asked for again, and what is wrong is told meanwhile', async () => {
  const failures = [new RequestProblem(503, 'The event store is out of reach', 'Ask again.')];
  class AwayAtFirst extends Client {
    override get<T>(): Promise<T> {
      const failure = failures.shift();
      return failure === undefined ? Promise.resolve({ decision: { id: 7 } } as T) : Promise.reject(failure);
    }
  }
  const told: string[] = [];
  const record = { client: new AwayAtFirst(), path: '/games/a' };
  const decision = await pendingDecision(record, new AbortController().signal, ({ title }) => told.push(title));
  expect(decision).toEqual({ id: 7 });
  expect(told).toEqual(['The event store is out of reach']);
});
