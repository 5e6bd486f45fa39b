import { parentPort, workerData } from 'node:worker_threads';
import { runScenario } from '../run/run-scenario.js';
import { required } from '../scenario/required.js';
import { readRunFiles, type RunFiles, type Task } from './run-files.js';
import { saveGame } from './save-game.js';

/** A thread that plays the scenarios that it is given, one after the other. */
const { decks, cards, save } = readRunFiles(workerData as RunFiles);

required(parentPort).on('message', (task: Task) => {
  const ran = runScenario(task.scenario, cards, decks);
  const done = (): void => required(parentPort).postMessage({ index: task.index, result: ran.result });
  if (save === null || ran.game === null || ran.result.verdict === 'pass') done();
  else void saveGame(save, ran.game, ran.batches, ran.result.id).then(done, done);
});
