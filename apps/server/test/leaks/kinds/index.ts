import type { Secret } from '../pair.js';
import { faceDown } from './face-down.js';
import { hands } from './hands.js';
import { libraries } from './libraries.js';
import { onceSeen } from './once-seen.js';
import { questions } from './questions.js';
import { secretChoices } from './secret-choices.js';
import { settings } from './settings.js';

/** Everything that a game keeps from some of its viewers. */
export const secrets: readonly Secret[] = [
  ...hands,
  ...faceDown,
  ...libraries,
  ...onceSeen,
  ...questions,
  ...settings,
  ...secretChoices,
];
