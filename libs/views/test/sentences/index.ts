import type { EventData, EventType } from '@stacktrail/game-events';
import { setupSentences } from './setup.js';
import { turnSentences } from './turn.js';
import { zoneSentences } from './zone.js';
import { stackSentences } from './stack.js';
import { permanentSentences } from './permanent.js';
import { combatSentences } from './combat.js';
import { playerSentences } from './player.js';
import { effectSentences } from './effect.js';
import { designationSentences } from './designation.js';
import { faceSentences } from './face.js';
import { chanceSentences } from './chance.js';
import { decisionSentences } from './decision.js';
import { variantSentences } from './variant.js';

/** One fact of each kind, and how everyone is told of it. */
export const sentences: { readonly [K in EventType]: readonly [EventData<K>, string, string?] } = {
  ...setupSentences,
  ...turnSentences,
  ...zoneSentences,
  ...stackSentences,
  ...permanentSentences,
  ...combatSentences,
  ...playerSentences,
  ...effectSentences,
  ...designationSentences,
  ...faceSentences,
  ...chanceSentences,
  ...decisionSentences,
  ...variantSentences,
};
