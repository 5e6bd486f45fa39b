import type { OuterRules } from '@stacktrail/engine';
import { castDuringResolution } from './casting/cast-during-resolution.js';
import { offerPayment } from './costs/offer-payment.js';
import { endFor } from './ending-the-game.js';
import { followInstructions } from './instructions/follow.js';
import { gateMechanics } from './mechanics/gate-mechanics.js';
import { returnMoved } from './instructions/return-moved.js';
import { startGame } from './starting/start-game.js';
import { checkStateBasedActions } from './state-based-actions/check.js';

/** The rules that inner ones come back to, for every game that is played. */
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
