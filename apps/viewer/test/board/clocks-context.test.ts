import { describe, expect, test } from '@jest/globals';
import { leftOf, shownTime, type ClocksNow } from '../../src/board/clocks-context.js';

const clocksOf = (change: Partial<ClocksNow['clocks']>): ClocksNow => ({
  clocks: {
    seconds: 600,
    perDecision: null,
    left: [50_000, 600_000],
    running: { seat: 0, leftForDecision: null },
    stopped: false,
    ...change,
  },
  gotAt: 1000,
});

describe('the time that a seat has left', () => {
  test('runs from when the answer came for the seat that decides, and stands for the other one', () => {
    const now = clocksOf({});
    expect(leftOf(now, 0, 4000)).toBe(47_000);
    expect(leftOf(now, 1, 4000)).toBe(600_000);
    expect(leftOf(now, 0, 100_000)).toBe(0);
  });

  test('stands where a judge has stopped the clocks', () => {
    expect(leftOf(clocksOf({ stopped: true }), 0, 4000)).toBe(50_000);
  });

  test('is that for the decision where that is less', () => {
    const now = clocksOf({ perDecision: 30, running: { seat: 0, leftForDecision: 20_000 } });
    expect(leftOf(now, 0, 4000)).toBe(17_000);
    expect(leftOf(now, 1, 4000)).toBe(30_000);
  });

  test('is none where nothing is limited', () => {
    expect(leftOf(clocksOf({ seconds: null, left: [null, null] }), 0, 4000)).toBeNull();
  });

  test.each([
    [1_500_000, '25:00'],
    [59_001, '1:00'],
    [59_000, '0:59'],
    [1, '0:01'],
    [0, '0:00'],
  ])('%d ms is shown as %s', (ms, text) => {
    expect(shownTime(ms)).toBe(text);
  });
});
