import type { JSX } from 'preact';
import type { Board } from '../contract/board.js';
import type { Dispute, DisputeRuling } from '../contract/disputes.js';
import { Link } from '../routing/link.js';
import { tableAddress } from '../routing/route.js';
import { courseOf } from './course.js';
import { dateWords, entryTitles, partyName, seatName, timeWords } from './dispute-words.js';

interface CourseOfProps {
  readonly dispute: Dispute;
  readonly board: Board;
  readonly as: string | null;
}

/** What was said in a dispute, in its order. */
export function CourseOf({ dispute, board, as }: CourseOfProps): JSX.Element {
  return (
    <ol class="dispute-course" aria-label="What was said" aria-live="polite">
      {courseOf(dispute).map((entry, i) => (
        <li key={i} class={`course-${entry.kind.replaceAll(' ', '-')}`}>
          <h3>
            {entryTitles[entry.kind]}{' '}
            <span class="soft">
              {entry.kind === 'ruling'
                ? partyName({ seat: null, judge: entry.ruling.judge }, board)
                : partyName(entry.by, board)}
              , {dateWords(entry.at)}
            </span>
          </h3>
          {entry.kind === 'ruling' ? (
            <RulingText {...{ dispute, board, as }} ruling={entry.ruling} wentBackTo={entry.wentBackTo} />
          ) : (
            <p class="said">{entry.text}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

interface RulingTextProps extends CourseOfProps {
  readonly ruling: DisputeRuling;
  /** The revision from which play went on, if the game was taken back. */
  readonly wentBackTo: number | null;
}

function RulingText({ ruling, wentBackTo, dispute, board, as }: RulingTextProps): JSX.Element {
  const { rule, ruling: words, player, infraction, remedy, penalty, extensions, signed } = ruling;
  const whose = player === null ? '' : ` of ${seatName(board, player)}`;
  const rows = [
    ['Infraction', infraction === null ? '' : `${infraction.name}${whose}`],
    ['Penalty', penalty === null ? '' : `${penalty.name}${infraction === null ? whose : ''}`],
    ['Remedy', remedy?.name ?? ''],
    ['More time', extensions.map((each) => `${seatName(board, each.player)} ${timeWords(each.seconds)}`).join(', ')],
  ] as const;
  return (
    <>
      <p class="said">
        {words} <span class="rule">CR {rule}</span>
      </p>
      <dl class="ruling-facts">
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
        {wentBackTo !== null && (
          <>
            <dt>Taken back to</dt>
            <dd>
              <Link to={tableAddress(dispute.game, { as, at: wentBackTo })}>revision {wentBackTo}</Link>
            </dd>
          </>
        )}
        <dt>Signed with</dt>
        <dd>
          key <code title={signed.key}>{signed.key.slice(0, 12)}…</code>
        </dd>
      </dl>
    </>
  );
}
