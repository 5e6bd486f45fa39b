import { useEffect, useRef, useState } from 'preact/hooks';

export interface Playback {
  readonly plays: boolean;
  readonly speed: number;
  readonly toggle: () => void;
  readonly setSpeed: (speed: number) => void;
}

/** How long an event is shown at speed 1. */
const showMs = 900;

/** Goes on by itself until the end, or until it is paused. */
export function usePlayback(at: number, last: number, next: () => void): Playback {
  const [plays, setPlays] = useState(false);
  const [speed, setSpeed] = useState(2);
  const step = useRef(next);
  step.current = next;
  useEffect(() => {
    if (!plays) return undefined;
    if (at >= last) {
      setPlays(false);
      return undefined;
    }
    const timer = setTimeout(() => step.current(), showMs / speed);
    return () => clearTimeout(timer);
  }, [plays, speed, at, last]);
  return { plays, speed, setSpeed, toggle: () => setPlays((now) => !now) };
}
