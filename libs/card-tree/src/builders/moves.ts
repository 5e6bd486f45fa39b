import type { Amount } from '../amounts.js';
import type { Destination, Effect } from '../effects.js';
import type { Filter } from '../filters.js';
import type { Objects, Players } from '../references.js';
import { you } from './references.js';

/** Where things go: `onto.hand`, `onto.battlefieldTapped`. */
export const onto = {
  hand: { zone: 'hand' },
  exile: { zone: 'exile' },
  graveyard: { zone: 'graveyard' },
  battlefield: { zone: 'battlefield' },
  battlefieldTapped: { zone: 'battlefield', tapped: true },
  battlefieldUnderOwner: { zone: 'battlefield', control: 'owner' },
  battlefieldUnderYou: { zone: 'battlefield', control: 'you' },
  topOfLibrary: { zone: 'library', position: 'top' },
  bottomOfLibrary: { zone: 'library', position: 'bottom' },
} as const satisfies Readonly<Record<string, Destination>>;

/** Moves objects; `label` names them for later instructions of the same text. */
export function move(what: Objects, to: Destination, label?: string): Effect {
  return { do: 'move', what, to, ...(label !== undefined && { label }) };
}

export function exile(what: Objects, label?: string): Effect {
  return move(what, onto.exile, label);
}

export function returnToHand(what: Objects): Effect {
  return move(what, onto.hand);
}

interface SearchOptions {
  readonly who?: Players;
  readonly count?: Amount;
  readonly reveal?: true;
}

/** Searches the library and, as the last part of it, shuffles (CR 701.19, 701.20). */
export function search(filter: Filter, to: Destination, options: SearchOptions = {}): readonly Effect[] {
  const { who = you, count = 1, ...rest } = options;
  return [
    { do: 'search library', who, filter, count, to, ...rest },
    { do: 'shuffle', who, joined: 'then' },
  ];
}
