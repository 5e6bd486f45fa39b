import type { Objects, Players } from './references.js';

/** Instructions about attacking and blocking creatures (CR 506.4, 508.4, 509.4). */
export type CombatInstruction =
  /** CR 506.4; a creature becomes blocked (509.1h); an attacking creature's controller chooses anew what it attacks (508.7). */
  | { readonly do: 'remove from combat' | 'becomes blocked' | 'reselect attack'; readonly what: Objects }
  /** It is attacking (CR 508.4): what that one attacks or attacked with `as`; its controller chooses where nothing is said. */
  | {
      readonly do: 'becomes attacking';
      readonly what: Objects;
      readonly whom?: Players;
      readonly orPlaneswalkers?: true;
      readonly as?: Objects;
    }
  /** It blocks that attacking creature; `put`: it was put onto the battlefield blocking and never “blocked” (CR 509.4). */
  | { readonly do: 'becomes blocking'; readonly what: Objects; readonly attacker: Objects; readonly put?: true };
