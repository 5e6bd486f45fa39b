import type { Cost } from './costs.js';
import type { Duration } from './durations.js';
import type { Effect } from './effects.js';
import type { Players } from './references.js';

/** A cost that one of these players may pay any time they have priority, as a special action (CR 116.2). */
export interface Payable {
  readonly who: Players;
  readonly cost: readonly Cost[];
}

/** CR 116.2d: so long, the static ability's effect isn't about a player who has paid, nor about what they control. */
export interface Ignoring extends Payable {
  readonly until: Duration;
}

export type AllowedAction =
  /**
   * CR 116.2c: so long, those players may pay, as often as they like, for the instructions to be followed. To these the
   * player who has paid is “that player”; what the outer text chose besides its targets they don't know.
   */
  | (Payable & {
      readonly do: 'allow action';
      readonly effects: readonly Effect[];
      readonly until: Duration;
    })
  /** Inside an allowed action: ends what the text that allows it began before; with that, the action goes (CR 116.2c). */
  | { readonly do: 'end effects' };
