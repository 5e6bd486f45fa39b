import type { GateMechanic } from '@stacktrail/engine';
import { attractionInstead } from './attraction-instead.js';
import { leaveNothingBestowed } from '../changes/bestowed.js';
import { commanderInstead } from './commander-instead.js';
import { dredgeFor } from './dredge.js';
import { recordEarned } from './earned-designations.js';
import { protectionFor } from './protection.js';

/** What mechanics add to the gate. */
export const gateMechanics: readonly GateMechanic[] = [
  { effectsFor: protectionFor },
  { effectsFor: dredgeFor },
  { effectsFor: commanderInstead },
  { effectsFor: attractionInstead },
  { beforeTriggers: recordEarned },
  { afterTriggers: leaveNothingBestowed },
];
