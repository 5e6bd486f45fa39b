import { readdirSync } from 'node:fs';
import { afterAll, expect, test } from '@jest/globals';
import { benchNames } from '../src/bench/index.js';
import type { Figure } from '../src/bench/bench.js';
import { Workplace } from './cli.js';

const place = new Workplace();
afterAll(() => place.remove());

// Whether a figure is good is for the bench to say where nothing else runs; here, that it says one.
test.each(benchNames)('bench %s measures something and leaves nothing behind', async (name) => {
  const { figures } = await place.json<{ figures: readonly Figure[] }>('bench', name, '--seconds', '1');
  expect(figures.some(({ target }) => target !== null)).toBe(true);
  for (const figure of figures) {
    expect(figure.name.startsWith(name)).toBe(true);
    expect(figure.value).toBeGreaterThan(0);
    expect(figure.note).not.toBe('');
  }
  expect(readdirSync(place.folder)).toEqual([]);
});
