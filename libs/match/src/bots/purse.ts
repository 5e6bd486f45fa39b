import { manaTypes, type ManaSymbol } from '@stacktrail/card-tree';
import type { ManaDue } from '@stacktrail/engine';
import type { Action, ObjectId } from '@stacktrail/game-events';
import { mostMana, planMana, type ManaPlan } from './mana-plan.js';
import { manaSourcesAmong, type ManaSource } from './mana-sources.js';
import type { Sight } from './sight.js';

/** What a seat can pay for with the mana abilities that it was offered last. */
export class Purse {
  private found: { readonly sources: readonly ManaSource[]; readonly most: number } | null = null;

  /** @param mostPain the highest pain of a mana ability; see `ManaSource` */
  constructor(
    private readonly sight: Sight,
    private readonly actions: readonly Action[],
    private readonly mostPain: number,
  ) {}

  /** The mana abilities for a cost; `null` if it can't be paid. */
  planFor(due: ManaDue): ManaPlan | null {
    const total = totalOf(due);
    if (total === 0) return nothing;
    const { sources, most } = this.mana;
    return most < total ? null : planMana(due, this.sight.pool, sources, this.mostPain);
  }

  /** The greatest X that can be paid on top of a cost. @param symbols how many symbols {X} the cost has */
  mostX(due: ManaDue, symbols: number): number {
    const spare = this.mana.most - totalOf(due);
    for (let x = Math.floor(spare / Math.max(1, symbols)); x > 0; x--) {
      if (this.planFor({ ...due, generic: due.generic + x * symbols }) !== null) return x;
    }
    return 0;
  }

  /**
   * The mana abilities that pay for an action; `null` if it can't be paid for, or isn't possible for another reason.
   */
  paymentOf(action: Action): ManaPlan | null {
    if (action.do !== 'cast' && action.do !== 'activate') return nothing;
    const cost = this.sight.costOf(action);
    if (cost.mana.life >= this.sight.life(this.sight.seat)) return null;
    const plan = this.planFor(cost.mana);
    return plan !== null && this.sight.couldTake(action, cost) ? plan : null;
  }

  /** The sources of mana, and the most mana that they and the pool give. */
  private get mana(): NonNullable<Purse['found']> {
    if (this.found !== null) return this.found;
    const sources = manaSourcesAmong(this.sight, this.actions);
    this.found = { sources, most: mostMana(sources, this.sight.pool, this.mostPain) };
    return this.found;
  }
}

const nothing: ManaPlan = [];

/** A purse without any source of mana, for a seat that has not had priority yet. */
export function emptyPurse(sight: Sight): Purse {
  return new Purse(sight, [], 0);
}

/** All mana of a cost; infinite where snow mana is due, because a bot doesn't know which sources are snow. */
function totalOf({ generic, typed, snow = 0 }: ManaDue): number {
  if (snow > 0) return Infinity;
  return generic + typed.W + typed.U + typed.B + typed.R + typed.G + typed.C;
}

/** The cost of an object on the stack as far as it is announced, and how many symbols {X} it has. */
export function costOnStack(sight: Sight, id: ObjectId): { readonly due: ManaDue; readonly xSymbols: number } {
  const object = sight.object(id);
  const ability = object?.ability ?? null;
  if (object === undefined) return { due: { generic: 0, typed: noTypes(), life: 0 }, xSymbols: 0 };
  const action: Action =
    ability === null
      ? {
          do: 'cast',
          object: id,
          via: object.announced.via,
          by: object.announced.by,
          ability: object.announced.ability,
          face: 0,
        }
      : { do: 'activate', object: ability.source, ability: ability.definition.pointer };
  const tree = ability?.definition.ability;
  const costs = tree?.kind === 'activated' ? tree.cost : [];
  const symbols = ability === null ? (object.printed.manaCost ?? []) : costs.flatMap(symbolsIn);
  return { due: sight.costOf(action).mana, xSymbols: symbols.filter((symbol) => symbol === 'X').length };
}

/** What a spell on the stack would cost if it were kicked. */
export function kickedCost(sight: Sight, id: ObjectId): ManaDue {
  const { due } = costOnStack(sight, id);
  const kicker = sight.object(id)?.printed.abilities.find(({ ability }) => {
    return ability.kind === 'keyword' && ability.keyword === 'kicker';
  })?.ability;
  if (kicker?.kind !== 'keyword' || kicker.keyword !== 'kicker') return due;
  return kicker.cost.flatMap(symbolsIn).reduce(withSymbol, due);
}

function symbolsIn(cost: { readonly cost: string; readonly mana?: readonly ManaSymbol[] }): readonly ManaSymbol[] {
  return cost.mana ?? [];
}

function withSymbol(due: ManaDue, symbol: ManaSymbol): ManaDue {
  if (/^\d+$/.test(symbol)) return { ...due, generic: due.generic + Number(symbol) };
  const type = manaTypes.find((each) => symbol.startsWith(each));
  return type === undefined ? due : { ...due, typed: { ...due.typed, [type]: due.typed[type] + 1 } };
}

function noTypes(): ManaDue['typed'] {
  return { W: 0, U: 0, B: 0, R: 0, G: 0, C: 0 };
}
