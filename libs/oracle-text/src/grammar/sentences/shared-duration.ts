import type { Duration, Effect } from '@stacktrail/card-tree';
import { no, type No } from '../../syntax/syntax.js';

/** Gives the clauses before the last its duration, if they share it: “this gets +2/+0 and those get +0/+2 until …”. */
export function withSharedDuration(effects: readonly Effect[]): readonly Effect[] | No {
  const all: Effect[] = [];
  for (const effect of [...effects].reverse()) {
    const next = all[0];
    const until = next === undefined ? undefined : untilShared(effect, next);
    if (until === undefined) all.unshift(effect);
    else if (effect.do === 'apply' && changesOnly(effect, 'modify power and toughness'))
      all.unshift({ ...effect, until, shared: true });
    else return no;
  }
  return all;
}

/** The duration of the next clause, if this clause has none of its own. */
function untilShared(effect: Effect, next: Effect): Duration | undefined {
  if (effect.do !== 'apply' || next.joined !== 'and' || effect.until !== 'rest of the game') return undefined;
  const until = next.do === 'apply' ? next.until : untilOfOptions(next);
  return until === 'rest of the game' ? undefined : until;
}

function changesOnly({ changes }: Extract<Effect, { readonly do: 'apply' }>, kind: string): boolean {
  return changes.every(({ change }) => change === kind);
}

/**
 * The clauses as the text words them: only the last one has the shared duration. `undefined` if they don't share one.
 */
export function withoutSharedDuration(effects: readonly Effect[]): readonly Effect[] | undefined {
  if (!effects.some((effect) => effect.do === 'apply' && effect.shared)) return effects;
  const said: Effect[] = [];
  for (const [i, effect] of effects.entries()) {
    const { shared, ...plain } = effect as Extract<Effect, { readonly do: 'apply' }>;
    const next = effects[i + 1];
    if (!shared) said.push(effect);
    else if (next?.do !== 'apply' || next.joined !== 'and' || next.until !== plain.until) return undefined;
    else said.push({ ...plain, until: 'rest of the game' });
  }
  return said;
}

/** The duration of the changes in the options of a choice. */
function untilOfOptions(effect: Effect): Duration | undefined {
  const [option] = effect.do === 'choose one' ? effect.options : [];
  const [one] = option?.effects ?? [];
  return one?.do === 'apply' ? one.until : undefined;
}
