import type { JSX } from 'preact';
import { SymbolText } from '../cards/symbol-text.js';
import type { Decision } from '../contract/decision.js';
import { ProblemNote } from '../http/problem-note.js';
import { answerOf, isComplete, type Draft } from './draft.js';
import { Concede } from './concede.js';
import type { Settings } from '../contract/settings.js';
import { Stops } from './stops.js';
import { OptionList } from './option-list.js';
import { useOptionKeys } from './use-option-keys.js';
import type { Play } from './use-play.js';

interface DecisionBarProps {
  readonly play: Play;
  readonly decision: Decision;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  /** The options that are shown: those about what was clicked on the board, or all. */
  readonly shown: readonly number[];
  readonly isFiltered: boolean;
  readonly showAll: () => void;
  readonly take: (at: number) => void;
  readonly paysItself: boolean;
  readonly setPaysItself: (paysItself: boolean) => void;
  readonly settings: Settings | null;
  readonly changeSettings: (settings: Settings) => void;
}

/** What the game asks the player, and every way to answer. */
export function DecisionBar(props: DecisionBarProps): JSX.Element {
  const { play, decision, draft, setDraft, shown, isFiltered, showAll, take } = props;
  const { prompt = '', options = [], combine = null, context, rule } = decision;
  const { targets, asks } = context;
  const done = (): void => {
    if (combine !== null && isComplete(draft, combine)) play.answer(answerOf(draft, combine, options));
  };
  useOptionKeys(shown, take, combine === null ? null : done);
  return (
    <section class="decision-bar" aria-label="Your decision" aria-busy={play.busy} data-decision={decision.id}>
      <div class="decision-head" role="status">
        <strong>
          <SymbolText text={prompt} />
        </strong>
        <span class="rule">CR {rule}</span>
        {asks !== undefined && <span class="soft">{asks.label}</span>}
        {targets !== undefined && <span class="soft">{targets.targets[targets.asked]?.phrase}</span>}
        {combine?.rules.map((sentence) => (
          <span key={sentence} class="soft">
            {sentence}
          </span>
        ))}
      </div>
      {play.reversed !== null && (
        <p class="taken-back-note" role="alert">
          Taken back (CR {play.reversed.rule}): <SymbolText text={play.reversed.message} />
        </p>
      )}
      {play.problem !== null && <ProblemNote problem={play.problem} />}
      <OptionList {...{ options, shown, draft, setDraft, take, combine, busy: play.busy }} />
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
        {combine !== null && (
          <button type="button" class="primary" disabled={play.busy || !isComplete(draft, combine)} onClick={done}>
            {combine.into === 'value' ? 'Answer' : `Answer with ${draft.picked.length} chosen`} <kbd>Enter</kbd>
          </button>
        )}
        <label class="check">
          <input
            type="checkbox"
            checked={props.paysItself}
            onChange={(event) => props.setPaysItself(event.currentTarget.checked)}
          />
          pay by itself
        </label>
        {props.settings !== null && <Stops settings={props.settings} change={props.changeSettings} busy={play.busy} />}
        <Concede play={play} />
      </div>
    </section>
  );
}
