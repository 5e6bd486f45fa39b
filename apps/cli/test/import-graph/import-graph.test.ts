import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { importsIn, packagesOf, type Import } from './import-graph.js';
import { ringsOf, type Ring } from './rings.js';
import { isBelow } from './storeys.js';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const packages = packagesOf(root);
const imports = importsIn(root);

function packageOf(file: string): string {
  return file.split('/', 2).join('/');
}

function nameOf({ place, members }: Ring): string {
  return `${place}: ${members.join(' ')}`;
}

/** A ring with the steps that the fewest imports make, first: those are the easiest to take away. */
function explained(ring: Ring): string {
  const shown = ring.imports
    .map((each) => ({
      ...each,
      count: ring.imports.filter((other) => stepOf(ring, other) === stepOf(ring, each)).length,
    }))
    .sort((one, other) => one.count - other.count)
    .slice(0, 20);
  return [nameOf(ring), ...shown.map(({ from, to }) => `  ${from} → ${to}`)].join('\n');
}

/** The step from one member of a ring to another that an import makes. */
function stepOf({ place }: Ring, { from, to }: Import): string {
  return [from, to].map((file) => file.slice(place.length + 1).split('/')[0]).join(' → ');
}

test('the graph has the imports of every package', () => {
  const importing = new Set(imports.map(({ from }) => packageOf(from)));
  expect([...importing].sort()).toEqual([...packages].sort());
  expect(imports.length).toBeGreaterThan(2 * packages.length);
});

describe('the folders of a package', () => {
  const within = imports.filter(({ from, to }) => packageOf(from) === packageOf(to));
  const rings = ringsOf(within);

  test.each(packages)('%s: no folder stands on another that stands on it', (place) => {
    const own = rings.filter((ring) => packageOf(ring.place) === place);
    expect(own.map(explained)).toEqual([]);
  });
});

describe('the storeys', () => {
  test('no package imports one of its own storey or of one above it', () => {
    const upward = imports.filter(({ from, to }) => {
      const [importing, imported] = [packageOf(from), packageOf(to)];
      return importing !== imported && !isBelow(imported, importing);
    });
    expect(upward.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test.each(['libs/game-events', 'libs/game-state', 'libs/characteristics', 'libs/engine', 'libs/rules'])(
    '%s never loads oracle-text, not even through others',
    (place) => {
      const reached = loadedBy(place);
      expect(reached.size).toBeGreaterThan(1);
      expect([...reached].filter((file) => packageOf(file) === 'libs/oracle-text')).toEqual([]);
    },
  );

  test('views loads oracle-text', () => {
    expect([...loadedBy('libs/views')].map(packageOf)).toContain('libs/oracle-text');
  });
});

/** The files of a package and all that they import, one through the other. */
function loadedBy(place: string): ReadonlySet<string> {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const reached = new Set<string>();
  const open = [...next.keys()].filter((file) => packageOf(file) === place);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    open.push(...(next.get(file) ?? []));
  }
  return reached;
}
