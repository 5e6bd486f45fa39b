import { all, artifacts, creatures } from '../builders/filters.js';
import { countersOn } from '../builders/amounts.js';
import { entersWithCounters } from '../builders/statics.js';
import { may } from '../builders/choices.js';
import { putCounters } from '../builders/effects.js';
import { target, thatObject } from '../builders/references.js';
import { whenThisDies } from '../builders/abilities.js';
import type { Ability } from '../abilities.js';
import type { Amount } from '../amounts.js';

/**
 * CR 702.43a: this enters with N +1/+1 counters. When it dies, you may put as many +1/+1 counters on target artifact
 * creature as it had; the number is last known information (CR 608.2h).
 */
export function modular(count: Amount): readonly Ability[] {
  return [
    entersWithCounters('+1/+1', count),
    whenThisDies(
      target.permanent(all(artifacts, creatures)),
      may(putCounters('+1/+1', target(), countersOn('+1/+1', thatObject))),
    ),
  ];
}
