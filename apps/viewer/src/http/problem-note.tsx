import type { JSX } from 'preact';
import type { RequestProblem } from './problem.js';

/** Says what went wrong, with the rule that says no, where there is one. */
export function ProblemNote({ problem }: { readonly problem: RequestProblem }): JSX.Element {
  const { title, detail, rule, faults } = problem;
  return (
    <div class="problem" role="alert">
      <strong>{title}</strong>
      {rule !== null && <span class="rule">CR {rule}</span>}
      <p>{detail}</p>
      {faults.length > 1 && (
        <ul>
          {faults.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              <code>{path}</code> {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
