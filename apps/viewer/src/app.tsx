import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CardImages, imageTemplate, keepWish, wantsImages } from './cards/card-images.js';
import { GamesPage } from './games/games-page.js';
import { ImageSwitch } from './image-switch.js';
import { PageHeader } from './page-header.js';
import { NewGamePage } from './start/new-game-page.js';
import { TablePage } from './table/table-page.js';
import { Link } from './routing/link.js';
import { useRoute, type Route } from './routing/route.js';

export function App(): JSX.Element {
  const route = useRoute();
  const [pictures, setPictures] = useState(wantsImages);
  const change = (wanted: boolean): void => {
    keepWish(wanted);
    setPictures(wanted);
  };
  return (
    <CardImages.Provider value={pictures ? imageTemplate : null}>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <PageHeader view={route.view}>
        <ImageSwitch wanted={pictures} change={change} />
      </PageHeader>
      <View route={route} />
    </CardImages.Provider>
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
