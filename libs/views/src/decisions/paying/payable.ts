import { type ActivatedAbility, type Cost, type ManaSymbol, type ManaType, manaTypes } from '@stacktrail/card-tree';
import { addSymbols, choicesOf, isChoice, noMana, symbolsOf, totalMana, type ManaDue } from '@stacktrail/engine';
import type { Action, ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import { objectOf, playerOf, type GameState } from '@stacktrail/game-state';
import {
  cardCastSo,
  substitutesOf,
  poolCovers,
  manaAbilitiesOf,
  manaSymbolsPaid,
  costOfAction,
  couldBeTaken,
} from '@stacktrail/rules';
import type { NamedRef } from '../../object-view.js';
import { braced } from '../../words.js';
import { manaAvailable, type ManaAvailable, type ManaUnit } from './mana-available.js';
import { paymentPlan, type PaymentPlan } from './payment-plan.js';

/** Hints beside an action that a player could propose. They don't decide whether it is legal. */
export interface ActionHint {
  /** Whether its mana can be paid now with X as 0; absent if that isn't easy to tell, or it costs no mana. */
  readonly payable?: boolean;
  /** Whether it would find the targets that it needs, and its costs other than mana could be paid. */
  readonly possible: boolean;
  /** The mana of its cost with X as 0, in braces; absent if there is none. */
  readonly cost?: string;
  /** Whether it is a mana ability (CR 605.1); absent otherwise. */
  readonly mana?: true;
  /** The permanents that an automatic payment would tap; absent if it can't be paid that way. */
  readonly taps?: readonly NamedRef[];
}

/** Computes hints for one player at one moment. */
export class ActionHints {
  private available: ManaAvailable | null = null;
  private manaAbilities: readonly Action[] | null = null;

  /**
   * @param due the mana that is about to be paid, if any (CR 601.2g)
   * @param named gives the name of a permanent that would be tapped
   */
  constructor(
    private readonly state: GameState,
    private readonly player: PlayerId,
    private readonly due: ManaDue | null,
    private readonly named: (ref: Ref) => NamedRef,
  ) {}

  /** A hint for the action; `null` if there is nothing to say. */
  for(action: Action): ActionHint | null {
    if (action.do === 'pay') {
      if (this.due === null) return null;
      return { payable: poolCovers(this.state, this.player, this.due), possible: true };
    }
    if (action.do !== 'cast' && action.do !== 'activate') return null;
    const cost = costOfAction(this.state, action, this.player);
    const possible = couldBeTaken(this.state, this.player, action, cost);
    const payable = this.canPay(action, cost.mana);
    const isMana = action.do === 'activate' && this.state.catalog.ability(action.ability).isManaAbility;
    return {
      ...(payable === null ? {} : { payable }),
      possible,
      ...(isMana ? { mana: true } : {}),
      ...this.automatically(cost.mana),
    };
  }

  private automatically(mana: ManaDue): Pick<ActionHint, 'cost' | 'taps'> {
    if (totalMana(mana) === 0) return {};
    const cost = braced(symbolsOf(mana));
    this.manaAbilities ??= manaAbilitiesOf(this.state, this.player);
    const plan = paymentPlan(this.state, this.player, mana, this.manaAbilities);
    return plan === null ? { cost } : { cost, taps: tapped(plan, this.named) };
  }

  private canPay(action: Extract<Action, { do: 'cast' | 'activate' }>, mana: ManaDue): boolean | null {
    if (action.do === 'activate') {
      if (totalMana(mana) === 0) return null;
      const { cost } = this.state.catalog.ability(action.ability).ability as ActivatedAbility;
      const symbols = cost.flatMap((part) => (part.cost === 'mana' ? part.mana : []));
      return this.covers(otherPayments(mana, symbols), cost.some(usesUp) ? action.object : null);
    }
    const { printed } = cardCastSo(this.state, objectOf(this.state, action.object), action);
    if (printed.manaCost === null && action.via === 'hand') return false; // CR 118.6
    const covered = this.covers(otherPayments(mana, manaSymbolsPaid(this.state, printed, action)), null);
    return covered === false && substitutesOf(this.state, objectOf(this.state, action.object)).length > 0
      ? null
      : covered;
  }

  private covers(costs: readonly ManaDue[], without: ObjectId | null): boolean | null {
    this.available ??= manaAvailable(this.state, this.player);
    const units = this.available.units.filter((unit) => without === null || unit.source !== without);
    const { life } = playerOf(this.state, this.player);
    if (costs.some((due) => due.life <= life && unitsCover(units, due))) return true;
    return this.available.more ? null : false;
  }
}

/** The permanents that a plan taps. */
export function tapped(plan: PaymentPlan, named: (ref: Ref) => NamedRef): readonly NamedRef[] {
  return plan.map(({ source }) => named({ is: 'object', id: source.object }));
}

/** A cost as it is, and with each other payment of its hybrid and Phyrexian symbols. */
function otherPayments(mana: ManaDue, symbols: readonly ManaSymbol[]): readonly ManaDue[] {
  const [first, ...others] = alternatives(symbols);
  const change = difference(mana, first!);
  return [mana, ...others.map((due) => sum(due, change))];
}

/** Whether paying the cost uses up the permanent, so that its mana can't be used. */
function usesUp(cost: Cost): boolean {
  return (
    cost.cost === 'tap' || ((cost.cost === 'sacrifice this' || cost.cost === 'exile this') && cost.of === undefined)
  );
}

/** Each way to pay the hybrid and Phyrexian symbols; the first way takes the first choice of each symbol. */
function alternatives(symbols: readonly ManaSymbol[]): readonly ManaDue[] {
  let ways: (readonly string[])[] = [[]];
  for (const symbol of symbols) {
    if (isChoice(symbol)) ways = choicesOf(symbol).flatMap((choice) => ways.map((way) => [...way, choice]));
  }
  return ways.map((way) => {
    const due = noMana();
    addSymbols(due, symbols, 0, way.slice());
    return due;
  });
}

function difference(a: ManaDue, b: ManaDue): ManaDue {
  const typed = noMana().typed;
  for (const type of manaTypes) typed[type] = a.typed[type] - b.typed[type];
  return { generic: a.generic - b.generic, typed, life: a.life - b.life };
}

function sum(a: ManaDue, b: ManaDue): ManaDue {
  const typed = noMana().typed;
  for (const type of manaTypes) typed[type] = Math.max(0, a.typed[type] + b.typed[type]);
  return { generic: Math.max(0, a.generic + b.generic), typed, life: a.life + b.life };
}

/**
 * Whether the units can pay what is due: each mana of a type finds a unit, and enough units are left for generic mana.
 */
function unitsCover(units: readonly ManaUnit[], due: ManaDue): boolean {
  const wanted = manaTypes.flatMap((type) => new Array<ManaType>(due.typed[type]).fill(type));
  if (units.length < wanted.length + due.generic) return false;
  const usedFor: (number | null)[] = units.map(() => null);
  return wanted.every((_, want) => assign(units, wanted, want, usedFor, new Set()));
}

/** Finds a unit for a mana of a type, and moves other mana to other units if needed (an augmenting path). */
function assign(
  units: readonly ManaUnit[],
  wanted: readonly ManaType[],
  want: number,
  usedFor: (number | null)[],
  tried: Set<number>,
): boolean {
  return units.some((unit, i) => {
    if (tried.has(i) || !unit.types.includes(wanted[want]!)) return false;
    tried.add(i);
    const other = usedFor[i] ?? null;
    if (other !== null && !assign(units, wanted, other, usedFor, tried)) return false;
    usedFor[i] = want;
    return true;
  });
}
