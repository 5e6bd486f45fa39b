import { useEffect, useState } from 'preact/hooks';

/** Which view of the page an address shows. */
export type Route =
  | { readonly view: 'games'; readonly status: string | null; readonly search: string; readonly before: string | null }
  | { readonly view: 'new' }
  | { readonly view: 'table'; readonly game: string; readonly at: number | null; readonly as: string | null }
  | { readonly view: 'nowhere' };

function routeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Route {
  const query = new URLSearchParams(search);
  if (pathname === '/') {
    return {
      view: 'games',
      status: query.get('status'),
      search: query.get('search') ?? '',
      before: query.get('before'),
    };
  }
  if (pathname === '/new') return { view: 'new' };
  const game = /^\/table\/([^/]+)$/.exec(pathname)?.[1];
  if (game === undefined) return { view: 'nowhere' };
  const at = query.get('at');
  return {
    view: 'table',
    game: decodeURIComponent(game),
    at: at !== null && /^\d{1,15}$/.test(at) ? Number(at) : null,
    as: query.get('as'),
  };
}

const moved = 'stacktrail:moved';

/** Goes to another address of the page. @param replace whether the one before is forgotten */
export function goTo(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  dispatchEvent(new Event(moved));
}

/** The view of the address, again whenever that changes. */
export function useRoute(): Route {
  const [route, setRoute] = useState(() => routeOf(location));
  useEffect(() => {
    const update = (): void => setRoute(routeOf(location));
    addEventListener('popstate', update);
    addEventListener(moved, update);
    return () => {
      removeEventListener('popstate', update);
      removeEventListener(moved, update);
    };
  }, []);
  return route;
}

/** The address of a game's table. */
export function tableAddress(game: string, { at, as }: { at?: number | null; as?: string | null } = {}): string {
  const query = new URLSearchParams();
  if (as !== undefined && as !== null) query.set('as', as);
  if (at !== undefined && at !== null) query.set('at', String(at));
  const text = query.toString();
  return `/table/${encodeURIComponent(game)}${text === '' ? '' : `?${text}`}`;
}
