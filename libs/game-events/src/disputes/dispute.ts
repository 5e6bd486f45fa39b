import type { PlayerId, Revision } from '../ids.js';
import type { DisputeLink } from './dispute-chain.js';
import type { DisputeData, DisputeEvent, Party, Penalty } from './dispute-events.js';

/** `appealed`: ruled, and to be ruled again. */
export type DisputeState = 'open' | 'ruled' | 'appealed' | 'closed';

/** An event of a dispute, and when it was recorded, in ISO 8601. */
export type DisputeEntry = DisputeEvent & { readonly at: string };

/** A dispute as its events leave it. */
export interface Dispute {
  readonly game: string;
  /** From 1 in each game. */
  readonly number: number;
  readonly openedBy: Party;
  /** The revision of the game that it is about. */
  readonly revision: Revision;
  readonly state: DisputeState;
  /** Whether a ruling was ever given: from then on it is public. */
  readonly wasRuled: boolean;
  /** Whether the last ruling has still to be carried out in the game. */
  readonly isCarriedOut: boolean;
  readonly entries: readonly DisputeEntry[];
}

/** A penalty that was given, and where. */
export interface GivenPenalty extends Penalty {
  readonly game: string;
  readonly dispute: number | null;
  /** In ISO 8601. */
  readonly at: string;
}

/** All disputes and penalties of a game. */
export interface GameDisputes {
  readonly disputes: readonly Dispute[];
  readonly penalties: readonly GivenPenalty[];
}

export const noDisputes: GameDisputes = { disputes: [], penalties: [] };

/** The disputes after one more event. An event of a dispute that was never opened changes nothing. */
export function evolveDisputes(
  before: GameDisputes,
  game: string,
  event: Extract<DisputeLink, { salt: string }>,
): GameDisputes {
  const { type, data, recordedAt: at } = event;
  const entry = { type, data, at } as DisputeEntry;
  const penalties = type === 'PenaltyGiven' ? [...before.penalties, { ...data, game, at }] : before.penalties;
  if (type === 'DisputeOpened') return { disputes: [...before.disputes, opened(game, data, entry)], penalties };
  const disputes = before.disputes.map((dispute) =>
    dispute.number === data.dispute ? { ...dispute, ...changed(event), entries: [...dispute.entries, entry] } : dispute,
  );
  return { disputes, penalties };
}

function opened(game: string, data: DisputeData['DisputeOpened'], entry: DisputeEntry): Dispute {
  const { dispute: number, by: openedBy, revision } = data;
  return {
    game,
    number,
    openedBy,
    revision,
    state: 'open',
    wasRuled: false,
    isCarriedOut: true,
    entries: [entry],
  };
}

function changed({ type }: DisputeEvent): Partial<Dispute> {
  switch (type) {
    case 'RulingMade':
      return { state: 'ruled', wasRuled: true, isCarriedOut: false };
    case 'RulingCarriedOut':
      return { isCarriedOut: true };
    case 'RulingAppealed':
      return { state: 'appealed' };
    case 'DisputeClosed':
      return { state: 'closed' };
    default:
      return {};
  }
}

/** The last ruling of a dispute; `undefined` before the first. */
export function lastRuling({ entries }: Dispute): DisputeData['RulingMade'] | undefined {
  let last: DisputeData['RulingMade'] | undefined;
  for (const entry of entries) if (entry.type === 'RulingMade') last = entry.data;
  return last;
}

/** The seat of a party; `null` if it is the judge. */
export function seatOf(party: Party): PlayerId | null {
  return 'seat' in party ? party.seat : null;
}
