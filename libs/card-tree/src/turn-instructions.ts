import type { Amount } from './amounts.js';
import type { Duration } from './durations.js';
import type { Prohibition } from './prohibitions.js';
import type { Objects, Players } from './references.js';
import type { Phase, Skippable, Step } from './zones.js';

/** Instructions about turns, the game as a whole, and what players may do in them. */
export type TurnInstruction =
  /** The players take extra turns after this one (CR 500.7). */
  | { readonly do: 'extra turn'; readonly who: Players; readonly count: Amount }
  /**
   * Adds phases directly after this phase, one after another (CR 500.8). With `yours`, they are added only to your turn
   * (CR 500.10a).
   */
  | {
      readonly do: 'extra phases';
      readonly phases: readonly Phase[];
      readonly count: Amount;
      readonly yours?: true;
    }
  /** Adds a step directly after this step (CR 500.9), or after this phase in a phase of its own (CR 500.10). */
  | {
      readonly do: 'extra steps';
      readonly step: Step;
      readonly after: 'this step' | 'this phase';
      readonly count: Amount;
      readonly yours?: true;
    }
  /**
   * Players skip that many of them (CR 614.10a), or all of this turn. `thatTurn`: those of the turn that this text
   * added.
   */
  | {
      readonly do: 'skip';
      readonly who: Players;
      readonly what: Skippable;
      readonly count: Amount | 'all this turn';
      readonly thatTurn?: true;
    }
  /** CR 722. */
  | { readonly do: 'end the turn' | 'end the combat phase' }
  /**
   * CR 725. The objects that are left in exile begin the new game there (725.5); later instructions find them under the
   * label.
   */
  | { readonly do: 'restart the game'; readonly leaving?: Objects; readonly label?: string }
  /** CR 104.2b, 104.3e. */
  | { readonly do: 'win the game' | 'lose the game'; readonly who: Players }
  /** CR 104.4c. */
  | { readonly do: 'draw the game' }
  /**
   * Players can't do something for a while (CR 101.2). The players are found when the instruction is followed (CR
   * 611.2c). `leads`: the text says the duration first. It is only wording.
   */
  | ({
      readonly do: 'prohibit';
      readonly who: Players;
      readonly until: Duration;
      readonly leads?: true;
    } & Prohibition)
  /** This turn, those players may each play that many additional lands (CR 305.2). */
  | { readonly do: 'additional lands'; readonly who: Players; readonly count: Amount }
  /** CR 721: the controller of this controls the players during their next turn, or for the rest of this turn. */
  | { readonly do: 'control player'; readonly who: Players; readonly during: 'next turn' | 'this turn' };
