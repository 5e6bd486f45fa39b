import type { JSX } from 'preact';
import { SymbolText } from '../cards/symbol-text.js';
import type { Board } from '../contract/board.js';
import type { Dispute } from '../contract/disputes.js';
import { Link } from '../routing/link.js';
import { tableAddress } from '../routing/route.js';
import type { GameRecord } from '../table/game-record.js';
import { CourseOf } from './course-of.js';
import { DisputeForms } from './dispute-forms.js';
import { partyName, stateWords } from './dispute-words.js';
import { EvidenceList } from './evidence-list.js';
import { ReportButton } from './report-button.js';

export interface DisputeViewProps {
  readonly record: GameRecord;
  readonly at: number;
  readonly board: Board;
  readonly as: string | null;
  readonly dispute: Dispute;
  /** What every command says beside its own fields. */
  readonly body: object;
  readonly after: (dispute: Dispute) => void;
}

/** One dispute: the event, what was said and ruled, the evidence, and what the viewer can do. */
export function DisputeView(props: DisputeViewProps): JSX.Element {
  const { record, board, as, dispute } = props;
  const { game, number, revision, state, openedBy, claim } = dispute;
  const line = record.lines[revision]?.text ?? '';
  return (
    <article class="dispute" aria-label={`Dispute ${number}`}>
      <h2>
        Dispute {number} <span class={`badge dispute-state ${state}`}>{stateWords[state]}</span>
      </h2>
      <p>
        {partyName(openedBy, board)} disputes{' '}
        <Link to={tableAddress(game, { as, at: revision })}>revision {revision}</Link>
        {line !== '' && (
          <>
            : “<SymbolText text={line} />”
          </>
        )}
      </p>
      {claim === null && <p class="soft">What is claimed is shown once there is a ruling.</p>}
      <CourseOf dispute={dispute} board={board} as={as} />
      <DisputeForms {...props} />
      <EvidenceList {...{ record, board, as, dispute }} />
      <ReportButton record={record} dispute={dispute} />
    </article>
  );
}
