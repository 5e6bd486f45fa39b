import { evolve, fold, initialState } from '@stacktrail/game-state';
import { counted } from '../output/words.js';
import type { Bench } from './bench.js';
import { recordedGame, type RecordedGame } from './recorded-game.js';
import { repeatFor, type Timing } from './timing.js';

const GAMES_A_SECOND = 2;

/** Facts of real games, decoded already, folded into the state that a board is a view of. */
export const foldBench: Bench = async (setup) => {
  const { seconds, progress } = setup;
  const count = seconds * GAMES_A_SECOND;
  const games: RecordedGame[] = [];
  for (let i = 0; i < count; i++) games.push(await recordedGame(setup, `bench ${i}`));
  const facts = games.reduce((sum, { events }) => sum + events.length, 0);
  const perSecond = ({ rounds, ms }: Timing): number => (rounds * facts * 1000) / ms;

  const straight = repeatFor(
    seconds / 2,
    (share) => progress(share / 2),
    () => {
      for (const { catalog, events } of games) {
        let state = initialState(catalog);
        for (const event of events) state = evolve(state, event);
      }
    },
  );
  const kept = repeatFor(
    seconds / 2,
    (share) => progress(0.5 + share / 2),
    () => {
      for (const { catalog, events } of games) fold(catalog, events);
    },
  );
  const of = `${counted(facts, 'event')} of ${count} games`;
  const note = 'the same, keeping the states that lead to any revision';
  return [
    { name: 'fold', value: perSecond(straight), unit: 'events/s', target: 3_000_000, note: of },
    { name: 'fold, timeline', value: perSecond(kept), unit: 'events/s', target: null, note },
  ];
};
