import type { Step } from '@stacktrail/card-tree';
import type { DecisionKind, ObjectId, PlayerId, Ref, Revision, Viewer } from '@stacktrail/game-events';
import { objectsIn, type GameState, type Designation } from '@stacktrail/game-state';
import { cardView, permanentView, type CardView, type PermanentView } from './object-view.js';
import { seatView, type SeatView } from './seat-view.js';
import { stackView, type StackObjectView } from './stack-view.js';
import { phaseOf, type Phase } from './words.js';

interface CombatView {
  readonly attackers: readonly {
    readonly object: ObjectId;
    readonly defender: Ref;
    readonly blocked: boolean;
    readonly blockers: readonly ObjectId[];
  }[];
}

/**
 * What the game waits for, as far as everyone may know it. `decisionView` has the options for the player who decides.
 */
interface PendingView {
  readonly id: Revision;
  readonly player: PlayerId;
  readonly decidedBy: PlayerId;
  readonly kind: DecisionKind;
}

/** A game at one revision as a viewer may see it, as plain JSON. */
export interface BoardView {
  readonly game: string;
  readonly revision: Revision;
  /** 0 before the first turn. */
  readonly turn: number;
  readonly step: Step;
  readonly phase: Phase;
  readonly activePlayer: PlayerId;
  /** The player with priority, if one has it (CR 117). */
  readonly priority: PlayerId | null;
  readonly seats: readonly SeatView[];
  readonly battlefield: readonly PermanentView[];
  /** Permanents that are treated as though they didn't exist (CR 702.26b). */
  readonly phasedOut: readonly PermanentView[];
  /** From the top. */
  readonly stack: readonly StackObjectView[];
  readonly exile: readonly CardView[];
  readonly command: readonly CardView[];
  /** `null` if the game isn't played for ante (CR 407). */
  readonly ante: readonly CardView[] | null;
  /** The planar controller (CR 901.6); `null` except in a Planechase game. */
  readonly planarController: PlayerId | null;
  /** The archenemies (CR 904.2a); empty except in an Archenemy game. */
  readonly archenemies: readonly PlayerId[];
  /** The designations of the game itself: day or night (CR 729.1). */
  readonly designations: readonly Designation[];
  readonly combat: CombatView | null;
  readonly pending: PendingView | null;
  /** How the game ended; a draw has no winner (CR 104). */
  readonly outcome: { readonly winner: PlayerId | null } | null;
}

/** What a viewer may see of a game. There is no view without a viewer. */
export function boardView(state: GameState, viewer: Viewer): BoardView {
  const { pending, outcome } = state;
  return {
    game: state.setup?.game ?? '',
    revision: state.revision,
    turn: state.turn,
    step: state.step,
    phase: phaseOf(state.step),
    activePlayer: state.activePlayer,
    priority: pending?.kind === 'priority' ? pending.player : null,
    seats: state.players.map((player) => seatView(state, player, viewer)),
    battlefield: objectsIn(state, state.battlefield).map((object) => permanentView(state, object, viewer)),
    phasedOut: objectsIn(state, state.phasedOut).map((object) => permanentView(state, object, viewer)),
    stack: stackView(state, viewer),
    exile: state.exile.map((id) => cardView(state, id, viewer)),
    command: state.command.map((id) => cardView(state, id, viewer)),
    ante: state.ante === null ? null : state.ante.map((id) => cardView(state, id, viewer)),
    planarController: state.planarController,
    archenemies: state.archenemies.map(({ player }) => player),
    designations: state.designations,
    combat: combatView(state),
    pending: pending === null ? null : { ...pending },
    outcome: outcome === null ? null : { winner: outcome.winner },
  };
}

function combatView({ combat }: GameState): CombatView | null {
  if (combat === null) return null;
  return {
    attackers: combat.attackers.map(({ object, defender, blocked, blockers }) => ({
      object,
      defender,
      blocked,
      blockers,
    })),
  };
}
