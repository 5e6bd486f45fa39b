import type { TriggerEvent, Zone } from '@stacktrail/card-tree';

type Moves = Extract<TriggerEvent, { on: 'moves' }>;

function place(zones: readonly Zone[]): string {
  const [only] = zones;
  if (zones.length !== 1 || only === undefined) return zones.join(' or ');
  if (only === 'battlefield') return 'the battlefield';
  return only === 'exile' ? 'exile' : `a ${only}`;
}

/** The verb and the rest of the clause: “be put into a graveyard from anywhere”, “leave the battlefield”. */
export function printMoving({ from, to, how }: Moves): readonly [verb: string, rest: string] {
  const whence = from === undefined ? '' : `from ${place(from)}`;
  if (how === 'exile' || (how === undefined && to?.length === 1 && to[0] === 'exile')) {
    return ['be', ['exiled', whence].filter((text) => text !== '').join(' ')];
  }
  if (how !== undefined) {
    const done: Readonly<Record<string, string>> = { search: 'found', draw: 'drawn', cast: 'cast' };
    return ['be', [done[how] ?? participle(how), whence].filter((text) => text !== '').join(' ')];
  }
  if (to === undefined) return ['leave', from === undefined ? 'its zone' : place(from)];
  if (to.length === 1 && to[0] === 'battlefield') return ['enter', whence];
  const into = to.length === 1 && to[0] === 'hand' ? 'returned to' : 'put into';
  return ['be', `${into} ${place(to)} ${whence === '' ? 'from anywhere' : whence}`];
}

function participle(verb: string): string {
  return verb.endsWith('e') ? `${verb}d` : `${verb}ed`;
}
