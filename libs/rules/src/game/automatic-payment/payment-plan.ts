import { manaTypes, type ManaType } from '@stacktrail/card-tree';
import { totalMana, type ActionQuestion, type ManaDue } from '@stacktrail/engine';
import type { Action, Answer, ObjectId, PlayerId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import type { AnswerAhead } from '../answered.js';
import { dueAfterPool } from './still-due.js';
import { tapSources, type TapSource } from './tap-sources.js';
import { tappedAsCost, withoutObject } from './taps-itself.js';

/** A source that is tapped, and the type that is chosen where it lets one choose. */
interface Tapped {
  readonly source: TapSource;
  readonly type: ManaType | null;
}

/** The sources that pay for something together with the pool. */
export type PaymentPlan = readonly Tapped[];

/**
 * Pays in a way that keeps the most options: with the pool first, for colored mana with the sources that have the
 * fewest other uses, and for generic mana with the remaining sources that have the fewest, avoiding sources that
 * produce too much. It never uses a source that costs more than being tapped.
 *
 * @param activations the mana abilities that can be activated
 * @returns the sources to tap, none if the pool covers the cost; `null` if it can't be paid this way
 */
export function paymentPlan(
  state: GameState,
  player: PlayerId,
  due: ManaDue,
  activations: readonly Action[],
): PaymentPlan | null {
  const left = dueAfterPool(state, player, due);
  if (left === null) return [];
  if ((left.snow ?? 0) > 0) return null; // a person has to say which sources are snow
  const sources = [...tapSources(state, activations)].sort((a, b) => a.uses - b.uses);
  return planFor(asWanted(left), sources);
}

/** CR 609.4b: mana that can be paid with any type counts as generic. */
function asWanted({ generic, typed, spendAs }: ManaDue): { readonly generic: number; readonly types: ManaType[] } {
  const wanted = manaTypes.flatMap((type) => new Array<ManaType>(typed[type]).fill(type));
  const isAny = (type: ManaType): boolean => spendAs === 'any type' || (spendAs === 'any color' && type !== 'C');
  const types = wanted.filter((type) => !isAny(type));
  return { generic: generic + wanted.length - types.length, types };
}

function planFor(
  { generic, types }: { readonly generic: number; readonly types: readonly ManaType[] },
  sources: readonly TapSource[],
): PaymentPlan | null {
  const colored = forTypes(types, sources);
  if (colored === null) return null;
  const plan: Tapped[] = [...colored.values()].map(({ source, type }) => ({ source, type: chosenType(source, type) }));
  let left = generic - [...colored.values()].reduce((spare, { source }) => spare + source.units.length - 1, 0);
  const used = new Set<ObjectId>(plan.map(({ source }) => source.object));
  const free = sources.filter(({ object }) => !used.has(object));
  while (left > 0) {
    const rest = free.filter(({ object }) => !used.has(object));
    const next = bestForGeneric(rest, left);
    if (next === undefined) return null;
    used.add(next.object);
    plan.push({ source: next, type: chosenType(next, next.units[0]![0]!) });
    left -= next.units.length;
  }
  return plan;
}

/** The first source with the fewest uses that doesn't produce too much; if all do, the one that produces least. */
function bestForGeneric(sources: readonly TapSource[], left: number): TapSource | undefined {
  const fitting = sources.filter(({ units }) => units.length <= left);
  const [first] = fitting;
  if (first === undefined) return [...sources].sort((a, b) => a.units.length - b.units.length)[0];
  return fitting.filter(({ uses }) => uses === first.uses).sort((a, b) => b.units.length - a.units.length)[0];
}

function chosenType({ chooses }: TapSource, type: ManaType): ManaType | null {
  return chooses ? type : null;
}

/**
 * Finds a source for each type, using no permanent twice. Sources are added in the order of their uses, the fewest
 * first, if all added ones can still be used (augmenting paths), so that the total of uses is the lowest.
 *
 * @returns the sources, in the order of the wanted types; `null` if there is none for some type
 */
function forTypes(
  types: readonly ManaType[],
  sources: readonly TapSource[],
): ReadonlyMap<number, { readonly source: TapSource; readonly type: ManaType }> | null {
  const paidBy = new Map<number, TapSource>();
  const place = (source: TapSource, tried: Set<number>): boolean =>
    types.some((type, want) => {
      if (tried.has(want) || !source.units.some((unit) => unit.includes(type))) return false;
      tried.add(want);
      const other = paidBy.get(want);
      if (other !== undefined && !place(other, tried)) return false;
      paidBy.set(want, source);
      return true;
    });
  for (const source of sources) {
    if (paidBy.size === types.length) break;
    const again = [...paidBy.values()].some(({ object }) => object === source.object);
    if (!again) place(source, new Set());
  }
  if (paidBy.size < types.length) return null;
  return new Map([...paidBy].map(([want, source]) => [want, { source, type: types[want]! }]));
}

/** A plan as answers: each source with its chosen type, then the payment. */
export function answersOfPlan(plan: PaymentPlan): readonly AnswerAhead[] {
  const answers: AnswerAhead[] = [];
  for (const { source, type } of plan) {
    answers.push({ kind: 'activate mana abilities', answer: { form: 'action', action: source.action } });
    if (type !== null) answers.push({ kind: 'choose mana', answer: { form: 'pick', keys: [type] } });
  }
  return [...answers, { kind: 'activate mana abilities', answer: pay }];
}

const pay: Answer = { form: 'action', action: { do: 'pay' } };

/** The answers that pay what a question asks for; `null` if there is no plan. */
export function paymentFor(question: ActionQuestion, state: GameState): PaymentPlan | null {
  const { due, player, actions } = question;
  if (due === undefined || totalMana(due) === 0) return null;
  return paymentPlan(state, player, due, withoutObject(actions(), tappedAsCost(question, state)));
}
