import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Ref } from '../contract/board.js';

/** What can be done with what stands on a table. It stays the same object, so that nothing is drawn anew because of it. */
export interface TableActions {
  /** Shows a card large, with what can be asked about it. */
  readonly inspect: (id: number) => void;
  /** A card or player was clicked: chosen, where a decision is being made, or else shown. */
  readonly choose: (ref: Ref) => void;
  /** Asks why something stands as it does. */
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
