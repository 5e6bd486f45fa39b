import {
  lastRuling,
  type Dispute,
  type DisputeEvent,
  type Named,
  type Party,
  type PlayerId,
  type Ruling,
} from '@stacktrail/game-events';
import { DisputeRefused, InvalidCommand, NoSuchDispute, NotAllowed } from '../errors.js';
import type { GameRecord } from '../game-record.js';
import type { AddNote, AppealRuling, CloseDispute, GivePenalty, MakeRuling } from './dispute-commands.js';
import type { DisputeRecord } from './dispute-record.js';
import type { Infractions } from './infractions.js';

/** @throws NoSuchDispute */
export function disputeIn({ game, disputes: { disputes } }: DisputeRecord, number: number): Dispute {
  const found = disputes.find((dispute) => dispute.number === number);
  if (found === undefined) throw noSuchDispute(game, number, disputes);
  return found;
}

/** The error that names the disputes that there are. */
export function noSuchDispute(game: string, number: number, there: readonly Dispute[]): NoSuchDispute {
  return new NoSuchDispute(
    game,
    number,
    there.map((dispute) => dispute.number),
  );
}

/** @throws NotAllowed if it is a seat that the game doesn't have */
export function requireParty({ id, setup }: GameRecord, party: Party): void {
  if ('seat' in party) requireSeatOf({ id, setup }, party.seat);
}

/** @throws NotAllowed */
export function requireJudge(game: string, party: Party): string {
  if ('judge' in party) return party.judge;
  throw new NotAllowed(game, 'only a judge may do this');
}

export function addNote(record: DisputeRecord, { by, dispute: number, text, confidential }: AddNote): DisputeEvent {
  const { state } = disputeIn(record, number);
  if (state === 'closed') throw closed(record.game, number);
  return { type: confidential ? 'JudgeInformed' : 'NoteAdded', data: { dispute: number, by, text } };
}

/** What a judge rules, before it is signed. @throws InvalidCommand, DisputeRefused, NotAllowed */
export function rulingOf(
  record: DisputeRecord,
  game: GameRecord,
  command: MakeRuling,
  { infractions, remedies, penalties }: Infractions,
): Ruling {
  const { dispute: number, rule, ruling, player = null, rewind, extensions = [] } = command;
  const judge = requireJudge(record.game, command.by);
  const { state, revision } = disputeIn(record, number);
  if (state === 'closed') throw closed(record.game, number);
  if (state === 'ruled')
    throw new DisputeRefused(record.game, `Dispute ${number} is ruled: another ruling needs an appeal`);
  const infraction = found('infraction', command.infraction, infractions);
  const penalty = found('penalty', command.penalty, penalties);
  if (player === null && (infraction !== null || penalty !== null))
    throw new InvalidCommand([{ path: 'player', message: 'must say whose infraction it is' }]);
  for (const seat of [...(player === null ? [] : [player]), ...extensions.map((each) => each.player)])
    requireSeatOf(game, seat);
  return {
    dispute: number,
    judge,
    revision,
    rule,
    ruling,
    player,
    infraction,
    remedy: found('remedy', command.remedy, remedies),
    penalty,
    rewind: rewind === undefined ? null : { to: rewind.to, reshuffleUnknown: rewind.reshuffleUnknown === true },
    extensions: extensions.map(({ player: seat, seconds }) => ({ player: seat, seconds })),
  };
}

/** The penalty of a ruling, as it is listed over the games of a match; `null` if it gives none. */
export function penaltyOf(game: GameRecord, ruling: Ruling): DisputeEvent | null {
  const { dispute, judge, player, infraction, penalty, ruling: reason } = ruling;
  if (player === null || penalty === null) return null;
  const whose = { player, ...personAt(game, player) };
  return { type: 'PenaltyGiven', data: { dispute, ...whose, judge, infraction, penalty, reason } };
}

/** A penalty outside of any dispute. @throws InvalidCommand, NotAllowed */
export function givePenalty(game: GameRecord, command: GivePenalty, known: Infractions): DisputeEvent {
  const { by, player, reason } = command;
  const judge = requireJudge(game.id, by);
  requireSeatOf(game, player);
  const infraction = found('infraction', command.infraction, known.infractions);
  const penalty = found('penalty', command.penalty, known.penalties);
  if (penalty === null) throw new InvalidCommand([{ path: 'penalty', message: 'must be said' }]);
  const whose = { player, ...personAt(game, player) };
  return { type: 'PenaltyGiven', data: { dispute: null, ...whose, judge, infraction, penalty, reason } };
}

export function appeal(record: DisputeRecord, { by, dispute: number, grounds }: AppealRuling): DisputeEvent {
  const dispute = disputeIn(record, number);
  if (dispute.state !== 'ruled' || lastRuling(dispute) === undefined)
    throw new DisputeRefused(record.game, `Dispute ${number} is ${dispute.state}: only a ruling can be appealed`);
  return { type: 'RulingAppealed', data: { dispute: number, by, grounds } };
}

/** @throws NotAllowed where a seat closes what isn't its own, or is ruled */
export function close(record: DisputeRecord, { by, dispute: number, reason }: CloseDispute): DisputeEvent {
  const { state, openedBy, wasRuled } = disputeIn(record, number);
  if (state === 'closed') throw closed(record.game, number);
  if ('seat' in by && (wasRuled || !('seat' in openedBy) || openedBy.seat !== by.seat))
    throw new NotAllowed(record.game, 'a seat may only close a dispute that it has opened and that isn’t ruled');
  return { type: 'DisputeClosed', data: { dispute: number, by, reason } };
}

function closed(game: string, number: number): DisputeRefused {
  return new DisputeRefused(game, `Dispute ${number} is closed: open another one`);
}

function requireSeatOf({ id, setup }: Pick<GameRecord, 'id' | 'setup'>, seat: PlayerId): void {
  const { length } = setup.seats;
  if (seat >= 0 && seat < length) return;
  throw new NotAllowed(id, `there is no seat ${seat}; the seats are 0 to ${length - 1}`);
}

function personAt({ setup }: GameRecord, seat: PlayerId): { readonly person: string; readonly match: string | null } {
  return { person: setup.seats[seat]?.name ?? '', match: setup.match };
}

/** What an id of the list stands for; `null` where none is given. @throws InvalidCommand that names those that there are */
function found(path: string, id: string | undefined, known: readonly Named[]): Named | null {
  if (id === undefined) return null;
  const entry = known.find((each) => each.id === id);
  if (entry !== undefined) return { id, name: entry.name };
  throw new InvalidCommand([{ path, message: `must be one of ${known.map((each) => each.id).join(', ')}` }]);
}
