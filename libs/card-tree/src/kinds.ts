import type { Ability, TargetSpec } from './abilities.js';
import type { Amount } from './amounts.js';
import type { CardFace } from './card.js';
import type { Choice } from './choices.js';
import type { Condition } from './conditions.js';
import type { Cost } from './costs.js';
import type { Effect } from './effects.js';
import type { TokenDescription, TokenOfCard } from './tokens-and-counters.js';
import type { Filter } from './filters.js';
import type { KeywordName } from './keywords.js';
import type { ManaProduced } from './mana-produced.js';
import type { Modification } from './modifications.js';
import type { Objects, Players } from './references.js';
import type { EntersModification, Replacement } from './replacements.js';
import type { StaticEffect } from './static-effects.js';
import { someNode, type Node } from './tree.js';
import type { TriggerEvent, Whoever } from './triggers.js';

type VariableAmount = Exclude<Amount, number>;
/** The kinds of records that a tree is made of. */
export type Primitive =
  | Ability
  | CardFace
  | Choice
  | Condition
  | Cost
  | Effect
  | Filter
  | ManaProduced
  | Modification
  | Objects
  | Players
  | Replacement
  | StaticEffect
  | TargetSpec
  | TokenDescription
  | TokenOfCard
  | TriggerEvent
  | VariableAmount;

/** For each field that tells kinds of records apart, the words that it can hold. */
export interface KindWords {
  readonly add: ManaProduced['add'];
  readonly amount: VariableAmount['amount'];
  readonly as: Extract<Filter, { readonly is: 'in event' }>['as'];
  readonly by: Whoever;
  readonly change: Modification['change'];
  readonly choose: Choice['choose'];
  readonly cost: Cost['cost'];
  readonly do: Effect['do'];
  readonly enters: EntersModification['enters'];
  readonly if: Condition['if'];
  readonly is: Filter['is'];
  readonly keyword: KeywordName;
  readonly objects: Objects['objects'];
  readonly on: TriggerEvent['on'];
  readonly players: Players['players'];
  readonly said: NonNullable<Extract<VariableAmount, { readonly amount: 'number of' }>['said']>;
  readonly static: StaticEffect['static'];
  readonly who: Whoever | Extract<Filter, { readonly who: string }>['who'];
  readonly whose: Extract<Extract<TriggerEvent, { readonly whose: unknown }>['whose'], string>;
  readonly would: Replacement['would'];
}

/** Some words for each of some fields. A word that the field can't hold does not compile. */
export type SomeKinds = { readonly [Field in keyof KindWords]?: readonly KindWords[Field][] };

/**
 * Whether a tree contains a record of one of these kinds: `hasKind(effects, { do: ['draw', 'mill'] })`.
 *
 * @param apart fields that are not searched
 */
export function hasKind(tree: unknown, kinds: SomeKinds, apart?: ReadonlySet<string>): boolean {
  const wanted = Object.entries(kinds) as [string, readonly unknown[]][];
  return someNode(tree, (node) => wanted.some(([field, words]) => words.includes(node[field])), apart);
}

type FieldOf<Union> = Union extends unknown ? keyof Union : never;

/** A field that at least one kind of record has. */
export type TreeField = Extract<FieldOf<Primitive>, string>;

/** Whether a record in a tree has such a field. */
export function hasField(tree: unknown, field: TreeField): boolean {
  return someNode(tree, (node: Node) => node[field] !== undefined);
}
