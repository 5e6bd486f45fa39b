import type { Evolvers } from './evolver.js';

type DecisionEvent =
  'DecisionAsked' | 'DecisionMade' | 'ActionReversed' | 'RewindRequested' | 'RewindVoted' | 'RulingGiven';

export const decisionEvolvers: Evolvers<DecisionEvent> = {
  DecisionAsked(state, data, event) {
    state.pending = { id: event.revision, player: data.player, decidedBy: data.decidedBy, kind: data.kind };
    if (data.kind !== 'priority') return;
    state.priority = data.player;
    state.checkedAt = event.revision;
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
