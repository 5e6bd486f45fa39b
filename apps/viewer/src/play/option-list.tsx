import type { JSX } from 'preact';
import { SymbolText } from '../cards/symbol-text.js';
import type { Combine, Option } from '../contract/decision.js';
import { withAmount, type Draft } from './draft.js';
import { isUnlikely } from './option-groups.js';

interface OptionListProps {
  readonly options: readonly Option[];
  readonly shown: readonly number[];
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  readonly take: (at: number) => void;
  readonly combine: Combine | null;
  readonly busy: boolean;
  /** Whether the digits take these options. */
  readonly hasKeys?: boolean;
  readonly label?: string;
}

/** The options as buttons. For an answer of several pieces they are chosen one by one, with their amounts. */
export function OptionList({
  options,
  shown,
  draft,
  setDraft,
  take,
  combine,
  busy,
  hasKeys = true,
  label: listLabel = 'Options',
}: OptionListProps): JSX.Element {
  return (
    <ul class="options" aria-label={listLabel}>
      {shown.map((at, place) => {
        const option = options[at];
        if (option === undefined) return null;
        const { hint, amount, piece } = option;
        const isPiece = combine !== null && piece !== undefined;
        const label = (isPiece ? option.pieceLabel : undefined) ?? option.label;
        const why = hint?.why?.join(' ');
        const unlikely = isUnlikely(option);
        if (isPiece && amount !== undefined) {
          return (
            <li key={at}>
              <label class="amount">
                <SymbolText text={label} />
                <input
                  type="number"
                  min={0}
                  max={amount.max}
                  value={draft.amounts[at] ?? 0}
                  onInput={(event) => setDraft(withAmount(draft, at, Number(event.currentTarget.value)))}
                />
              </label>
            </li>
          );
        }
        const order = draft.picked.indexOf(at);
        return (
          <li key={at}>
            <button
              type="button"
              class={`option-button ${unlikely ? 'unlikely' : ''} ${order >= 0 ? 'is-picked' : ''}`}
              aria-pressed={isPiece ? order >= 0 : undefined}
              disabled={busy}
              title={why}
              onClick={() => take(at)}
            >
              {hasKeys && place < 9 && <kbd aria-hidden="true">{place + 1}</kbd>}
              <span>
                <SymbolText text={label} />
              </span>
              {order >= 0 && combine?.ordered === true && <b class="order">{order + 1}</b>}
              {unlikely && <small>{hint?.payable === false ? 'can’t be paid now' : 'can’t be finished now'}</small>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
