import type { JSX } from 'preact';
import { GamesPage } from './games/games-page.js';
import { PageHeader } from './page-header.js';
import { NewGamePage } from './start/new-game-page.js';
import { TablePage } from './table/table-page.js';
import { Link } from './routing/link.js';
import { useRoute, type Route } from './routing/route.js';

export function App(): JSX.Element {
  const route = useRoute();
  return (
    <>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <PageHeader view={route.view} />
      <View route={route} />
    </>
  );
}

function View({ route }: { readonly route: Route }): JSX.Element {
  switch (route.view) {
    case 'games':
      return <GamesPage status={route.status} search={route.search} before={route.before} />;
    case 'new':
      return <NewGamePage />;
    case 'table':
      return <TablePage key={route.game} game={route.game} at={route.at} as={route.as} />;
    default:
      return (
        <main id="main" class="narrow">
          <h1>There is nothing here</h1>
          <p>
            <Link to="/">To the games</Link>
          </p>
        </main>
      );
  }
}
