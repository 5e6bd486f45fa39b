import type { AnyGameEvent, EventData, ObjectId, Ref } from '@stacktrail/game-events';
import type { GameObject } from '@stacktrail/game-state';
import { namedIn } from './entries.js';
import type { Queues } from './queues.js';
import type { Named } from '../scenario/scenario.js';

/** The game, and what its players have listed. */
interface Table {
  /** Whether the action that is being taken names its targets. */
  readonly namesTargets: boolean;
  /** Abilities whose forced targets the scenario lists. */
  readonly targetsListed: Set<ObjectId>;
  queuesOf(player: number): Queues;
  object(id: ObjectId): GameObject | undefined;
  means(name: Named, ref: Ref): boolean;
}

/** What a player answered, as far as it shows which choices were asked. */
export interface Answered {
  readonly form: string;
  readonly kind: string;
  readonly source: ObjectId;
}

/**
 * Takes the entries of choices that this engine made without asking, since there was one way only: a scenario lists them
 * too, and no later question may take them.
 *
 * @param answered the question whose answer led to these facts
 */
export function forgoForced(table: Table, events: readonly AnyGameEvent[], answered: Answered): void {
  for (const event of events) {
    if (event.type === 'TargetsChosen') forgoTargets(table, event.data, answered);
    if (event.type === 'ObjectMoved' && event.data.manner === 'sacrifice' && answered.form === 'pick') {
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

function forgoTargets(table: Table, { object, targets }: EventData<'TargetsChosen'>, answered: Answered): void {
  if (isAbout(answered, object) || (table.namesTargets && !isOfTrigger(table, object))) return;
  for (const ref of targets.flat())
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
function forgo(table: Table, player: number, ref: Ref): boolean {
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
