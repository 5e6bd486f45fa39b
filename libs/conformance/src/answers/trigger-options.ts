import type { Ability } from '@stacktrail/card-tree';
import type { OrderQuestion } from '@stacktrail/engine';
import { printAbility } from '@stacktrail/oracle-text';
import { abilityText, choicesInWords, type PickChoice } from '@stacktrail/views';
import type { Table } from '../table/table.js';

/** A triggered ability that waits. */
export interface Trigger extends PickChoice {
  /** What it says where its text is a keyword that means it. */
  readonly meaning: string;
  readonly speaker: string;
}

/** Triggered abilities that wait, told by their text and the name of what has them. */
export function triggerOptions({ state }: Table, { options }: OrderQuestion): readonly Trigger[] {
  return choicesInWords(options, state).map(({ key, text }) => {
    const trigger = state.waiting.find(({ id }) => `${id}` === key);
    if (trigger === undefined) return { key, text, meaning: text, speaker: '' };
    const source = state.objects.get(trigger.source);
    const speaker = source?.printed.name ?? '';
    const whole = abilityText(state, trigger.definition, source);
    return { key, text: whole, meaning: meaningOf(trigger.definition.ability, speaker), speaker };
  });
}

function meaningOf(ability: Ability, name: string): string {
  return printAbility(ability, { name, types: ['Creature'], subtypes: [], supertypes: [], abilities: [] });
}
