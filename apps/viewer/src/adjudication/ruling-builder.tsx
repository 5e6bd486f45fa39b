import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Board } from '../contract/board.js';
import type { Decision } from '../contract/decision.js';
import { ActionRow } from './action-row.js';
import { OtherInstruction } from './other-instruction.js';
import { SuggestedActions } from './suggested-actions.js';
import { objectsOf, playersOf } from './things.js';

interface RulingBuilderProps {
  readonly decision: Decision;
  readonly board: Board;
  readonly busy: boolean;
  /** Whether something is missing beside the actions. */
  readonly isIncomplete?: boolean;
  readonly send: (actions: readonly object[]) => void;
}

/** Puts together what an unread clause does: actions in their order, each with what it is about, or nothing. */
export function RulingBuilder({ decision, board, busy, isIncomplete = false, send }: RulingBuilderProps): JSX.Element {
  const [actions, setActions] = useState<readonly object[]>([]);
  const [objects, players] = useMemo(() => [objectsOf(board), playersOf(board)], [board]);
  const most = decision.combine?.max ?? 0;
  const isFull = actions.length >= most;
  const add = (action: object): void => setActions([...actions, action]);
  const cannot = busy || isIncomplete;
  return (
    <div class="ruling-builder">
      <ol class="ruled-actions" aria-label="What happens, in this order">
        {actions.map((action, at) => (
          <ActionRow
            key={at}
            {...{ action, objects, players }}
            place={at + 1}
            change={(changed) => setActions(actions.map((one, i) => (i === at ? changed : one)))}
            remove={() => setActions(actions.filter((_, i) => i !== at))}
            sooner={at === 0 ? null : () => setActions(swapped(actions, at))}
          />
        ))}
      </ol>
      {isFull ? (
        <p class="soft">A ruling has at most {most} actions.</p>
      ) : (
        <>
          <SuggestedActions options={decision.options ?? []} add={add} busy={busy} />
          <OtherInstruction add={add} />
        </>
      )}
      <p class="button-row">
        {actions.length === 0 ? (
          <button type="button" class="primary" disabled={cannot} onClick={() => send([])}>
            Nothing happens
          </button>
        ) : (
          <button type="button" class="primary" disabled={cannot} onClick={() => send(actions)}>
            {actions.length === 1 ? 'This happens' : `These ${actions.length} actions happen`}
          </button>
        )}
      </p>
    </div>
  );
}

/** The list with an action one place sooner. */
function swapped(actions: readonly object[], at: number): readonly object[] {
  const [moved] = actions.slice(at, at + 1);
  return moved === undefined
    ? actions
    : [...actions.slice(0, at - 1), moved, ...actions.slice(at - 1, at), ...actions.slice(at + 1)];
}
