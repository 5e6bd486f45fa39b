import { Option, type Command } from 'commander';
import type { EventType, Revision } from '@stacktrail/game-events';
import { fold } from '@stacktrail/game-state';
import { deeds, explain, type Deed, type ExplanationNode, type GameRecord } from '@stacktrail/match';
import { describeEvent } from '@stacktrail/views';
import { CommandError } from '../command-error.js';
import { explainObject } from '../games/explain-object.js';
import { readGame, revisionIn } from '../games/read-game.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { treeText, type Branch } from '../output/tree-text.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';
import { revisionArgument } from './arguments.js';

interface ExplainOptions extends StoreOptions, AnswerOptions {
  readonly object?: string;
  readonly whyNot?: Deed | 'trigger' | 'replace';
  readonly against?: string;
}

/** An event and its causes, each with its text. */
interface Explained extends Omit<ExplanationNode, 'causes'> {
  readonly text: string;
  /** What kind of origin it is, such as a decision; `null` if it has causes. */
  readonly origin: string | null;
  readonly causes: readonly Explained[];
}

/**
 * `explain GAME REV`: the causes of an event, back to decisions and turn-based actions; with `--object` why an object is
 * what it is then, with `--why-not` why something couldn't be done with it.
 */
export function addExplain(command: Command, io: Io): void {
  command
    .argument('[revision]', 'the event, or the moment (default: the last one)', revisionArgument)
    .option('--object <object>', 'why this object is what it is then: its number, or a part of its name')
    .addOption(
      new Option(
        '--why-not <deed>',
        'whether whoever decides then could do this with the object, or whether it triggered on the event or replaced it, and why not',
      ).choices([...deeds, 'trigger', 'replace']),
    )
    .option('--against <object>', 'the permanent that it would attack, or the creature that it would block');
  withStore(command).action(async (given: string, moment: Revision | undefined, options: ExplainOptions) => {
    const record = await useStore(io, options.store, 'read', (store) => readGame(store, given, options.store));
    const revision = revisionIn(record, moment);
    if (options.object !== undefined)
      return explainObject(io, record, revision, { ...options, object: options.object });
    if (options.whyNot !== undefined || options.against !== undefined)
      throw new CommandError('It isn’t said with which object.', 'Say it by --object NUMBER or --object NAME.', 2);
    if (moment === undefined) throw new CommandError('No event is named.', 'Say its revision, or an --object.', 2);
    const explained = inWords(record, explain(record.history, revisionIn(record, revision)));
    print(io, options, { game: record.id, explanation: explained }, () => treeText(branchOf(explained)));
  });
}

function inWords({ catalog, history }: GameRecord, root: ExplanationNode): Explained {
  const timeline = fold(catalog, history.slice(0, root.revision + 1));
  const describe = (node: ExplanationNode): Explained => {
    const event = timeline.event(node.revision);
    const before = timeline.at((node.revision - 1) as Revision);
    const after = timeline.at(node.revision);
    const text = event === undefined ? node.type : describeEvent(event, { before, after }, 'judge');
    const isOrigin = node.causes.length === 0 && !node.repeated && !node.truncated;
    const origin = isOrigin ? originOf(node.type) : null;
    return { ...node, text, origin, causes: node.causes.map(describe) };
  };
  return describe(root);
}

function originOf(type: EventType): string {
  switch (type) {
    case 'DecisionMade':
    case 'PlayerConceded':
    case 'ClockRanOut':
    case 'RewindRequested':
    case 'RewindVoted':
    case 'ActionTakenBack':
    case 'DrawOffered':
    case 'DrawVoted':
      return "a player's decision";
    case 'RulingGiven':
    case 'TimeGiven':
    case 'ClocksStopped':
    case 'ClocksStarted':
      return "a judge's decision";
    case 'TurnBegan':
    case 'StepBegan':
      return 'the structure of the turn';
    default:
      return 'the setup of the game';
  }
}

function branchOf({ revision, rule, text, origin, causes, repeated, truncated }: Explained): Branch {
  const note = repeated ? ' (shown above)' : truncated ? ' (and so on)' : origin === null ? '' : ` — ${origin}`;
  return { text: `${revision} (CR ${rule}) ${text}${note}`, branches: causes.map(branchOf) };
}
