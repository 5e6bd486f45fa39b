import type { StaticAbility } from '../abilities.js';
import type { Amount } from '../amounts.js';
import type { Choice, ChosenQuality } from '../choices.js';
import type { DesignationName } from '../designations.js';
import type { Effect } from '../effects.js';
import type { Filter } from '../filters.js';
import type { Players, Recipients } from '../references.js';
import { itself } from './filters.js';
import { you } from './references.js';
import { staticAbility } from './statics.js';

export function designate(as: DesignationName, what: Recipients | 'game', value?: Amount): Effect {
  return { do: 'designate', as, what, ...(value !== undefined && { value }) };
}

/** The player chooses, and the object whose text it is remembers the choice (CR 607.2d). */
export function chooses(choice: Choice, who: Players = you): Effect {
  return { do: 'choose', who, choice };
}

/** “As this enters, choose a color” (CR 614.12a). */
export function asThisEntersChoose(choice: Choice): StaticAbility {
  const instead = { enters: 'with choice', choice } as const;
  return staticAbility({ static: 'replacement', replacement: { would: 'enter', what: itself, instead } });
}

/** Matches objects with the chosen color, type or name. */
export function ofChosen(quality: ChosenQuality): Filter {
  return { is: 'chosen', quality };
}

export function designated(as: DesignationName): Filter {
  return { is: 'designated', as };
}

export function getCounters(counter: string, count: Amount, who: Players = you): Effect {
  return { do: 'put player counters', counter, count, who };
}
