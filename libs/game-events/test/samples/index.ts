import { GameEvent, type AnyGameEvent, type ObjectId, type PlayerId, type Revision } from '../../src/index.js';
import { setupSamples } from './setup.js';
import { turnSamples } from './turn.js';
import { zoneSamples } from './zone.js';
import { stackSamples } from './stack.js';
import { permanentSamples } from './permanent.js';
import { combatSamples } from './combat.js';
import { playerSamples } from './player.js';
import { effectSamples } from './effect.js';
import { designationSamples } from './designation.js';
import { faceSamples } from './face.js';
import { chanceSamples } from './chance.js';
import { decisionSamples } from './decision.js';
import { variantSamples } from './variant.js';
import type { Sample } from './sample.js';

/** Events chosen by hand: of each type at least one, and one that every seat may see where it veils something. */
const samples: readonly Sample[] = [
  ...setupSamples,
  ...turnSamples,
  ...zoneSamples,
  ...stackSamples,
  ...permanentSamples,
  ...combatSamples,
  ...playerSamples,
  ...effectSamples,
  ...designationSamples,
  ...faceSamples,
  ...chanceSamples,
  ...decisionSamples,
  ...variantSamples,
];

/** Where each sample stands in a stream of its own, so that a new one changes no other. */
export const sampleRevision = 10 as Revision;

/** The samples as events; what is not chosen in a sample is caused by the event before it and nobody's deed. */
export const sampleEvents: readonly AnyGameEvent[] = samples.map(
  ({ type, rule, data, envelope }) =>
    new GameEvent(
      type,
      data as never,
      sampleRevision,
      rule,
      envelope.causes ?? [(sampleRevision - 1) as Revision],
      (envelope.source ?? 0) as ObjectId,
      (envelope.for ?? null) as PlayerId | null,
      (envelope.by ?? null) as PlayerId | null,
      envelope.repeats ?? null,
    ) as AnyGameEvent,
);
