import { durations } from '@stacktrail/card-tree';
import { object, objects, player, pointer, ref, zone } from '../fields.js';
import { bool, int, list, nullable, oneOf, record, text, uint } from '../schema/codec.js';
import { publicEvent } from '../schema/event-schema.js';

/** CR 611, 614, 615: effects that last for some time. */
export const effectEvents = {
  /**
   * A continuous effect from a resolving spell or ability began. `effect` is its number, `values` are the numbers that
   * it locked in (CR 608.2h), in the order in which its text uses them.
   */
  ContinuousEffectBegan: publicEvent(1, {
    effect: uint,
    instruction: pointer,
    source: object,
    controller: player,
    objects,
    values: list(int),
    duration: oneOf(durations),
  }),
  /**
   * A shield or a one-shot replacement began (CR 614.1, 615.7, 701.19a). `amount` is what it can still prevent or
   * redirect. If it redirects damage, `redirectTo` is the recipient, `from` the chosen source if only its damage is
   * redirected (CR 609.7). `instruction` is what made it, where more than these fields depends on it. `onStack` is the
   * spell or ability that it belongs to, or 0, and `targets` are those that were legal as it began, a list a slot.
   */
  ReplacementEffectBegan: publicEvent(3, {
    effect: uint,
    kind: oneOf(['regeneration', 'prevention', 'exile instead of dying', 'exile instead of leaving', 'redirection']),
    source: object,
    controller: player,
    recipients: list(ref),
    amount: nullable(uint),
    combatOnly: bool,
    duration: oneOf(durations),
    redirectTo: nullable(ref),
    from: nullable(object),
    instruction: nullable(pointer),
    onStack: object,
    targets: list(list(ref)),
  }),
  /**
   * CR 614.9: that much damage would be dealt to another recipient. `left` is what the effect can still redirect; null
   * is any amount.
   */
  DamageRedirected: publicEvent(1, {
    effect: uint,
    source: object,
    to: ref,
    amount: uint,
    redirectTo: ref,
    left: nullable(uint),
  }),
  /**
   * CR 614.1, 615.1: a replacement or prevention effect that the instruction states began; `kept` are the objects that
   * it refers to, and `targets` the legal ones of the spell or ability `onStack`, which is 0 of any other text.
   */
  LastingReplacementBegan: publicEvent(2, {
    effect: uint,
    instruction: pointer,
    source: object,
    controller: player,
    kept: objects,
    duration: oneOf(durations),
    onStack: object,
    targets: list(list(ref)),
  }),
  /** CR 615.7: a shield prevented that much damage. `left` is what it can still prevent; null is any amount. */
  DamagePrevented: publicEvent(1, { effect: uint, source: object, to: ref, amount: uint, left: nullable(uint) }),
  /** CR 616: a replacement effect changed what would have happened; `source` is the object that it comes from. */
  OccurrenceReplaced: publicEvent(1, { source: object, ability: nullable(pointer), effect: nullable(uint) }),
  /** An effect lets a player play these cards from where they are (CR 601.3); `instruction` says how. */
  PermissionBegan: publicEvent(1, {
    effect: uint,
    instruction: pointer,
    source: object,
    player,
    objects,
    duration: oneOf(durations),
  }),
  /** CR 101.2: for a while, players can't do what the instruction says. */
  ProhibitionBegan: publicEvent(1, {
    effect: uint,
    instruction: pointer,
    source: object,
    controller: player,
    players: list(player),
    duration: oneOf(durations),
  }),
  /**
   * CR 721.1: `controller` will control `player` during that player's next turn, or controls them for the rest of this
   * turn.
   */
  PlayerControlBegan: publicEvent(1, {
    effect: uint,
    source: object,
    player,
    controller: player,
    during: oneOf(['next turn', 'this turn']),
  }),
  /** CR 721.1, 721.4: from now on `by` decides for the player, and sees what they see. */
  PlayerControlled: publicEvent(1, { player, by: player, effect: uint }),
  /** CR 611.2a: a lasting effect is over. */
  EffectEnded: publicEvent(1, { effect: uint }),
  /** CR 607.2: an ability of the source did something to these objects, to which a linked ability refers. */
  ObjectsLinked: publicEvent(1, { source: object, label: text, objects }),
  /** CR 610.3: objects left their zones until an event happens; the instruction names the event. */
  ReturnAwaited: publicEvent(1, {
    effect: uint,
    instruction: pointer,
    source: object,
    controller: player,
    moved: list(record({ object, from: zone })),
  }),
  /** CR 610.3: the event happened; the objects return right after it. */
  ReturnDue: publicEvent(1, { effect: uint }),
  /** CR 610.3: the objects return now, and nothing waits any more. */
  ReturnEnded: publicEvent(1, { effect: uint }),
  /**
   * CR 116.2c: an effect allows these players a special action until it ends. Taking the action ends the effects of
   * `ends` and the delayed triggered abilities of `stops`; once all of them are over, the effect is over, too.
   * `onStack` is the spell or ability that allows it, or 0.
   */
  ActionAllowed: publicEvent(1, {
    effect: uint,
    instruction: pointer,
    source: object,
    onStack: object,
    controller: player,
    players: list(player),
    ends: list(uint),
    stops: list(uint),
    duration: oneOf(durations),
  }),
  /** CR 116.2c: a player has paid for what the effect allows them. */
  AllowedActionTaken: publicEvent(1, { effect: uint, source: object, player }),
  /** CR 116.2d: a player has paid to ignore the effect of a static ability of the source for that long. */
  AbilityIgnored: publicEvent(1, {
    effect: uint,
    source: object,
    ability: pointer,
    player,
    duration: oneOf(durations),
  }),
} as const;
