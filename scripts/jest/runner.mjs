import { createRunner } from 'jest-light-runner';

/**
 * Runs the test files in child processes of plain Node, one a core.
 *
 * A new process asks for its configuration. The light runner answers all processes when the first one asks, and none
 * after that: one that does not listen yet, say because it has just replaced a process that broke down, would wait for
 * ever. Here each is answered when it asks.
 */
export default class Runner extends createRunner({ runtime: 'child_process' }) {
  _runTest(test) {
    const projectConfig = test.context.config;
    const started = this._testRunners.get(projectConfig);
    // The first call starts the processes, and is the only one on the runner's own channel.
    if (started === undefined || this._runtime !== 'child_process') return super._runTest(test);
    const workerData = { globalConfig: this._globalConfig, projectConfig, runtime: this._runtime };
    return started.pool.run(test.path, { channel: answering(workerData) });
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
