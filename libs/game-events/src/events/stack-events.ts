import { durations } from '@stacktrail/card-tree';
import { object, player, pointer, ref, revision } from '../fields.js';
import { bool, int, list, nullable, oneOf, record, text, uint } from '../schema/codec.js';
import { publicEvent, veiledEvent } from '../schema/event-schema.js';

/** What an ability's text can refer to of the event that made it trigger (CR 603). */
const context = record({ object, player: nullable(player), amount: int, others: list(object) });

/** CR 601–608: spells and abilities from announcement to resolution. */
export const stackEvents = {
  /** CR 602.2a, 603.3: an ability was put on the stack. `triggered` is the trigger that it comes from, or null. */
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
   * CR 601.2a, 601.2b: how a spell is cast, if not for its mana cost by the rules. `via` is what is paid, `by` the
   * effect that lets it be cast, `ability` the ability that names the cost; see `CastAction`. The ability of a card
   * that is cast face down is veiled, since it tells which card it is (CR 708.4).
   */
  CastingMethodChosen: veiledEvent(2, { object, via: text }, { by: nullable(text), ability: nullable(pointer) }),
  /**
   * CR 601.2b: the cost that is paid instead of the mana cost, the optional additional costs (by keyword, number among
   * several, and how often), the value of X, and the payment chosen for each hybrid symbol in order.
   */
  CostsAnnounced: publicEvent(2, {
    object,
    via: text,
    paid: list(record({ cost: text, which: uint, times: uint })),
    x: uint,
    hybrid: list(text),
  }),
  /** CR 601.2c: one list for each target slot. */
  TargetsChosen: publicEvent(1, { object, targets: list(list(ref)) }),
  /** CR 601.2d: the amounts for the targets of each slot. */
  DivisionAnnounced: publicEvent(1, { object, division: list(list(uint)) }),
  /** CR 601.2f: the mana in the locked-in total cost, as symbols. */
  TotalCostDetermined: publicEvent(1, { object, mana: list(text) }),
  /** CR 601.2i: a spell has become cast. */
  SpellCast: publicEvent(1, { object, player }),
  /** CR 602.2b: an activated ability is activated; `object` is the ability on the stack. */
  AbilityActivated: publicEvent(1, { object, player }),
  /**
   * CR 116.2: a special action was taken; its effects follow. The ability is veiled, since it tells which card is
   * foretold.
   */
  SpecialActionTaken: veiledEvent(2, { object, player }, { ability: pointer }),
  /** CR 605.3b: a mana ability is activated and resolves at once. */
  ManaAbilityActivated: publicEvent(1, { source: object, player, ability: pointer }),
  /** CR 603.2: the ability triggered; it waits to be put on the stack. */
  AbilityTriggered: publicEvent(2, {
    trigger: uint,
    ability: pointer,
    source: object,
    controller: player,
    /** The number of the delayed triggered ability (CR 603.7), or null if it isn't one. */
    delayed: nullable(uint),
    context,
  }),
  /** CR 603.4 or 605.4a: the trigger was removed without being put on the stack. */
  TriggerRemoved: publicEvent(1, { trigger: uint, why: oneOf(['condition', 'no legal choice', 'resolved', 'source']) }),
  /**
   * CR 603.7. `lasting` abilities trigger every time until the duration `until` is over (CR 603.7b). `context` is the
   * event that triggered the ability which created this one, or the event on which a reflexive ability triggers (CR
   * 603.12).
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
  /** CR 603.7b: a delayed triggered ability won't trigger any more. */
  DelayedTriggerEnded: publicEvent(1, { delayed: uint }),
  /** CR 608: resolution begins; the facts after it are its effect. */
  ResolutionBegan: publicEvent(1, { object }),
  /** CR 608.2b: all targets are illegal. */
  ResolutionFailed: publicEvent(1, { object }),
  /** CR 701.6a: a spell was countered. Its move to another zone follows. */
  SpellCountered: publicEvent(1, { object }),
  /** CR 707.10: a copy of a spell is put on the stack. */
  SpellCopied: publicEvent(1, { object, original: object, controller: player }),
  /** A copy or an effect changed the announced targets (CR 115.7, 707.10c). */
  TargetsChanged: publicEvent(1, { object, targets: list(list(ref)), because: nullable(revision) }),
  /** An ability left the stack without resolving: it was countered (CR 701.6a), or the turn ended (CR 722.1b). */
  AbilityRemovedFromStack: publicEvent(1, { object }),
  /** CR 603.2i: an action that may be taken only once each turn was taken. */
  AbilityUsed: publicEvent(1, { source: object, ability: pointer }),
} as const;
