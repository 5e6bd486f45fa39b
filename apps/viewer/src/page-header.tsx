import type { JSX } from 'preact';
import { Link } from './routing/link.js';
import type { Route } from './routing/route.js';
import { ThemeSwitch } from './theme-switch.js';
import icon from './icon.svg';

export function PageHeader({ view }: { readonly view: Route['view'] }): JSX.Element {
  return (
    <header class="page-header">
      <Link to="/" class="brand">
        <img src={icon} alt="" width={26} height={26} />
        <span>Stacktrail</span>
      </Link>
      <nav aria-label="Pages">
        <Link to="/" current={view === 'games'}>
          Games
        </Link>
        <Link to="/new" current={view === 'new'}>
          New game
        </Link>
        <a href="/docs">API</a>
      </nav>
      <ThemeSwitch />
    </header>
  );
}
