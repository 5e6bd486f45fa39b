import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Ref } from '../contract/board.js';

/** What can be done with objects on the table. It is always the same object, so it never causes drawing. */
export interface TableActions {
  /** Shows a card large, with what can be asked about it. */
  readonly inspect: (id: number) => void;
  /** Handles a click on a card or player: chooses it if a decision is being made, otherwise shows it. */
  readonly choose: (ref: Ref) => void;
  /** Asks why something is as it is. */
  readonly why: (question: WhyQuestion) => void;
}

/** What a “why” is about: an event, an object as it is now, or a player's life or hand. */
export type WhyQuestion =
  | { readonly about: 'event'; readonly revision: number }
  | { readonly about: 'object'; readonly id: number }
  | { readonly about: 'life'; readonly player: number }
  | { readonly about: 'hand'; readonly player: number };

const nothing = (): void => undefined;
export const TableContext = createContext<TableActions>({ inspect: nothing, choose: nothing, why: nothing });

export function useTable(): TableActions {
  return useContext(TableContext);
}
