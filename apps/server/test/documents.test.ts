import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..', '..', '..');

describe('docs/security.md', () => {
  const text = readFileSync(join(root, 'docs', 'security.md'), 'utf8');

  test('names for every threat a test that is there', () => {
    const threats = /## Threats[^#]*/.exec(text)?.[0] ?? '';
    const rows = threats.split('\n').filter((line) => line.startsWith('| ') && !/^\| (threat|-)/.test(line));
    expect(rows.length).toBeGreaterThan(12);
    for (const row of rows) {
      const paths = [...row.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, path]) => path ?? '');
      expect({ row, paths: paths.length > 0 }).toEqual({ row, paths: true });
      expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    }
  });

  test('says how to report a hole', () => {
    expect(text).toMatch(/## To report a hole\n\n.*private/);
  });
});
