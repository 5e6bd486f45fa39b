import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vitest/config';

const loader = pathToFileURL(join(import.meta.dirname, 'scripts', 'typescript', 'loader.mjs')).href;

export default defineConfig({
  test: {
    include: ['{libs,projections,apps}/*/test/**/*.test.ts'],
    reporters: ['default', './scripts/summary-reporter.mjs'],
    // Tests share no state: a process loads each of the thousand modules once, and keeps it from file to file.
    isolate: false,
    pool: 'forks',
    maxWorkers: '100%',
    // Node itself loads the sources, by the same loader that starts our scripts.
    execArgv: ['--import', loader],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
