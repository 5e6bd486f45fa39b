import type { OuterRules } from '@stacktrail/engine';
import { castDuringResolution } from '../actions/casting/cast-during-resolution.js';
import { offerPayment } from '../actions/mana/offer-payment.js';
import { endFor } from '../leaving/ending-the-game.js';
import { followInstructions } from '../actions/instructions/follow.js';
import { gateMechanics } from '../mechanics/gate-mechanics.js';
import { returnMoved } from '../actions/instructions/return-moved.js';
import { startGame } from '../starting/start-game.js';
import { checkStateBasedActions } from '../turn/state-based-actions/check.js';

/** The rules of outer folders that inner ones call, the same for every game. */
export const outerRules: OuterRules = {
  offerPayment,
  followInstructions,
  endFor,
  castDuringResolution,
  checkStateBasedActions,
  returnMoved,
  startGame,
  mechanics: gateMechanics,
};
