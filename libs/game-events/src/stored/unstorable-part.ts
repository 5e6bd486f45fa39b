import { schemaOf } from '../catalogue.js';
import { object, player, revision } from '../fields.js';
import type { AnyGameEvent } from '../game-event.js';
import { list, nullable, record, text } from '../schema/codec.js';

/** The envelope of an event in memory. */
const envelope = record({
  revision,
  rule: text,
  causes: list(revision),
  source: object,
  player: nullable(player),
  decidedBy: nullable(player),
  repeats: nullable(revision),
});

/**
 * Whether an event can be stored, so that reading its stored form gives the same event.
 *
 * @returns what is wrong with it, after the path of the wrong part, such as `data.reason`; `null` if nothing is
 */
export function unstorablePart(event: AnyGameEvent): string | null {
  const { type, data, revision, rule, causes, source, player, decidedBy, repeats } = event;
  return (
    schemaOf(type).whole.check(data, 'data') ??
    envelope.check({ revision, rule, causes, source, player, decidedBy, repeats }, 'envelope')
  );
}
