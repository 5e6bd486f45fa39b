import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

const key = 'stacktrail.theme';
const isDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches;

/** The colors that were chosen, or those that the browser asks for. */
function themeNow(): 'light' | 'dark' {
  const chosen = localStorage.getItem(key);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return isDark() ? 'dark' : 'light';
}

/** Changes between light and dark, and remembers it in this browser. */
export function ThemeSwitch(): JSX.Element {
  const [theme, setTheme] = useState(themeNow);
  document.documentElement.dataset['theme'] = theme;
  const other = theme === 'dark' ? 'light' : 'dark';
  const change = (): void => {
    localStorage.setItem(key, other);
    setTheme(other);
  };
  return (
    <button type="button" class="quiet theme-switch" onClick={change} aria-label={`Use ${other} colors`}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" stroke-width="1.6" />
        <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" />
      </svg>
    </button>
  );
}
