import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { CardDefinition } from '@stacktrail/card-tree';
import { shippedPool } from '@stacktrail/cards';
import { Prng } from '@stacktrail/kernel';
import type { RandomGame } from './random-game.js';

const file = fileURLToPath(new URL('../../../../../shared/decks/decks.jsonl.gz', import.meta.url));

/** What the title of a test says that is skipped without the published decks. */
export const needsDecks = 'needs ../shared/decks/decks.jsonl.gz';

export const hasDecks = existsSync(file);

interface CommanderDeck {
  readonly deck: readonly CardDefinition[];
  readonly commanders: readonly CardDefinition[];
}

let whole: readonly CommanderDeck[] | undefined;

/** Four players with Commander decks of those published, each drawn from those that can be played whole. */
export function commanderGame(seed: string): RandomGame {
  whole ??= gunzipSync(readFileSync(file)).toString('utf8').split('\n').filter(Boolean).flatMap(wholeDeck);
  const random = Prng.from(`commander ${seed}`);
  const drawn = Array.from({ length: 4 }, () => random.pick(whole!));
  return { seed, decks: drawn.map(({ deck }) => deck), commanders: drawn.map(({ commanders }) => commanders) };
}

function wholeDeck(line: string): readonly CommanderDeck[] {
  const { main, commander } = JSON.parse(line) as { main: Record<string, number>; commander: readonly string[] };
  if (commander.length === 0) return [];
  const cards = Object.entries(main).map(([name, count]) => ({ card: cardOf(name), count }));
  const commanders = commander.map(cardOf);
  if (cards.some(({ card }) => card === null) || commanders.includes(null)) return [];
  const deck = cards.flatMap(({ card, count }) => Array.from({ length: count }, () => card!));
  return [{ deck, commanders: commanders.map((card) => card!) }];
}

function cardOf(name: string): CardDefinition | null {
  const found = shippedPool().find(name);
  return found.kind === 'card' ? found.definition : null;
}
