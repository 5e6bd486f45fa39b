import type { ComponentChildren, JSX } from 'preact';
import { goTo } from './route.js';

interface LinkProps {
  readonly to: string;
  readonly class?: string;
  readonly current?: boolean;
  readonly children: ComponentChildren;
}

/** A link within the page: it opens without loading the page anew. */
export function Link({ to, class: name, current = false, children }: LinkProps): JSX.Element {
  const open = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <a href={to} class={name} aria-current={current ? 'page' : undefined} onClick={open}>
      {children}
    </a>
  );
}
