import { useEffect, useState } from 'preact/hooks';
import type { Settings, SettingsPage } from '../contract/settings.js';
import { problemOf, type RequestProblem } from '../http/problem.js';
import { untilAnswered } from '../http/until-answered.js';
import type { GameRecord } from '../table/game-record.js';

interface SeatSettings {
  /** The settings; `null` until they are loaded. */
  readonly settings: Settings | null;
  readonly settingsProblem: RequestProblem | null;
  readonly changeSettings: (settings: Settings) => void;
}

/** A seat's settings, and how to change them. */
export function useSettings(record: GameRecord, active: boolean): SeatSettings {
  const [settings, setSettings] = useState<Settings | null>(null);
  const [settingsProblem, setProblem] = useState<RequestProblem | null>(null);
  const [changes, setChanges] = useState(0);
  const { last } = record;
  useEffect(() => {
    if (!active || last < 0) return undefined;
    const stop = new AbortController();
    const request = (): Promise<SettingsPage> => record.client.get(`${record.path}/settings`, {}, stop.signal);
    untilAnswered(request, { signal: stop.signal }).then(
      (page) => setSettings(page.settings),
      (error: unknown) => {
        if (!stop.signal.aborted) setProblem(problemOf(error));
      },
    );
    return () => stop.abort();
  }, [record, active, last, changes]);
  const changeSettings = (wanted: Settings): void => {
    setSettings(wanted);
    setProblem(null);
    record.client
      .put(`${record.path}/settings`, wanted)
      .then(
        () => record.refresh(),
        (error: unknown) => {
          setProblem(problemOf(error));
          // The server's settings are shown again.
          setChanges((count) => count + 1);
        },
      )
      .catch(problemOf);
  };
  return { settings, settingsProblem, changeSettings };
}
