import { answer, answerForms } from '../answers.js';
import { decisionKinds } from '../decision-kinds.js';
import { object, player, pointer, revision } from '../fields.js';
import { list, nullable, oneOf, record, text, uint } from '../schema/codec.js';
import { publicEvent, veiledEvent } from '../schema/event-schema.js';
import { adjudicators } from './setup-events.js';

/** Decisions that were asked, answers to them, and reversals. */
export const decisionEvents = {
  /** The game waits for `decidedBy` to decide for `player`; this event's revision is the decision's id. */
  DecisionAsked: publicEvent(1, {
    player,
    decidedBy: player,
    kind: oneOf(decisionKinds),
    form: oneOf(answerForms),
    seenBy: uint,
  }),
  /** The answer to the decision that was asked at revision `decision`. */
  DecisionMade: veiledEvent(2, { player, decision: revision, kind: oneOf(decisionKinds) }, { answer }),
  /** CR 731.1: instead of deciding, a player takes back the action that they are announcing; its reversal follows. */
  ActionTakenBack: publicEvent(1, { player, decision: revision }),
  /** CR 731: play goes on from the state at revision `to`. The reversed stretch stays in the stream. */
  ActionReversed: publicEvent(1, {
    to: revision,
    reason: oneOf(['illegal action', 'cancelled', 'ruling', 'agreement', 'engine-changed']),
    detail: text,
  }),
  /** A player asks for a completed play to be rewound. The other players consent or refuse. */
  RewindRequested: publicEvent(1, { player, to: revision, reason: text }),
  /** A player consents to a rewind or refuses it; `request` is the revision of the request. */
  RewindVoted: publicEvent(1, { player, request: revision, vote: oneOf(['consent', 'refuse']) }),
  /** CR 104.4i: a player offers the others a draw. The revision of the offer is its id. */
  DrawOffered: publicEvent(1, { player }),
  /** A player agrees to a draw or refuses it; whoever offered it withdraws it so. */
  DrawVoted: publicEvent(1, { player, offer: revision, vote: oneOf(['consent', 'refuse']) }),
  /** A judge's ruling, with the seat that it is about, if any. */
  RulingGiven: publicEvent(1, { judge: text, about: nullable(player), ruling: text, seen: list(text) }),
  /**
   * What an unread clause does now was agreed on, or a judge said it. `clause` is the number of the clause on the card
   * `card`; `object` has it, and `player` controls that. `ruling` holds the instructions, which are followed next: each
   * fact that comes of them has this one as its cause.
   */
  Adjudicated: publicEvent(1, {
    object,
    card: text,
    clause: uint,
    player,
    by: oneOf(adjudicators),
    objections: uint,
    ruling: pointer,
  }),
  /** CR 730.2a: the player with priority suggests a sequence of game choices, with the player who makes each. */
  ShortcutProposed: publicEvent(1, { player, choices: list(record({ player, answer })) }),
  /** CR 730.2b. `proposal` is the revision of the suggestion. */
  ShortcutAccepted: publicEvent(1, { player, proposal: revision }),
  /** CR 730.2b: the sequence now ends before the choice at this place, counted from 0, which this player makes. */
  ShortcutShortened: publicEvent(1, { player, proposal: revision, at: uint }),
} as const;
