import type { ClocksNow } from '../board/clocks-context.js';
import type { ClockPage } from '../contract/clock.js';
import { useRequest } from '../http/use-request.js';
import type { GameRecord } from './game-record.js';

/** The clocks of a game as it stands now, asked for after each event; nothing is asked for in a game without clocks. */
export function useClocks(record: GameRecord, isNow: boolean): ClocksNow | null {
  const isTimed = isNow && record.lines.some(({ type }) => type === 'ClocksSet');
  const found = useRequest<ClocksNow | null>(
    async (signal) => {
      if (!isTimed) return null;
      const { clocks } = await record.client.get<ClockPage>(`${record.path}/clock`, {}, signal);
      return clocks === null ? null : { clocks, gotAt: performance.now() };
    },
    [record, isTimed, record.last],
  );
  return found.state === 'done' ? found.value : null;
}
