import type {
  Ability,
  TargetSpec,
  Amount,
  Condition,
  Effect,
  Comparator,
  Objects,
  Players,
  TriggerEvent,
} from '@stacktrail/card-tree';
import type { Speaker } from '../english/speaker.js';
import type { Noun } from '../english/words.js';

/** What a later sentence can refer back to: “that token”, “those cards”. */
export interface Antecedent {
  readonly noun: string;
  readonly plural: boolean;
}

/** Nested instructions as the one sentence that a larger one holds, and the sentences after it. */
export interface Nested {
  readonly sentence: string;
  readonly also: readonly string[];
}

/** The rules of the grammar that are part of smaller ones: an amount in a filter, an ability in a token. */
export interface Grammar {
  amount(amount: Amount, ctx: Context): string;
  condition(condition: Condition, ctx: Context): string;
  /** Objects as what something is done to, and players as a subject. */
  objects(objects: Objects, ctx: Context): string;
  players(who: Players, ctx: Context): Noun;
  /** “Three”, “X”: how many. */
  count(amount: Amount, ctx: Context): string;
  quantity(amount: Amount, compare: Comparator, ctx: Context): string;
  ability(ability: Ability, speaker: Speaker): string;
  /** What happened, in the past tense: “a creature died”. */
  happened(event: TriggerEvent, ctx: Context): string;
  /** @param may the player, as text, who may do it: “you may draw a card” */
  nested(effects: readonly Effect[], ctx: Context, may?: string): Nested;
}

interface Circumstances {
  readonly event?: TriggerEvent | undefined;
  readonly kept?: Antecedent | undefined;
  /** Where the text goes on from: what was mentioned there is known here. */
  readonly said?: Context | undefined;
}

/** What has been said so far in one text: the state of its pronouns. */
export class Context {
  /** “this”, “target 0”, …: what was mentioned, so that “it” can stand for it. */
  readonly mentioned = new Set<string>();
  readonly labels = new Map<string, Antecedent>();
  readonly kept: Antecedent | undefined;
  readonly event: TriggerEvent | undefined;

  constructor(
    readonly grammar: Grammar,
    readonly speaker: Speaker,
    readonly targets: readonly TargetSpec[] = [],
    more: Circumstances = {},
  ) {
    this.event = more.event;
    this.kept = more.kept;
    for (const mention of more.said?.mentioned ?? []) this.mentioned.add(mention);
  }

  /** A text of its own, as the abilities that something gains are. */
  afresh(speaker: Speaker = this.speaker): Context {
    return new Context(this.grammar, speaker);
  }

  /** Marks something as mentioned; tells whether it had been before. */
  mention(what: string): boolean {
    const before = this.mentioned.has(what);
    this.mentioned.add(what);
    return before;
  }
}

/** What speaks in the abilities that a creature gains from an object's effect: “this creature”, not the object. */
export function asCreature(ctx: Context): Speaker {
  return { ...ctx.speaker, types: ['Creature'], supertypes: [] };
}
