import { partyName, penaltiesHtml, saidHtml } from './entries-html.js';
import { evidenceHtml } from './evidence-html.js';
import { html, Html } from './html.js';
import type { DisputeReport } from './report-data.js';

const style = new Html(`
:root { color-scheme: light; }
body { font: 15px/1.5 Georgia, 'Times New Roman', serif; color: #1b1b1b; background: #fff; max-width: 54rem; margin: 2rem auto; padding: 0 1.25rem; }
h1 { font-size: 1.7rem; margin: 0 0 0.25rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 0.5rem; border-bottom: 1px solid #999; }
h3 { font-size: 1rem; margin: 1rem 0 0.25rem; }
table { border-collapse: collapse; width: 100%; font: 13px/1.45 system-ui, sans-serif; }
th, td { text-align: left; vertical-align: top; padding: 0.2rem 0.5rem; border-bottom: 1px solid #ddd; overflow-wrap: anywhere; }
.board th { background: #f1efe8; }
.board td:first-child, .ruling td:first-child, .log td:first-child { white-space: nowrap; width: 8rem; }
.log td:first-child { width: 3rem; }
.log td:nth-child(2), .log td:nth-child(3) { white-space: nowrap; width: 5rem; color: #555; }
.disputed td { background: #fff2c2; font-weight: bold; }
.reversed td { color: #777; text-decoration: line-through; }
.words { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.25rem 0; }
.time, .meta { color: #555; font: 12px/1.4 system-ui, sans-serif; margin: 0; }
.ruling { border: 2px solid #1b1b1b; padding: 0.25rem 1rem 0.75rem; margin: 1rem 0; }
.causes { list-style: none; padding: 0; font: 13px/1.5 system-ui, sans-serif; }
.fault { color: #a00000; font-weight: bold; }
code { font-size: 11px; overflow-wrap: anywhere; }
@media print { body { margin: 0; max-width: none; font-size: 11pt; } article, tr { break-inside: avoid; } h2, h3 { break-after: avoid; } .evidence { break-before: page; } }
`);

/** A dispute as a page of its own, which needs nothing else to be read or printed. */
export function disputeReportHtml(report: DisputeReport): string {
  const { game, match, seats, seenBy, dispute, evidence, penalties } = report;
  const title = `Dispute ${dispute.number} of game ${game}`;
  const of = match === null ? '' : ` of “${match}”`;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <p class="meta">
            ${seats.join(' against ')}${of}. About revision ${dispute.revision}; opened by
            ${partyName(dispute.openedBy, seats)}; ${dispute.state}. This copy shows what ${seenBy} may see.
          </p>
        </header>
        <main>${saidHtml(report)} ${penaltiesHtml(penalties)} ${evidence.map(evidenceHtml)}</main>
      </body>
    </html> `;
  return page.text;
}
