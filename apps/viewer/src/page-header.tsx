import type { ComponentChildren, JSX } from 'preact';
import { Link } from './routing/link.js';
import type { Route } from './routing/route.js';
import { ThemeSwitch } from './theme-switch.js';
import icon from './icon.svg';

interface PageHeaderProps {
  readonly view: Route['view'];
  readonly children: ComponentChildren;
}

export function PageHeader({ view, children }: PageHeaderProps): JSX.Element {
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
      {children}
      <ThemeSwitch />
    </header>
  );
}
