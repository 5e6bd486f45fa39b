import type { CardDefinition } from '@stacktrail/card-language';
import type { EventData } from '@stacktrail/game-events';
import { commitment, toHex } from '@stacktrail/kernel';
import type { Catalog } from '../state/catalog.js';
import { pin } from './pin.js';

/** What a game is started with. */
export interface NewGame {
  readonly game: string;
  /** The rules edition that it is played under (design D14). */
  readonly edition: string;
  readonly format?: string;
  readonly match: string | null;
  readonly parent: string | null;
  readonly seats: readonly { readonly name: string; readonly deck: readonly CardDefinition[] }[];
  /** 32 secret bytes, and the salt of the commitment to them. */
  readonly seed: Uint8Array;
  readonly salt: Uint8Array;
  /** Whether the seed was drawn where no player could know it. */
  readonly provable: boolean;
  /** One contribution to the randomness from each seat. */
  readonly nonces: readonly Uint8Array[];
}

/** The editions of the rules that this engine plays. */
export const editions = ['2025-06-06'] as const;

/** The setup fact of a game, and the definitions that it pins, each once. */
export function setUp(game: NewGame): {
  readonly setup: EventData<'GameStarted'>;
  readonly catalog: Catalog;
  /** Each seat's deck, as indexes of the catalog's definitions. */
  readonly decks: readonly (readonly number[])[];
} {
  if (!(editions as readonly string[]).includes(game.edition)) {
    throw new Error(`The rules edition “${game.edition}” is unknown; known are ${editions.join(', ')}.`);
  }
  if (game.seats.length < 2) throw new Error('A game needs at least two seats (CR 100.1).');
  const { catalog, decks } = pin(game.seats.map((seat) => seat.deck));
  const setup = {
    game: game.game,
    edition: game.edition,
    match: game.match,
    parent: game.parent,
    startingLife: 20, // CR 103.4
    startingHandSize: 7, // CR 103.5
    seats: game.seats.map(({ name }) => ({ name })),
    definitions: catalog.hash,
    seedCommitment: toHex(commitment(game.salt, game.seed)),
    provable: game.provable,
    format: game.format ?? 'constructed',
    teams: game.seats.map((_, seat) => seat),
    freeMulligan: game.seats.length > 2,
    chooser: null,
  };
  return { setup, catalog, decks };
}
