import type { PlayerId } from '@stacktrail/game-events';
import type { GameStateRecord } from '../state/game-state.js';
import { changePlayer, countRandomWords, dropFromLibrary } from './changes.js';
import { newLibraryRecords } from './card-records.js';
import type { Evolvers } from './evolver.js';

type ChanceEvent =
  | 'ChosenAtRandom'
  | 'NumberChosenAtRandom'
  | 'CoinsFlipped'
  | 'DiceRolled'
  | 'LibraryOrderedAtRandom'
  | 'KeywordActionTaken';

/** Uses up results of coins or dice that the starting position gave beforehand, in order. */
export function usePresetResults(state: GameStateRecord, player: PlayerId, kind: 'coin' | 'die', count: number): void {
  if (state.foretoldChance.length === 0) return;
  let left = count;
  state.foretoldChance = state.foretoldChance.filter((one) => {
    if (left === 0 || one.player !== player || one.kind !== kind) return true;
    left -= 1;
    return false;
  });
}

export const chanceEvolvers: Evolvers<ChanceEvent> = {
  ChosenAtRandom: (state, data, event) => countRandomWords(state, event, data.draws),
  NumberChosenAtRandom: (state, data, event) => countRandomWords(state, event, data.draws),
  CoinsFlipped(state, data, event) {
    countRandomWords(state, event, data.draws);
    usePresetResults(state, data.player, 'coin', data.flips.length);
  },
  DiceRolled(state, data, event) {
    countRandomWords(state, event, data.draws);
    usePresetResults(state, data.player, 'die', data.natural.length);
  },
  /** The cards become new objects, known only to the players who saw them, `seenBy` (CR 701.20d). */
  LibraryOrderedAtRandom(state, data, event) {
    const player = state.players[data.player];
    const renewed = newLibraryRecords(state, data.player, data.order, data.first);
    if (player === undefined || renewed === undefined) return;
    countRandomWords(state, event, data.draws);
    const moved = new Set([...data.top, ...data.bottom]);
    for (const id of moved) state.objects = dropFromLibrary(state.objects, id);
    for (const record of renewed) {
      record.knownTo = data.seenBy;
      state.objects = state.objects.set(record.id, record);
    }
    state.nextObject = Math.max(state.nextObject, data.first + renewed.length);
    const rest = player.library.filter((id) => !moved.has(id));
    const ids = renewed.map(({ id }) => id);
    changePlayer(state, data.player, (changed) => {
      changed.library = [...ids.slice(0, data.top.length), ...rest, ...ids.slice(data.top.length)];
    });
  },
  /** Only triggered abilities ask for it; the state stays as it is. */
  KeywordActionTaken() {},
};
