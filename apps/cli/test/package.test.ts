import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from '@jest/globals';

const run = promisify(execFile);
const cli = join(import.meta.dirname, '..');
const root = join(cli, '..', '..');

/** A workspace as npm would pack it. */
interface Packed {
  readonly name: string;
  /** The paths of its files. */
  readonly files: ReadonlySet<string>;
}

/** What `npm pack` would take. Workspaces that have not been built are built first, by their own `prepack`. */
async function pack(folder: string, ...options: readonly string[]): Promise<readonly Packed[]> {
  // What scripts say would stand in the midst of the JSON.
  const args = ['pack', '--dry-run', '--json', '--foreground-scripts=false', ...options];
  const { stdout } = await run('npm', args, { cwd: folder, maxBuffer: 2 ** 26, shell: process.platform === 'win32' });
  const packed = JSON.parse(stdout) as {
    readonly name: string;
    readonly files: readonly { readonly path: string }[];
  }[];
  return packed.map(({ name, files }) => ({ name, files: new Set(files.map(({ path }) => path)) }));
}

interface Manifest {
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The workspaces of a folder, by name. */
function workspacesIn(parent: string): readonly (readonly [name: string, folder: string])[] {
  return readdirSync(join(root, parent)).map((name) => {
    const folder = join(root, parent, name);
    return [(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly name: string }).name, folder];
  });
}

/** The files with which a package is entered: its commands, what it exports, its program or its page. */
function entriesOf(folder: string): readonly string[] {
  const { bin, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const named = [...Object.values(bin ?? {}), ...Object.values(exports ?? {}).flatMap((each) => Object.values(each))];
  if (named.length === 0) return [existsSync(join(folder, 'dist/main.js')) ? 'dist/main.js' : 'dist/index.html'];
  return named.map((path) => posix.normalize(path));
}

const RELATIVE =
  /(?:from|import|import\()\s*['"](?<path>\.{1,2}\/[^'"]+)['"]|new URL\(\s*['"](?<data>\.{1,2}\/[^'"]+)['"]/g;

/** A file and all files of its own package that it imports, one through the other. */
function reachedFrom(folder: string, entry: string, reached = new Set<string>()): ReadonlySet<string> {
  if (reached.has(entry)) return reached;
  reached.add(entry);
  if (!/\.(?:js|d\.ts)$/.test(entry)) return reached;
  for (const { groups } of readFileSync(join(folder, entry), 'utf8').matchAll(RELATIVE)) {
    const imported = posix.join(posix.dirname(entry), groups?.['path'] ?? groups?.['data'] ?? '');
    // Declarations import each other by the names of the code.
    reachedFrom(folder, entry.endsWith('.d.ts') ? imported.replace(/\.js$/, '.d.ts') : imported, reached);
  }
  return reached;
}

/** What a package needs of its own and has not. What lies beside it in the repository can't be in it. */
function missing({ files }: Packed, folder: string): readonly string[] {
  const needed = entriesOf(folder).flatMap((entry) => [...reachedFrom(folder, entry)]);
  return [...new Set(needed)].filter((path) => !files.has(path) && !path.startsWith('..'));
}

/** Tests load its sources; it is never built, nor packed for anybody. */
const testKit = '@stacktrail/test-kit';

describe('what npm packs', () => {
  let workspaces: readonly { readonly folder: string; readonly packed: Packed }[];
  let packedCli: Packed;
  beforeAll(async () => {
    [packedCli] = (await pack(cli)) as [Packed];
    // The command line's `prepack` has built them all.
    const all = await pack(root, '--workspaces', '--ignore-scripts');
    const places = new Map(['libs', 'projections', 'apps'].flatMap(workspacesIn));
    workspaces = all
      .filter(({ name }) => name !== testKit)
      .map((packed) => ({ folder: places.get(packed.name) ?? '', packed }));
  }, 600_000);

  test('of the command line is its command and all that this imports', () => {
    expect(packedCli.files).toContain('bin/stacktrail.js');
    expect(reachedFrom(cli, 'bin/stacktrail.js')).toContain('dist/commands/play.js');
    expect(missing(packedCli, cli)).toEqual([]);
  });

  test('of every workspace is all that its entries import', () => {
    expect(workspaces.length).toBeGreaterThan(10);
    for (const { folder, packed } of workspaces) {
      expect({ folder, missing: missing(packed, folder) }).toEqual({ folder, missing: [] });
    }
  });

  test('of no workspace is a source, a test or what only the compiler needs', () => {
    for (const { packed } of workspaces) {
      const tooMuch = [...packed.files].filter(
        (path) => /^(?:src|test|scripts)\/|\.test\.|\.map$|\.tsbuildinfo$/.test(path) || /(?<!\.d)\.ts$/.test(path),
      );
      expect({ name: packed.name, tooMuch }).toEqual({ name: packed.name, tooMuch: [] });
    }
  });
});
