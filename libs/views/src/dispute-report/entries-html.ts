import type { DisputeData, DisputeEntry, GivenPenalty, Party } from '@stacktrail/game-events';
import { html, type Html } from './html.js';
import type { DisputeReport, ReportedSignature } from './report-data.js';

/** What was said in a dispute, in order; evidence has a section of its own. */
export function saidHtml({ dispute, seats, signatures }: DisputeReport): Html {
  let rulings = 0;
  const said = dispute.entries.map((entry) => {
    const signature = entry.type === 'RulingMade' ? signatures[rulings++] : undefined;
    return entryHtml(entry, seats, signature);
  });
  return html`<section>
    <h2>What was said</h2>
    ${said}
  </section>`;
}

function entryHtml(entry: DisputeEntry, seats: readonly string[], signature: ReportedSignature | undefined): Html {
  const by = (party: Party): string => partyName(party, seats);
  switch (entry.type) {
    case 'DisputeOpened':
      return block('Claim', by(entry.data.by), entry.at, entry.data.claim);
    case 'NoteAdded':
      return block('Note', by(entry.data.by), entry.at, entry.data.text);
    case 'JudgeInformed':
      return block('For the judge alone', by(entry.data.by), entry.at, entry.data.text);
    case 'RulingMade':
      return rulingHtml(entry.data, entry.at, seats, signature);
    case 'RulingCarriedOut':
      return carriedOutHtml(entry.data);
    case 'RulingAppealed':
      return block('Appeal', by(entry.data.by), entry.at, entry.data.grounds);
    case 'DisputeClosed':
      return block('Closed', by(entry.data.by), entry.at, entry.data.reason);
    case 'EvidenceGathered':
    case 'PenaltyGiven':
      return html``;
  }
}

/** The name of who does something in a dispute. */
export function partyName(party: Party, seats: readonly string[]): string {
  return 'judge' in party ? judgeName(party.judge) : (seats[party.seat] ?? `seat ${party.seat}`);
}

/** A judge without a name of their own is “the judge”. */
function judgeName(name: string): string {
  return name === 'judge' ? 'the judge' : `${name} (judge)`;
}

function block(what: string, who: string, at: string, words: string): Html {
  return html`<article>
    <h3>${what}: ${who}</h3>
    <p class="time">${at}</p>
    <p class="words">${words}</p>
  </article> `;
}

function rulingHtml(
  ruling: DisputeData['RulingMade'],
  at: string,
  seats: readonly string[],
  signature: ReportedSignature | undefined,
): Html {
  const { judge, rule, ruling: words, player, infraction, remedy, penalty, rewind, extensions } = ruling;
  const seatName = (seat: number): string => seats[seat] ?? `seat ${seat}`;
  const facts: (readonly [string, string])[] = [
    ['Rule', `CR ${rule}`],
    ['Infraction', infraction === null ? 'none' : infraction.name + (player === null ? '' : ` by ${seatName(player)}`)],
    ['Remedy', remedy?.name ?? 'none'],
    ['Penalty', penalty?.name ?? 'none'],
    ['Rewind', rewind === null ? 'none' : `to revision ${rewind.to}`],
    ...extensions.map((each) => ['More time', `${each.seconds} s for ${seatName(each.player)}`] as const),
  ];
  return html`<article class="ruling">
    <h3>Ruling: ${judgeName(judge)}</h3>
    <p class="time">${at}</p>
    <p class="words">${words}</p>
    <table>
      <tbody>
        ${facts.map(
          ([name, value]) =>
            html`<tr>
              <td>${name}</td>
              <td>${value}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${signature === undefined ? null : signatureHtml(signature)}
  </article> `;
}

function signatureHtml({ key, signature, problem }: ReportedSignature): Html {
  const holds = problem === null ? 'It holds.' : `It does not hold: ${problem}.`;
  return html`<p class="signature">
    Signed with the key <code>${key}</code>: <code>${signature}</code>. <strong>${holds}</strong>
  </p>`;
}

function carriedOutHtml({ reversal, to, extensions, told }: DisputeData['RulingCarriedOut']): Html {
  const parts = [
    ...(reversal === null ? [] : [`the game was taken back to revision ${to ?? ''} by event ${reversal}`]),
    ...extensions.map((revision) => `more time was given by event ${revision}`),
    ...(told === null ? [] : [`the game tells of the ruling in event ${told}`]),
  ];
  return html`<p class="done">In the game: ${parts.length === 0 ? 'nothing was changed' : parts.join('; ')}.</p> `;
}

/** The penalties that were given in a dispute. */
export function penaltiesHtml(penalties: readonly GivenPenalty[]): Html {
  if (penalties.length === 0) return html``;
  const rows = penalties.map(
    ({ person, penalty, infraction, match }) =>
      html`<tr>
        <td>${person}</td>
        <td>${penalty.name}</td>
        <td>${infraction?.name ?? ''}</td>
        <td>${match ?? ''}</td>
      </tr>`,
  );
  return html`<section>
    <h2>Penalties</h2>
    <table>
      <thead>
        <tr>
          <th>Person</th>
          <th>Penalty</th>
          <th>For</th>
          <th>Match</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </section>`;
}
