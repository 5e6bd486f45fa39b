import { openEventStore, streamName, type StoredEvent } from '@stacktrail/event-store';
import { gameSecrecy, Matches, verifyGame } from '@stacktrail/match';
import type { Record } from './record.js';

export interface Checked {
  readonly games: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Answers that are stored and were never acknowledged. */
  readonly unknown: readonly string[];
  readonly broken: readonly string[];
}

/** Reads all games and looks for each acknowledged answer, at the place that was acknowledged and nowhere else. */
export async function checkAcknowledged(
  uri: string,
  { begun, acknowledged }: Pick<Record, 'begun' | 'acknowledged'>,
): Promise<Checked> {
  const store = await openEventStore(uri, { secrecy: gameSecrecy, access: 'read' });
  const matches = new Matches(store);
  const [lost, doubled, unknown, broken]: [string[], string[], string[], string[]] = [[], [], [], []];
  const games = new Set(begun);
  try {
    for (const game of games) {
      const found = await revisionsByCommand(store.read(streamName(`game-${game}`)));
      for (const { commandId, first, last } of acknowledged.filter((each) => each.game === game)) {
        const [one, ...others] = found.get(commandId) ?? [];
        if (one !== `${first}-${last}`) lost.push(`${game} ${commandId}`);
        if (others.length > 0) doubled.push(`${game} ${commandId}`);
        found.delete(commandId);
      }
      unknown.push(...[...found.keys()].map((id) => `${game} ${id}`));
      if (!verifyGame(await matches.load(game)).ok) broken.push(game);
    }
  } finally {
    await store.close();
  }
  return { games: games.size, lost, doubled, unknown, broken };
}

/** For each answer's command, the stretches of facts that it stored. */
async function revisionsByCommand(events: AsyncIterable<StoredEvent>): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  let [open, first, last] = ['', 0, 0];
  const close = (): void => {
    if (open !== '') found.set(open, [...(found.get(open) ?? []), `${first}-${last}`]);
  };
  for await (const { metadata, revision } of events) {
    const command = metadata['command'] === 'SubmitAnswer' ? String(metadata['$correlationId']) : '';
    if (command !== open) {
      close();
      [open, first] = [command, revision];
    }
    last = revision;
  }
  close();
  return found;
}
