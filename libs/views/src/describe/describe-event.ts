import type { AnyGameEvent, EventType, Viewer } from '@stacktrail/game-events';
import { capitalised } from '../words.js';
import { chanceSentences } from './tell-chance.js';
import { combatSentences } from './tell-combat.js';
import { decisionSentences } from './tell-decisions.js';
import { effectSentences } from './tell-effects.js';
import { faceSentences } from './tell-faces.js';
import { designationSentences } from './tell-designations.js';
import { permanentSentences } from './tell-permanents.js';
import { playerSentences } from './tell-players.js';
import { setupSentences } from './tell-setup.js';
import { announcementSentences, stackSentences, triggerSentences } from './tell-stack.js';
import { turnSentences } from './tell-turns.js';
import { variantSentences } from './tell-variants.js';
import { zoneSentences } from './tell-zones.js';
import { Telling, type Around, type Sentence, type Sentences } from './telling.js';

/** The sentence of every kind of event. A kind without a sentence doesn't compile. */
const sentences: Sentences = {
  ...setupSentences,
  ...variantSentences,
  ...decisionSentences,
  ...turnSentences,
  ...zoneSentences,
  ...announcementSentences,
  ...triggerSentences,
  ...stackSentences,
  ...permanentSentences,
  ...playerSentences,
  ...combatSentences,
  ...effectSentences,
  ...faceSentences,
  ...designationSentences,
  ...chanceSentences,
};

/**
 * An event in one sentence for people. A card is named only to a viewer who may know it, as of that moment.
 *
 * @param around the states just before and after it
 */
export function describeEvent(event: AnyGameEvent, around: Around, viewer: Viewer): string {
  return tell(event, new Telling(around.before, around.after, viewer));
}

function tell(event: AnyGameEvent, telling: Telling): string {
  const sentence = sentences[event.type] as Sentence<EventType>;
  const text = ended(capitalised(sentence(event.data, telling, event)));
  return event.repeats === null ? text : `${text.replace(/\.$/, '')} (as at revision ${event.repeats}).`;
}

/** Ends a sentence with one full stop, even if a quotation at its end has its own. */
function ended(text: string): string {
  return text.replace(/\.(”?)\.$/, '.$1');
}

/** The rule that caused an event, in the numbering of CR 2025-06-06. */
export function ruleOf({ rule }: AnyGameEvent): string {
  return rule;
}
