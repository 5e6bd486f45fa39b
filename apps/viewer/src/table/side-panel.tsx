import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CardDetail } from '../cards/card-detail.js';
import type { Board } from '../contract/board.js';
import { RulingsPanel } from '../judge/rulings-panel.js';
import { NumbersPanel } from '../numbers/numbers-panel.js';
import { LogPanel } from '../log/log-panel.js';
import { WhyPanel } from '../log/why-panel.js';
import { findObject } from './find-object.js';
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
}

type Tab = 'log' | 'card' | 'why' | 'rulings' | 'numbers';
const tabs: readonly (readonly [Tab, string])[] = [
  ['log', 'Log'],
  ['card', 'Card'],
  ['why', 'Why'],
  ['rulings', 'Rulings'],
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
}: SidePanelProps): JSX.Element {
  const [tab, setTab] = useState<Tab>('log');
  useEffect(() => {
    if (inspected !== null) setTab('card');
  }, [inspected]);
  useEffect(() => {
    if (question !== null) setTab('why');
  }, [question]);
  const object = inspected === null ? undefined : findObject(board, inspected);
  return (
    <aside class="side" aria-label="Beside the board">
      <Tabs tabs={tabs} current={tab} choose={setTab} label="Beside the board" />
      <div
        key={tab}
        class="side-content"
        role="tabpanel"
        id={`panel-${tab}`}
        aria-labelledby={`tab-${tab}`}
        tabIndex={0}
      >
        {tab === 'log' && <LogPanel record={record} at={at} move={move} ask={setQuestion} />}
        {tab === 'card' && <CardDetail object={object} board={board} ask={setQuestion} />}
        {tab === 'rulings' && <RulingsPanel record={record} at={at} board={board} as={token === null ? null : as} />}
        {tab === 'numbers' && <NumbersPanel record={record} at={at} board={board} move={move} />}
        {tab === 'why' && <WhyPanel record={record} at={at} question={question} move={move} />}
      </div>
    </aside>
  );
}
