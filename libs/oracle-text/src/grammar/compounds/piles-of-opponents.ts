import { type Effect, type Filter, isSameTree, type Players } from '@stacktrail/card-tree';
import { literally, no } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { noun } from '../nouns/nouns.js';
import type { Compound } from './compound.js';

const eachOpponent: Players = { players: 'each opponent' };
const thatPlayer: Players = { players: 'that player' };
const theirs: Filter = { is: 'controlled by', who: 'that player' };

const separates = literally('each opponent separates the ');
const intoPiles = literally(
  ' they control into two piles. For each opponent, you choose one of their piles. Each opponent sacrifices the ',
);
const inChosen = literally(' in their chosen pile');
const things = noun(true);

function instructions(filter: Filter, labels: readonly [string, string], label: string): readonly Effect[] {
  const what = { objects: 'each', filter: conjunction([...conjuncts(filter), theirs]) } as const;
  return [
    {
      do: 'for each player',
      who: eachOpponent,
      effects: [{ do: 'separate into piles', who: thatPlayer, what, labels }],
    },
    {
      do: 'for each player',
      who: eachOpponent,
      effects: [{ do: 'choose pile', who: { players: 'you' }, labels, of: thatPlayer, label }],
      joined: 'and',
    },
    { do: 'sacrifice', what: { objects: 'result', label }, who: eachOpponent, joined: 'and' },
  ];
}

/**
 * “Each opponent separates the creatures they control into two piles. For each opponent, you choose one of their piles.
 * Each opponent sacrifices the creatures in their chosen pile” (CR 700.3).
 */
export const pilesOfOpponents: Compound = {
  begins: separates.begins,
  words: ['piles'],
  read(reader) {
    const filter = separates.read(reader) === no ? no : things.read(reader);
    const again = filter === no || intoPiles.read(reader) === no ? no : things.read(reader);
    if (filter === no || again === no || !isSameTree(filter, again) || inChosen.read(reader) === no) return no;
    const { scope } = reader;
    const labels = [scope.newLabel('pile'), scope.newLabel('pile')] as const;
    return instructions(filter, labels, scope.newLabel('chosen'));
  },
  write(effects, at, writer) {
    const [separating, choosing] = [effects[at], effects[at + 1]];
    if (separating?.do !== 'for each player' || choosing?.do !== 'for each player') return 0;
    const [separate, choose] = [separating.effects[0], choosing.effects[0]];
    if (separate?.do !== 'separate into piles' || choose?.do !== 'choose pile' || separate.what.objects !== 'each')
      return 0;
    const filter = conjunction(conjuncts(separate.what.filter).filter((part) => !isSameTree(part, theirs)));
    const { joined: _, ...first } = separating;
    const same = isSameTree(
      [first, ...effects.slice(at + 1, at + 3)],
      instructions(filter, separate.labels, choose.label),
    );
    if (!same || !separates.write({}, writer) || !things.write(filter, writer)) return 0;
    return intoPiles.write({}, writer) && things.write(filter, writer) && inChosen.write({}, writer) ? 3 : 0;
  },
};
