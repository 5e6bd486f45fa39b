/** What tests of read models need: games that were played. */
export { RecordedGame } from './recorded-game.js';
