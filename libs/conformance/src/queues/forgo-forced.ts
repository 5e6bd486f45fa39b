import type { AnyGameEvent, ObjectId, Ref } from '@stacktrail/game-events';
import type { GameObject } from '@stacktrail/game-state';
import { named } from './entries.js';
import type { Queues } from './queues.js';
import type { Named } from '../scenario/scenario.js';

/** The game, and what its players have listed. */
interface Table {
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
    if (
      event.type === 'TargetsChosen' &&
      isOfTrigger(table, event.data.object) &&
      !isAbout(answered, event.data.object)
    )
      for (const ref of event.data.targets.flat()) forgo(table, controllerOf(table, event.data.object), ref);
    if (event.type === 'DesignationGiven' && answered.form !== 'select') {
      const { holder, name, player, value } = event.data;
      if (name === 'paired' && holder?.is === 'object' && player !== null) forgo(table, player, holder);
      if (name === 'encoded' && holder?.is === 'object' && value !== null)
        forgo(table, controllerOf(table, value as ObjectId), { is: 'object', id: value as ObjectId });
    }
  }
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

/** Takes the head of a queue where it names that object or player. */
function forgo(table: Table, player: number, ref: Ref): void {
  const queues = table.queuesOf(player);
  for (const queue of ['target', 'choice'] as const) {
    const head = queues.head(queue);
    const names: readonly Named[] = (head === undefined ? undefined : named(head)) ?? [];
    const [name, ...others] = names;
    if (name === undefined || others.length > 0 || !table.means(name, ref)) continue;
    queues.take([queue], (item) => (item === head ? true : undefined));
    return;
  }
}
