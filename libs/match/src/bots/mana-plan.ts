import { manaTypes, type ManaType } from '@stacktrail/card-tree';
import type { ManaDue } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import type { AnswerAhead } from '@stacktrail/rules';
import { manaBit, type ManaSource } from './mana-sources.js';

/** The mana abilities to activate, and the mana that each should produce if it offers a choice. */
export type ManaPlan = readonly { readonly source: ManaSource; readonly type: ManaType | null }[];

/** What is still to be paid. */
interface Rest {
  generic: number;
  readonly typed: Record<ManaType, number>;
}

/** What is still due after the pool is spent. */
function restAfter(due: ManaDue, pool: readonly { readonly type: ManaType }[]): Rest {
  const typed = { ...due.typed };
  let spare = 0;
  for (const { type } of pool) {
    if (typed[type] > 0) typed[type] -= 1;
    else spare += 1;
  }
  return { generic: Math.max(0, due.generic - spare), typed };
}

/** An upper bound of the mana that a seat can produce: for each object, only the ability that produces most counts. */
export function mostMana(sources: readonly ManaSource[], pool: readonly unknown[], mostPain: number): number {
  let most = pool.length;
  for (let i = 0; i < sources.length; i++) {
    const source = sources[i];
    if (source === undefined || source.pain > mostPain) continue;
    let before = 0;
    for (let j = 0; j < i; j++) {
      const other = sources[j];
      if (other?.object === source.object && other.pain <= mostPain) before = Math.max(before, other.count);
    }
    most += Math.max(0, source.count - before);
  }
  return most;
}

/**
 * Finds mana abilities that pay a cost together with the pool; each object is used once. Colors are paid first,
 * beginning with those that the fewest sources produce; then generic mana, the least flexible source first.
 *
 * @param sources in the order of `manaSourcesAmong`
 * @param mostPain the highest pain of a source; see `ManaSource`
 * @returns `null` if none were found
 */
export function planMana(
  due: ManaDue,
  pool: readonly { readonly type: ManaType }[],
  sources: readonly ManaSource[],
  mostPain: number,
): ManaPlan | null {
  const rest = restAfter(due, pool);
  const used = new Set<ObjectId>();
  const plan: { source: ManaSource; type: ManaType | null }[] = [];
  const use = (source: ManaSource, type: ManaType | null): void => {
    used.add(source.object);
    plan.push({ source, type: source.choice.length === 0 ? null : type });
    const given = source.choice.length === 0 ? source.fixed : new Array<ManaType | null>(source.count).fill(type);
    for (const each of given) {
      if (each !== null && rest.typed[each] > 0) rest.typed[each] -= 1;
      else rest.generic = Math.max(0, rest.generic - 1);
    }
  };
  for (const type of byScarcity(rest, sources)) {
    while (rest.typed[type] > 0) {
      const bit = manaBit(type);
      const source = sources.find(
        ({ object, mask, pain }) => (mask & bit) !== 0 && pain <= mostPain && !used.has(object),
      );
      if (source === undefined) return null;
      use(source, type);
    }
  }
  for (const source of sources) {
    if (rest.generic === 0) break;
    if (source.pain <= mostPain && !used.has(source.object)) use(source, source.choice[0] ?? null);
  }
  return rest.generic === 0 ? plan : null;
}

/** The types that are due, those that the fewest sources produce first. */
function byScarcity(rest: Rest, sources: readonly ManaSource[]): readonly ManaType[] {
  const due = manaTypes.filter((type) => rest.typed[type] > 0);
  if (due.length < 2) return due;
  const makers = (type: ManaType): number => sources.filter(({ mask }) => (mask & manaBit(type)) !== 0).length;
  return due.sort((a, b) => makers(a) - makers(b));
}

/** A plan as answers, with the payment at the end. */
export function answersFor(plan: ManaPlan): readonly AnswerAhead[] {
  const answers: AnswerAhead[] = [];
  for (const { source, type } of plan) {
    answers.push({ kind: 'activate mana abilities', answer: { form: 'action', action: source.action } });
    if (type !== null) answers.push({ kind: 'choose mana', answer: { form: 'pick', keys: [type] } });
  }
  answers.push({ kind: 'activate mana abilities', answer: { form: 'action', action: { do: 'pay' } } });
  return answers;
}
