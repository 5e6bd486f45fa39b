import type { CardType, Supertype } from './card-types.js';
import type { Color } from './symbols.js';
import type { Amount } from './amounts.js';
import type { ChosenQuality } from './choices.js';
import type { DesignationName } from './designations.js';
import type { KeywordName } from './keywords.js';
import type { ReferentNoun } from './references.js';
import type { RelationFilter } from './relation-filters.js';
import type { TriggerEvent } from './triggers.js';

export type Comparator = 'at least' | 'at most' | 'exactly' | 'less than' | 'greater than';

/** A quality that an object has or lacks: the noun phrases of rules text as data. */
export type Filter =
  | RelationFilter
  | { readonly is: 'anything' }
  | { readonly is: 'all'; readonly of: readonly Filter[] }
  /**
   * `said`: “artifacts and/or creatures”; `and`: “artifact and creature cards”; `nouns`: “basic land card or Gate
   * card”; `phrases`: “a basic land card or a Gate card”. With a single filter, the text has a relative clause: “that's
   * red”. `said` is only wording.
   */
  | { readonly is: 'any'; readonly of: readonly Filter[]; readonly said?: 'and/or' | 'and' | 'nouns' | 'phrases' }
  | { readonly is: 'not'; readonly of: Filter }
  | { readonly is: 'type'; readonly type: CardType }
  | { readonly is: 'supertype'; readonly supertype: Supertype }
  | { readonly is: 'subtype'; readonly subtype: string }
  | { readonly is: 'color'; readonly color: Color }
  | { readonly is: 'colorless' | 'monocolored' | 'multicolored' }
  /** “Exactly two colors” (CR 105.2). */
  | { readonly is: 'number of colors'; readonly count: number }
  | { readonly is: 'controlled by'; readonly who: 'you' | 'opponent' | 'that player' | 'defending player' }
  | { readonly is: 'owned by'; readonly who: 'you' | 'opponent' | 'that player' }
  /** With `landType`, landwalk of that land type: “islandwalk”. */
  | { readonly is: 'keyword'; readonly keyword: KeywordName; readonly landType?: string }
  | { readonly is: 'power' | 'toughness' | 'mana value'; readonly compare: Comparator; readonly to: Amount }
  /** Before counters and effects that modify or switch it (CR 613.4b, 208.4b). */
  | { readonly is: 'base power' | 'base toughness'; readonly compare: Comparator; readonly to: Amount }
  /** How its power compares with its own base power: “power greater than its base power”. */
  | { readonly is: 'own base power'; readonly compare: Comparator }
  /** The sum of its power and toughness. */
  | { readonly is: 'total power and toughness'; readonly compare: Comparator; readonly to: Amount }
  | { readonly is: 'tapped' | 'untapped' | 'attacking' | 'blocking' | 'blocked' | 'unblocked' | 'token' }
  | { readonly is: 'permanent' | 'spell' | 'card' | 'ability' }
  /** Not the object whose text it is (“another”, “other”). */
  | { readonly is: 'other' }
  /** The object whose text it is. `called`: the text of a legend says “this creature”. It is only wording. */
  | { readonly is: 'this'; readonly called?: ReferentNoun }
  | { readonly is: 'named'; readonly name: string }
  | { readonly is: 'has counter'; readonly counter: string }
  /** The object that the object with this text is attached to (“enchanted creature”, “equipped creature”). */
  | { readonly is: 'attached to by this' }
  /** “The creature it haunts” (CR 702.55b). */
  | { readonly is: 'haunted by this' }
  /** The creature that this card is encoded on (CR 702.99b). */
  | { readonly is: 'bears this' }
  /** A permanent with a designation; with `by`, a designation that this player gave it (goaded by you). */
  | { readonly is: 'designated'; readonly as: DesignationName; readonly by?: 'you' }
  /**
   * It has the quality that was chosen for the object whose text it is; it doesn't match if nothing was chosen (CR
   * 607.5a).
   */
  | { readonly is: 'chosen'; readonly quality: ChosenQuality; readonly label?: string }
  /** A token that the resolving ability with that keyword creates: “was embalmed” (CR 702.128a). */
  | { readonly is: 'created by'; readonly keyword: KeywordName }
  /** The cost that this keyword names was paid for it, or for the spell that became it. */
  | { readonly is: 'cost was paid'; readonly keyword: KeywordName }
  /**
   * Such an event happened this turn or last turn, and this object was the event's object or its other object, or is
   * the object that one of these became by moving (CR 608.2i).
   */
  | {
      readonly is: 'in event';
      readonly event: TriggerEvent;
      readonly as: 'object' | 'that object' | 'became';
      readonly turn?: 'last turn';
      /** “Dealt damage this way”. It is only wording. */
      readonly said?: 'this way';
    }
  /**
   * The spell is the one with that number among the spells that match and that its controller has cast this turn. A
   * spell that isn't cast yet counts as the next one (CR 601.2i).
   */
  | { readonly is: 'nth cast this turn'; readonly nth: number; readonly what: Filter }
  /** It came under its controller's control since the beginning of that player's last upkeep (CR 702.30a). */
  | { readonly is: 'came under control since last upkeep' }
  /** Its controller has controlled it continuously since this turn began (CR 702.154a). */
  | { readonly is: 'controlled since turn began' }
  /** It has a color that isn't in the color identity of your commander; nothing has without a commander (CR 903.4f). */
  | { readonly is: 'outside commander identity' }
  /** An effect required it to attack when attackers were declared in this combat (CR 506.6). */
  | { readonly is: 'had to attack' }
  | { readonly is: 'entered this turn' | 'dealt damage this turn' | 'kicked' | 'historic' };
