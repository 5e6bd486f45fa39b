import type { JSX } from 'preact';
import type { Decision } from '../contract/decision.js';
import type { Settings } from '../contract/settings.js';
import type { Draft } from './draft.js';
import type { Play } from './use-play.js';

/** A decision with what is chosen for it so far, and what the player can do with it. */
export interface DecisionBarProps {
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
  /** The ways to end the game. */
  readonly giveUp: JSX.Element;
}
