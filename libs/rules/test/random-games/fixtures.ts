import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { CardDefinition } from '@stacktrail/card-tree';
import { shippedPool } from '@stacktrail/cards';
import type { RandomGame } from './random-game.js';

type Lists = readonly (readonly CardDefinition[])[];

const folder = new URL('./fixtures/', import.meta.url);

/** Keeps a game that went wrong, so that it is played again with the tests. Returns the file. */
export function keepFixture({ seed, decks, commanders }: RandomGame, trouble: string): string {
  mkdirSync(folder, { recursive: true });
  const file = new URL(`${seed.replace(/[^\w-]/g, '-')}.json`, folder);
  const names = (lists: Lists): readonly (readonly string[])[] =>
    lists.map((list) => list.map((card) => card.faces.map(({ name }) => name).join(' // ')));
  const kept = {
    seed,
    trouble: trouble.split('\n')[0],
    decks: names(decks),
    ...(commanders && { commanders: names(commanders) }),
  };
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
  return file.pathname;
}

/** The games that once went wrong. */
export function fixtures(): readonly RandomGame[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => {
    const { seed, decks, commanders } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as {
      seed: string;
      decks: readonly (readonly string[])[];
      commanders?: readonly (readonly string[])[];
    };
    const cards = (lists: readonly (readonly string[])[]): Lists => lists.map((list) => list.map(cardOf));
    return { seed, decks: cards(decks), ...(commanders && { commanders: cards(commanders) }) };
  });
}

function cardOf(name: string): CardDefinition {
  const found = shippedPool().find(name);
  if (found.kind !== 'card') throw new Error(`a kept game has “${name}”, which the pool no longer has: ${found.kind}`);
  return found.definition;
}
