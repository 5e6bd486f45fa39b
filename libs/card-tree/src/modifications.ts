import type { Ability } from './abilities.js';
import type { Amount } from './amounts.js';
import type { CardType, Supertype } from './card-types.js';
import type { CombatRule } from './combat-rules.js';
import type { Filter } from './filters.js';
import type { KeywordName } from './keywords.js';
import type { Objects, Players } from './references.js';
import type { Color } from './symbols.js';

/** A change that a continuous effect makes to objects, each in its layer (CR 613.1, 613.4). */
export type Modification =
  | { readonly change: 'control'; readonly to: Players }
  | {
      readonly change: 'add types';
      readonly types: readonly CardType[];
      readonly subtypes: readonly string[];
      readonly supertypes?: readonly Supertype[];
      /**
       * “That's still a land”, not “It's still a land”, or the reverse where there are several; for a land, “in
       * addition to its other types”; “is”, not “becomes”. It is only wording.
       */
      readonly said?: 'that' | 'it' | 'besides' | 'is';
    }
  | {
      readonly change: 'set types';
      readonly types: readonly CardType[];
      readonly subtypes: readonly string[];
      /** “It's an enchantment”, not “it becomes” one. It is only wording. */
      readonly said?: 'is';
    }
  /**
   * “Becomes a Frog”, “is an Island”: the new subtypes replace only the subtypes of that card type (CR 205.1a, 305.7).
   */
  | { readonly change: 'set land types' | 'set creature types'; readonly subtypes: readonly string[] }
  /** “Has the creature types of that card. It's still a Shapeshifter”: those types and `besides` replace its own. */
  | { readonly change: 'take creature types'; readonly of: Objects; readonly besides: readonly string[] }
  /** “Is every creature type” (CR 205.3m), “gains all creature types”. `all`: “is all creature types”. It is only wording. */
  | { readonly change: 'add all creature types'; readonly said?: 'all' }
  /** “Isn't a creature”: the object also loses the subtypes of that type, and no others (CR 205.1b). */
  | { readonly change: 'lose types'; readonly types: readonly CardType[] }
  /** “Isn't legendary.” */
  | { readonly change: 'lose supertypes'; readonly supertypes: readonly Supertype[] }
  /** “Its name is …” (CR 612.8). It applies in layer 3. */
  | { readonly change: 'set name'; readonly name: string }
  | { readonly change: 'add colors' | 'set colors'; readonly colors: readonly Color[] }
  /**
   * The object becomes the color that was chosen for the object whose text it is (CR 607.2d); nothing changes if none
   * was chosen (CR 607.5a).
   *
   * @property noted the label of a color that a player chose as the text was followed (CR 608.2d), which is used
   * instead
   */
  | {
      readonly change: 'become chosen color';
      readonly label?: string;
      readonly noted?: string;
      readonly also?: true;
    }
  /**
   * The object becomes the chosen type; `also`: in addition to its other types. `said`: “the chosen type”; it is only
   * wording.
   *
   * @property noted the label of a type that a player chose as the text was followed (CR 608.2d), which is used instead
   */
  | {
      readonly change: 'become chosen type';
      readonly quality: 'card type' | 'creature type' | 'land type' | 'basic land type';
      readonly label?: string;
      readonly noted?: string;
      readonly also?: true;
      readonly said?: 'type';
    }
  /**
   * `with`: “becomes a 2/2 Bird with flying”, where the text could also say that it gains flying. It is only wording.
   */
  | { readonly change: 'add abilities'; readonly abilities: readonly Ability[]; readonly said?: 'with' }
  /** “Has all activated abilities of …”: those that these have at any time (CR 611.3a); they are its own then (CR 201.5b). */
  | { readonly change: 'add activated abilities'; readonly of: Objects }
  /** “All other abilities”: the text has named the abilities that this effect gives. It is only wording. */
  | { readonly change: 'lose all abilities'; readonly said?: 'other' | 'other types and abilities' }
  | { readonly change: 'lose keywords'; readonly keywords: readonly KeywordName[] }
  /** “Loses "enchant creature card in a graveyard"”: the abilities whose trees are that of this one. */
  | { readonly change: 'lose ability'; readonly ability: Ability }
  /** “Loses this ability”: the ability whose effect this is. */
  | { readonly change: 'lose this ability' }
  /** “Loses flying and can't have or gain flying” (CR 113.11). */
  | {
      readonly change: "can't have keywords";
      readonly keywords: readonly KeywordName[];
      /** “Can't have flying”. It is only wording. */
      readonly said?: 'have';
    }
  /**
   * `with`: “a Bird with base power and toughness 2/2”, where the text could also say “a 2/2 Bird”; `equal`: without
   * “base”. It is only wording.
   */
  | {
      readonly change: 'set power and toughness';
      readonly power: Amount;
      readonly toughness: Amount;
      readonly said?: 'with' | 'equal';
    }
  /** `additional`: “gets an additional +1/+1”. It is only wording. */
  | {
      readonly change: 'modify power and toughness';
      readonly power: Amount;
      readonly toughness: Amount;
      readonly said?: 'additional';
    }
  /** “Base power becomes …”: the toughness stays as it is, or the other way round (CR 613.4b). */
  | { readonly change: 'set power' | 'set toughness'; readonly to: Amount }
  | { readonly change: 'switch power and toughness' }
  | { readonly change: 'rule'; readonly rule: ObjectRule }
  | { readonly change: 'combat rule'; readonly combat: CombatRule }
  /**
   * It can't be the target of such spells and abilities, or can't be countered by them (CR 101.2). `from` is asked about
   * the spell or the ability's source.
   */
  | {
      readonly change: "can't be targeted by" | "can't be countered by";
      readonly of: 'spells' | 'abilities' | 'spells or abilities';
      readonly from?: Filter;
      readonly by: 'opponent' | 'any player';
    };

/** What an effect says that an object can't do or has to do. It isn't a characteristic (CR 613.11). */
export const objectRules = [
  "can't attack",
  "can't block",
  "can't be blocked",
  "can't be countered",
  "can't be regenerated",
  "doesn't untap",
  /** CR 701.26b: nothing untaps it. */
  "can't become untapped",
  'attacks each combat if able',
  "can't be blocked except by flying",
  'can block an additional creature',
  "can't activate abilities",
  "can't activate nonmana abilities",
  'can attack as though it had no defender',
  'can attack as though it had haste',
  /** Its abilities with {T} or {Q} in the cost can be activated as though it had haste (CR 302.6, 602.5a). */
  'activates as though it had haste',
  'assigns combat damage equal to its toughness',
  'assigns no combat damage',
  "may assign combat damage as though it weren't blocked",
  'may choose not to untap',
  "can't have counters put on it",
  "can't crew Vehicles",
  'crews Vehicles as though its power were 2 greater',
  'saddles Mounts as though its power were 2 greater',
  'crews Vehicles using its toughness',
  'saddles Mounts using its toughness',
  "can't transform",
  "can't be sacrificed",
  "can't be enchanted",
  /** The next time that it does, which ends the effect (CR 701.46a). */
  'adapts as though it had no +1/+1 counters',
] as const;
export type ObjectRule = (typeof objectRules)[number];
