import { useEffect, useRef } from 'preact/hooks';
import type { Stride } from './steps.js';

interface TimeKeys {
  readonly step: (direction: 1 | -1, by?: Stride) => void;
  readonly togglePlayback: () => void;
  readonly move: (revision: number) => void;
  readonly last: number;
}

/** Keys that go through time wherever the focus is, but in fields and on buttons that have a use for them. */
export function useTimeKeys(keys: TimeKeys): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || ownsKeys(event.target)) return;
      const act = actionFor(event, current.current);
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

function ownsKeys(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches('input:not([type=range]), textarea, select, [contenteditable], [role=tree] *, dialog *');
}

function actionFor(
  { key, shiftKey, target }: KeyboardEvent,
  { step, togglePlayback, move, last }: TimeKeys,
): (() => void) | undefined {
  const onButton = target instanceof HTMLElement && target.matches('button, a, summary');
  const stride = shiftKey ? 'turn' : undefined;
  switch (key) {
    case 'ArrowLeft':
      return () => step(-1, stride);
    case 'ArrowRight':
      return () => step(1, stride);
    case ' ':
      return onButton ? undefined : togglePlayback;
    case 'Home':
      return () => move(0);
    case 'End':
      return () => move(last);
    case ',':
      return () => step(-1, 'decision');
    case '.':
      return () => step(1, 'decision');
    default:
      return undefined;
  }
}
