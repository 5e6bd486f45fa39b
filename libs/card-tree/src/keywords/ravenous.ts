import { compare } from '../builders/conditions.js';
import { draw } from '../builders/effects.js';
import { enters } from '../builders/triggers.js';
import { entersWithCounters } from '../builders/statics.js';
import { itself } from '../builders/filters.js';
import { mode } from '../builders/abilities.js';
import { X } from '../builders/amounts.js';
import type { Ability } from '../abilities.js';

/** CR 702.156a: X is the X of the spell that became this permanent (CR 107.3m). */
export function ravenous(): readonly Ability[] {
  return [
    entersWithCounters('+1/+1', X),
    { kind: 'triggered', event: enters(itself), condition: compare(X, 'at least', 5), modes: [mode(draw(1))] },
  ];
}
