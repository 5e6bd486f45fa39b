import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { packagesOf, sourcesIn } from './import-graph.js';

const root = join(import.meta.dirname, '..', '..', '..', '..');

test('of a hundred source files ninety-five have at most 200 lines', () => {
  const files = packagesOf(root)
    .flatMap((place) => sourcesIn(root, `${place}/src`))
    .filter((file) => !file.includes('/generated/'));
  const long = files
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > 200)
    .sort((one, other) => one.lines - other.lines);
  const allowed = Math.floor(files.length / 20);
  expect(long.slice(0, Math.max(0, long.length - allowed))).toEqual([]);
});
