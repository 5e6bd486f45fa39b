import { type Effect, isSameTree, type Players } from '@stacktrail/card-tree';
import { literally, no } from '../../syntax/syntax.js';
import type { Compound } from './compound.js';

const everyone: Players = { players: 'each player' };
const thatPlayer: Players = { players: 'that player' };

const said = literally(
  'each player shuffles all permanents they own into their library, then reveals that many cards from the top of their library',
);

/** What was shuffled in counts for its owner, tokens too, and wherever it went instead (CR 608.2c). */
function shuffling(counted: string, revealed: string): readonly Effect[] {
  return [
    {
      do: 'shuffle into library',
      what: { objects: 'each', filter: { is: 'owned by players', who: everyone } },
      who: everyone,
      label: counted,
    },
    {
      do: 'for each player',
      who: everyone,
      effects: [
        {
          do: 'reveal',
          who: thatPlayer,
          what: {
            objects: 'top of library',
            of: thatPlayer,
            count: { amount: 'number of', label: counted, filter: { is: 'owned by', who: 'that player' } },
          },
          label: revealed,
        },
      ],
      joined: 'then',
    },
  ];
}

/** “Each player shuffles all permanents they own into their library, then reveals that many cards from the top of it.” */
export const shuffledAndRevealed: Compound = {
  begins: said.begins,
  words: ['shuffles'],
  read(reader) {
    if (said.read(reader) === no) return no;
    const { scope } = reader;
    const [counted, revealed] = [scope.newLabel('counted'), scope.newLabel('done')];
    scope.recordAffected('revealed', { objects: 'result', label: revealed }, true);
    return shuffling(counted, revealed);
  },
  write(effects, at, writer) {
    const [shuffle, each] = [effects[at], effects[at + 1]];
    if (shuffle?.do !== 'shuffle into library' || shuffle.label === undefined || each?.do !== 'for each player')
      return 0;
    const [reveal] = each.effects;
    if (reveal?.do !== 'reveal' || reveal.label === undefined) return 0;
    const { joined: _, ...first } = shuffle;
    if (!isSameTree([first, each], shuffling(shuffle.label, reveal.label))) return 0;
    writer.scope.recordAffected('revealed', { objects: 'result', label: reveal.label }, true);
    return said.write({}, writer) ? 2 : 0;
  },
};
