import { isStoredEvent, type StreamEntry } from '@stacktrail/event-store';
import { allSeats, storedGameEvent, type AnyGameEvent, type StoredGameEvent } from '@stacktrail/game-events';
import type { GameState, ReversedStretch } from '@stacktrail/game-state';
import { GameHistory, gameOfStream, type PinnedCards } from '@stacktrail/projection-runtime';
import { reversedBy, reversedStretches, type Reversal } from '@stacktrail/views';
import { row, Veiled, type Moment, type Row, type Value } from './row.js';
import { knownDeck } from './rows/deck-rows.js';
import type { GameFacts } from './rows/game-rows.js';
import { rowsOf } from './rows/rows-of.js';
import type { Asked } from './rows/turn-rows.js';
import type { FactTable } from './tables.js';

/** A row as it is stored, and the reversal that took it out of the effective game. */
export interface KeyedRow {
  readonly table: FactTable;
  /** With its key: game, revision, place. */
  readonly values: readonly Value[];
  readonly reversedBy: number | null;
}

/** A reversal, with the stretches that are reversed once it is done. */
export interface Rewind {
  readonly values: readonly Value[];
  readonly to: number;
  readonly stretches: readonly ReversedStretch[];
  /** Whether it goes back into play that was reversed, whose beginning so is effective again. */
  readonly restores: boolean;
}

/** What an event makes of the tables. */
export interface AnalyticsChange {
  readonly rows: readonly KeyedRow[];
  readonly rewind: Rewind | null;
  /** The row of another version of the program, where the event's batch is the first that it wrote. */
  readonly engine: readonly Value[] | null;
  readonly state: GameState | null;
  readonly facts: GameFacts;
}

/** A row with a value that is hidden still. */
interface HiddenRow {
  readonly table: FactTable;
  readonly values: readonly (Value | Veiled)[];
}

const noRows: readonly KeyedRow[] = [];

/** A game's stream as it becomes rows. */
export class AnalyticsFold {
  private facts: GameFacts;
  private asked: Asked | null = null;
  private readonly reversals: Reversal[] = [];
  private stretches: readonly ReversedStretch[] = [];
  /** The rows that wait until what was hidden is shown. */
  private hidden: HiddenRow[] = [];
  /** Whether the facts since the last commitment to a key are shown. */
  private open = false;
  private engine: readonly Value[] | null = null;
  private batchBegins = 0;

  private constructor(
    readonly history: GameHistory,
    first: StreamEntry,
  ) {
    this.facts = {
      game: gameOfStream(first.stream),
      revision: -1,
      position: null,
      startedAt: isStoredEvent(first) ? first.recordedAt.toISOString() : null,
      endedAt: null,
      rewinds: 0,
      opened: false,
      lossRules: [],
      decks: [],
      damage: null,
      fork: null,
    };
  }

  static async begin(first: StreamEntry, cards: PinnedCards): Promise<AnalyticsFold> {
    return new AnalyticsFold(await GameHistory.begin(first, cards), first);
  }

  append(entry: StreamEntry): AnalyticsChange {
    const { history } = this;
    const before = history.state;
    const event = history.append(entry);
    const after = history.state;
    const stored = isStoredEvent(entry);
    this.know({
      revision: entry.revision,
      ...(stored ? { position: entry.position } : {}),
      ...(history.damage === null ? {} : { damage: history.damage }),
    });
    if (event === null || before === null || after === null) return this.change(noRows, null, null);
    const recordedAt = stored ? entry.recordedAt : null;
    const engine = stored ? this.engineOf(entry) : null;
    const rewind = event.type === 'ActionReversed' ? this.reverse(event.revision, event.data, event.rule) : null;
    const rows = [...this.rowsOf({ event, before, after, recordedAt }), ...this.show(event, after)];
    this.learn(event, recordedAt);
    return this.change(rows, rewind, engine);
  }

  private change(rows: readonly KeyedRow[], rewind: Rewind | null, engine: readonly Value[] | null): AnalyticsChange {
    return { rows, rewind, engine, state: this.history.state, facts: this.facts };
  }

  private know(more: Partial<GameFacts>): void {
    this.facts = { ...this.facts, ...more };
  }

