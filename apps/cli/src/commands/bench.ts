import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Argument, type Command } from 'commander';
import { benches, benchNames, type BenchName } from '../bench/index.js';
import type { Figure } from '../bench/bench.js';
import { thisMachine, type Machine } from '../bench/machine.js';
import { findDeck, usualDecks } from '../decks/find-deck.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { beginProgress } from '../output/progress.js';
import { tableText } from '../output/table-text.js';
import { threeDigits } from '../output/words.js';
import { withJson } from '../stores/store-option.js';
import { wholeNumber } from './arguments.js';

interface BenchOptions extends AnswerOptions {
  readonly seconds: number;
}

/** `bench [NAME]`: measures this machine beside the targets of docs/performance.md. */
export function addBench(command: Command, io: Io): void {
  command
    .addArgument(new Argument('[name]', 'which figure; all of them without it').choices(benchNames))
    .option('--seconds <count>', 'how long each measurement goes on', wholeNumber(1), 10);
  withJson(command).action(async (name: BenchName | undefined, options: BenchOptions) => {
    const names = name === undefined ? benchNames : [name];
    const machine = thisMachine();
    const figures = await measured(io, names, options.seconds);
    print(io, options, { machine, figures }, () => figuresText(machine, figures));
  });
}

async function measured(io: Io, names: readonly BenchName[], seconds: number): Promise<readonly Figure[]> {
  const decks = await Promise.all(usualDecks.map(async (deck) => (await findDeck(io, deck)).cards));
  const folder = mkdtempSync(join(io.directory, '.stacktrail-bench-'));
  const bar = beginProgress(io, '% of the measurements', 100 * names.length);
  const figures: Figure[] = [];
  try {
    for (const [i, name] of names.entries()) {
      const progress = (share: number): void => bar.update(Math.floor(100 * (i + share)));
      figures.push(...(await benches[name]({ decks, seconds, folder, progress })));
    }
  } finally {
    bar.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}

function figuresText(machine: Machine, figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, unit, target, note }) => [
    name,
    `${threeDigits(value)} ${unit}`.trim(),
    target === null ? '' : `${threeDigits(target)} ${unit}`.trim(),
    note,
  ]);
  const { cpu, cores, memoryGb, node, platform, load } = machine;
  return [
    tableText(['bench', 'measured', 'target', 'of what'], rows, [1, 2]),
    '',
    `On ${cpu}, ${cores} cores, ${memoryGb} GB; Node.js ${node}, ${platform}. Load before: ${load}.`,
  ].join('\n');
}
