import type { JSX } from 'preact';
import { tellingWords } from '../adjudication/waiting-words.js';
import { SymbolText } from '../cards/symbol-text.js';
import type { DecisionBarProps } from './decision-bar-props.js';
import { answerOf, isComplete } from './draft.js';
import { groupsOf } from './option-groups.js';
import { OptionList } from './option-list.js';
import { Refusal } from './refusal.js';
import { SeatControls } from './seat-controls.js';
import { TextAnswer } from './text-answer.js';
import { useOptionKeys } from './use-option-keys.js';

/** What the game asks the player, and every way to answer. */
export function DecisionBar(props: DecisionBarProps): JSX.Element {
  const { play, decision, draft, setDraft, shown, isFiltered, take } = props;
  const { options = [], combine = null } = decision;
  const { first, others } = isFiltered ? { first: shown, others: [] } : groupsOf(decision, shown);
  const done = (): void => {
    if (combine !== null && isComplete(draft, combine)) play.answer(answerOf(draft, combine, options));
  };
  useOptionKeys(first, take, combine === null ? null : done);
  const list = { options, draft, setDraft, take, combine, busy: play.busy };
  return (
    <section class="decision-bar" aria-label="Your decision" aria-busy={play.busy} data-decision={decision.id}>
      <div class="decision-top">
        <Asked decision={decision} />
        <SeatControls {...props} />
      </div>
      {play.reversed !== null && (
        <p class="taken-back-note" role="alert">
          Taken back (CR {play.reversed.rule}): <SymbolText text={play.reversed.message} />
        </p>
      )}
      {play.problem !== null && <Refusal problem={play.problem} {...{ decision, draft, setDraft }} />}
      <OptionList {...list} shown={first} />
      {others.length > 0 && (
        <details class="other-options" key={decision.id}>
          <summary>{others.length} more: mana abilities, and what can’t be paid or finished now</summary>
          <OptionList {...list} shown={others} hasKeys={false} label="More options" />
        </details>
      )}
      <Whole {...props} done={done} />
    </section>
  );
}

/** What is asked, by which rule, and about what. */
function Asked({
  decision: { kind, prompt = '', rule, context, combine },
}: Pick<DecisionBarProps, 'decision'>): JSX.Element {
  const { targets, asks } = context;
  const telling = tellingWords(kind);
  return (
    <div class="decision-head" role="status">
      <strong>
        <SymbolText text={prompt} />
      </strong>
      <span class="rule">CR {rule}</span>
      {telling !== null && <span class="soft">{telling}</span>}
      {asks !== undefined && <span class="soft">{asks.label}</span>}
      {targets !== undefined && <span class="soft">{targets.targets[targets.asked]?.phrase}</span>}
      {combine?.rules.map((sentence) => (
        <span key={sentence} class="soft">
          {sentence}
        </span>
      ))}
    </div>
  );
}

/** For an answer of several pieces: sends it. */
function Whole({
  play,
  decision,
  draft,
  setDraft,
  isFiltered,
  showAll,
  done,
}: DecisionBarProps & { readonly done: () => void }): JSX.Element | null {
  const { combine = null, options = [] } = decision;
  // Where an option of its own takes nothing, an empty answer needs no button.
  const saysNothing = draft.picked.length === 0 && options.some(({ piece }) => piece === undefined);
  const asksWhole = combine !== null && (combine.into === 'value' || !saysNothing);
  // While mana is due, one of the options takes the action back.
  const takeBack = decision.context.payment === undefined ? decision.takeBack : null;
  const takesText = combine?.text !== undefined;
  if (!asksWhole && !isFiltered && !takeBack && !takesText) return null;
  return (
    <div class="decision-foot">
      {isFiltered && (
        <button type="button" class="quiet" onClick={showAll}>
          All options
        </button>
      )}
      {combine?.into === 'value' && (
        <label class="value">
          From {combine.min} to {combine.max}
          <input
            type="number"
            min={combine.min}
            max={combine.max}
            value={draft.value}
            onInput={(event) => setDraft({ ...draft, value: Number(event.currentTarget.value) })}
          />
        </label>
      )}
      {takesText && (
        <TextAnswer
          combine={combine}
          options={options}
          draft={draft}
          busy={play.busy}
          send={(answer) => play.answer(answer)}
        />
      )}
      {takeBack && (
        <button
          type="button"
          class="quiet"
          disabled={play.busy}
          onClick={() => play.command('taking-back', takeBack.body)}
        >
          Take the action back
        </button>
      )}
      {asksWhole && (
        <button type="button" class="primary" disabled={play.busy || !isComplete(draft, combine)} onClick={done}>
          {combine.into === 'value' ? 'Answer' : `Answer with ${draft.picked.length} chosen`} <kbd>Enter</kbd>
        </button>
      )}
    </div>
  );
}
