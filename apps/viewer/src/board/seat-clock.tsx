import type { JSX } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { ClocksContext, leftOf, shownTime } from './clocks-context.js';

const tickMs = 250;
const shortMs = 60_000;

/** How much time a seat has left; nothing in a game without clocks. */
export function SeatClock({ player, name }: { readonly player: number; readonly name: string }): JSX.Element | null {
  const now = useContext(ClocksContext);
  const runs = now?.clocks.running?.seat === player && !now.clocks.stopped;
  const [at, setAt] = useState(performance.now());
  useEffect(() => {
    setAt(performance.now());
    if (!runs) return undefined;
    const timer = setInterval(() => setAt(performance.now()), tickMs);
    return () => clearInterval(timer);
  }, [now, runs]);
  const left = now === null ? null : leftOf(now, player, Math.max(at, now.gotAt));
  if (left === null) return null;
  return (
    <span
      class={`clock ${runs ? 'runs' : ''} ${left < shortMs ? 'short' : ''}`}
      role="timer"
      aria-label={`Time of ${name}`}
    >
      {shownTime(left)}
    </span>
  );
}
