import type { Objects, Players } from './references.js';

/** Instructions about attacking and blocking creatures (CR 506.4, 508.4, 509.4). */
export type CombatInstruction =
  /**
   * Removes creatures from combat (CR 506.4), makes them blocked (509.1h), or has an attacking creature's controller
   * choose anew what it attacks (508.7).
   */
  | { readonly do: 'remove from combat' | 'becomes blocked' | 'reselect attack'; readonly what: Objects }
  /**
   * The object is attacking (CR 508.4). With `as`, it attacks what that creature attacks or attacked; with `alongside`,
   * a player or planeswalker that creatures of those players attack, which you choose; otherwise its controller chooses.
   */
  | {
      readonly do: 'becomes attacking';
      readonly what: Objects;
      readonly whom?: Players;
      readonly orPlaneswalkers?: true;
      readonly as?: Objects;
      readonly alongside?: Players;
    }
  /**
   * The object blocks that attacking creature. `put`: it was put onto the battlefield blocking, so it never “blocked”
   * (CR 509.4).
   */
  | { readonly do: 'becomes blocking'; readonly what: Objects; readonly attacker: Objects; readonly put?: true };
