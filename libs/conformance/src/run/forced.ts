import type { AnyGameEvent, ObjectId, Ref } from '@stacktrail/game-events';
import { abilityText } from '@stacktrail/views';
import { color, namedIn, numeric, skip, text, yesNo } from '../queues/entries.js';
import type { ChoiceItem, Named } from '../scenario/scenario.js';
import type { Table } from '../table/table.js';
import { beginsWith } from '../words/rule-text.js';

/**
 * Whether an entry that nothing asked for names a choice that was forced: this engine doesn't ask for those, and what the
 * entry says has happened.
 */
export function wasForced(table: Table, item: ChoiceItem): boolean {
  // Choosing nothing if there is nothing to choose, and answers to what is mandatory or impossible, change nothing.
  if (skip(item) === true || yesNo(item) !== undefined) return true;
  const names = namedIn(item);
  if (names !== undefined)
    return names.every(
      (name) => wasChosen(table, name) || areAlike(table, name) || wasPutOnStack(table, name.name ?? ''),
    );
  const count = numeric(item);
  if (count !== undefined) return factsOf(table).some((event) => countIn(event) === count);
  const wanted = text(item);
  if (wanted !== undefined) return wasPutOnStack(table, wanted);
  const wantedColor = color(item);
  return (
    wantedColor !== undefined &&
    factsOf(table).some((event) => event.type === 'ManaAdded' && event.data.mana.some((type) => type === wantedColor))
  );
}

function factsOf({ batches }: Table): readonly AnyGameEvent[] {
  return batches.flat();
}

function wasChosen(table: Table, name: Named): boolean {
  return factsOf(table).some((event) => refsOf(event).some((ref) => table.means(name, ref)));
}

function object(id: ObjectId): Ref {
  return { is: 'object', id };
}

/** What an event affected, whether a player chose it or not. */
function refsOf(event: AnyGameEvent): readonly Ref[] {
  if (event.type === 'TargetsChosen') return event.data.targets.flat();
  if (event.type === 'ChoiceRecorded' && event.data.kind === 'player')
    return event.data.values.flatMap((value) =>
      value.is === 'player' ? [{ is: 'player' as const, id: value.id }] : [],
    );
  if (event.type === 'AttackersDeclared') return event.data.attacks.map(({ defender }) => defender);
  if (event.type === 'ObjectMoved' && (event.data.manner === 'draw' || event.data.manner === 'cast')) return [];
  const { object: one, objects = [], becomes } = event.data as Touching;
  return [...objects, ...(one === undefined ? [] : [one]), ...(becomes === undefined ? [] : [becomes])].map(object);
}

interface Touching {
  readonly object?: ObjectId;
  readonly objects?: readonly ObjectId[];
  readonly becomes?: ObjectId;
}

/** Whether the effects of several permanents of that name apply: their order makes no difference. */
function areAlike(table: Table, name: Named): boolean {
  return table.state.battlefield.filter((id) => table.means(name, object(id))).length > 1;
}

/** How many a fact is about. */
function countIn({ data }: AnyGameEvent): number | undefined {
  return 'count' in data && typeof data.count === 'number' ? data.count : undefined;
}

/** Abilities with that text, or whose kind the text names: “<i>Constellation</i>”, which this engine doesn't keep. */
function wasPutOnStack(table: Table, wanted: string): boolean {
  if (wanted === '') return false;
  const { state } = table;
  return factsOf(table).some((event) => {
    if (event.type !== 'AbilityPutOnStack') return false;
    if (/^<i>.*<\/i>$/.test(wanted)) return event.data.triggered !== null;
    const source = state.objects.get(event.data.source);
    const definition = state.catalog.findAbility(event.data.ability);
    return (
      definition !== undefined && beginsWith(abilityText(state, definition, source), wanted, source?.printed.name ?? '')
    );
  });
}
