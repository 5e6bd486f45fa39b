import { manaTypes, type Effect, type ManaType } from '@stacktrail/card-tree';
import { int, list, nullable, oneOf, record, text, uint, variant, type Codec } from './schema/codec.js';
import { object, pointer, ref, type Ref } from './fields.js';
import type { DefinitionPointer, ObjectId } from './ids.js';

/** What a player can do with priority, or while paying mana (CR 117.1, 601.2g). */
export type Action =
  | { readonly do: 'pass' }
  | { readonly do: 'play land'; readonly object: ObjectId; readonly by: string | null; readonly face: number }
  | CastAction
  | { readonly do: 'activate'; readonly object: ObjectId; readonly ability: DefinitionPointer }
  /** Ends activating mana abilities and goes on to the payment. */
  | { readonly do: 'pay' }
  /**
   * Takes a special action (CR 116.2) of a card or permanent. `ability` points to the text that allows it, or is its
   * name in the rules.
   */
  | { readonly do: 'special'; readonly object: ObjectId; readonly action: string }
  /** Takes back an announcement that isn't complete (CR 731.1). */
  | { readonly do: 'cancel' };

/**
 * Casts a card (CR 601.2a, 601.2b).
 *
 * - `via`: what is paid; see `CastVia`.
 * - `by`: the effect that lets it be cast (CR 601.3), as the decision's option names it; null where the rules or the
 * card's own ability do.
 * - `ability`: the ability that names the cost; null where it is the mana cost.
 * - `face`: which face is cast, 0 being the front.
 *
 * In an answer, a null stands for the first option that fits.
 */
export interface CastAction {
  readonly do: 'cast';
  readonly object: ObjectId;
  readonly via: CastVia;
  readonly by: string | null;
  readonly ability: DefinitionPointer | null;
  readonly face: number;
}

/**
 * What is paid to cast a spell. `hand` is its mana cost, `free` is nothing (“without paying its mana cost”),
 * `alternative` is a cost that a text without a keyword names (CR 118.9). Any other value is the keyword whose
 * alternative cost is paid.
 */
export type CastVia = string;

/** One attacking creature and what it attacks (CR 508.1b). */
export interface Attack {
  readonly attacker: ObjectId;
  readonly defender: Ref;
}

/** One blocking creature and what it blocks (CR 509.1a). */
export interface Block {
  readonly blocker: ObjectId;
  readonly attacker: ObjectId;
}

/** A share of divided damage or of another divided effect. */
export interface Share {
  readonly to: Ref;
  readonly amount: number;
}

/** Combat damage that one creature assigns (CR 510.1). */
export interface DamageAssignment extends Share {
  readonly from: ObjectId;
}

/** What a player answers to a decision; the decision's form says which of these it takes. */
export type Answer =
  | { readonly form: 'action'; readonly action: Action }
  | { readonly form: 'select'; readonly chosen: readonly Ref[] }
  | { readonly form: 'pick'; readonly keys: readonly string[] }
  | { readonly form: 'number'; readonly value: number }
  | { readonly form: 'order'; readonly keys: readonly string[] }
  | { readonly form: 'divide'; readonly shares: readonly Share[] }
  | { readonly form: 'attack'; readonly attacks: readonly Attack[] }
  | { readonly form: 'block'; readonly blocks: readonly Block[] }
  | { readonly form: 'damage'; readonly assignments: readonly DamageAssignment[] }
  | { readonly form: 'spend'; readonly mana: readonly ManaType[] }
  | RulingAnswer;

/**
 * What happens where a text can't be read (docs/adjudication.md): these instructions are followed in this order, or
 * nothing happens. The label `#12` in an instruction is the object with that number, `seat 1` the player of that seat.
 */
export interface RulingAnswer {
  readonly form: 'adjudicate';
  readonly actions: readonly Effect[];
}

export const answerForms = [
  'action',
  'select',
  'pick',
  'number',
  'order',
  'divide',
  'attack',
  'block',
  'damage',
  'spend',
  'adjudicate',
] as const;
export type AnswerForm = (typeof answerForms)[number];

const action = variant('do', {
  pass: {},
  'play land': { object, by: nullable(text), face: uint },
  cast: { object, via: text, by: nullable(text), ability: nullable(pointer), face: uint },
  activate: { object, ability: pointer },
  pay: {},
  special: { object, action: text },
  cancel: {},
}) as Codec<Action>;

/**
 * An instruction of the card language. Whether it is one, the game says that gets the answer; a stored one was followed,
 * and nothing is made of it again but its hash.
 */
const instruction: Codec<Effect> = {
  shape: { is: 'tree' },
  check(value, path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${path}: expected an object`;
    return isWithin(value, deepestTree) ? null : `${path}: expected at most ${deepestTree} levels`;
  },
};

const deepestTree = 64;

function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((held) => isWithin(held, levels - 1));
}

const share = { to: ref, amount: int };

export const answer: Codec<Answer> = variant('form', {
  action: { action },
  select: { chosen: list(ref) },
  pick: { keys: list(text) },
  number: { value: int },
  order: { keys: list(text) },
  divide: { shares: list(record(share)) },
  attack: { attacks: list(record({ attacker: object, defender: ref })) },
  block: { blocks: list(record({ blocker: object, attacker: object })) },
  damage: { assignments: list(record({ from: object, ...share })) },
  spend: { mana: list(oneOf(manaTypes)) },
  adjudicate: { actions: list(instruction) },
});
