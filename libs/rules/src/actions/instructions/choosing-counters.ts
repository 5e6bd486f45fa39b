import type { TextContext } from '@stacktrail/characteristics';
import { ask, type Procedure } from '@stacktrail/engine';
import type { Counter } from '@stacktrail/game-events';
import type { GameObject } from '@stacktrail/game-state';

export function countOf(counters: readonly Counter[], wanted: string): number {
  return counters.find(({ kind }) => kind === wanted)?.count ?? 0;
}

/**
 * CR 107.1c: the player chooses any number of counters of each kind. @param what the end of the question, which says
 * what is done with them
 */
export function* anyOfThem(
  player: TextContext['you'],
  counters: readonly Counter[],
  { id, printed }: GameObject,
  what: string,
): Procedure<readonly Counter[]> {
  const some: Counter[] = [];
  for (const { kind, count } of counters) {
    if (count === 0) continue;
    const { value } = yield* ask({
      form: 'number',
      kind: 'choose a value',
      rule: '107.1c',
      player,
      prompt: `Choose how many ${kind} counters of ${printed.name} are ${what}.`,
      source: id,
      min: 0,
      max: count,
    });
    if (value > 0) some.push({ kind, count: value });
  }
  return some;
}

/** That many counters, whose kinds the player picks one by one. */
export function* pickCounters(
  player: TextContext['you'],
  counters: readonly Counter[],
  wanted: number,
  upTo: boolean,
  { id, printed }: GameObject,
): Procedure<readonly Counter[]> {
  const left = new Map(counters.map(({ kind, count }) => [kind, count]));
  const picked = new Map<string, number>();
  for (let i = 0; i < wanted; i++) {
    const kinds = [...left].flatMap(([kind, count]) => (count > 0 ? [kind] : []));
    const [only] = kinds;
    if (only === undefined) break;
    let kind: string | undefined = only;
    if (kinds.length > 1 || upTo) {
      const { keys } = yield* ask({
        form: 'pick',
        kind: 'choose a value',
        rule: '122.1',
        player,
        prompt: `Choose the kind of counter to take from ${printed.name}${upTo ? ', or none' : ''}.`,
        source: id,
        options: kinds.map((each) => ({ key: each, text: `A ${each} counter.` })),
        min: upTo ? 0 : 1,
        max: 1,
      });
      kind = keys[0];
    }
    if (kind === undefined) break;
    left.set(kind, left.get(kind)! - 1);
    picked.set(kind, (picked.get(kind) ?? 0) + 1);
  }
  return [...picked].map(([kind, count]) => ({ kind, count }));
}

/** The kinds of counters that an object or player has. */
export function kindsOn({ counters }: { readonly counters: readonly Counter[] }): readonly string[] {
  return counters.filter(({ count }) => count > 0).map(({ kind }) => kind);
}
