import type { Action, Answer, PlayerId, Revision } from '@stacktrail/game-events';

/** A position that the game was in. */
export interface Position {
  /** A number that tells most positions apart. */
  readonly outline: number;
  /** The whole position (see `positionDigest`). */
  readonly digest: string;
}

/** A choice that a player with priority made in this step, and in which position. */
interface TakenChoice {
  readonly position: Position;
  readonly player: PlayerId;
  readonly action: Action;
}

/** What may grow in a loop: life totals, +1/+1 counters on permanents, tokens without abilities that are alike. */
export type Growing = 'life' | 'counters' | 'tokens';

/** A position that is compared with later ones, but for what may grow (CR 104.4b). */
export interface Growth {
  readonly outline: string;
  readonly ground: string;
  /** How much there was of each thing that may grow when the position last came. */
  readonly amounts: Readonly<Record<string, number>>;
  /** How often it has come again, each time with no less of anything. */
  readonly rounds: number;
  /** What there has come to be more of. */
  readonly grown: readonly Growing[];
}

/** What is known of positions that repeat in this step (CR 730.3, 730.4). */
export interface Repetition {
  /** How many objects have resolved since a player last chose to do something: passing priority is no choice. */
  readonly mandatory: number;
  /** The positions at the latest of them. */
  readonly seen: readonly Position[];
  /** What players chose to activate, in order. */
  readonly taken: readonly TakenChoice[];
  /** The position from which growth is measured; `null` before there is one. */
  readonly growth: Growth | null;
}

export const noRepetition: Repetition = { mandatory: 0, seen: [], taken: [], growth: null };

/** A game choice that a shortcut predicts: what a player answers, whatever kind of decision it is (CR 730.2a). */
export interface PredictedChoice {
  readonly player: PlayerId;
  readonly answer: Answer;
}

/** A shortcut that has been suggested and that not every other player has answered yet (CR 730.2b). */
export interface Proposal {
  /** The fact of the suggestion: its id. */
  readonly id: Revision;
  readonly player: PlayerId;
  readonly choices: readonly PredictedChoice[];
  /** How many of the choices will be taken: fewer once somebody has shortened it. */
  readonly end: number;
  /** Who has accepted or shortened it. */
  readonly answered: readonly PlayerId[];
  /** How many of the choices have been taken. */
  readonly taken: number;
}

/** A choice that a player may not make now: the one that the shortcut predicted where it was shortened (CR 730.2c). */
export interface BarredChoice {
  readonly player: PlayerId;
  readonly answer: Answer;
}
