import type { Command } from 'commander';
import type { Revision } from '@stacktrail/game-events';
import { explain, type ExplanationNode, type GameRecord } from '@stacktrail/match';
import { describeEvent, fold } from '@stacktrail/rules/view';
import { readGame, revisionIn } from '../games/read-game.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { treeText, type Branch } from '../output/tree-text.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';
import { revisionArgument } from './arguments.js';

type ExplainOptions = StoreOptions & AnswerOptions;

/** An event and what it follows from, with words. */
interface Explained extends Omit<ExplanationNode, 'causes'> {
  readonly text: string;
  readonly causes: readonly Explained[];
}

/** `explain GAME REV`: the causes of an event, back to decisions and turn-based actions. */
export function addExplain(program: Command, io: Io): void {
  const command = program
    .command('explain <game>')
    .description('show why an event happened: its causes with their rules, back to a decision')
    .argument('<revision>', 'the event', revisionArgument);
  withStore(command).action(async (given: string, revision: Revision, options: ExplainOptions) => {
    const record = await useStore(io, options.store, 'existing', (store) => readGame(store, given, options.store));
    const explained = inWords(record, explain(record.events, revisionIn(record, revision)));
    print(io, options, { game: record.id, explanation: explained }, () => treeText(branchOf(explained)));
  });
}

function inWords({ catalog, events }: GameRecord, root: ExplanationNode): Explained {
  const timeline = fold(catalog, events.slice(0, root.revision + 1));
  const describe = (node: ExplanationNode): Explained => {
    const event = events[node.revision];
    const before = timeline.at((node.revision - 1) as Revision);
    const after = timeline.at(node.revision);
    const text = event === undefined ? node.type : describeEvent(event, { before, after }, 'judge');
    return { ...node, text, causes: node.causes.map(describe) };
  };
  return describe(root);
}

function branchOf({ revision, rule, text, causes, repeated, truncated }: Explained): Branch {
  const note = repeated ? ' (see above)' : truncated ? ' (and so on)' : '';
  return { text: `${revision}  ${text}  [CR ${rule}]${note}`, branches: causes.map(branchOf) };
}
