// `npm run packages [-- FOLDER]` makes the package `stacktrail` in a folder, `packages/stacktrail` where none is named: the
// command line in one bundle, with its pool of cards and its decks, and without the private workspaces. `npm pack` or
// `npm publish` is run there.
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { run } from '../run.mjs';

const root = join(import.meta.dirname, '..', '..');
const target = resolve(process.argv[2] ?? join(root, 'packages', 'stacktrail'));

/** What is started by its file's name stands beside the rest under that name. */
const entries = {
  stacktrail: 'apps/cli/dist/main.js',
  worker: 'libs/conformance/dist/workers/worker.js',
  'part-worker': 'projections/runtime/dist/building/part-worker.js',
  'board.definition': 'projections/board/dist/board.definition.js',
  'log.definition': 'projections/log/dist/log.definition.js',
};

await run(process.execPath, [join('node_modules', '@typescript', 'native', 'bin', 'tsc'), '-b'], { cwd: root });
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const used = await bundle();
cpSync(join(root, 'libs', 'cards', 'pool'), join(target, 'pool'), { recursive: true });
cpSync(join(root, 'decks'), join(target, 'decks'), { recursive: true });
cpSync(join(root, 'libs', 'match', 'infractions.json'), join(target, 'infractions.json'));
cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
cpSync(join(import.meta.dirname, 'README.md'), join(target, 'README.md'));
writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest(used), null, 2)}\n`);
console.log(`${target}: ${used.length} dependencies`);

/** Bundles the code of the workspaces. @returns the packages that it needs besides */
async function bundle() {
  const build = await rolldown({
    cwd: root,
    input: entries,
    platform: 'node',
    external: (id) => !/^[./]|^@stacktrail\//.test(id),
    treeshake: {
      // Nest's modules are for the server; nothing in the command line asks for one.
      moduleSideEffects: (id, isExternal) => !isExternal && !id.endsWith('.module.js'),
    },
  });
  const { output } = await build.write({
    dir: join(target, 'dist'),
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    banner: ({ name }) => (name === 'stacktrail' ? '#!/usr/bin/env node' : ''),
  });
  await build.close();
  const names = output.flatMap(({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]);
  const packages = names.filter((name) => !/\.js$/.test(name) && !isBuiltin(name)).map(packageOf);
  return [...new Set(packages)].sort();
}

/** The package that a module is of: `@a/b/c` is of `@a/b`. */
function packageOf(id) {
  return id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');
}

function manifest(packages) {
  const { version, license, engines } = readJson('package.json');
  const workspaces = ['libs', 'projections', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => readJson(folder, name, 'package.json')),
  );
  const versionOf = (name) => {
    const found = workspaces.flatMap(({ dependencies = {} }) => dependencies[name] ?? [])[0];
    if (found === undefined) throw new Error(`no workspace depends on ${name}`);
    return found;
  };
  return {
    name: 'stacktrail',
    version,
    description: 'A rules engine for Magic: The Gathering whose games are event streams: the command line',
    license,
    type: 'module',
    engines,
    bin: { stacktrail: 'dist/stacktrail.js' },
    files: ['dist', 'pool', 'decks', 'infractions.json'],
    dependencies: Object.fromEntries(packages.map((name) => [name, versionOf(name)])),
  };
}

function readJson(...path) {
  return JSON.parse(readFileSync(join(root, ...path), 'utf8'));
}
