import { Inject, Injectable } from '@nestjs/common';
import { shippedPool } from '@stacktrail/cards';
import { isStoredEvent, readEntries, type EventStore } from '@stacktrail/event-store';
import { simulate } from '@stacktrail/match';
import { EVENT_STORE, gameOfStream, gameStreams, streamOfGame } from '@stacktrail/projection-runtime';
import { readDecks } from '../decks/read-decks.js';
import { shippedDecks } from '../decks/shipped-decks.js';
import { Freshness } from '../stores/freshness.js';

/** A game to show to a newcomer. */
export interface GameToShow {
  readonly gameId: string;
  readonly lastRevision: number;
  /** An event whose explanation is worth reading. */
  readonly explained: number;
}

const seed = 'a first game to look at';

/** Makes sure that a new store has a game in it. */
@Injectable()
export class SampleGame {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly freshness: Freshness,
  ) {}

  /** Has two bots play a game and stores it, unless the store has a game, which is then the one to show. */
  async playUnlessThereIsOne(): Promise<GameToShow | undefined> {
    const gameId = (await this.firstGame()) ?? (await this.play());
    return this.show(gameId);
  }

  /** The first game of the store; `undefined` if it has none. */
  async firstGame(): Promise<string | undefined> {
    for await (const { stream } of this.store.readAll({ filter: { streamPrefixes: [gameStreams] } })) {
      if (stream !== null) return gameOfStream(stream);
    }
    return undefined;
  }

  async show(gameId: string): Promise<GameToShow | undefined> {
    let [last, explained] = [-1, 0];
    for await (const entry of readEntries(this.store, streamOfGame(gameId))) {
      last = entry.revision;
      if (!isStoredEvent(entry)) continue;
      this.freshness.note(gameId, entry.position);
      if (entry.type === 'PlayerLost') explained = entry.revision;
    }
    return last < 0 ? undefined : { gameId, lastRevision: last, explained: explained || last };
  }

  private async play(): Promise<string> {
    const wanted = [...shippedDecks.keys()].slice(0, 2).map((deck) => ({ deck }));
    const decks = readDecks(wanted, shippedPool()).map(({ deck }) => deck);
    const names = ['Ann', 'Bob'];
    const { gameId } = await simulate({ decks, names, seed, bots: ['greedy', 'greedy'], store: this.store });
    return gameId;
  }
}
