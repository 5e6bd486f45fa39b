import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ScenarioResult } from '../run/run-scenario.js';
import { required } from '../scenario/required.js';
import type { Scenario } from '../scenario/scenario.js';
import type { RunFiles } from './run-files.js';

/** A scenario that takes longer than this, in milliseconds, is given up. */
const mostMs = 60_000;

/**
 * Plays all scenarios, on every core.
 *
 * @param onResult is told of each as it is done
 * @returns the results in the order of the scenarios
 */
export async function runAll(
  scenarios: readonly Scenario[],
  material: RunFiles,
  onResult: (result: ScenarioResult) => void = () => undefined,
): Promise<readonly ScenarioResult[]> {
  const results = new Array<ScenarioResult>(scenarios.length);
  let next = 0;
  const take = (): number | null => (next < scenarios.length ? next++ : null);
  const threads = Math.max(1, Math.min(availableParallelism(), scenarios.length));
  await Promise.all(
    Array.from({ length: threads }, () =>
      workThrough(scenarios, material, take, (index, result) => {
        results[index] = result;
        onResult(result);
      }),
    ),
  );
  return results;
}

/** Plays scenarios in one thread until none is left; a thread that hangs or breaks down is replaced by a new one. */
async function workThrough(
  scenarios: readonly Scenario[],
  material: RunFiles,
  take: () => number | null,
  done: (index: number, result: ScenarioResult) => void,
): Promise<void> {
  let worker = newWorker(material);
  try {
    for (let index = take(); index !== null; index = take()) {
      const scenario = required(scenarios[index]);
      const result = await playOn(worker, index, scenario);
      if (typeof result !== 'string') {
        done(index, result);
        continue;
      }
      const { id, tier, area } = scenario;
      done(index, { id, tier, area, verdict: 'fail', reason: `engine: ${result}`, brief: 'engine: given up' });
      await worker.terminate();
      worker = newWorker(material);
    }
  } finally {
    await worker.terminate();
  }
}

function newWorker(material: RunFiles): Worker {
  const file = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);
  return new Worker(file, { workerData: material });
}

/** The result, or a message that says why there is none. */
function playOn(worker: Worker, index: number, scenario: Scenario): Promise<ScenarioResult | string> {
  return new Promise((resolve) => {
    const settle = (result: ScenarioResult | string): void => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('error', onError);
      resolve(result);
    };
    const onMessage = ({ result }: { readonly result: ScenarioResult }): void => settle(result);
    const onError = (error: unknown): void => settle(error instanceof Error ? error.message : String(error));
    const timer = setTimeout(() => settle(`it took longer than ${mostMs / 1000} s`), mostMs);
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.postMessage({ index, scenario });
  });
}
