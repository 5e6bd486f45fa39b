import { useState } from 'preact/hooks';

const key = 'stacktrail.judge-name';

/** The name under which a judge acts in disputes, which this browser keeps; empty if none is given. */
export function useJudgeName(): readonly [string, (name: string) => void] {
  const [name, setName] = useState(() => localStorage.getItem(key) ?? '');
  const change = (given: string): void => {
    localStorage.setItem(key, given);
    setName(given);
  };
  return [name, change];
}
