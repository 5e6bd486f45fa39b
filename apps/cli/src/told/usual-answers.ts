import type { DecisionOption, OwnDecision } from '@stacktrail/views';
import type { NamedAnswer } from './named-answer.js';

/** How a cost is paid by tapping permanents, if the decision is about that. */
export function payment({ kind, options }: OwnDecision): NamedAnswer | null {
  if (kind !== 'activate mana abilities') return null;
  return answerOf(options.find(({ label, hint }) => /^(Tap .* and pay|Pay)/.test(label) && hint?.payable !== false));
}

/** No attack and no block: what those do of whom a record says nothing. */
export function doesNothing({ kind, options }: OwnDecision): NamedAnswer | null {
  if (kind !== 'declare attackers' && kind !== 'declare blockers') return null;
  const [first] = options;
  return first?.piece === undefined ? answerOf(first) : null;
}

/** The answer to a decision that has one option. */
export function onlyAnswer({ options, combine }: OwnDecision): NamedAnswer | null {
  return options.length === 1 && combine === null ? answerOf(options[0]) : null;
}

function answerOf(option: DecisionOption | undefined): NamedAnswer | null {
  const answer = option?.answer ?? null;
  return answer === null ? null : { answer, ahead: option?.ahead ?? [] };
}

const mostOffered = 30;

/** What is asked, and what is offered. */
export function inWords({ prompt, options }: OwnDecision): string {
  const labels = options.slice(0, mostOffered).map(({ pieceLabel, label }) => `“${pieceLabel ?? label}”`);
  const more = options.length > mostOffered ? ` and ${options.length - mostOffered} more` : '';
  return `${prompt} Offered: ${labels.join(', ')}${more}.`;
}
