import { boardHtml } from './board-html.js';
import { html, type Html } from './html.js';
import type { ReportedCause, ReportedEvidence, ReportedLine } from './report-data.js';

/** What somebody could know of a moment: the log around it, the board, the causes, and how the record was checked. */
export function evidenceHtml({ of, revision, log, board, causes, isSame, checks }: ReportedEvidence): Html {
  return html`<section class="evidence">
    <h2>What ${of} could see at revision ${revision}</h2>
    ${isSame.facts ? null : html`<p class="fault">The facts of the game are not those of which this evidence was gathered.</p>`}
    ${isSame.board ? null : html`<p class="fault">This program draws the board otherwise than the one that gathered the evidence; the facts are the same.</p>`}
    <h3>The log</h3>
    <table class="log">
      <tbody>
        ${log.map((line) => lineHtml(line, revision))}
      </tbody>
    </table>
    <h3>The board</h3>
    ${boardHtml(board)}
    <h3>Why it happened</h3>
    <ul class="causes">
      ${causes.map(causeHtml)}
    </ul>
    ${checks === null ? null : checksHtml(checks)}
  </section>`;
}

function lineHtml({ revision, rule, turn, text, isReversed }: ReportedLine, disputed: number): Html {
  const kind = revision === disputed ? 'disputed' : isReversed ? 'reversed' : '';
  const mark = isReversed ? ' (taken back)' : '';
  return html`<tr class="${kind}">
    <td>${revision}</td>
    <td>turn ${turn}</td>
    <td>CR ${rule}</td>
    <td>${text}${mark}</td>
  </tr> `;
}

/** Steps away from the disputed fact are shown by dashes, so that they can be read without a style. */
function causeHtml({ revision, rule, text, depth }: ReportedCause): Html {
  return html`<li>${'– '.repeat(depth)}${revision} (CR ${rule}) ${text}</li> `;
}

function checksHtml(checks: NonNullable<ReportedEvidence['checks']>): Html {
  const rows = checks.map(
    ({ check, status, examined }) =>
      html`<tr>
        <td>${check}</td>
        <td>${status}</td>
        <td>${examined}</td>
      </tr>`,
  );
  return html`<h3>How the record was checked</h3>
    <table>
      <thead>
        <tr>
          <th>Check</th>
          <th>Result</th>
          <th>Examined</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
}
