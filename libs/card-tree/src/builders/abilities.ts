import type {
  AdditionalCost,
  ActivatedAbility,
  Instructions,
  Mode,
  SpellAbility,
  TargetSpec,
  TriggeredAbility,
} from '../abilities.js';
import type { Condition } from '../conditions.js';
import type { Cost } from '../costs.js';
import type { Effect } from '../effects.js';
import type { TriggerEvent } from '../triggers.js';
import { itself } from './filters.js';
import { attacks, dies, enters } from './triggers.js';

/** The targets, then the effects; or the instructions of a modal text and nothing else. */
type Parts = readonly (TargetSpec | Effect | readonly Effect[])[];
export type Text = Parts | readonly [Instructions];

/** One mode: its targets, then its effects. */
export function mode(...parts: Parts): Mode {
  const flat = parts.flat() as readonly (TargetSpec | Effect)[];
  return {
    targets: flat.filter((part) => 'kind' in part),
    effects: flat.filter((part) => 'do' in part),
  };
}

/** “Choose one —”, “Choose two —” (CR 700.2). */
export function choose(count: number, ...modes: readonly Mode[]): Instructions {
  return { modes, choose: { min: count, max: count } };
}

function isModal(text: Text): text is readonly [Instructions] {
  return text.length === 1 && 'modes' in text[0];
}

function instructions(text: Text): Instructions {
  return isModal(text) ? text[0] : { modes: [mode(...text)] };
}

export function spell(...text: Text): SpellAbility {
  return { kind: 'spell', ...instructions(text) };
}

export function activated(cost: readonly Cost[], ...text: Text): ActivatedAbility {
  return { kind: 'activated', cost, ...instructions(text) };
}

export function triggered(event: TriggerEvent, ...text: Text): TriggeredAbility {
  return { kind: 'triggered', event, ...instructions(text) };
}

/** The same ability with an intervening if (CR 603.4). */
export function onlyIf(condition: Condition, ability: TriggeredAbility): TriggeredAbility {
  return { ...ability, condition };
}

export function whenThisEnters(...text: Text): TriggeredAbility {
  return triggered(enters(itself), ...text);
}

export function whenThisDies(...text: Text): TriggeredAbility {
  return triggered(dies(itself), ...text);
}

export function wheneverThisAttacks(...text: Text): TriggeredAbility {
  return triggered(attacks(itself), ...text);
}

export function additionalCost(...cost: readonly Cost[]): AdditionalCost {
  return { kind: 'additional cost', cost };
}
