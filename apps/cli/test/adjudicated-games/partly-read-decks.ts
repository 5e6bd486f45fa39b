import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { unreadClauses, type CardDefinition } from '@stacktrail/card-tree';
import { shippedPool } from '@stacktrail/cards';
import { PoolInPart } from '@stacktrail/cards/sources';

const beside = (name: string): string => fileURLToPath(new URL(`../../../../../shared/${name}`, import.meta.url));
const cardsFile = beside('cards/oracle-cards.jsonl.gz');
const decksFile = beside('decks/decks.jsonl.gz');

/** What the title of a test says that is skipped without the published decks and the texts of cards. */
export const needsDecks = 'needs ../shared/decks/decks.jsonl.gz and ../shared/cards/oracle-cards.jsonl.gz';

export const hasDecks = existsSync(cardsFile) && existsSync(decksFile);

/** A published deck of 60 cards of which some aren't wholly understood. */
export interface PartlyReadDeck {
  readonly id: string;
  readonly cards: readonly CardDefinition[];
  /** How many of its cards have an unread clause. */
  readonly unread: number;
}

interface Published {
  readonly id: string;
  readonly main: Readonly<Record<string, number>>;
  readonly commander: readonly string[];
}

/** The published decks of 60 cards with unread clauses, those with the most first. */
export async function partlyReadDecks(): Promise<readonly PartlyReadDeck[]> {
  const pool = await PoolInPart.reading(shippedPool(), createReadStream(cardsFile));
  const lines = gunzipSync(readFileSync(decksFile)).toString('utf8').split('\n').filter(Boolean);
  const decks = lines.flatMap((line) => deckOf(JSON.parse(line) as Published, pool) ?? []);
  return decks.filter(({ unread }) => unread > 0).sort((a, b) => b.unread - a.unread || (a.id < b.id ? -1 : 1));
}

function deckOf({ id, main, commander }: Published, pool: PoolInPart): PartlyReadDeck | null {
  const cards: CardDefinition[] = [];
  for (const [name, count] of Object.entries(main)) {
    const found = pool.find(name);
    if (found.kind !== 'card') return null;
    cards.push(...Array.from({ length: count }, () => found.definition));
  }
  if (cards.length !== 60 || commander.length > 0) return null;
  return { id, cards, unread: cards.filter((card) => unreadClauses(card).length > 0).length };
}
