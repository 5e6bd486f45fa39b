/** What tests of read models need: games that were played, and what plays them. */
export { RecordedGame } from './recorded-game.js';
export { standInDecks } from './decks.js';
