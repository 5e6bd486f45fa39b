import type { PlayerId } from '@stacktrail/game-events';
import type { GameStateRecord } from '../state/game-state.js';
import { playersInOrder } from '../state/turn-order.js';
import { changePlayer } from './changes.js';
import { afterChoice } from './shortcut-proposal.js';
import type { Evolvers } from './evolver.js';

type DecisionEvent =
  | 'DecisionAsked'
  | 'DecisionMade'
  | 'ActionTakenBack'
  | 'ActionReversed'
  | 'RewindRequested'
  | 'RewindVoted'
  | 'DrawOffered'
  | 'DrawVoted'
  | 'RulingGiven'
  | 'Adjudicated'
  | 'ShortcutProposed'
  | 'ShortcutAccepted'
  | 'ShortcutShortened';

/** CR 704.5b: state-based actions have been checked since the failed draw, so it no longer makes the player lose. */
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
  DecisionMade(state, data, _event, previous) {
    state.pending = null;
    if (state.proposal !== null || state.barred !== null) {
      const order = playersInOrder(previous).length;
      ({ proposal: state.proposal, barred: state.barred } = afterChoice(previous.proposal, order, data));
    }
  },
  ActionTakenBack(state) {
    state.pending = null;
  },
  ShortcutProposed(state, { player, choices }, event) {
    state.proposal = { id: event.revision, player, choices, end: choices.length, answered: [], taken: 0 };
  },
  ShortcutAccepted(state, { player }) {
    const { proposal } = state;
    if (proposal !== null) state.proposal = { ...proposal, answered: [...proposal.answered, player] };
  },
  ShortcutShortened(state, { player, at }) {
    const { proposal } = state;
    if (proposal !== null) state.proposal = { ...proposal, end: at, answered: [...proposal.answered, player] };
  },
  /** The timeline has gone back before it folds this event. */
  ActionReversed() {},
  /** It changes nothing; the facts after it do. */
  Adjudicated() {},
  RewindRequested() {},
  RewindVoted() {},
  DrawOffered() {},
  DrawVoted() {},
  RulingGiven() {},
};
