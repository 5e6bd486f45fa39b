import type { OrderQuestion, PickOption } from '@stacktrail/rules';
import { abilityText } from '@stacktrail/rules/view';
import type { Table } from '../table/table.js';

/** Triggered abilities that wait, told by their text and the name of what has them. */
export function triggerOptions(
  { state }: Table,
  { options }: OrderQuestion,
): readonly (PickOption & { readonly speaker: string })[] {
  return options.map(({ key, text }) => {
    const trigger = state.waiting.find(({ id }) => `${id}` === key);
    if (trigger === undefined) return { key, text, speaker: '' };
    const source = state.objects.get(trigger.source);
    return { key, text: abilityText(state, trigger.definition, source), speaker: source?.printed.name ?? '' };
  });
}
