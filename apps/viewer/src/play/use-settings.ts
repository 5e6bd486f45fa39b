import { useEffect, useState } from 'preact/hooks';
import type { Settings, SettingsPage } from '../contract/settings.js';
import type { GameRecord } from '../table/game-record.js';

/** A seat's settings, and how to change them; `null` until they are known. */
export function useSettings(
  record: GameRecord,
  active: boolean,
): readonly [settings: Settings | null, change: (settings: Settings) => void] {
  const [settings, setSettings] = useState<Settings | null>(null);
  const { last } = record;
  useEffect(() => {
    if (!active || last < 0) return undefined;
    const stop = new AbortController();
    record.client.get<SettingsPage>(`${record.path}/settings`, {}, stop.signal).then(
      (page) => setSettings(page.settings),
      () => undefined,
    );
    return () => stop.abort();
  }, [record, active, last]);
  const change = (wanted: Settings): void => {
    setSettings(wanted);
    record.client
      .put(`${record.path}/settings`, wanted)
      .then(() => record.refresh())
      .catch(() => undefined);
  };
  return [settings, change];
}