  private learn({ type, data, rule, revision }: AnyGameEvent, recordedAt: Date | null): void {
    if (type === 'GameForked') this.know({ fork: data });
    else if (type === 'DecisionAsked') this.asked = { revision, at: recordedAt };
    else if (type === 'GameEnded') this.know({ endedAt: recordedAt?.toISOString() ?? null });
    else if (type === 'PlayerLost') {
      const lossRules = [...this.facts.lossRules];
      lossRules[data.player] = rule;
      this.know({ lossRules });
    }
  }

  private rowsOf(moment: Moment): readonly KeyedRow[] {
    const { event, after } = moment;
    const rows = rowsOf(moment, this.asked);
    if (rows.length > 0) return rows.map((each, place) => this.keyed(each, event.revision, place));
    if (event.type !== 'DeckBrought') return noRows;
    const { seenBy, player } = event.data;
    const all = allSeats(after.setup?.seats.length ?? 0);
    return (seenBy & all) === all ? this.deckRows(after, player, event.revision) : noRows;
  }

  private keyed({ table, values }: Row, revision: number, place: number): KeyedRow {
    const whole = [this.facts.game, revision, place, ...values];
    const isHidden = !this.open && whole.some((value) => value instanceof Veiled);
    if (isHidden) this.hidden.push({ table, values: whole });
    return { table, values: isHidden ? withoutHidden(whole) : withHidden(whole), reversedBy: null };
  }

  private deckRows(state: GameState, seat: number, revision: number, first = 0): readonly KeyedRow[] {
    const { id, counts } = knownDeck(state, seat);
    const decks = [...this.facts.decks];
    decks[seat] = id;
    this.know({ decks });
    return counts.map(([name, count], i) => this.keyed(row('decks', seat, name, count), revision, first + i));
  }

  /** The rows that are known whole once the key of what was hidden is shown. */
  private show(event: AnyGameEvent, state: GameState): readonly KeyedRow[] {
    if (event.type === 'SeedCommitted') this.open = false;
    if (event.type !== 'VeilOpened') return noRows;
    const isFirst = !this.facts.opened;
    this.open = true;
    this.know({ opened: true });
    const shown = this.hidden.map(({ table, values }) => ({
      table,
      values: withHidden(values),
      reversedBy: table === 'decks' ? null : reversedBy(this.stretches, values[1] as AnyGameEvent['revision']),
    }));
    this.hidden = [];
    const decks = isFirst ? this.decksAt(state, event.revision) : [];
    return [...shown, ...decks];
  }

  /** The lists that nobody could know before, as rows of the event that showed them. */
  private decksAt(state: GameState, revision: number): readonly KeyedRow[] {
    let place = 0;
    return state.players.flatMap(({ id }) => {
      if (this.facts.decks[id] !== undefined) return [];
      const rows = this.deckRows(state, id, revision, place);
      place += rows.length;
      return rows;
    });
  }

  private reverse(revision: number, { to, reason }: { to: number; reason: string }, rule: string): Rewind {
    const reversal = { revision, to } as Reversal;
    const restores = reversedBy(this.stretches, reversal.to) !== null;
    this.reversals.push(reversal);
    this.stretches = reversedStretches(this.reversals, reversal.revision);
    this.know({ rewinds: this.facts.rewinds + 1 });
    const values = [this.facts.game, revision, 0, to, reason, rule, revision - to - 1];
    return { values, to, stretches: this.stretches, restores };
  }

  /** A version of the program is told of where it begins to write. */
  private engineOf(entry: StreamEntry): readonly Value[] | null {
    const { envelope } = storedGameEvent(entry) as Partial<StoredGameEvent>;
    const batch = envelope?.batch;
    if (batch === undefined) return null;
    const begins = this.batchBegins;
    this.batchBegins = entry.revision + 1;
    const [, , , engine, language] = this.engine ?? [];
    if (engine === batch.engine && language === batch.cardLanguage) return null;
    this.engine = [this.facts.game, begins, 0, batch.engine, batch.cardLanguage];
    return this.engine;
  }
}

function withHidden(values: readonly (Value | Veiled)[]): readonly Value[] {
  return values.map((value) => (value instanceof Veiled ? value.value : value));
}

function withoutHidden(values: readonly (Value | Veiled)[]): readonly Value[] {
  return values.map((value) => (value instanceof Veiled ? null : value));
}
