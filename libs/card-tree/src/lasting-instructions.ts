import type { TriggeredAbility } from './abilities.js';
import type { Payable } from './allowed-actions.js';
import type { Amount } from './amounts.js';
import type { Duration } from './durations.js';
import type { Filter } from './filters.js';
import type { KeywordName } from './keywords.js';
import type { Modification } from './modifications.js';
import type { Replacement } from './replacements.js';
import type { Objects, Players, Recipients } from './references.js';
import type { StaticEffect } from './static-effects.js';

/** What static abilities say of casting and its costs, and instructions for a while (CR 611.2c). */
export type CastingRule = Extract<
  StaticEffect,
  { readonly static: 'cost change' | 'cost modification' | 'as though flash' }
>;

/** What an instruction puts in force for a while: a rule about casting, or what abilities “you” have (CR 113.1b, 611.2c). */
export type TemporaryRule = CastingRule | Extract<StaticEffect, { readonly static: 'players have' }>;

/** Instructions that make something last or wait: continuous effects, replacement effects, delayed triggers (CR 603.7, 611.2, 614). */
export type LastingInstruction =
  /**
   * `leads`: the duration is said first; `yours`: “your next untap step”, of an object whose own text it is; `whose`: “that
   * player's next untap step”; `each`: “they each get”, `also`: “it also gains”; these are only wording. `next`: it is about the next spell that you cast and that is one of those, until
   * then, and begins as that is put on the stack (CR 611.2f).
   */
  | {
      readonly do: 'apply';
      readonly to: Objects;
      readonly changes: readonly Modification[];
      readonly until: Duration;
      /** Whose next turn or untap step that is: what the text says of that player, it says of them then (CR 611.2c). */
      readonly nextTurnOf?: Players;
      readonly leads?: true;
      readonly yours?: true;
      readonly whose?: 'it' | 'player';
      readonly next?: true;
      readonly each?: true;
      readonly also?: true;
      /** The next clause says for both how long: “this gets +2/+0 and those gain haste until …”. It is only wording. */
      readonly shared?: true;
    }
  /**
   * “Creatures you control gain flying until end of turn if a creature you control has flying. The same is true for …”:
   * each of these keyword abilities that permanents have is given to permanents, in every variant (CR 702.1c).
   */
  | {
      readonly do: 'share keywords';
      readonly keywords: readonly KeywordName[];
      readonly of: Objects;
      readonly to: Objects;
      readonly until: Duration;
    }
  /** “Gains all activated abilities of …”: those that they have as it is done (CR 611.2c). */
  | {
      readonly do: 'gain abilities';
      readonly which: 'activated';
      readonly of: Objects;
      readonly to: Objects;
      readonly until: Duration;
    }
  /**
   * A rule about what spells cost or when they can be cast, or what abilities “you” have, is in force so long; its numbers are those of its beginning (CR
   * 611.2c, 611.2d). `next`: until such a spell is cast (CR 611.2f). `leads`: the duration is said first; only wording.
   */
  | {
      readonly do: 'put in force';
      readonly rule: TemporaryRule;
      readonly until: Duration;
      readonly next?: true;
      readonly leads?: true;
    }
  /** With an amount: the next that much (CR 615.7). `'anything'`: whatever it would be dealt to. */
  | {
      readonly do: 'prevent damage';
      readonly to: Recipients | 'anything';
      readonly amount: Amount | 'all';
      readonly combatOnly?: true;
      readonly until: Duration;
      /** The amount was divided among the targets as that was announced (CR 601.2d). */
      readonly divided?: true;
    }
  /**
   * A replacement or prevention effect that lasts (CR 611.2, 614.1, 615.1). `next`: only the next time; what is to be kept
   * is found now, and the effect names it as `kept`. With `source` it is about damage from a source that the controller
   * chooses now among those that match, and that still matches then (CR 609.7).
   */
  | {
      readonly do: 'replace';
      readonly replacement: Replacement;
      readonly until: Duration;
      readonly next?: true;
      readonly keep?: Objects;
      readonly source?: Filter;
      /** “Until end of turn, if …”: how long is said first, not “this turn”. It is only wording. */
      readonly leads?: true;
    }
  /**
   * CR 614.9: damage that would be dealt to these, or also to permanents that match `orTo`, is dealt to another recipient:
   * the next that much, or all. With `source` it is damage from a source that the controller chooses now (CR 609.7).
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
  /** It triggers once (CR 603.7b). `keep` is found now; the ability names it as `kept`. */
  | {
      readonly do: 'delayed trigger';
      readonly ability: TriggeredAbility;
      readonly keep?: Objects;
      /** It triggers as often as its event happens, until then (CR 603.7b). */
      readonly until?: Duration;
      /** It triggers once, and only until then. Which word it is means nothing: “when you next cast”, “your next spell”. */
      readonly once?: 'when' | 'next' | 'your next';
      /** When it triggers is said first. */
      readonly leads?: true;
      /** CR 116.2c: it won't trigger if one of these players has paid before, any time they had priority. */
      readonly unlessPaid?: Payable;
      /** It is about the turn that this text added (CR 500.7), and triggers in no other. */
      readonly thatTurn?: true;
    }
  /** “When you do”: it triggers at once (CR 603.12). `amount` is its “that much”. */
  | {
      readonly do: 'reflexive trigger';
      readonly ability: TriggeredAbility;
      readonly keep?: Objects;
      readonly amount?: Amount;
    };
