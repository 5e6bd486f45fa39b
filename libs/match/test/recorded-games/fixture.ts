import { readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { CardDefinition } from '@stacktrail/card-tree';
import type { Recipe } from './recipe.js';

/** A game as the build of 2026-11-22 made it. Digests and hashes are SHA-256 in hexadecimal digits. */
export interface RecordedGame {
  readonly recipe: Recipe;
  readonly game: string;
  readonly events: number;
  /** Of the canonical export. */
  readonly exported: string;
  /** See `comparableDigest`; `null` if chance that nobody could foresee had a part in the game. */
  readonly comparable: string | null;
  /** Of the state at the end; see `stateDigest`. */
  readonly state: string;
  /** Whether the recorded store holds it. */
  readonly stored: boolean;
}

const folder = new URL('./fixtures/', import.meta.url);

function unpacked(name: string): Buffer {
  return brotliDecompressSync(readFileSync(new URL(name, folder)));
}

/** All recorded games. */
export function recordedGames(): readonly RecordedGame[] {
  return JSON.parse(unpacked('games.json.br').toString()) as readonly RecordedGame[];
}

/** The definitions that the recipes' numbers stand for, in the card language of the build that recorded them. */
export function recordedCards(): readonly CardDefinition[] {
  return JSON.parse(unpacked('cards.json.br').toString()) as readonly CardDefinition[];
}

/** Writes the recorded store to a file: a SQLite store with some of the games. */
export function writeRecordedStore(file: string): void {
  writeFileSync(file, unpacked('store.br'));
}
