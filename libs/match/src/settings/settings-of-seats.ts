import { lastRevisionOf, type EventStore } from '@stacktrail/event-store';
import type { PlayerId } from '@stacktrail/game-events';
import { RecentlyUsed } from '@stacktrail/kernel';
import { newUuid } from '../storage/identifiers.js';
import { secretStream, wholeStream } from '../storage/streams.js';
import { noSettings, type StoredSettings } from './seat-settings.js';

/** The settings of a game's seats, and the revision of the stream of secrets that they are of. */
interface Known {
  readonly seats: ReadonlyMap<PlayerId, StoredSettings>;
  readonly last: number | undefined;
}

const settingsChanged = 'SeatSettingsChanged';

/**
 * The settings of seats. They are stored in the game's stream of secrets, which nobody is shown; a seat's latest
 * settings count.
 */
export class SettingsOfSeats {
  private readonly known = new RecentlyUsed<string, Known>({
    most: 4096,
    mostBytes: 8 * 1024 * 1024,
    weigh: ({ seats }) => ({ bytes: 100 + 1000 * seats.size }),
  });

  constructor(private readonly store: EventStore) {}

  async of(gameId: string, seat: PlayerId): Promise<StoredSettings> {
    return (await this.all(gameId)).get(seat) ?? noSettings;
  }

  async keep(gameId: string, seat: PlayerId, settings: StoredSettings): Promise<void> {
    const event = { id: newUuid(), type: settingsChanged, data: { seat, settings }, metadata: {} };
    await this.store.append(secretStream(gameId), 'any', [event]);
  }

  private async all(gameId: string): Promise<ReadonlyMap<PlayerId, StoredSettings>> {
    const last = await lastRevisionOf(this.store, secretStream(gameId));
    const known = this.known.get(gameId);
    if (known !== undefined && known.last === last) return known.seats;
    const seats = new Map<PlayerId, StoredSettings>();
    for (const { type, data } of await wholeStream(this.store, secretStream(gameId))) {
      if (type !== settingsChanged) continue;
      const { seat, settings } = data as { readonly seat: PlayerId; readonly settings: StoredSettings };
      seats.set(seat, { ...noSettings, ...settings });
    }
    this.known.set(gameId, { seats, last });
    return seats;
  }
}
