import { type Effect, type Filter, isSameTree, type Objects } from '@stacktrail/card-tree';
import { literally, no } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { noun } from '../nouns/nouns.js';
import type { Compound } from './compound.js';

interface Wording {
  readonly begin: string;
  readonly same: string;
  readonly rest: string;
  readonly order: 'any' | 'random';
}

const wordings: readonly Wording[] = [
  {
    begin: 'each player puts all ',
    same: ' revealed this way onto the battlefield, then does the same for ',
    rest: ", then puts all cards revealed this way that weren't put onto the battlefield on the bottom of their library",
    order: 'any',
  },
  {
    begin: 'put all ',
    same: ' revealed this way onto the battlefield, then do the same for ',
    rest: ', then put the rest on the bottom of your library in a random order',
    order: 'random',
  },
];

const cards = noun(true, 'card');
/** Cards that have been put onto the battlefield aren't there any more. */
const stillThere: Filter = { is: 'in zone', zone: 'library' };

/** Each kind enters together, after the one before (CR 608.2c); what couldn't enter is among the rest. */
function putting(of: Objects, first: Filter, second: Filter, order: Wording['order']): readonly Effect[] {
  const to = { zone: 'battlefield' } as const;
  return [
    { do: 'move', what: { objects: 'matching', of, filter: first }, to },
    {
      do: 'move',
      what: { objects: 'matching', of, filter: conjunction([...conjuncts(second), stillThere]) },
      to,
      joined: 'then',
    },
    {
      do: 'put into library',
      what: { objects: 'matching', of, filter: stillThere },
      position: 'bottom',
      order,
      joined: 'then',
    },
  ];
}

/** “Put all non-Aura permanent cards revealed this way onto the battlefield, then do the same for Aura cards, then put the rest …” */
function thenTheSame({ begin, same, rest, order }: Wording): Compound {
  const [opening, middle, closing] = [literally(begin), literally(same), literally(rest)];
  return {
    begins: opening.begins,
    words: ['same'],
    read(reader) {
      const deed = reader.scope.lastAffected('revealed');
      if (deed === undefined || opening.read(reader) === no) return no;
      const first = cards.read(reader);
      if (first === no || middle.read(reader) === no) return no;
      const second = cards.read(reader);
      return second === no || closing.read(reader) === no ? no : putting(deed.means, first, second, order);
    },
    write(effects, at, writer) {
      const deed = writer.scope.lastAffected('revealed');
      const [one, other, last] = effects.slice(at, at + 3);
      if (deed === undefined || one?.do !== 'move' || other?.do !== 'move' || last === undefined) return 0;
      if (one.what.objects !== 'matching' || other.what.objects !== 'matching') return 0;
      const first = one.what.filter;
      const second = conjunction(conjuncts(other.what.filter).slice(0, -1));
      const { joined: _, ...plain } = one;
      if (!isSameTree([plain, other, last], putting(deed.means, first, second, order))) return 0;
      const could =
        opening.write({}, writer) &&
        cards.write(first, writer) &&
        middle.write({}, writer) &&
        cards.write(second, writer) &&
        closing.write({}, writer);
      return could ? 3 : 0;
    },
  };
}

export const thenTheSameFor: readonly Compound[] = wordings.map(thenTheSame);
