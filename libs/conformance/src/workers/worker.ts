import { present } from '../table/present.js';
import { parentPort, workerData } from 'node:worker_threads';
import { runScenario } from '../run/run-scenario.js';
import { saveGame } from './save-game.js';
import { materialOf, type Material, type Task } from './material.js';

/** A thread that plays the scenarios that it is given, one after the other. */
const { decks, cards, save } = materialOf(workerData as Material);

present(parentPort).on('message', (task: Task) => {
  const ran = runScenario(task.scenario, cards, decks);
  const done = (): void => present(parentPort).postMessage({ index: task.index, result: ran.result });
  if (save === null || ran.game === null || ran.result.verdict === 'pass') done();
  else void saveGame(save, ran.game, ran.batches, ran.result.id).then(done, done);
});
