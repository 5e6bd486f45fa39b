import { rulesOfHindrances, whyNotTriggered, type Hindrance } from '@stacktrail/engine';
import type { ObjectId, Revision, Viewer } from '@stacktrail/game-events';
import type { Timeline } from '@stacktrail/game-state';
import { abilityText } from './ability-text.js';
import { cardName } from './card-names.js';

/** Whether a triggered ability triggered on an event, and why not. */
export interface TriggerVerdict {
  /** The ability's text. */
  readonly text: string;
  /** The revision of the fact that it triggered; `null` if it didn't. */
  readonly triggered: Revision | null;
  /** The rule by which it didn't; `null` if it did. */
  readonly rule: string | null;
  readonly message: string;
}

const messages: Readonly<Record<Hindrance, string>> = {
  event: 'What happened is nothing that it watches for.',
  zone: 'It doesn’t function where its object is.',
  occasion: 'It watches for that of other objects or players, or at another time.',
  condition: 'Its “if” doesn’t hold as the event happens.',
  effect: 'An effect says that it doesn’t trigger on that.',
  limit: 'It has triggered as often as it may this turn.',
};

/**
 * Whether the triggered abilities of an object triggered on an event, and why not; `null` if the viewer may not know the
 * object, or it wasn't there.
 */
export function triggerVerdicts(
  timeline: Timeline,
  revision: Revision,
  id: ObjectId,
  viewer: Viewer,
): readonly TriggerVerdict[] | null {
  const event = timeline.event(revision);
  const before = timeline.at((revision - 1) as Revision);
  const after = timeline.at(revision);
  const object = before.objects.get(id) ?? after.objects.get(id);
  const isKnown = cardName(after, id, viewer) !== null || cardName(before, id, viewer) !== null;
  if (event === undefined || object === undefined || object.ability !== null || !isKnown) return null;
  return whyNotTriggered(before, after, event, object).map(({ ability, hindrance }) => {
    const triggered = triggeredBy(timeline, revision, id, ability.pointer);
    const text = abilityText(after, ability, object);
    if (triggered !== null) return { text, triggered, rule: null, message: `It triggered: ${triggered}.` };
    if (hindrance !== null)
      return { text, triggered, rule: rulesOfHindrances[hindrance], message: messages[hindrance] };
    return {
      text,
      triggered,
      rule: '603.2c',
      message: 'It triggers on all that happens at once, and not on this alone.',
    };
  });
}

/** How far after an event its triggers stand: facts of the same batch. */
const nearby = 2000;

function triggeredBy(timeline: Timeline, cause: Revision, source: ObjectId, pointer: string): Revision | null {
  for (let at = cause + 1; at < Math.min(timeline.length, cause + nearby); at++) {
    const event = timeline.event(at as Revision);
    if (event?.type !== 'AbilityTriggered' || !event.causes.includes(cause)) continue;
    if (event.data.source === source && event.data.ability === pointer) return event.revision;
  }
  return null;
}
