import type { Amount } from './amounts.js';
import type { Duration } from './durations.js';
import type { Prohibition } from './prohibitions.js';
import type { Objects, Players } from './references.js';
import type { Phase, Skippable, Step } from './zones.js';

/** Instructions about turns, the game as a whole, and what players may do in them. */
export type TurnInstruction =
  /** After this turn (CR 500.7). */
  | { readonly do: 'extra turn'; readonly who: Players; readonly count: Amount }
  /**
   * Phases one after another, directly after this phase (CR 500.8). With `yours` they are added to your turn alone (CR 500.10a).
   */
  | {
      readonly do: 'extra phases';
      readonly phases: readonly Phase[];
      readonly count: Amount;
      readonly yours?: true;
    }
  /** Directly after this step (CR 500.9) or, in a phase of their own, after this phase (CR 500.10). */
  | {
      readonly do: 'extra steps';
      readonly step: Step;
      readonly after: 'this step' | 'this phase';
      readonly count: Amount;
      readonly yours?: true;
    }
  /** The next so many of them (CR 614.10a), or all of this turn. `thatTurn`: the one of the turn that this text added. */
  | {
      readonly do: 'skip';
      readonly who: Players;
      readonly what: Skippable;
      readonly count: Amount | 'all this turn';
      readonly thatTurn?: true;
    }
  /** CR 722. */
  | { readonly do: 'end the turn' | 'end the combat phase' }
  /** CR 725. What is left in exile begins the new game there (725.5), and is known to later words under the label. */
  | { readonly do: 'restart the game'; readonly leaving?: Objects; readonly label?: string }
  /** CR 104.2b, 104.3e. */
  | { readonly do: 'win the game' | 'lose the game'; readonly who: Players }
  /** CR 104.4c. */
  | { readonly do: 'draw the game' }
  /** For a while, players can't do something (CR 101.2). The players are found now (CR 611.2c). */
  | ({ readonly do: 'prohibit'; readonly who: Players; readonly until: Duration } & Prohibition)
  /** This turn, those players may each play that many additional lands (CR 305.2). */
  | { readonly do: 'additional lands'; readonly who: Players; readonly count: Amount }
  /** CR 721: the players are controlled by the controller of this during their next turn, or for the rest of this one. */
  | { readonly do: 'control player'; readonly who: Players; readonly during: 'next turn' | 'this turn' };
