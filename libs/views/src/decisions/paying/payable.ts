import { type ActivatedAbility, type ManaSymbol, manaTypes } from '@stacktrail/card-tree';
import {
  type ActionQuestion,
  addSymbols,
  choicesOf,
  isChoice,
  noMana,
  symbolsOf,
  totalMana,
  type ManaDue,
} from '@stacktrail/engine';
import type { Action, ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';
import {
  cardCastSo,
  substitutesOf,
  poolCovers,
  manaAbilitiesOf,
  manaSymbolsPaid,
  costOfAction,
  type Missing,
  missingFor,
  dueAfterPool,
  paymentPlan,
  type PaymentPlan,
  tappedAsCost,
  tapsItself,
  withoutObject,
} from '@stacktrail/rules';
import type { NamedRef } from '../../object-view.js';
import { costText } from '../../in-words.js';
import { braced, listed } from '../../words.js';
import { ManaReach } from './mana-reach.js';

/** Hints beside an action that a player could propose. They forbid nothing: every option is accepted. */
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
  /** Why it can't be paid or completed, in sentences, and what comes of taking it all the same; absent if it can. */
  readonly why?: readonly string[];
}

/** Computes hints for one player at one moment. */
export class ActionHints {
  private readonly player: PlayerId;
  private readonly reach: ManaReach;
  private manaAbilities: readonly Action[] | null = null;

  /**
   * @param question the question whose actions these are
   * @param named gives the name of a permanent that would be tapped
   */
  constructor(
    private readonly state: GameState,
    private readonly question: Pick<ActionQuestion, 'player' | 'due' | 'source' | 'actions'>,
    private readonly named: (ref: Ref) => NamedRef,
  ) {
    this.player = question.player;
    this.reach = new ManaReach(state, question.player);
  }

  /** A hint for the action; `null` if there is nothing to say. */
  for(action: Action): ActionHint | null {
    if (action.do === 'pay') {
      return this.question.due === undefined ? null : this.goingOn(this.question.due);
    }
    if (action.do !== 'cast' && action.do !== 'activate') return null;
    const cost = costOfAction(this.state, action, this.player);
    const missing = missingFor(this.state, this.player, action, cost);
    const itself = this.tapped(action);
    const payable = this.canPay(action, cost.mana, itself);
    const isMana = action.do === 'activate' && this.state.catalog.ability(action.ability).isManaAbility;
    return {
      ...(payable === null ? {} : { payable }),
      possible: missing.length === 0,
      ...(isMana ? { mana: true } : {}),
      ...this.automatically(cost.mana, itself),
      ...whyNot(payable === false ? cost.mana : null, missing, this.spoilsPayment(action)),
    };
  }

  /** Whether a mana ability would tap what has to be tapped as a cost of what is being paid for. */
  private spoilsPayment(action: Extract<Action, { do: 'cast' | 'activate' }>): boolean {
    if (this.question.due === undefined || action.object !== tappedAsCost(this.question, this.state)) return false;
    return this.tapped(action) !== null;
  }

  /** What comes of going on to pay now. */
  private goingOn(due: ManaDue): ActionHint {
    const payable = poolCovers(this.state, this.player, due);
    if (payable) return { payable, possible: true };
    const source = this.state.objects.get(this.question.source);
    const isSpell = source?.zone === 'stack' && source.ability === null;
    const otherwise: string[] = isSpell ? substitutesOf(this.state, source).map(({ keyword }) => keyword) : [];
    if (due.waterbend !== undefined) otherwise.push('waterbend');
    if (otherwise.length > 0) {
      return { possible: true, why: [`The pool doesn't cover it; ${listed(otherwise)} may pay what it doesn't.`] };
    }
    const canBeCancelled = this.question.actions().some((action) => action.do === 'cancel');
    const then = canBeCancelled ? 'the action would be taken back' : 'nothing would be paid';
    const left = dueAfterPool(this.state, this.player, due);
    const lacking = left === null ? '' : ` ${braced(symbolsOf(left))} is still due:`;
    return { payable, possible: true, why: [`There isn't enough mana in the pool.${lacking} ${then}.`] };
  }

  /** The permanent that the action taps as a cost. */
  private tapped(action: Extract<Action, { do: 'cast' | 'activate' }>): ObjectId | null {
    if (action.do === 'cast') return null;
    return tapsItself(this.state.catalog.ability(action.ability).ability) ? action.object : null;
  }

  private automatically(mana: ManaDue, without: ObjectId | null): Pick<ActionHint, 'cost' | 'taps'> {
    if (totalMana(mana) === 0) return {};
    const cost = braced(symbolsOf(mana));
    this.manaAbilities ??= manaAbilitiesOf(this.state, this.player);
    const plan = paymentPlan(this.state, this.player, mana, withoutObject(this.manaAbilities, without));
    return plan === null ? { cost } : { cost, taps: tapped(plan, this.named) };
  }

  private canPay(
    action: Extract<Action, { do: 'cast' | 'activate' }>,
    mana: ManaDue,
    without: ObjectId | null,
  ): boolean | null {
    if (action.do === 'activate') {
      if (totalMana(mana) === 0) return null;
      const { cost } = this.state.catalog.ability(action.ability).ability as ActivatedAbility;
      const symbols = cost.flatMap((part) => (part.cost === 'mana' ? part.mana : []));
      return this.reach.covers(otherPayments(mana, symbols), without);
    }
    const { printed } = cardCastSo(this.state, objectOf(this.state, action.object), action);
    if (printed.manaCost === null && action.via === 'hand') return false; // CR 118.6
    const covered = this.reach.covers(otherPayments(mana, manaSymbolsPaid(this.state, printed, action)));
    return covered === false && substitutesOf(this.state, objectOf(this.state, action.object)).length > 0
      ? null
      : covered;
  }
}

/** The permanents that a plan taps. */
export function tapped(plan: PaymentPlan, named: (ref: Ref) => NamedRef): readonly NamedRef[] {
  return plan.map(({ source }) => named({ is: 'object', id: source.object }));
}

/** Sentences about what is missing for an action; nothing if nothing is. */
function whyNot(unpaid: ManaDue | null, missing: readonly Missing[], isSpoiling: boolean): Pick<ActionHint, 'why'> {
  if (isSpoiling) return { why: [spoiling] };
  if (unpaid === null && missing.length === 0) return {};
  const mana = unpaid === null ? [] : [`There isn't enough mana for ${braced(symbolsOf(unpaid))}.`];
  const ends = 'It may be begun all the same, and is taken back when it can’t be completed.';
  return { why: [...mana, ...missing.map(sentenceOf), ends] };
}

const spoiling =
  'It has to be tapped for the cost itself: if it is tapped for mana, the cost can’t be paid, and the action is taken back.';

function sentenceOf(missing: Missing): string {
  if (missing.is === 'cost') return `The cost “${costText([missing.cost])}” can't be paid now.`;
  return missing.is === 'targets' ? 'It would not find the targets that it needs.' : 'It has no mana cost to be paid.';
}

/** A cost as it is, and with each other payment of its hybrid and Phyrexian symbols. */
function otherPayments(mana: ManaDue, symbols: readonly ManaSymbol[]): readonly ManaDue[] {
  const [first, ...others] = alternatives(symbols);
  const change = difference(mana, first!);
  return [mana, ...others.map((due) => sum(due, change))];
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
