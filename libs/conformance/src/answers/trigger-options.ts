import type { Ability } from '@stacktrail/card-tree';
import type { OrderQuestion } from '@stacktrail/engine';
import { showAbility } from '@stacktrail/oracle-text';
import { abilityText, choicesInWords, type PickChoice } from '@stacktrail/views';
import type { Table } from '../table/table.js';

/** A triggered ability that waits. */
export interface Trigger extends PickChoice {
  /** The meaning of its text; longer than the text where that is a keyword. */
  readonly meaning: string;
  readonly sourceName: string;
  /** Whether no card has the text by itself: a keyword stands for it, or it is part of another text (CR 603.7). */
  readonly mayBeReworded: boolean;
}

/** Triggered abilities that wait, told by their text and the name of what has them. */
export function triggerOptions({ state }: Table, { options }: OrderQuestion): readonly Trigger[] {
  return choicesInWords(options, state).map(({ key, text }) => {
    const trigger = state.waiting.find(({ id }) => `${id}` === key);
    if (trigger === undefined) return { key, text, meaning: text, sourceName: '', mayBeReworded: false };
    const source = state.objects.get(trigger.source);
    const sourceName = source?.printed.name ?? '';
    const whole = abilityText(state, trigger.definition, source);
    const meaning = meaningOf(trigger.definition.ability, sourceName);
    return { key, text: whole, meaning, sourceName, mayBeReworded: meaning !== whole || trigger.since !== undefined };
  });
}

function meaningOf(ability: Ability, name: string): string {
  return showAbility(ability, { name, types: ['Creature'], subtypes: [], supertypes: [], abilities: [] });
}
