import type { Game } from '@stacktrail/engine';
import { toHex } from '@stacktrail/kernel';

/** The secrets from which a game's randomness derives. */
export interface Secrets {
  readonly seed: Uint8Array;
  readonly salt: Uint8Array;
  /** The key that hides veiled fields; if absent, the seed hides them. */
  readonly veil?: Uint8Array;
  readonly nonces: readonly Uint8Array[];
}

/** After the game, reveals the seed, and what was hidden if the setup says so (docs/decisions.md D8). */
export function revealSeed(game: Game, secrets: Secrets): void {
  const { seed, salt } = secrets;
  game.emit('SeedRevealed', { seed: toHex(seed), salt: toHex(salt) }, { rule: '104.1', causes: [game.state.revision] });
  if (game.state.setup?.openAfterEnd === true) openVeil(game, secrets);
}

/** Reveals the key of the veiled fields, if there is one besides the seed. */
export function openVeil(game: Game, { veil }: Secrets): void {
  if (veil === undefined) return;
  game.emit('VeilOpened', { key: toHex(veil) }, { rule: '104.1', causes: [game.state.revision] });
}
