import type { Dispute, DisputeData, DisputeState, Party, PlayerId, Revision } from '@stacktrail/game-events';

/** Who did something in a dispute: a seat, or a judge by name. */
interface PartyPage {
  readonly seat: PlayerId | null;
  readonly judge: string | null;
}

interface SaidPage {
  readonly by: PartyPage;
  readonly at: string;
  readonly text: string;
}

/** A dispute as `DisputeDoc` describes it. */
export interface DisputePage {
  readonly game: string;
  readonly number: number;
  readonly revision: Revision;
  readonly state: DisputeState;
  readonly openedBy: PartyPage;
  /** `null` where the viewer may not know it yet. */
  readonly claim: SaidPage | null;
  readonly evidence: readonly EvidencePage[];
  readonly notes: readonly (SaidPage & { readonly confidential: boolean })[];
  readonly rulings: readonly (DisputeData['RulingMade'] & { readonly at: string })[];
  readonly carriedOut: readonly Omit<DisputeData['RulingCarriedOut'], 'dispute'>[];
  readonly appeals: readonly SaidPage[];
  readonly closed: SaidPage | null;
}

type Gathered = DisputeData['EvidenceGathered'];

/** A piece of evidence, and where what it is about can be read, through the eyes that it is of. */
interface EvidencePage extends Omit<Gathered, 'dispute' | 'of'> {
  readonly of: string;
  readonly addresses: { readonly log: string; readonly board: string; readonly explanation: string };
}

/** What is shown of a dispute. @param dispute as the viewer may know it */
export function disputePage({ game, number, revision, state, openedBy, entries }: Dispute): DisputePage {
  const page = {
    claim: null as SaidPage | null,
    evidence: [] as EvidencePage[],
    notes: [] as (SaidPage & { readonly confidential: boolean })[],
    rulings: [] as (DisputeData['RulingMade'] & { readonly at: string })[],
    carriedOut: [] as Omit<DisputeData['RulingCarriedOut'], 'dispute'>[],
    appeals: [] as SaidPage[],
    closed: null as SaidPage | null,
  };
  for (const entry of entries) {
    const { at } = entry;
    switch (entry.type) {
      case 'DisputeOpened':
        page.claim = said(entry.data.by, at, entry.data.claim);
        break;
      case 'EvidenceGathered':
        page.evidence.push(evidencePage(game, entry.data));
        break;
      case 'NoteAdded':
      case 'JudgeInformed':
        page.notes.push({
          ...said(entry.data.by, at, entry.data.text),
          confidential: entry.type === 'JudgeInformed',
        });
        break;
      case 'RulingMade':
        page.rulings.push({ ...entry.data, at });
        break;
      case 'RulingCarriedOut': {
        const { dispute: _dispute, ...done } = entry.data;
        page.carriedOut.push(done);
        break;
      }
      case 'RulingAppealed':
        page.appeals.push(said(entry.data.by, at, entry.data.grounds));
        break;
      case 'DisputeClosed':
        page.closed = said(entry.data.by, at, entry.data.reason);
        break;
      case 'PenaltyGiven':
        break;
    }
  }
  return { game, number, revision, state, openedBy: partyPage(openedBy), ...page };
}

function said(by: Party, at: string, text: string): SaidPage {
  return { by: partyPage(by), at, text };
}

function partyPage(party: Party): PartyPage {
  return 'judge' in party ? { seat: null, judge: party.judge } : { seat: party.seat, judge: null };
}

function evidencePage(game: string, { dispute: _dispute, of, ...evidence }: Gathered): EvidencePage {
  const { revision, from, to } = evidence;
  const whole = `/games/${game}`;
  return {
    ...evidence,
    of: typeof of === 'number' ? `seat ${of}` : of,
    addresses: {
      log: `${whole}/log?from=${from}&limit=${to - from + 1}`,
      board: `${whole}/board?at=${revision}`,
      explanation: `${whole}/events/${revision}/explanation`,
    },
  };
}
