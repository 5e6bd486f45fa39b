import type { Amount, Players } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { possessivePlayers } from '../players/players.js';

type Part = Variant<Amount, 'amount', 'half'> | Variant<Amount, 'amount', 'quotient'>;
type OfPlayer = 'life' | 'hand size' | 'library size';

const you: Players = { players: 'you' };

/** “Your” or “their”, for a player named before. */
const own: Syntax<Players> = mapped<Players, Players>(
  possessivePlayers,
  (players) => (isOwn(players) ? players : no),
  (players) => (isOwn(players) ? players : no),
);

function isOwn({ players, called }: Players): boolean {
  return players === you.players || called === 'it';
}

/** Fractions of a number, rounded up or down (CR 107.1a). */
export const partsOf = (['up', 'down'] as const).flatMap(
  (round) =>
    [
      ['half', round, { amount: 'half', round }],
      ['a third of', round, { amount: 'quotient', by: 3, round }],
    ] as const,
);

function half(before: string, amount: OfPlayer, behind: string): Syntax<Amount> {
  return oneOf<Amount>(
    ...partsOf.map(
      ([word, round, fields]) =>
        says<Part>(fields)`${literally(word)} ${literally(before)}${{
          of: says<Variant<Amount, 'amount', 'life'>>({
            amount: amount as 'life',
          })`${{ of: own }}${literally(behind)}`,
        }}${literally(`, rounded ${round}`)}`,
    ),
  );
}

/** “Half their life, rounded up”, “half your library, rounded down” (CR 107.1a). */
export function halfOf(amount: OfPlayer, thing: string): Syntax<Amount> {
  return half('', amount, ` ${thing}`);
}

/** “Half the cards in their hand, rounded up.” */
export const halfHand: Syntax<Amount> = half('the cards in ', 'hand size', ' hand');
