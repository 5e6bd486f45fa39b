// `npm run packages [-- FOLDER]` makes the packages in a folder, `packages` where none is named, each of bundled code
// without the private workspaces: `stacktrail`, the command line; `client`, @stacktrail/client, for programs that talk to a
// server; `engine`, @stacktrail/engine, for bots and tools on the rules alone. `npm pack` or `npm publish` is run there.
import { join, resolve } from 'node:path';
import { run } from '../run.mjs';
import { bundle, bundleTypes, root, writePackage } from './bundle.mjs';

const target = resolve(process.argv[2] ?? join(root, 'packages'));

await run(process.execPath, [join('node_modules', '@typescript', 'native', 'bin', 'tsc'), '-b'], { cwd: root });
await commandLine(join(target, 'stacktrail'));
await library(join(target, 'client'), 'libs/client', {
  name: '@stacktrail/client',
  description: 'A client of a Stacktrail server: typed requests, and feeds of events that go on where they stopped',
  readme: 'client.md',
});
await library(join(target, 'engine'), 'libs/simulator', {
  name: '@stacktrail/engine',
  description: 'The rules of Magic: The Gathering in memory, for bots and tools: every game is a list of events',
  readme: 'engine.md',
  copies: { pool: 'libs/cards/pool' },
  files: ['pool'],
});

async function commandLine(folder) {
  const entries = {
    stacktrail: 'apps/cli/dist/main.js',
    // What is started by its file's name stands beside the rest under that name.
    worker: 'libs/conformance/dist/workers/worker.js',
    'part-worker': 'projections/runtime/dist/building/part-worker.js',
    'board.definition': 'projections/board/dist/board.definition.js',
    'log.definition': 'projections/log/dist/log.definition.js',
  };
  const packages = await bundle(folder, entries, 'stacktrail');
  const about = {
    name: 'stacktrail',
    description: 'A rules engine for Magic: The Gathering whose games are event streams: the command line',
    readme: 'stacktrail.md',
    bin: { stacktrail: 'dist/stacktrail.js' },
    copies: { pool: 'libs/cards/pool', decks: 'decks', 'infractions.json': 'libs/match/infractions.json' },
    files: ['pool', 'decks', 'infractions.json'],
  };
  writePackage(folder, about, packages);
}

async function library(folder, workspace, about) {
  const packages = await bundle(folder, { index: `${workspace}/dist/index.js` });
  await bundleTypes(folder, `${workspace}/dist/index.d.ts`);
  const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };
  writePackage(folder, { ...about, exports }, packages);
}
