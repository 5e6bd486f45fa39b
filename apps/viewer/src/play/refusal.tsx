import type { JSX } from 'preact';
import type { Decision } from '../contract/decision.js';
import type { RequestProblem } from '../http/problem.js';
import { ProblemNote } from '../http/problem-note.js';
import type { Draft } from './draft.js';
import { legalInstead } from './legal-instead.js';

interface RefusalProps {
  readonly problem: RequestProblem;
  readonly decision: Decision;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
}

/** The status of an answer that the rules refuse. */
const againstTheRules = 422;

/** Why an answer was refused, and what would be legal instead. */
export function Refusal({ problem, decision, draft, setDraft }: RefusalProps): JSX.Element {
  const { options = [], combine = null } = decision;
  const instead = problem.status === againstTheRules && combine !== null ? legalInstead(draft, combine, options) : null;
  return (
    <>
      <ProblemNote problem={problem} />
      {instead !== null && combine !== null && (
        <p class="legal-instead">
          Legal would be: {instead.length === 0 ? 'nothing of it' : instead.map((at) => options[at]?.label).join(', ')}
          <button type="button" onClick={() => setDraft({ ...draft, picked: instead, amounts: {} })}>
            Choose this
          </button>
        </p>
      )}
    </>
  );
}
