import type { JSX } from 'preact';

interface TabsProps<T extends string> {
  readonly tabs: readonly (readonly [T, string])[];
  readonly current: T;
  readonly choose: (tab: T) => void;
  readonly label: string;
}

/** A row of tabs, gone through with the arrow keys. */
export function Tabs<T extends string>({ tabs, current, choose, label }: TabsProps<T>): JSX.Element {
  const onKey = (event: KeyboardEvent): void => {
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const place = tabs.findIndex(([tab]) => tab === current);
    const next = tabs[(place + direction + tabs.length) % tabs.length];
    if (next === undefined) return;
    choose(next[0]);
    document.getElementById(`tab-${next[0]}`)?.focus();
  };
  return (
    <div class="tab-list" role="tablist" aria-label={label} onKeyDown={onKey}>
      {tabs.map(([tab, text]) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`tab-${tab}`}
          aria-selected={tab === current}
          aria-controls={tab === current ? `panel-${tab}` : undefined}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => choose(tab)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
