import type { JSX } from 'preact';
import { SymbolText } from '../cards/symbol-text.js';
import { Symbol } from '../cards/symbol.js';
import { frameOf } from '../cards/card-color.js';
import type { Board, StackObject } from '../contract/board.js';
import { useTable } from '../table/table-context.js';
import { choiceOf, keyOf, type TableChoices } from './table-choices.js';

/** The stack from the top, each object with what was announced for it. */
export function StackPanel({ board, choices }: { readonly board: Board; readonly choices: TableChoices }): JSX.Element {
  const { stack } = board;
  return (
    <section class={`stack ${stack.length === 0 ? 'is-empty' : ''}`} aria-label="The stack">
      <h2>Stack{stack.length > 0 && <span class="count">{stack.length}</span>}</h2>
      {stack.length === 0 ? (
        <p class="empty-note">empty</p>
      ) : (
        <ol>
          {stack.map((object) => (
            <StackItem key={object.id} object={object} board={board} choices={choices} />
          ))}
        </ol>
      )}
    </section>
  );
}

function StackItem({
  object,
  board,
  choices,
}: {
  readonly object: StackObject;
  readonly board: Board;
  readonly choices: TableChoices;
}): JSX.Element {
  const { choose } = useTable();
  const { id, name, controller, is, triggered, card, text, targets, modes, x, kicked } = object;
  const what = is === 'spell' ? 'spell' : triggered ? 'triggered ability' : 'activated ability';
  const all = targets.flat();
  const choice = choiceOf(choices, keyOf({ is: 'object', id }));
  return (
    <li>
      <button
        type="button"
        class={`stack-item ${card === null ? 'frame-ability' : frameOf(card)} ${choice ?? ''}`}
        data-object={id}
        onClick={() => choose({ is: 'object', id })}
      >
        <span class="stack-head">
          <strong>{name}</strong>
          {card !== null && card.manaCost !== null && (
            <span class="face-cost">
              <SymbolText text={card.manaCost} />
            </span>
          )}
        </span>
        <span class="stack-who">
          {board.seats[controller]?.name}, {what}
          {x !== null && x > 0 && (
            <span>
              , <Symbol code="X" /> = {x}
            </span>
          )}
          {kicked > 0 && `, kicked${kicked > 1 ? ` ${kicked} times` : ''}`}
        </span>
        <span class="stack-text">
          {(modes.length > 0 ? modes : text).map((line, i) => (
            <span key={i}>
              <SymbolText text={line} />
            </span>
          ))}
        </span>
        {all.length > 0 && <span class="stack-targets">→ {all.map(({ label }) => label).join(', ')}</span>}
      </button>
    </li>
  );
}
