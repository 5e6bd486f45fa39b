import { relative } from 'node:path';
import { fileURLToPath, URL } from 'node:url';
import { createRunner } from 'jest-light-runner';

/**
 * How long a test file may take in CI. A test has a limit of its own (`setup.mjs`), which does nothing where its
 * process hangs in a native call, or loads for ever.
 */
const FILE_LIMIT_MINUTES = 15;

/** A file without a test. */
const nothing = fileURLToPath(new URL('nothing.mjs', import.meta.url));

/**
 * Runs the test files in child processes of plain Node, one a core.
 *
 * A new process asks for its configuration. The light runner answers all processes when the first one asks, and none
 * after that: one that does not listen yet, say because it has just replaced a process that broke down, would wait for
 * ever. Here each is answered when it asks.
 */
export default class Runner extends createRunner({ runtime: 'child_process' }) {
  async _runTest(test) {
    if (this._runtime !== 'child_process') return super._runTest(test);
    const projectConfig = test.context.config;
    // The first call starts the processes; what it runs is on the runner's own channel, and has no limit.
    if (!this._testRunners.has(projectConfig)) super._runTest({ ...test, path: nothing }).catch(() => undefined);
    const { pool } = this._testRunners.get(projectConfig);
    const workerData = { globalConfig: this._globalConfig, projectConfig, runtime: this._runtime };
    const signal = process.env.CI ? AbortSignal.timeout(FILE_LIMIT_MINUTES * 60_000) : null;
    try {
      // A file that is cut off loses its process: another one takes its place.
      return await pool.run(test.path, { channel: answering(workerData), signal });
    } catch (error) {
      if (signal?.aborted !== true) throw error;
      const file = relative(projectConfig.rootDir, test.path);
      throw new Error(`${file} was not done after ${FILE_LIMIT_MINUTES} minutes`, { cause: error });
    }
  }
}

/** The channel of one process, which runs one test file. */
function answering(workerData) {
  let send;
  return {
    onMessage(listener) {
      send = listener;
    },
    postMessage(message) {
      if (message === 'jest-light-runner-get-worker-data') send({ type: 'jest-light-runner-worker-data', workerData });
    },
  };
}
