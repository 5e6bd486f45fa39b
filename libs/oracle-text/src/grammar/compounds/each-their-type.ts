import { type Effect, isSameTree, type Players } from '@stacktrail/card-tree';
import { literally, no } from '../../syntax/syntax.js';
import type { Compound } from './compound.js';

const eachPlayer: Players = { players: 'each player' };
const thatPlayer: Players = { players: 'that player' };

const text = literally(
  'each player chooses a creature type and returns any number of cards of that type from their graveyard to their hand',
);

/** Each player's type is that of their own cards; all of those are returned at once (CR 101.4). */
function returning(type: string, chosen: string): readonly [Effect, Effect] {
  return [
    {
      do: 'for each player',
      who: eachPlayer,
      effects: [
        { do: 'note choice', who: thatPlayer, choice: { choose: 'creature type' }, label: type },
        {
          do: 'choose objects',
          who: thatPlayer,
          from: {
            objects: 'each',
            filter: { is: 'has noted', quality: 'creature type', label: type },
            zone: 'graveyard',
            of: thatPlayer,
          },
          min: 0,
          max: { amount: 'any number' },
          label: chosen,
          joined: 'and',
        },
      ],
    },
    {
      do: 'move',
      what: { objects: 'result', label: chosen },
      to: { zone: 'hand' },
      who: eachPlayer,
      joined: 'and',
    },
  ];
}

/** “Each player chooses a creature type and returns any number of cards of that type from their graveyard …” */
export const eachTheirType: Compound = {
  begins: text.begins,
  words: ['type'],
  read(reader) {
    if (text.read(reader) === no) return no;
    return returning(reader.scope.newLabel('type'), reader.scope.newLabel('chosen'));
  },
  write(effects, at, writer) {
    const first = effects[at];
    const [type, chosen] = first?.do === 'for each player' ? first.effects : [];
    if (first === undefined || type?.do !== 'note choice' || chosen?.do !== 'choose objects') return 0;
    const { joined: _, ...plain } = first;
    const [one, other] = returning(type.label, chosen.label);
    return isSameTree(plain, one) && isSameTree(effects[at + 1], other) && text.write({}, writer) ? 2 : 0;
  },
};
