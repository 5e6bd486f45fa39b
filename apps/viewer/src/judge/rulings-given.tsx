import type { JSX } from 'preact';
import type { GameRecord } from '../table/game-record.js';

const kinds: ReadonlySet<string> = new Set([
  'RulingGiven',
  'RewindRequested',
  'RewindVoted',
  'ActionReversed',
  'TimeGiven',
  'ClocksStopped',
  'ClocksStarted',
]);

/** The requests, votes, rulings and rewinds so far. */
export function RulingsGiven({ record }: { readonly record: GameRecord }): JSX.Element {
  const lines = record.lines.filter(({ type }) => kinds.has(type));
  return (
    <section aria-label="Rulings so far">
      <h2>So far</h2>
      {lines.length === 0 ? (
        <p class="empty-note">Nothing was ruled or taken back.</p>
      ) : (
        <ul class="rulings-given">
          {lines.map(({ revision, text, rule }) => (
            <li key={revision}>
              {text} <span class="rule">CR {rule}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
