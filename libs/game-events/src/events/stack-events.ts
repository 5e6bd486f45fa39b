import { durations } from '@stacktrail/card-tree';
import { object, player, pointer, ref, revision } from '../fields.js';
import { bool, int, list, nullable, oneOf, record, text, uint } from '../schema/codec.js';
import { publicEvent, veiledEvent } from '../schema/event-schema.js';

/** The event that made an ability trigger, as far as its text can refer to it (CR 603). */
const context = record({ object, player: nullable(player), amount: int, others: list(object) });

/** CR 601–608: spells and abilities from announcement to resolution. */
export const stackEvents = {
  /** CR 602.2a, 603.3: an ability is put on the stack. `triggered` is the trigger that it comes from, or null. */
  AbilityPutOnStack: publicEvent(1, {
    object,
    ability: pointer,
    source: object,
    controller: player,
    triggered: nullable(uint),
  }),
  /** CR 601.2b. Modes are indexes into the printed ones. */
  ModesChosen: publicEvent(1, { object, modes: list(uint) }),
  /**
   * CR 601.2a, 601.2b: how a spell is cast, where not for its mana cost by the rules alone. `via` is what is paid, `by` the
   * effect that lets it be cast, `ability` the one that names the cost; see `CastAction`. An ability of what is cast face
   * down tells which card it is (CR 708.4).
   */
  CastingMethodChosen: veiledEvent(2, { object, via: text }, { by: nullable(text), ability: nullable(pointer) }),
  /**
   * CR 601.2b: what is paid instead of the mana cost, the optional additional costs (by keyword, which of several, and
   * how often), the value of X, the payment chosen for each hybrid symbol in order.
   */
  CostsAnnounced: publicEvent(2, {
    object,
    via: text,
    paid: list(record({ cost: text, which: uint, times: uint })),
    x: uint,
    hybrid: list(text),
  }),
  /** CR 601.2c: one list a target slot. */
  TargetsChosen: publicEvent(1, { object, targets: list(list(ref)) }),
  /** CR 601.2d: amounts beside the targets of each slot. */
  DivisionAnnounced: publicEvent(1, { object, division: list(list(uint)) }),
  /** CR 601.2f: the mana that is locked in, as symbols. */
  TotalCostDetermined: publicEvent(1, { object, mana: list(text) }),
  /** CR 601.2i, 602.2b. */
  SpellCast: publicEvent(1, { object, player }),
  AbilityActivated: publicEvent(1, { object, player }),
  /** CR 116.2: a special action was taken; what follows is what it does. The ability tells which card is foretold. */
  SpecialActionTaken: veiledEvent(2, { object, player }, { ability: pointer }),
  /** CR 605.3b: a mana ability is activated and resolves at once. */
  ManaAbilityActivated: publicEvent(1, { source: object, player, ability: pointer }),
  /** CR 603.2: the ability triggered; it waits to be put on the stack. */
  AbilityTriggered: publicEvent(2, {
    trigger: uint,
    ability: pointer,
    source: object,
    controller: player,
    /** The delayed triggered ability that it is (CR 603.7), or null. */
    delayed: nullable(uint),
    context,
  }),
  /** CR 603.4 or 605.4a: the trigger went without the stack. */
  TriggerRemoved: publicEvent(1, { trigger: uint, why: oneOf(['condition', 'no legal choice', 'resolved', 'source']) }),
  /**
   * CR 603.7. `lasting` abilities trigger again and again, `until` a duration is over (CR 603.7b). `context` is the event
   * that the ability which created it triggered on, or what a reflexive one triggers on (CR 603.12).
   */
  DelayedTriggerCreated: publicEvent(2, {
    delayed: uint,
    ability: pointer,
    source: object,
    controller: player,
    kept: list(object),
    lasting: bool,
    until: nullable(oneOf(durations)),
    context: nullable(context),
  }),
  DelayedTriggerEnded: publicEvent(1, { delayed: uint }),
  /** CR 608: resolution begins; the facts after it are its effect. */
  ResolutionBegan: publicEvent(1, { object }),
  /** CR 608.2b: all targets are illegal. */
  ResolutionFailed: publicEvent(1, { object }),
  SpellCountered: publicEvent(1, { object }),
  /** CR 707.10: a copy of a spell is put on the stack. */
  SpellCopied: publicEvent(1, { object, original: object, controller: player }),
  /** An announcement that a copy or effect changed (CR 115.7, 707.10c). */
  TargetsChanged: publicEvent(1, { object, targets: list(list(ref)), because: nullable(revision) }),
  AbilityRemovedFromStack: publicEvent(1, { object }),
  /** CR 603.2i: the action that may be taken only once each turn was taken. */
  AbilityUsed: publicEvent(1, { source: object, ability: pointer }),
} as const;
