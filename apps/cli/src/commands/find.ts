import { InvalidArgumentError, type Command } from 'commander';
import { eventTypes, type AnyGameEvent, type EventType, type PlayerId, type Viewer } from '@stacktrail/game-events';
import { fold } from '@stacktrail/game-state';
import type { GameRecord } from '@stacktrail/match';
import { isSought, zoneChangeFrom, zoneChangePattern, type Sought, type ZoneChange } from '@stacktrail/views';
import { CommandError } from '../command-error.js';
import { assertSeat, readGame } from '../games/read-game.js';
import type { Io } from '../io.js';
import { logLines, logText } from '../output/log-lines.js';
import { print, type AnswerOptions } from '../output/print.js';
import { counted } from '../output/words.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';
import { ruleArgument, viewerArgument, wholeNumber } from './arguments.js';

interface FindOptions extends StoreOptions, AnswerOptions {
  readonly card?: string;
  readonly type?: readonly EventType[];
  readonly player?: string;
  readonly turn?: number;
  readonly rule?: string;
  readonly zoneChange?: ZoneChange;
  readonly life: boolean;
  readonly died: boolean;
  readonly as: Viewer;
}

/** `find GAME`: the events that are looked for, a line each. */
export function addFind(command: Command, io: Io): void {
  command
    .option('--card <name>', 'events that name a card or object whose name has this in it')
    .option('--type <types>', 'events of these types, such as SpellCast, with commas between', typesArgument)
    .option('--player <seat>', 'what a player does or what is done to them: a seat from 0, or a name')
    .option('--turn <number>', 'in this turn', wholeNumber(0))
    .option('--rule <number>', 'events that a rule caused, or a rule of a section: 704, 704.5 or 704.5f', ruleArgument)
    .option(
      '--zone-change <from:to>',
      'objects that go from a zone to another; either may be left out, as in battlefield:',
      zoneChangeArgument,
    )
    .option('--life', 'a life total changes', false)
    .option('--died', 'a creature or planeswalker dies', false)
    .option('--as <viewer>', 'who looks: judge, spectator or a seat from 0', viewerArgument, 'judge');
  withStore(command).action(async (given: string, options: FindOptions) => {
    const record = await useStore(io, options.store, 'read', (store) => readGame(store, given, options.store));
    const { as: viewer } = options;
    assertSeat(record, viewer);
    const sought = soughtIn(record, options);
    const timeline = fold(record.catalog, record.history);
    const lines = logLines(timeline, record.facts, record.lastRevision, viewer, (event: AnyGameEvent, around) =>
      isSought(event, around, sought, viewer),
    );
    print(io, options, { game: record.id, lines, damaged: record.damage }, () =>
      lines.length === 0
        ? 'No event is that.'
        : `${logText(lines).replace(/^\n/, '')}\n\n${counted(lines.length, 'event')}`,
    );
  });
}

function soughtIn(record: GameRecord, options: FindOptions): Sought {
  const { card, type: types, player, turn, rule, zoneChange, life, died } = options;
  const given = Object.entries({ card, types, turn, rule, zoneChange }).filter(([, value]) => value !== undefined);
  const seat = player === undefined ? {} : { player: seatNamed(record, player) };
  const sought: Sought = { ...Object.fromEntries(given), ...seat, ...(life && { life }), ...(died && { died }) };
  if (Object.keys(sought).length > 0) return sought;
  throw new CommandError(
    'Nothing is said that events should be.',
    'Say it by --card, --type, --player, --turn, --rule, --zone-change, --life or --died.',
    2,
  );
}

function seatNamed({ id, setup }: GameRecord, given: string): PlayerId {
  const wanted = given.toLowerCase();
  const named = setup.seats.findIndex(({ name }, seat) => name.toLowerCase() === wanted || `${seat}` === given);
  if (named >= 0) return named as PlayerId;
  const seats = setup.seats.map(({ name }, seat) => `${seat} (${name})`).join(' and ');
  throw new CommandError(`Nobody in game ${id} is “${given}”.`, `Its seats are ${seats}.`, 2);
}

function typesArgument(text: string): readonly EventType[] {
  return text.split(',').map((name) => {
    const type = eventTypes.find((known) => known.toLowerCase() === name.trim().toLowerCase());
    if (type === undefined) throw new InvalidArgumentError(`No event is of the type “${name}”; see docs/events.`);
    return type;
  });
}

function zoneChangeArgument(text: string): ZoneChange {
  if (zoneChangePattern.test(text) && text !== ':') return zoneChangeFrom(text);
  throw new InvalidArgumentError('Expected two zones with a colon between, such as battlefield:graveyard or :hand.');
}
