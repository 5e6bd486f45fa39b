import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Play } from './use-play.js';

/** CR 104.3a: a player may concede at any time. It is asked twice, as it can't be taken back. */
export function Concede({ play }: { readonly play: Play }): JSX.Element {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button type="button" class="quiet" onClick={() => setAsked(true)}>
        Concede…
      </button>
    );
  }
  return (
    <span class="button-row" role="group" aria-label="Concede the game?">
      <button type="button" disabled={play.busy} onClick={() => play.command('concession', {})}>
        Concede the game
      </button>
      <button type="button" class="quiet" onClick={() => setAsked(false)}>
        Play on
      </button>
    </span>
  );
}
