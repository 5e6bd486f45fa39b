import type { Attacked, Step, TriggerEvent, Zone } from '@stacktrail/card-tree';
import type { Manner, ObjectId, PlayerId } from '@stacktrail/game-events';
import type { AbilityDefinition } from './ability-definition.js';

/** The kinds of occasions that facts give. Of the trigger events left out, one is made of others, two are no events. */
export type OccasionKind = Exclude<TriggerEvent['on'], 'any of' | 'state' | 'when you do'>;

/** An attack on a player, on one's planeswalker, or on a battle that one protects. */
export interface AttackOn {
  readonly as: Attacked['as'][number];
  readonly player: PlayerId;
  readonly attacker: ObjectId;
}

/** Something that happened, in the form in which triggered abilities ask about it (CR 603.2). */
export interface Occasion {
  readonly on: OccasionKind;
  /** The object that the event's filter has to match; 0 if there is none. */
  readonly object: ObjectId;
  /**
   * What the text refers to as “that object”, “that player”, “that much”. `amount` is the number of the trigger where an
   * ability triggered, and a mask of types of mana where a permanent was tapped for mana or mana was added.
   */
  readonly thatObject: ObjectId;
  readonly player: PlayerId | null;
  readonly amount: number;
  /** CR 603.10: abilities are looked for in the state before it. */
  readonly lookBack?: true;
  readonly from?: Zone;
  readonly to?: Zone;
  readonly manner?: Manner;
  readonly step?: Step;
  /** What a source dealt damage to; absent in the occasion for all the damage that it dealt. */
  readonly damaged?: 'player' | 'permanent';
  /** What is attacked, in each attack that belongs to it (CR 508.3). */
  readonly attacks?: readonly AttackOn[];
  readonly combat?: boolean;
  readonly counter?: string;
  /** How many such counters there were before and are now; or how much mana was spent to cast spells (CR 700.14). */
  readonly counters?: { readonly before: number; readonly after: number };
  /** It is the only creature that was declared (CR 506.5). */
  readonly alone?: boolean;
  readonly targetedBy?: 'spell' | 'ability';
  /** Another object that has a part in it: the host of an attachment, what damage was dealt to or by. */
  readonly other?: ObjectId;
  readonly otherPlayer?: PlayerId;
  /** The keyword action or designation. */
  readonly word?: string;
  readonly ability?: AbilityDefinition;
}

/** An occasion with nothing but its object. */
export function makeOccasion(on: OccasionKind, object: ObjectId, more?: Partial<Occasion>): Occasion {
  if (more === undefined) return { on, object, thatObject: object, player: null, amount: 0 };
  return { on, object, thatObject: object, player: null, amount: 0, ...more };
}
