import type { JSX } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { clausesOf } from '../adjudication/clause-options.js';
import { BoardView } from '../board/board-view.js';
import { ClocksContext } from '../board/clocks-context.js';
import { noChoices } from '../board/table-choices.js';
import { choicesOf } from '../play/decision-choices.js';
import { PlayArea } from '../play/play-area.js';
import { useDeciding } from '../play/use-deciding.js';
import { ProblemNote } from '../http/problem-note.js';
import { goTo, tableAddress } from '../routing/route.js';
import { SidePanel } from './side-panel.js';
import { TableContext, type TableActions, type WhyQuestion } from './table-context.js';
import { keysOf, seenBy, tokenFor } from './keys.js';
import { TimeBar } from './time-bar.js';
import { useClocks } from './use-clocks.js';
import { useGameRecord } from './use-game-record.js';
import { ViewerChoice } from './viewer-choice.js';

interface TablePageProps {
  readonly game: string;
  readonly at: number | null;
  readonly as: string | null;
}

/** A game: its board at a moment, the time line, and beside it the log, a card, and the reasons for what happened. */
export function TablePage({ game, at: asked, as }: TablePageProps): JSX.Element {
  const keys = useMemo(() => keysOf(game), [game]);
  const token = tokenFor(keys, as);
  const record = useGameRecord(game, token, seenBy(as), asked);
  const [inspected, setInspected] = useState<number | null>(null);
  const [question, setQuestion] = useState<WhyQuestion | null>(null);
  const at = asked === null ? record.last : Math.min(asked, Math.max(record.last, 0));
  const board = record.boardAt(at);
  const shown = board ?? lastShown(record, at);

  const move = useCallback(
    (revision: number): void => goTo(tableAddress(game, { as, at: revision >= record.last ? null : revision }), true),
    [game, as, record],
  );
  const isNow = at >= record.last;
  const isSeat = as !== null && !as.startsWith('judge') && token !== null;
  const deciding = useDeciding(record, isSeat && isNow);
  const clocks = useClocks(record, isNow);
  const current = useRef(deciding);
  current.current = deciding;
  const actions = useMemo(
    (): TableActions => ({
      inspect: setInspected,
      choose: (ref) => {
        const { takeAbout, decision } = current.current;
        const hasClauses = clausesOf(decision, ref.id).length > 0;
        if ((!takeAbout(ref) || hasClauses) && ref.is === 'object') setInspected(ref.id);
      },
      why: setQuestion,
    }),
    [],
  );
  useEffect(() => {
    document.title =
      shown === undefined ? 'Stacktrail' : `${shown.seats.map(({ name }) => name).join(' – ')} · Stacktrail`;
  }, [shown?.seats]);

  if (shown === undefined) {
    return (
      <main id="main" class="narrow">
        {record.problem === null ? <p role="status">Loading the game…</p> : <ProblemNote problem={record.problem} />}
      </main>
    );
  }
  const { decision, draft } = deciding;
  const choices = decision === null ? noChoices : choicesOf(decision, draft);
  const near = Number(/\d+$/.exec(as ?? '')?.[0] ?? 0);
  return (
    <TableContext.Provider value={actions}>
      <main id="main" class="table">
        <h1 class="visually-hidden">{shown.seats.map(({ name }) => name).join(' against ')}</h1>
        <div class="table-board">
          {record.problem !== null && <ProblemNote problem={record.problem} />}
          <ClocksContext.Provider value={clocks}>
            <BoardView board={shown} before={record.knownBoard(shown.revision - 1)} near={near} choices={choices}>
              {record.connection === 'lost' && <span class="badge bad">connection lost, trying again…</span>}
              {clocks?.clocks.stopped === true && <span class="badge">clocks stopped</span>}
              <ViewerChoice game={game} as={as} at={asked} keys={keys} names={shown.seats.map(({ name }) => name)} />
            </BoardView>
          </ClocksContext.Provider>
          <PlayArea {...{ record, deciding, board: shown, game, as, keys, isNow, toNow: () => move(record.last) }} />
        </div>
        <SidePanel {...{ record, at, board: shown, inspected, question, move, setQuestion, as, token, deciding }} />
        <TimeBar record={record} at={at} move={move} />
      </main>
    </TableContext.Provider>
  );
}

/** The nearest earlier board that is loaded, until the right one is. */
function lastShown(record: ReturnType<typeof useGameRecord>, at: number) {
  for (let revision = at; revision >= 0; revision--) {
    const board = record.knownBoard(revision);
    if (board !== undefined) return board;
  }
  return record.knownBoard(record.last);
}
