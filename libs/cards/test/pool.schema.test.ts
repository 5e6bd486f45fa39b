import { describe, expect, test } from '@jest/globals';
import { InvalidCard, validateCard } from '@stacktrail/card-tree';
import { Prng } from '@stacktrail/kernel';
import { cardPool } from '../src/index.js';

const cards = [...cardPool.entries()].map(([name, card]) => ({ name, card }));

interface Spot {
  readonly path: string;
  readonly value: unknown;
  readonly replace: (value: unknown) => void;
}

/** Every value in a tree with its path, the root left out. */
function spotsOf(value: unknown, path = ''): Spot[] {
  if (typeof value !== 'object' || value === null) return [];
  const container = value as Record<string, unknown>;
  return Object.keys(container).flatMap((key) => {
    const step = Array.isArray(value) ? `[${key}]` : path === '' ? key : `.${key}`;
    const spot = {
      path: path + step,
      value: container[key],
      replace: (other: unknown) => void (container[key] = other),
    };
    return [spot, ...spotsOf(container[key], path + step)];
  });
}

function refusedPath(card: unknown): string {
  try {
    validateCard(card);
  } catch (error) {
    if (error instanceof InvalidCard) return error.path;
    throw error;
  }
  throw new Error('the changed card was accepted');
}

describe('validateCard', () => {
  test.each(cards)('accepts $name, and what JSON makes of it', ({ card }) => {
    expect(validateCard(JSON.parse(JSON.stringify(card)))).toEqual(card);
  });

  test.each(cards)('refuses $name with a value that nothing allows, and names its place', ({ name, card }) => {
    const prng = Prng.from(`replace ${name}`);
    for (let round = 0; round < 20; round++) {
      const copy: unknown = JSON.parse(JSON.stringify(card));
      const spot = prng.pick(spotsOf(copy));
      spot.replace(prng.pick([{ nonsense: 1 }, undefined, NaN, '', { is: 'nonsense' }]));
      expect(refusedPath(copy).startsWith(spot.path)).toBe(true);
    }
  });

  test.each(cards)('refuses $name with an unknown field, and names it', ({ name, card }) => {
    const prng = Prng.from(`add ${name}`);
    const copy: unknown = JSON.parse(JSON.stringify(card));
    const objects = spotsOf(copy).filter(
      ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
    );
    const spot = prng.pick(objects);
    (spot.value as Record<string, unknown>)['surprise'] = true;
    expect(refusedPath(copy)).toBe(`${spot.path}.surprise`);
  });
});
