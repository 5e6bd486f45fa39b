import { type Amount, type Effect, isSameTree, type Players } from '@stacktrail/card-tree';
import { literally, no } from '../../syntax/syntax.js';
import type { Compound } from './compound.js';

const eachPlayer: Players = { players: 'each player' };
const thatPlayer: Players = { players: 'that player' };
const handSize: Amount = { amount: 'hand size', of: thatPlayer };

const text = literally(
  'each player with fewer cards in hand than the player with the most cards in hand draws cards equal to the difference',
);

/** The most cards are counted before anybody draws (CR 608.2h); whoever has so many draws none. */
function drawing(label: string): readonly [Effect, Effect] {
  const most: Amount = { amount: 'greatest among players', who: eachPlayer, of: handSize };
  const lacking: Amount = { amount: 'difference', of: [{ amount: 'noted number', label }, handSize] };
  return [
    { do: 'note number', amount: most, label },
    {
      do: 'for each player',
      who: eachPlayer,
      effects: [{ do: 'draw', who: thatPlayer, count: lacking }],
      joined: 'and',
    },
  ];
}

/** “Each player with fewer cards in hand than the player with the most … draws cards equal to the difference.” */
export const catchingUp: Compound = {
  begins: text.begins,
  words: ['difference'],
  read(reader) {
    if (text.read(reader) === no) return no;
    return drawing(reader.scope.newLabel('most'));
  },
  write(effects, at, writer) {
    const noted = effects[at];
    if (noted?.do !== 'note number') return 0;
    const { joined: _, ...plain } = noted;
    const [first, second] = drawing(noted.label);
    return isSameTree(plain, first) && isSameTree(effects[at + 1], second) && text.write({}, writer) ? 2 : 0;
  },
};
