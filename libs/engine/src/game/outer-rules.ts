import type { Cost, Effect } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import type { CastAction, ObjectId, PlayerId } from '@stacktrail/game-events';
import type { SimultaneousResults } from './player-results.js';
import type { Game, Reason } from './game.js';
import type { GateMechanic } from './gate-mechanic.js';
import type { Procedure } from './procedure.js';
import type { Words } from './words.js';

/** A payment that a player may make or not while an effect is applied (CR 118.12). */
export interface PaymentOffer {
  readonly prompt: string;
  /** What follows from paying, and what follows from not paying. */
  readonly ifPaid: Words;
  readonly ifNot: Words;
}

/**
 * Rules of outer folders that inner ones call. For example, a replacement effect may offer a payment, and the payment's
 * costs go through the gate again. The game carries these functions, so that the gate doesn't have to import them.
 */
export interface OuterRules {
  /** CR 118.12; see `offerPayment`. */
  readonly offerPayment: (
    game: Game,
    player: PlayerId,
    cost: readonly Cost[],
    context: TextContext,
    rule: string,
    offer: PaymentOffer,
  ) => Procedure<{ readonly x: number } | null>;
  /** CR 608.2c, 614.12a: follows instructions of replacement effects and costs; see `followInstructions`. */
  readonly followInstructions: (
    game: Game,
    effects: readonly Effect[],
    context: TextContext,
    reason: Reason,
  ) => Procedure<TextContext>;
  /** CR 704.3, for ending a turn; see `checkStateBasedActions`. */
  readonly checkStateBasedActions: (game: Game) => Procedure<boolean>;
  /** CR 608.2g; see `castDuringResolution`. */
  readonly castDuringResolution: (
    game: Game,
    player: PlayerId,
    way: CastAction,
    reason: Reason,
  ) => Procedure<ObjectId | null>;
  /** CR 104; see `endFor`. */
  readonly endFor: (game: Game, ends: SimultaneousResults) => Procedure<void>;
  /** CR 103, 725.1; see `startGame`. */
  readonly startGame: (game: Game, starter: PlayerId) => Procedure<void>;
  /** CR 610.3; see `returnMoved`. */
  readonly returnMoved: (game: Game) => Procedure<void>;
  /** The mechanics that add to the gate, in the order in which the gate calls them. */
  readonly mechanics: readonly GateMechanic[];
}
