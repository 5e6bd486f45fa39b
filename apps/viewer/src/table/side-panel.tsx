import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CardDetail } from '../cards/card-detail.js';
import type { Board } from '../contract/board.js';
import { DisputesPanel } from '../disputes/disputes-panel.js';
import { actsAs, canAct } from '../disputes/may-do.js';
import { useDisputes } from '../disputes/use-disputes.js';
import { RulingsPanel } from '../judge/rulings-panel.js';
import { NumbersPanel } from '../numbers/numbers-panel.js';
import { LogPanel } from '../log/log-panel.js';
import { WhyPanel } from '../log/why-panel.js';
import { findObject } from './find-object.js';
import { clausesOf } from '../adjudication/clause-options.js';
import type { Deciding } from '../play/use-deciding.js';
import { TellPanel } from '../telling/tell-panel.js';
import type { GameRecord } from './game-record.js';
import type { WhyQuestion } from './table-context.js';
import { Tabs } from './tabs.js';

interface SidePanelProps {
  readonly record: GameRecord;
  readonly at: number;
  readonly board: Board;
  readonly inspected: number | null;
  readonly question: WhyQuestion | null;
  readonly move: (revision: number) => void;
  readonly setQuestion: (question: WhyQuestion | null) => void;
  readonly as: string | null;
  readonly token: string | null;
  readonly deciding: Pick<Deciding, 'decision' | 'take'>;
}

type Tab = 'log' | 'card' | 'why' | 'rulings' | 'disputes' | 'tell' | 'numbers';
const tabsWith = (waiting: number, isTold: boolean): readonly (readonly [Tab, string])[] => [
  ['log', 'Log'],
  ['card', 'Card'],
  ['why', 'Why'],
  ['rulings', 'Rulings'],
  ['disputes', waiting === 0 ? 'Disputes' : `Disputes (${waiting})`],
  ...(isTold ? [['tell', 'Tell'] as const] : []),
  ['numbers', 'Numbers'],
];

/** What stands beside the board: the log, a card, or the reasons for something. */
export function SidePanel({
  record,
  at,
  board,
  inspected,
  question,
  move,
  setQuestion,
  as,
  token,
  deciding,
}: SidePanelProps): JSX.Element {
  const [tab, setTab] = useState<Tab>('log');
  useEffect(() => {
    if (inspected !== null) setTab('card');
  }, [inspected]);
  useEffect(() => {
    if (question !== null) setTab('why');
  }, [question]);
  const [dispute, setDispute] = useState<number | null>(null);
  const found = useDisputes(record, tab === 'disputes');
  const waiting = found.disputes.filter(({ state }) => state === 'open' || state === 'appealed').length;
  const role = token === null ? null : as;
  const { seat, isJudge } = actsAs(role);
  const isTold = record.lines.some(({ type }) => type === 'ChanceTold');
  const tells = isTold && board.outcome === null && (isJudge || seat !== null);
  const disputeEvent = (revision: number): void => {
    move(revision);
    setDispute(null);
    setTab('disputes');
  };
  const object = inspected === null ? undefined : findObject(board, inspected);
  return (
    <aside class="side" aria-label="Beside the board">
      <Tabs tabs={tabsWith(waiting, tells)} current={tab} choose={setTab} label="Beside the board" />
      <div
        key={tab}
        class="side-content"
        role="tabpanel"
        id={`panel-${tab}`}
        aria-labelledby={`tab-${tab}`}
        tabIndex={0}
      >
        {tab === 'log' && <LogPanel record={record} at={at} move={move} ask={setQuestion} />}
        {tab === 'card' && (
          <CardDetail
            object={object}
            board={board}
            ask={setQuestion}
            clauses={inspected === null ? [] : clausesOf(deciding.decision, inspected)}
            raise={deciding.take}
          />
        )}
        {tab === 'rulings' && <RulingsPanel record={record} at={at} board={board} as={role} />}
        {tab === 'disputes' && (
          <DisputesPanel {...{ record, at, board, found }} as={role} chosen={dispute} choose={setDispute} />
        )}
        {tab === 'tell' && tells && <TellPanel key={as} {...{ record, board, seat }} />}
        {tab === 'numbers' && <NumbersPanel record={record} at={at} board={board} move={move} />}
        {tab === 'why' && <WhyPanel {...{ record, at, question, move }} dispute={canAct(role) ? disputeEvent : null} />}
      </div>
    </aside>
  );
}
