import { useEffect, useRef } from 'preact/hooks';

/** Digits take the options that are shown; Enter sends an answer of several pieces. */
export function useOptionKeys(shown: readonly number[], take: (at: number) => void, done: (() => void) | null): void {
  const current = useRef({ shown, take, done });
  current.current = { shown, take, done };
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (ctrlKey || metaKey || altKey) return;
      if (target instanceof HTMLElement && target.matches('input:not([type=range]), textarea, select')) return;
      const onButton = target instanceof HTMLElement && target.matches('button, a, summary');
      const { shown: places, take: choose, done: send } = current.current;
      if (key === 'Enter' && !onButton) send?.();
      const at = /^[1-9]$/.test(key) ? places[Number(key) - 1] : undefined;
      if (at !== undefined) choose(at);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
