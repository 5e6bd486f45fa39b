import { useEffect, useMemo, useState } from 'preact/hooks';
import { Client } from '../http/client.js';
import { GameRecord } from './game-record.js';

/** The record of a game as somebody may see it, drawn anew whenever more of it is known. */
export function useGameRecord(
  game: string,
  token: string | null,
  through: number | null,
  at: number | null,
): GameRecord {
  const record = useMemo(
    () => new GameRecord(new Client(token, through), `/games/${encodeURIComponent(game)}`),
    [game, token, through],
  );
  const [, setVersion] = useState(0);
  useEffect(() => {
    const end = record.subscribe(() => setVersion(record.version));
    record.start(at).catch(() => undefined);
    return () => {
      end();
      record.end();
    };
  }, [record]);
  return record;
}
