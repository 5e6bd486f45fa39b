import { parentPort, workerData } from 'node:worker_threads';
import { runScenario } from '../run/run-scenario.js';
import { present } from '../scenario/present.js';
import { materialOf, type Material, type Task } from './material.js';
import { saveGame } from './save-game.js';

/** A thread that plays the scenarios that it is given, one after the other. */
const { decks, cards, save } = materialOf(workerData as Material);

present(parentPort).on('message', (task: Task) => {
  const ran = runScenario(task.scenario, cards, decks);
  const done = (): void => present(parentPort).postMessage({ index: task.index, result: ran.result });
  if (save === null || ran.game === null || ran.result.verdict === 'pass') done();
  else void saveGame(save, ran.game, ran.batches, ran.result.id).then(done, done);
});
