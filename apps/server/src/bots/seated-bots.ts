import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { isStoredEvent, readEntries, streamName, type EventStore, type StreamName } from '@stacktrail/event-store';
import type { PlayerId } from '@stacktrail/game-events';
import { bots, type BotName } from '@stacktrail/match';
import { EVENT_STORE } from '@stacktrail/projection-runtime';

/** Which kind of bot plays which seat of a game. */
export type BotsOfGame = ReadonlyMap<PlayerId, BotName>;

const prefix = 'bots-';

/** Remembers in the store which seats are played by bots, so that they go on playing after a restart. */
@Injectable()
export class SeatedBots {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** Seats bots in a game, unless that has been done. */
  async seat(gameId: string, seated: BotsOfGame): Promise<void> {
    if ((await this.of(gameId)).size > 0) return;
    const events = [...seated].map(([player, bot]) => ({
      id: randomUUID(),
      type: 'BotSeated',
      data: { player, bot },
      metadata: {},
    }));
    await this.store.append(streamOf(gameId), 'any', events);
  }

  async of(gameId: string): Promise<BotsOfGame> {
    const seated = new Map<PlayerId, BotName>();
    for await (const entry of readEntries(this.store, streamOf(gameId))) {
      if (!isStoredEvent(entry) || entry.type !== 'BotSeated') continue;
      const { player, bot } = (entry.data ?? {}) as { readonly player?: unknown; readonly bot?: unknown };
      if (Number.isSafeInteger(player) && isBotName(bot)) seated.set(player as PlayerId, bot);
    }
    return seated;
  }

  /** Forgets the bots of a game that was deleted. */
  forget(gameId: string): Promise<void> {
    return this.store.deleteStream(streamOf(gameId));
  }

  /** The games in which bots have been seated. */
  async games(): Promise<readonly string[]> {
    return (await this.store.streams(prefix)).map((name) => name.slice(prefix.length));
  }
}

function isBotName(name: unknown): name is BotName {
  return typeof name === 'string' && Object.hasOwn(bots, name);
}

function streamOf(gameId: string): StreamName {
  return streamName(`${prefix}${gameId}`);
}
