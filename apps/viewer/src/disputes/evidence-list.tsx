import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { SymbolText } from '../cards/symbol-text.js';
import type { Board } from '../contract/board.js';
import type { Dispute, Evidence } from '../contract/disputes.js';
import type { LogPage } from '../contract/log.js';
import { Client } from '../http/client.js';
import { ProblemNote } from '../http/problem-note.js';
import { useRequest } from '../http/use-request.js';
import { Link } from '../routing/link.js';
import { tableAddress } from '../routing/route.js';
import type { GameRecord } from '../table/game-record.js';
import { evidenceTitle } from './dispute-words.js';

interface EvidenceListProps {
  readonly record: GameRecord;
  readonly board: Board;
  readonly as: string | null;
  readonly dispute: Dispute;
}

/** The evidence that the viewer may see, each piece through the eyes that it is of. */
export function EvidenceList(props: EvidenceListProps): JSX.Element | null {
  const { evidence } = props.dispute;
  if (evidence.length === 0) return null;
  return (
    <section class="evidence" aria-label="Evidence">
      <h3>Evidence</h3>
      {evidence.map((piece) => (
        <Piece key={`${piece.of} ${piece.revision} ${piece.from} ${piece.to}`} {...props} piece={piece} />
      ))}
    </section>
  );
}

function Piece({ record, board, as, dispute, piece }: EvidenceListProps & { readonly piece: Evidence }): JSX.Element {
  const [open, setOpen] = useState(false);
  const { of, revision, checks } = piece;
  const eyes = eyesOf(of, as);
  return (
    <details class="dispute-form" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {evidenceTitle(of, board)} at revision {revision}
      </summary>
      <p>
        <Link to={tableAddress(dispute.game, { as: eyes, at: revision })}>The board then</Link>
      </p>
      {checks !== null && (
        <p class="soft">
          The record, checked:{' '}
          {checks.map(({ check, status, examined }) => `${check} ${status} (${examined})`).join(', ')}
        </p>
      )}
      {open && <LogSlice client={clientFor(eyes, record.client)} piece={piece} />}
    </details>
  );
}

function LogSlice({ client, piece }: { readonly client: Client; readonly piece: Evidence }): JSX.Element {
  const { addresses, revision } = piece;
  const page = useRequest((signal) => client.get<LogPage>(addresses.log, {}, signal), [addresses.log]);
  if (page.state === 'failed') return <ProblemNote problem={page.problem} />;
  if (page.state === 'loading') return <p role="status">Reading the log…</p>;
  const lines = page.value.lines.filter(({ text, revision: at }) => text !== '' || at === revision);
  return (
    <ol class="log-slice" aria-label="The log around it">
      {lines.map((line) => (
        <li key={line.revision} aria-current={line.revision === revision ? 'true' : undefined}>
          <span class="soft">{line.revision}</span>{' '}
          <span>
            <SymbolText text={line.text} /> <span class="rule">{line.rule}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The role to look as: a judge looks through the eyes that a piece is of, everybody else through their own. */
function eyesOf(of: string, as: string | null): string | null {
  if (of === 'spectator') return null;
  if (as !== 'judge') return as;
  return of.startsWith('seat ') ? `judge ${of.slice('seat '.length)}` : 'judge';
}

function clientFor(eyes: string | null, client: Client): Client {
  if (eyes === null) return new Client(null);
  const seat = /^judge (\d+)$/.exec(eyes)?.[1];
  return seat === undefined ? client : new Client(client.token, Number(seat));
}
