import type { AnyGameEvent, EventData, ObjectId, Ref } from '@stacktrail/game-events';
import type { GameObject, GameState } from '@stacktrail/game-state';
import { abilityText } from '@stacktrail/views';
import { namedIn, text } from './entries.js';
import type { Queues } from './queues.js';
import type { Named } from '../scenario/scenario.js';
import { beginsWith } from '../words/rule-text.js';

/** The game, and what its players have listed. */
export interface Table {
  /** Whether the action that is being taken names its targets. */
  readonly namesTargets: boolean;
  /** Abilities whose forced targets the scenario lists. */
  readonly targetsListed: Set<ObjectId>;
  readonly slotsAsked: Map<ObjectId, number>;
  readonly state: GameState;
  queuesOf(player: number): Queues;
  object(id: ObjectId): GameObject | undefined;
  means(name: Named, ref: Ref): boolean;
}

/** What a player answered, as far as it shows which choices were asked. */
export interface Answered {
  readonly form: string;
  readonly kind: string;
  readonly source: ObjectId;
  readonly chosen: readonly Ref[];
}

/**
 * Takes the entries of choices that this engine made without asking, since there was one way only: a scenario lists them
 * too, and no later question may take them.
 *
 * @param answered the question whose answer led to these facts
 */
export function forgoForced(table: Table, events: readonly AnyGameEvent[], answered: Answered): void {
  forgoOrder(table, events, answered);
  for (const event of events) {
    if (event.type === 'TargetsChosen') forgoTargets(table, event.data, answered);
    if (event.type === 'ObjectMoved' && event.data.manner === 'sacrifice' && isForced(answered, event.data.object)) {
      const { object } = event.data;
      forgo(table, controllerOf(table, object), { is: 'object', id: object });
    }
    if (event.type === 'DesignationGiven' && answered.form !== 'select') {
      const { holder, name, player, value } = event.data;
      if (name === 'paired' && holder?.is === 'object' && player !== null) forgo(table, player, holder);
      if (name === 'encoded' && holder?.is === 'object')
        forgo(table, controllerOf(table, value as ObjectId), { is: 'object', id: value as ObjectId });
    }
  }
}

/** Whether a permanent was sacrificed for a cost without being chosen. */
function isForced({ form, kind, chosen }: Answered, object: ObjectId): boolean {
  return form === 'pick' || (kind === 'pay cost' && !chosen.some(({ is, id }) => is === 'object' && id === object));
}

type PutOnStack = Extract<AnyGameEvent, { readonly type: 'AbilityPutOnStack' }>;

/** Abilities that trigger at the same time and are alike go on the stack without a question for their order. */
function forgoOrder(table: Table, events: readonly AnyGameEvent[], { kind }: Answered): void {
  if (kind === 'order triggers') return;
  const put = events.filter((event): event is PutOnStack => event.type === 'AbilityPutOnStack');
  const triggered = put.filter(({ data }) => data.triggered !== null);
  for (const player of new Set(triggered.map(({ data }) => data.controller))) {
    const own = triggered.filter(({ data }) => data.controller === player);
    for (let left = own.length - 1; left > 0; left--) {
      const head = table.queuesOf(player).head('choice');
      const wanted = head === undefined ? undefined : text(head);
      if (wanted === undefined || !own.some(({ data }) => isWorded(table, data, wanted))) break;
      table.queuesOf(player).take(['choice'], (item) => (item === head ? true : undefined));
    }
  }
}

function isWorded({ state }: Table, { ability, source: id }: PutOnStack['data'], wanted: string): boolean {
  const definition = state.catalog.findAbility(ability);
  const source = state.objects.get(id);
  return definition !== undefined && beginsWith(abilityText(state, definition, source), wanted, source?.printed.name);
}

function forgoTargets(table: Table, { object, targets }: EventData<'TargetsChosen'>, answered: Answered): void {
  if (table.namesTargets && !isOfTrigger(table, object)) return;
  const asked = isAbout(answered, object) ? (table.slotsAsked.get(object) ?? targets.length) : 0;
  for (const ref of targets.slice(asked).flat())
    if (forgo(table, controllerOf(table, object), ref)) table.targetsListed.add(sourceOf(table, object));
}

/** What asks the questions of an ability or spell: of an ability that is the object that has it. */
function sourceOf(table: Table, id: ObjectId): ObjectId {
  return table.object(id)?.ability?.source ?? id;
}

function isAbout({ kind, source }: Answered, object: ObjectId): boolean {
  return kind === 'choose targets' && source === object;
}

function isOfTrigger(table: Table, id: ObjectId): boolean {
  return table.object(id)?.ability?.definition.ability.kind === 'triggered';
}

function controllerOf(table: Table, id: ObjectId): number {
  return table.object(id)?.controller ?? 0;
}

/** Takes the head of a queue where it names that object or player, and says whether it does. */
export function forgo(table: Table, player: number, ref: Ref): boolean {
  const queues = table.queuesOf(player);
  for (const queue of ['target', 'choice'] as const) {
    const head = queues.head(queue);
    const names: readonly Named[] = (head === undefined ? undefined : namedIn(head)) ?? [];
    const [name, ...others] = names;
    if (name === undefined || others.length > 0 || !table.means(name, ref)) continue;
    queues.take([queue], (item) => (item === head ? true : undefined));
    return true;
  }
  return false;
}
