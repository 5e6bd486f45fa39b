import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import {
  MalformedScenarios,
  markdownOf,
  percent,
  rateOf,
  readScenarios,
  reportOf,
  runAll,
  verdicts,
  type Counts,
  type Report,
  type Scenario,
} from '@stacktrail/conformance';
import { CommandError } from '../command-error.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { beginProgress } from '../output/progress.js';
import { tableText } from '../output/table-text.js';
import { withJson } from '../stores/store-option.js';

interface ConformanceOptions extends AnswerOptions {
  readonly decks?: string;
  readonly cards?: string;
  readonly only?: string;
  readonly report?: string;
  readonly page?: string;
  readonly save?: string;
}

/** `conformance FILE`: plays the scenarios of another engine and reports which hold. */
export function addConformance(command: Command, io: Io): void {
  command
    .option('--decks <file>', 'the decks that the scenarios name; decks.json beside the scenarios without it')
    .option('--cards <file>', 'a file of Oracle texts to compile cards from; the card pool without it')
    .option('--only <id>', 'only scenarios whose id contains this')
    .option('--report <file>', 'write the whole report to a file, as JSON')
    .option('--page <file>', 'write the totals, fails and inconclusive ones to a file, as Markdown')
    .option('--save <folder>', 'store the games that do not pass, a file each, to replay and explain');
  withJson(command).action((file: string, options: ConformanceOptions) => conformance(io, file, options));
}

async function conformance(io: Io, given: string, options: ConformanceOptions): Promise<void> {
  const file = resolve(io.directory, given);
  const path = (option: string | undefined): string | null =>
    option === undefined ? null : resolve(io.directory, option);
  const scenarios = scenariosIn(file).filter(({ id }) => id.includes(options.only ?? ''));
  if (scenarios.length === 0) throw new CommandError(`No scenario of ${given} has “${options.only}” in its id.`);
  const decks = path(options.decks) ?? join(dirname(file), 'decks.json');
  const cards = path(options.cards);
  const save = path(options.save);
  for (const needed of [decks, cards]) {
    if (needed !== null && !existsSync(needed)) throw new CommandError(`There is no file ${needed}.`);
  }
  if (save !== null) mkdirSync(save, { recursive: true });
  const bar = beginProgress(io, 'scenarios', scenarios.length);
  let done = 0;
  const results = await runAll(scenarios, { decks, cards, save }, () => bar.update((done += 1)));
  bar.stop();
  const report = reportOf(results);
  const write = (where: string | null, text: string): void => {
    if (where !== null) writeFileSync(where, text);
  };
  write(path(options.report), `${JSON.stringify(report, null, 2)}\n`);
  write(path(options.page), markdownOf(report));
  print(io, options, report, () => reportText(report));
}

function scenariosIn(file: string): readonly Scenario[] {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  try {
    return readScenarios(readFileSync(file));
  } catch (error) {
    if (error instanceof MalformedScenarios) throw new CommandError(error.message);
    throw error;
  }
}

function reportText({ totals, scenarios }: Report): string {
  const row = (name: string, counts: Counts): readonly string[] => [
    name,
    ...verdicts.map((verdict) => `${counts[verdict]}`),
    percent(rateOf(counts)),
  ];
  const tiers = Object.entries(totals.byTier).map(([name, counts]) => row(`tier ${name}`, counts));
  const numbers = verdicts.map((_, i) => i + 1);
  const told = scenarios.filter(({ verdict }) => verdict === 'fail' || verdict === 'inconclusive');
  return [
    tableText(['', ...verdicts, 'rate'], [...tiers, row('all', totals.all)], [...numbers, numbers.length + 1]),
    ...told.map(({ id, verdict, reason }) => `\n${verdict}  ${id}\n  ${reason}`),
  ].join('\n');
}
