import { render } from 'preact';
import { App } from './app.js';
import './styles/theme.css';
import './styles/page.css';
import './styles/games.css';
import './styles/cards.css';
import './styles/board.css';
import './styles/table.css';
import './styles/play.css';
import './styles/judge.css';
import './styles/disputes.css';
import './styles/adjudication.css';
import './styles/start.css';

const root = document.getElementById('page');
if (root !== null) render(<App />, root);
