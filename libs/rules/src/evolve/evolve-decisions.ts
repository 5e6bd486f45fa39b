import type { PlayerId } from '@stacktrail/game-events';
import type { GameStateRecord } from '../state/game-state.js';
import { changePlayer } from './changes.js';
import type { Evolvers } from './evolver.js';

type DecisionEvent =
  'DecisionAsked' | 'DecisionMade' | 'ActionReversed' | 'RewindRequested' | 'RewindVoted' | 'RulingGiven';

/** CR 704.5b: state-based actions have been checked since; the player can't lose the game by it any more. */
function forgive(state: GameStateRecord, player: PlayerId): void {
  changePlayer(state, player, (changed) => {
    changed.drewFromEmptyLibrary = false;
  });
}

export const decisionEvolvers: Evolvers<DecisionEvent> = {
  DecisionAsked(state, data, event) {
    state.pending = { id: event.revision, player: data.player, decidedBy: data.decidedBy, kind: data.kind };
    if (data.kind !== 'priority') return;
    state.priority = data.player;
    state.checkedAt = event.revision;
    for (const player of state.players) if (player.drewFromEmptyLibrary) forgive(state, player.id);
  },
  DecisionMade(state) {
    state.pending = null;
  },
  /** A timeline has gone back already when it comes to this. */
  ActionReversed() {},
  RewindRequested() {},
  RewindVoted() {},
  RulingGiven() {},
};
