import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { SymbolText } from '../cards/symbol-text.js';
import type { Board } from '../contract/board.js';
import type { PendingDecision } from '../contract/decision.js';
import { ProblemNote } from '../http/problem-note.js';
import { useRequest } from '../http/use-request.js';
import { useCommand } from '../judge/use-command.js';
import type { GameRecord } from '../table/game-record.js';
import { RulingBuilder } from './ruling-builder.js';

/** What a judge is asked who says what an unread clause does: the ruling in words, and what happens. */
export function JudgeClause({ record, board }: { readonly record: GameRecord; readonly board: Board }): JSX.Element {
  const [words, setWords] = useState('');
  const { problem, busy, send } = useCommand(record);
  const asked = useRequest(
    (signal) => record.client.get<PendingDecision>(`${record.path}/decision`, {}, signal),
    [record, record.last],
  );
  const decision = asked.state === 'done' ? asked.value.decision : null;
  return (
    <section class="decision-bar" aria-label="The judge’s decision">
      {asked.state === 'failed' && <ProblemNote problem={asked.problem} />}
      {decision?.options !== undefined && decision.kind === 'judge a clause' && (
        <>
          <div class="decision-head" role="status">
            <strong>
              <SymbolText text={decision.prompt ?? ''} />
            </strong>
            <span class="rule">CR {decision.rule}</span>
          </div>
          <label class="ruling-words">
            The ruling, in words
            <input value={words} maxLength={500} onInput={(event) => setWords(event.currentTarget.value)} />
          </label>
          {problem !== null && <ProblemNote problem={problem} />}
          <RulingBuilder
            key={decision.id}
            {...{ decision, board, busy }}
            isIncomplete={words.trim() === ''}
            send={(actions) => send('rulings', { ruling: words, actions }, () => setWords(''))}
          />
        </>
      )}
    </section>
  );
}
