import type { GateMechanic } from '@stacktrail/engine';
import { recordAscending } from './ascend.js';
import { attractionInstead, meetsAttraction } from './attraction-instead.js';
import { leaveNothingBestowed } from '../changes/bestowed.js';
import { commanderInstead, meetsCommander } from './commander-instead.js';
import { dredgeFor, meetsDredge } from './dredge.js';
import { meetsProtection, protectionFor } from './protection.js';

/** What mechanics add to the gate. */
export const gateMechanics: readonly GateMechanic[] = [
  { rule: '702.16e', replacing: { meets: meetsProtection, effectsFor: protectionFor } },
  { rule: '702.52a', replacing: { meets: meetsDredge, effectsFor: dredgeFor } },
  { rule: '903.9b', replacing: { meets: meetsCommander, effectsFor: commanderInstead } },
  { rule: '717.6', replacing: { meets: meetsAttraction, effectsFor: attractionInstead } },
  { rule: '702.131d', recordsWith: recordAscending },
  { rule: '702.103f', recordsAfter: leaveNothingBestowed },
];
