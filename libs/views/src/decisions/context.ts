import type { Step } from '@stacktrail/card-tree';
import { symbolsOf, type Question } from '@stacktrail/engine';
import type { ObjectId, PlayerId, Ref, Viewer } from '@stacktrail/game-events';
import { decides, knows, playerOf, type GameState } from '@stacktrail/game-state';
import { dueAfterPool, priceOfAnnounced, type Decision } from '@stacktrail/rules';
import { objectName, seatName } from '../names.js';
import { cardView, knownCard, type CardView, type NamedRef } from '../object-view.js';
import { valueOfX } from '../cast-view.js';
import { stackView, type StackObjectView } from '../stack-view.js';
import { braced, phaseOf, type Phase } from '../words.js';
import { labelOfRef } from './object-labels.js';
import { situation } from './situation.js';
import { targetsWanted, type TargetsWanted } from './targets-wanted.js';

/** A player with their life total. */
interface Standing {
  readonly player: PlayerId;
  readonly name: string;
  readonly life: number;
  readonly hand: number;
  readonly lost: boolean;
}

/** A cost that is being paid (CR 601.2g, 601.2h). */
export interface PaymentDue {
  /** The name of what is paid for. */
  readonly for: string;
  /** All mana of the cost, in braces. */
  readonly cost: string;
  /** The mana in the pool, in braces. */
  readonly pool: string;
  /** The mana that the pool doesn't cover yet, in braces; `null` if it covers everything. */
  readonly due: string | null;
  /** The life that is paid together with the mana (CR 107.4f). */
  readonly life: number;
}

/** The parts of the situation that only the player who decides may know. */
interface OfItsKind {
  /** The object that asks, with its text. */
  readonly asks?: { readonly ref: Ref; readonly label: string; readonly text: readonly string[] };
  /**
   * All mana of the total cost of the spell that is being announced, in braces; `null` while X isn't chosen yet.
   */
  readonly totalCost?: string | null;
  /** The payment, while mana is paid. */
  readonly payment?: PaymentDue;
  /** The targets, while they are chosen. */
  readonly targets?: TargetsWanted;
  /** The cards of the hand, if the decision is about them. */
  readonly hand?: readonly CardView[];
}

/** The situation in which a decision is made, as its viewer may know it. */
export interface DecisionContext extends OfItsKind {
  /** The situation in a sentence or two. */
  readonly says: string;
  /** 0 before the first turn. */
  readonly turn: number;
  readonly phase: Phase;
  readonly step: Step;
  readonly activePlayer: PlayerId;
  readonly players: readonly Standing[];
  readonly stack: { readonly count: number; readonly top: StackObjectView | null };
  /** The attackers, with what each attacks and what blocks it; empty outside combat. */
  readonly combat: readonly {
    readonly attacker: NamedRef;
    readonly attacks: NamedRef;
    readonly blockedBy: readonly NamedRef[];
  }[];
}

/** @param state the game as it is when the decision is asked */
export function contextOf(decision: Decision, state: GameState, viewer: Viewer): DecisionContext {
  const stack = stackView(state, viewer);
  const named = (ref: Ref): NamedRef => ({ ref, label: labelOfRef(ref, state, viewer) });
  const object = (id: ObjectId): NamedRef => named({ is: 'object', id });
  const common = {
    says: situation(decision, state, stack),
    turn: state.turn,
    phase: phaseOf(state.step),
    step: state.step,
    activePlayer: state.activePlayer,
    players: state.players.map(({ id, life, hand, lost }): Standing => {
      return { player: id, name: seatName(state, id), life, hand: hand.length, lost };
    }),
    stack: { count: stack.length, top: stack[0] ?? null },
    combat: (state.combat?.attackers ?? []).map((attack) => ({
      attacker: object(attack.object),
      attacks: named(attack.defender),
      blockedBy: attack.blockers.map(object),
    })),
  };
  return decides(decision, viewer) ? { ...common, ...ofItsKind(decision, state, viewer) } : common;
}

function ofItsKind({ question, player }: Decision, state: GameState, viewer: Viewer): OfItsKind {
  const asks = asking(question, state, viewer);
  const payment = paymentOf(question, state, viewer);
  const targets = question.form === 'select' ? targetsWanted(question, state, viewer) : null;
  return {
    ...(asks === null ? {} : { asks }),
    ...totalCostOf(question, state),
    ...(payment === null ? {} : { payment }),
    ...(targets === null ? {} : { targets }),
    ...(showsHand.has(question.kind)
      ? { hand: playerOf(state, player).hand.map((id) => cardView(state, id, viewer)) }
      : {}),
  };
}

/** The total cost of a spell or ability that a player announces; nothing for other questions. */
function totalCostOf({ kind, source }: Question, state: GameState): Pick<OfItsKind, 'totalCost'> {
  const object = state.stack.at(-1) === source ? state.objects.get(source) : undefined;
  const isAnnounced = object !== undefined && announcing.has(kind) && object.ability === null;
  if (!isAnnounced || object.announced.spent.length > 0) return {};
  const hasX = (object.printed.manaCost ?? []).includes('X') || kind === 'choose X';
  if (hasX && valueOfX(state, object) === null) return { totalCost: null };
  return { totalCost: braced(symbolsOf(priceOfAnnounced(state, source, {}).mana)) };
}

/** The decisions about a spell before its mana is due (CR 601.2b–d). */
const announcing: ReadonlySet<Question['kind']> = new Set<Question['kind']>([
  'choose modes',
  'choose kicker',
  'choose additional costs',
  'choose X',
  'choose targets',
  'divide',
]);

const showsHand: ReadonlySet<Question['kind']> = new Set<Question['kind']>([
  'mulligan',
  'put cards on the bottom',
  'discard to hand size',
  'opening hand',
  'choose starting player',
]);

function asking({ source }: Question, state: GameState, viewer: Viewer): NonNullable<OfItsKind['asks']> | null {
  const object = source === 0 ? undefined : state.objects.get(source);
  if (object === undefined || !knows(state, object, viewer)) return null;
  const ref: Ref = { is: 'object', id: source };
  const onStack = stackView(state, viewer).find(({ id }) => id === source);
  const text = onStack?.text ?? knownCard(state, object, viewer).text;
  return { ref, label: labelOfRef(ref, state, viewer), text };
}

function paymentOf(question: Question, state: GameState, viewer: Viewer): PaymentDue | null {
  const due = question.form === 'action' ? question.due : undefined;
  if (due === undefined) return null;
  const { mana } = playerOf(state, question.player);
  const left = dueAfterPool(state, question.player, due);
  return {
    for: question.source === 0 ? 'a cost' : objectName(state, question.source, viewer),
    cost: braced(symbolsOf(due)),
    pool: braced(mana.map(({ type }) => type)),
    due: left === null ? null : braced(symbolsOf(left)),
    life: due.life,
  };
}
