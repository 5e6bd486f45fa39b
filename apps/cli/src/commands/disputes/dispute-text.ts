import type { Dispute, DisputeEntry, GivenPenalty, Party } from '@stacktrail/game-events';
import { tableText } from '../../output/table-text.js';
import { counted } from '../../output/words.js';

/** A dispute as text, without a newline at the end. @param seats the names of the seats */
export function disputeText({ number, revision, state, openedBy, entries }: Dispute, seats: readonly string[]): string {
  const head = `Dispute ${number}, about event ${revision}, opened by ${partyName(openedBy, seats)}: ${state}`;
  return [head, ...entries.flatMap((entry) => entryLines(entry, seats))].join('\n');
}

function partyName(party: Party, seats: readonly string[]): string {
  return 'judge' in party ? party.judge : (seats[party.seat] ?? `seat ${party.seat}`);
}

function entryLines(entry: DisputeEntry, seats: readonly string[]): readonly string[] {
  const by = (party: Party): string => partyName(party, seats);
  switch (entry.type) {
    case 'DisputeOpened':
      return [`  ${by(entry.data.by)} claims: ${entry.data.claim}`];
    case 'EvidenceGathered': {
      const { of, revision, from, to, checks } = entry.data;
      const whose = typeof of === 'number' ? (seats[of] ?? `seat ${of}`) : of;
      const failed = checks?.filter(({ status }) => status === 'failed').map(({ check }) => check) ?? [];
      const checked =
        checks === null ? '' : `; the record ${failed.length === 0 ? 'holds' : `fails: ${failed.join(', ')}`}`;
      return [`  evidence of ${whose}: events ${from} to ${to}, the board after ${revision}${checked}`];
    }
    case 'NoteAdded':
      return [`  ${by(entry.data.by)} notes: ${entry.data.text}`];
    case 'JudgeInformed':
      return [`  ${by(entry.data.by)} tells the judge alone: ${entry.data.text}`];
    case 'RulingMade': {
      const { judge, rule, ruling, infraction, remedy, penalty, signed } = entry.data;
      const named = [infraction, remedy, penalty].flatMap((each) => each?.name ?? []);
      const by = named.length === 0 ? '' : ` (${named.join('; ')})`;
      return [`  ${judge} rules by CR ${rule}: ${ruling}${by}`, `    signed with ${signed.key}`];
    }
    case 'RulingCarriedOut': {
      const { reversal, to, extensions, told } = entry.data;
      const back = reversal === null ? [] : [`back to revision ${to ?? ''} by event ${reversal}`];
      const time = extensions.length === 0 ? [] : [counted(extensions.length, 'extension')];
      return [`    in the game: ${[...back, ...time, `told by event ${told ?? 'none'}`].join(', ')}`];
    }
    case 'PenaltyGiven':
      return [`  ${entry.data.person} gets: ${entry.data.penalty.name}`];
    case 'RulingAppealed':
      return [`  ${by(entry.data.by)} appeals: ${entry.data.grounds}`];
    case 'DisputeClosed':
      return [`  ${by(entry.data.by)} closes it: ${entry.data.reason}`];
  }
}

/** A line a penalty, without a newline at the end. */
export function penaltiesText(penalties: readonly GivenPenalty[]): string {
  if (penalties.length === 0) return 'No such penalty was given.';
  return tableText(
    ['Day', 'Person', 'Penalty', 'For', 'Match', 'Where'],
    penalties.map(({ at, person, penalty, infraction, match, game, dispute }) => [
      at.slice(0, 10),
      person,
      penalty.name,
      infraction?.name ?? '',
      match ?? '',
      `game ${game}${dispute === null ? '' : `, dispute ${dispute}`}`,
    ]),
  );
}
