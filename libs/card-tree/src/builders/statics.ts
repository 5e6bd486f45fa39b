import type { StaticAbility } from '../abilities.js';
import type { StaticEffect } from '../static-effects.js';
import type { Amount } from '../amounts.js';
import type { Condition } from '../conditions.js';
import type { Cost } from '../costs.js';
import type { Filter } from '../filters.js';
import type { Modification } from '../modifications.js';
import type { Objects } from '../references.js';
import type { EntersModification } from '../replacements.js';
import { itself } from './filters.js';

export function staticAbility(...effects: readonly StaticEffect[]): StaticAbility {
  return { kind: 'static', effects };
}

/** A continuous effect of a static ability: `always(attached, gets(2, 0))`. */
export function always(affects: Objects, ...changes: readonly Modification[]): StaticAbility {
  return staticAbility({ static: 'continuous', affects, changes });
}

export function asLongAs(condition: Condition, ability: StaticAbility): StaticAbility {
  return { ...ability, condition };
}

/** “Power and toughness are each equal to …” (CR 604.3). */
export function powerAndToughnessAre(amount: Amount): StaticAbility {
  return staticAbility({ static: 'defines power and toughness', power: amount, toughness: amount });
}

function thisEnters(instead: EntersModification): StaticAbility {
  return staticAbility({ static: 'replacement', replacement: { would: 'enter', what: itself, instead } });
}

export const entersTapped = thisEnters({ enters: 'tapped' });

/** “If a creature an opponent controls would enter, it enters under your control instead” (CR 616.1b). */
export function enterUnderYourControl(what: Filter): StaticAbility {
  return staticAbility({
    static: 'replacement',
    replacement: { would: 'enter', what, instead: { enters: 'under your control' } },
  });
}

export function entersTappedUnless(unless: Condition): StaticAbility {
  return thisEnters({ enters: 'tapped', unless });
}

export function entersTappedUnlessPaid(...unlessPays: readonly Cost[]): StaticAbility {
  return thisEnters({ enters: 'tapped', unlessPays });
}

export function entersWithCounters(counter: string, count: Amount): StaticAbility {
  return thisEnters({ enters: 'with counters', counter, count });
}
