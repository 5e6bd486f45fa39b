import { rulesOfUnreplaced, whyNotReplaced, type Unreplaced } from '@stacktrail/engine';
import type { ObjectId, Revision, Viewer } from '@stacktrail/game-events';
import type { Timeline } from '@stacktrail/game-state';
import { abilityText } from './ability-text.js';
import { cardName } from './card-names.js';

/** Whether a replacement or prevention effect replaced what an event tells, and why not. */
export interface ReplacementVerdict {
  /** The ability's text. */
  readonly text: string;
  /** The revision of the fact that it replaced something of which the event came; `null` if it didn't. */
  readonly replaced: Revision | null;
  /** The rule by which it didn't; `null` if it did. */
  readonly rule: string | null;
  readonly message: string;
}

const messages: Readonly<Record<Unreplaced, string>> = {
  event: 'What happened is nothing that it watches for.',
  zone: 'It doesn’t function where its object is.',
  condition: 'Its condition doesn’t hold.',
  occasion: 'It is about other objects or players, or about another way.',
};

/**
 * Whether the static replacement effects of an object replaced what an event tells, and why not; `null` if the viewer may
 * not know the object, or it wasn't there.
 */
export function replacementVerdicts(
  timeline: Timeline,
  revision: Revision,
  id: ObjectId,
  viewer: Viewer,
): readonly ReplacementVerdict[] | null {
  const event = timeline.event(revision);
  const before = timeline.at((revision - 1) as Revision);
  const object = before.objects.get(id);
  if (event === undefined || object === undefined || object.left || object.ability !== null) return null;
  if (cardName(before, id, viewer) === null) return null;
  return whyNotReplaced(before, event, object).map(({ ability, hindrance }) => {
    const text = abilityText(before, ability, object);
    const replaced = event.causes.find((cause) => {
      const fact = timeline.event(cause);
      return fact?.type === 'OccurrenceReplaced' && fact.data.source === id && fact.data.ability === ability.pointer;
    });
    if (replaced !== undefined) return { text, replaced, rule: null, message: `This came of it: ${replaced}.` };
    const rule = hindrance === null ? '616.1' : rulesOfUnreplaced[hindrance];
    const message =
      hindrance === null
        ? 'It applies to that: another effect was chosen, or it had applied already.'
        : messages[hindrance];
    return { text, replaced: null, rule, message };
  });
}
