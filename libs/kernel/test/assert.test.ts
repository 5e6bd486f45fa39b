import { describe, expect, test } from '@jest/globals';
import { InvariantBroken, assertNever, err, invariant, ok, type Result } from '../src/index.js';

describe('invariants', () => {
  test('throw with their message, which is built only then', () => {
    let built = 0;
    const message = (): string => `message ${++built}`;
    invariant(true, message);
    expect(built).toBe(0);
    expect(() => {
      invariant(false, message);
    }).toThrow(new InvariantBroken('message 1'));
    expect(() => {
      invariant(false, 'plain');
    }).toThrow('plain');
  });

  test('name the kind that nobody handled', () => {
    expect(() => assertNever({ kind: 'surprise' } as never, 'event')).toThrow('unexpected event: kind surprise');
    expect(() => assertNever(7 as never, 'zone')).toThrow('unexpected zone: 7');
  });
});

test('a Result is told apart by its flag', () => {
  const half = (n: number): Result<number, string> => (n % 2 === 0 ? ok(n / 2) : err(`${n} is odd`));
  expect(half(4)).toEqual({ ok: true, value: 2 });
  expect(half(5)).toEqual({ ok: false, error: '5 is odd' });
});
