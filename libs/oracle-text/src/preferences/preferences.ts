import { actions } from './actions.js';
import { nearestNoun } from './attachment.js';
import { conditions } from './conditions.js';
import type { Preference } from './preference.js';

/** In this order. */
export const preferences: readonly Preference[] = [...conditions, ...actions, ...nearestNoun];
