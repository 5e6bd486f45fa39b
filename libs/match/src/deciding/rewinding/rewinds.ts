import type { AnyGameEvent, Revision } from '@stacktrail/game-events';
import { fold } from '@stacktrail/game-state';
import type { Rejection } from '@stacktrail/rules';
import type { Committed, RequestRewind, Rewound, RewindGame, RewindPreview, VoteOnRewind } from '../../commands.js';
import { runRules } from '../../errors.js';
import type { GameRecord } from '../../game-record.js';
import type { HeldMatches } from '../../held/held-matches.js';
import type { LiveMatch } from '../../held/live-match.js';
import { unpredictable } from '../../storage/randomness.js';
import { newSeed } from '../../storage/secrets.js';
import { decidedOutsideRules, type Decided } from '../decided.js';
import { requireSeat } from '../require-seat.js';
import { rewindPoint, takeBack, seedIsRevealed, type Aim } from './rewind.js';
import { cardsSeen, seenInPublic } from './seen-cards.js';

/** Rewinds of completed plays: by consent of every player, or by a judge (docs/decisions.md D6). */
export class Rewinds {
  constructor(private readonly matches: HeldMatches) {}

  async request(match: LiveMatch, { player, to, reason }: RequestRewind): Promise<Decided | Rejection> {
    requireSeat(match, player);
    const point = rewindPoint((await this.matches.recordOf(match)).events, to);
    if (typeof point !== 'number') return point;
    return decidedOutsideRules(match.live.note('RewindRequested', { player, to: point, reason }, player));
  }

  /** Records a vote; the last consent takes the game back. */
  async vote(match: LiveMatch, { player, request, vote }: VoteOnRewind): Promise<Decided | Rejection> {
    requireSeat(match, player);
    const openRequest = match.requests.find(({ revision }) => revision === request);
    if (openRequest === undefined) return rejected(`There is no open request at revision ${request}.`, true);
    if (openRequest.consents.includes(player)) return rejected(`Seat ${player} consents already.`, false);
    const voteFacts = match.live.note('RewindVoted', { player, request, vote }, player);
    const missing = match.live.state.players.length - openRequest.consents.length - 1;
    if (vote === 'refuse' || missing > 0) return decidedOutsideRules(voteFacts);
    const aim = {
      to: openRequest.to,
      reason: 'agreement',
      detail: openRequest.reason,
      reshuffleUnknown: false,
    } as const;
    return this.takeBack(match, await this.matches.recordOf(match), aim, voteFacts);
  }

  /**
   * A judge takes the game back. The fact of the ruling says which hidden cards players have seen, as far as everybody
   * may know that.
   */
  async rewindByRuling(match: LiveMatch, command: RewindGame): Promise<Decided | Rejection> {
    const { judge, to, reason: detail, reshuffleUnknown = false } = command;
    const record = await this.matches.recordOf(match);
    const { events, catalog, setup } = record;
    const point = rewindPoint(events, to);
    if (typeof point !== 'number') return point;
    if (point === events.length - 1) return rejected(`Nothing has happened since revision ${point}.`, false);
    const cards = cardsSeen(fold(catalog, events).at(point), events.slice(point + 1));
    const names = setup.seats.map(({ name }) => name);
    const seen = seenInPublic(cards, names);
    const aim = { to: point, reason: 'ruling', detail, reshuffleUnknown } as const;
    const taken = await this.takeBack(match, record, aim, []);
    // The ruling is recorded after the reversal, so that it isn't in the stretch that it undoes.
    const ruling = match.live.note('RulingGiven', { judge, about: null, ruling: detail, seen }, null);
    return { ...taken, events: [...taken.events, ...ruling] };
  }

  /** What a rewind would undo. Nothing is changed. */
  async preview(match: LiveMatch, to: Revision): Promise<RewindPreview | Rejection> {
    const { events, catalog } = await this.matches.recordOf(match);
    const point = rewindPoint(events, to);
    if (typeof point !== 'number') return point;
    const timeline = fold(catalog, events);
    const before = timeline.at(point);
    const undone = events.slice(point + 1);
    return {
      accepted: true,
      to: point,
      turn: before.turn,
      step: before.step,
      undone: undone.length,
      decisions: undone.filter(({ type }) => type === 'DecisionMade').length,
      seen: cardsSeen(before, undone),
      seedIsRevealed: seedIsRevealed(events),
    };
  }

  /** A command's result; if the command took the game back, with the revision and the cards that had been seen. */
  async withSeenCards(gameId: string, committed: Committed): Promise<Committed | Rewound> {
    const reversal = committed.events.find(({ type }) => type === 'ActionReversed');
    if (reversal?.type !== 'ActionReversed') return committed;
    const { catalog, events } = await this.matches.record(gameId);
    const { to } = reversal.data;
    const seen = cardsSeen(fold(catalog, events).at(to), events.slice(to + 1, reversal.revision));
    return { ...committed, to, seen };
  }

  /** Takes the game back. @param causes the facts of this command that led to it, such as the last vote */
  private async takeBack(
    match: LiveMatch,
    { events }: GameRecord,
    aim: Aim,
    causes: readonly AnyGameEvent[],
  ): Promise<Decided> {
    const { gameId, catalog, secrets } = match;
    const hasVeil = (match.live.state.setup?.handNumbers ?? 0) > 0;
    const seed = seedIsRevealed(events) ? newSeed(unpredictable, { hasVeil }) : null;
    if (seed !== null) await this.matches.secrets.keepSeed(gameId, seed);
    const withCauses = [...events, ...causes];
    const rewinding = runRules(gameId, match.revision, () => takeBack(catalog, withCauses, secrets, aim, seed));
    match.live = rewinding.live;
    match.secrets = rewinding.secrets;
    return decidedOutsideRules([...causes, ...rewinding.events]);
  }
}

function rejected(message: string, stale: boolean): Rejection {
  return { accepted: false, rule: '731.2', message, stale };
}
