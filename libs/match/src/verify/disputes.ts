import { checkDisputeChain, type DisputeData, type DisputeLink, type StoredGameEvent } from '@stacktrail/game-events';
import type { GameRecord } from '../game-record.js';
import { toldHash, viewerOf } from '../proofs/told-hash.js';
import { rulingFault } from '../proofs/verdict.js';
import { sealOf } from '../storage/seals.js';
import { mostProblems, type Findings, type Problem } from './report.js';

/**
 * Checks what was disputed: nobody has changed, left out or moved an event, each ruling is what was signed, and each
 * piece of evidence is one of this game's facts (docs/adr/0041-disputes.md).
 */
export function checkDisputes(record: GameRecord): Findings {
  const { disputes } = record;
  const { before, broken } = checkDisputeChain(disputes);
  const problems: Problem[] = broken.map(({ revision, problem }) => ({
    revision: null,
    problem: `event ${revision} of its disputes: ${problem}`,
  }));
  for (const [i, link] of disputes.entries()) {
    const problem = problemOf(record, link, before[i] ?? '');
    if (problem !== null) problems.push({ revision: null, problem: `event ${i} of its disputes: ${problem}` });
    if (problems.length >= mostProblems) break;
  }
  return { examined: disputes.length, problems };
}

function problemOf(record: GameRecord, link: DisputeLink, before: string): string | null {
  if (!('type' in link)) return null;
  switch (link.type) {
    case 'RulingMade':
      return rulingFault(record.id, before, link.data);
    case 'DisputeOpened':
      return headOf(record.stored, link.data) === link.data.head
        ? null
        : `the game’s facts up to ${link.data.at} aren’t those that it was opened on`;
    case 'EvidenceGathered':
      return toldHash(record, viewerOf(link.data.of), link.data.to) === link.data.told
        ? null
        : `the game’s facts up to ${link.data.to} aren’t those that the evidence was gathered of`;
    default:
      return null;
  }
}

/** The hash of the last batch that ends at or before the revision at which a dispute was opened. */
function headOf(stored: readonly StoredGameEvent[], { at, head }: DisputeData['DisputeOpened']): string {
  for (let i = at as number; i >= 0; i--) {
    const seal = sealOf(stored[i]);
    if (seal !== null) return seal;
  }
  return /^0+$/.test(head) ? head : '';
}
