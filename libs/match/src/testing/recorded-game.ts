import { randomUUID } from 'node:crypto';
import { streamName, type Appended, type EventStore, type NewEvent, type StreamName } from '@stacktrail/event-store';
import { RandomBot } from '../bots/random-bot.js';
import { GameRecord } from '../game-record.js';
import { simulate } from '../simulation/simulate.js';
import { standInDecks as decks } from './decks.js';

/** How many events are stored with one append; so many are far below its limit. */
const batchLength = 500;

/** A game that bots have played at random, with some illegal actions. A test stores as many of its facts as it wants. */
export class RecordedGame {
  private stored = 0;

  /** @param cards the hash of the definitions that it pins */
  private constructor(
    readonly record: GameRecord,
    private readonly cards = record.setup.definitions,
  ) {}

  /** Plays two of the stand-in decks. The same seed plays the same game. @param maxDecisions where it is left as it stands */
  static async play(seed: string, maxDecisions = 120): Promise<RecordedGame> {
    const bots = decks.map((_, seat) => new RandomBot(`${seed} ${seat}`, { oddOnceIn: 5 }));
    const { record } = await simulate({ decks, seed, bots, names: ['Ada', 'Ben'], maxDecisions });
    return new RecordedGame(record);
  }

  get id(): string {
    return this.record.id;
  }

  get stream(): StreamName {
    return streamName(`game-${this.id}`);
  }

  get length(): number {
    return this.record.stored.length;
  }

  /** Stores the facts before the `end`th that are not stored yet, with the pinned cards before the first. */
  async store(store: EventStore, end = this.length): Promise<Appended['position']> {
    if (this.stored === 0) await this.pinCards(store);
    for (;;) {
      const batch = this.record.stored.slice(this.stored, Math.min(end, this.stored + batchLength));
      const expected = this.stored === 0 ? 'noStream' : ((this.stored - 1) as Appended['lastRevision']);
      const events = batch.map(({ type, data, envelope }) => newEvent(type, { data, envelope }));
      const { position } = await store.append(this.stream, expected, events);
      this.stored += batch.length;
      if (this.stored >= end) return position;
    }
  }

  /** The same game with nothing of it stored yet, for another store. */
  afresh(): RecordedGame {
    return new RecordedGame(this.record);
  }

  /** The same game with other stored forms of some of its facts, or with more of them. */
  changed(change: (stored: GameRecord['stored']) => readonly unknown[]): RecordedGame {
    const { id, stored, definitions, secrets, metadata } = this.record;
    const other = change(stored) as GameRecord['stored'];
    return new RecordedGame(new GameRecord({ id, stored: other, definitions, secrets, metadata }), this.cards);
  }

  private async pinCards(store: EventStore): Promise<void> {
    const events = this.record.definitions.map((definition, index) => newEvent('CardPinned', { index, definition }));
    await store.append(streamName(`cards-${this.cards}`), 'any', events);
  }
}

function newEvent(type: string, data: unknown): NewEvent {
  return { id: randomUUID(), type, data, metadata: {} };
}
