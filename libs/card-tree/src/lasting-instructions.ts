import type { TriggeredAbility } from './abilities.js';
import type { Payable } from './allowed-actions.js';
import type { Amount } from './amounts.js';
import type { Duration } from './durations.js';
import type { Effect } from './effects.js';
import type { Filter } from './filters.js';
import type { KeywordName } from './keywords.js';
import type { Modification } from './modifications.js';
import type { Replacement } from './replacements.js';
import type { Objects, Players, Recipients } from './references.js';
import type { StaticEffect } from './static-effects.js';

/** Static abilities about casting spells and their costs that an instruction can make for a while (CR 611.2c). */
export type CastingRule = Extract<
  StaticEffect,
  { readonly static: 'cost change' | 'cost modification' | 'as though flash' }
>;

/**
 * What an instruction puts in force for a while: a rule about casting, or abilities that “you” have (CR 113.1b,
 * 611.2c).
 */
export type TemporaryRule = CastingRule | Extract<StaticEffect, { readonly static: 'players have' }>;

/**
 * Instructions whose effect lasts or waits: continuous effects, replacement effects, delayed triggered abilities (CR
 * 603.7, 611.2, 614).
 */
export type LastingInstruction =
  /**
   * Continuous effects. `leads`: the text says the duration first; `yours`: “your next untap step”, of an object whose
   * own text it is; `whose`: “that player's next untap step”; `each`: “they each get”, `also`: “it also gains”; these
   * are only wording. `next`: the effect is about the next such spell that you cast before the duration ends, and
   * begins as that spell is put on the stack (CR 611.2f).
   */
  | {
      readonly do: 'apply';
      readonly to: Objects;
      readonly changes: readonly Modification[];
      readonly until: Duration;
      /** The label holds what the effect began for. */
      readonly label?: string;
      /**
       * The player whose next turn or untap step the duration names. The player is found when the effect begins (CR
       * 611.2c).
       */
      readonly nextTurnOf?: Players;
      /**
       * What each of its objects has to be for the effect to last, of the duration “as long as it is so” (CR 611.2b).
       * `objects` are those of the effect, as the words call them.
       */
      readonly asLongAs?: { readonly objects: Objects; readonly filter: Filter };
      readonly leads?: true;
      readonly yours?: true;
      readonly whose?: 'it' | 'player';
      readonly next?: true;
      readonly each?: true;
      readonly also?: true;
      /**
       * The next clause states the duration for both: “this gets +2/+0 and those gain haste until …”. It is only
       * wording.
       */
      readonly shared?: true;
    }
  /**
   * “Creatures you control gain flying until end of turn if a creature you control has flying. The same is true for …”:
   * each of these keyword abilities that such permanents have is given to the permanents, in every variant (CR 702.1c).
   */
  | {
      readonly do: 'share keywords';
      readonly keywords: readonly KeywordName[];
      readonly of: Objects;
      readonly to: Objects;
      readonly until: Duration;
    }
  /**
   * “Gains all activated abilities of …”: the abilities that those objects have when the instruction is followed (CR
   * 611.2c).
   */
  | {
      readonly do: 'gain abilities';
      readonly which: 'activated';
      readonly of: Objects;
      readonly to: Objects;
      readonly until: Duration;
    }
  /**
   * A rule about what spells cost or when they can be cast, or about abilities that “you” have, is in force for that
   * long. Its numbers are those from its beginning (CR 611.2c, 611.2d). `next`: until such a spell is cast (CR 611.2f).
   * `leads`: the text says the duration first; it is only wording.
   */
  | {
      readonly do: 'put in force';
      readonly rule: TemporaryRule;
      readonly until: Duration;
      readonly next?: true;
      readonly leads?: true;
    }
  /**
   * With an amount, the next that much damage is prevented (CR 615.7). `'anything'`: damage to any recipient; `orTo`: to
   * such permanents, too. With `source`, only damage from a source that the controller chooses now (CR 609.7). `then` is
   * followed right after damage is prevented (CR 615.5): its “that much” is what was prevented, its “that object” the
   * source of the damage.
   */
  | {
      readonly do: 'prevent damage';
      readonly to: Recipients | 'anything';
      readonly orTo?: Filter;
      readonly source?: Filter;
      readonly then?: readonly Effect[];
      readonly amount: Amount | 'all';
      readonly combatOnly?: true;
      readonly until: Duration;
      /** The amount was divided among the targets when they were announced (CR 601.2d). */
      readonly divided?: true;
    }
  /**
   * A replacement or prevention effect that lasts (CR 611.2, 614.1, 615.1). `next`: it applies only the next time. The
   * objects to keep are found now, and the effect calls them `kept`. With `source`, it is about damage from a source
   * that the controller chooses now among those that match, as long as the source matches when it deals damage (CR
   * 609.7).
   */
  | {
      readonly do: 'replace';
      readonly replacement: Replacement;
      readonly until: Duration;
      readonly next?: true;
      readonly keep?: Objects;
      readonly source?: Filter;
      /** “Until end of turn, if …”: the text says the duration first, instead of “this turn”. It is only wording. */
      readonly leads?: true;
    }
  /**
   * CR 614.9: damage that would be dealt to these, or also to permanents that match `orTo`, is dealt to another
   * recipient instead: the next that much damage, or all of it. With `source`, only damage from a source that the
   * controller chooses now (CR 609.7).
   */
  | {
      readonly do: 'redirect damage';
      readonly to: Recipients;
      readonly orTo?: Filter;
      readonly amount: Amount | 'all';
      readonly source?: Filter;
      readonly into: Recipients;
      readonly until: Duration;
      /** “… would be dealt this turn to …”. It is only wording. */
      readonly said?: 'time first';
    }
  /** The next time that it would die this turn, exile it instead. */
  | { readonly do: 'exile instead of dying'; readonly what: Objects; readonly until: Duration }
  /** If it would leave the battlefield, it is exiled instead of being put anywhere else. */
  | { readonly do: 'exile instead of leaving'; readonly what: Objects }
  /** The ability triggers once (CR 603.7b). The objects to `keep` are found now; the ability calls them `kept`. */
  | {
      readonly do: 'delayed trigger';
      readonly ability: TriggeredAbility;
      readonly keep?: Objects;
      /** The one player whom its event calls “that player”, found now. There is no ability if it is nobody. */
      readonly about?: Players;
      /** The ability triggers every time its event happens, until then (CR 603.7b). */
      readonly until?: Duration;
      /**
       * The ability triggers once, and only until then. The word is only wording: “when you next cast”, “your next
       * spell”.
       */
      readonly once?: 'when' | 'next' | 'your next';
      /** The text says first when it triggers. It is only wording. */
      readonly leads?: true;
      /**
       * CR 116.2c: the ability won't trigger if one of these players has paid before; they may pay any time they have
       * priority.
       */
      readonly unlessPaid?: Payable;
      /** The ability triggers only in the turn that this text added (CR 500.7). */
      readonly thatTurn?: true;
    }
  /** “When you do”: the ability triggers at once (CR 603.12). `amount` is its “that much”. */
  | {
      readonly do: 'reflexive trigger';
      readonly ability: TriggeredAbility;
      readonly keep?: Objects;
      readonly amount?: Amount;
    };
