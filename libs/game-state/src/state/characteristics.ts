import type { CombatRule, KeywordName, Modification, ObjectRule, Supertype } from '@stacktrail/card-tree';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import type { AbilityDefinition } from './ability-definition.js';

/** A combat rule in force for an object, with what its words stand for. */
export interface CombatEffect {
  readonly rule: CombatRule;
  readonly you: PlayerId;
  readonly source: ObjectId;
  /** “That player” of a lasting effect. */
  readonly thatPlayer?: PlayerId;
  /** It is in force during that player's next turn after the turn with this number, and at no other time. */
  readonly nextTurnOf?: { readonly player: PlayerId; readonly after: number };
}

/** What effects say that an object can't be the target of, or be countered by. */
export interface BarringEffect {
  readonly bars: Extract<Modification, { readonly change: "can't be targeted by" | "can't be countered by" }>;
  readonly you: PlayerId;
  readonly source: ObjectId;
}

/** An object's characteristics after all continuous effects (CR 109.3, 613). */
export interface Characteristics {
  readonly name: string;
  /** A mask of `colorBit`s. */
  readonly colors: number;
  readonly supertypes: readonly Supertype[];
  /** A mask of `typeBit`s. */
  readonly types: number;
  readonly subtypes: readonly string[];
  /** `null` if the object has none, such as a land's. */
  readonly power: number | null;
  readonly toughness: number | null;
  readonly abilities: readonly AbilityDefinition[];
  readonly keywords: ReadonlySet<KeywordName>;
  /** What effects say that it can't or must do (CR 613.11). */
  readonly rules: ReadonlySet<ObjectRule>;
  /** Restrictions, requirements and costs for attacking and blocking (CR 508.1, 509.1). */
  readonly combat: readonly CombatEffect[];
  /** The spells and abilities that it can't be the target of, or be countered by (CR 101.2). */
  readonly barred: readonly BarringEffect[];
}
