import type { Cost } from './costs.js';
import type { Duration } from './durations.js';
import type { Effect } from './effects.js';
import type { Players } from './references.js';

/** A cost that one of these players may pay any time they have priority, as a special action (CR 116.2). */
export interface Payable {
  readonly who: Players;
  readonly cost: readonly Cost[];
}

/**
 * CR 116.2d: for that long, the static ability's effect ignores a player who has paid, and the permanents that they
 * control.
 */
export interface Ignoring extends Payable {
  readonly until: Duration;
}

export type AllowedAction =
  /**
   * CR 116.2c: for that long, those players may pay as often as they like to have the instructions followed. The
   * instructions call the player who has paid “that player”. Of the choices in the text around them, they know only its
   * targets.
   */
  | (Payable & {
      readonly do: 'allow action';
      readonly effects: readonly Effect[];
      readonly until: Duration;
    })
  /**
   * Inside an allowed action: ends the effects that the text which allows it began. The action is then no longer
   * allowed (CR 116.2c).
   */
  | { readonly do: 'end effects' };
