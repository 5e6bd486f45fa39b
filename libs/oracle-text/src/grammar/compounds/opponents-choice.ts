import { type Effect, type Objects, type Players, isSameTree } from '@stacktrail/card-tree';
import { literally, no } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { indefinite } from '../nouns/nouns.js';
import type { Compound } from './compound.js';

const you: Players = { players: 'you' };
const returnWord = literally('return ');
const card = indefinite('card');
const where = literally(" of an opponent's choice from your graveyard to your hand");

function from(filter: Parameters<typeof conjuncts>[0]): Objects {
  return { objects: 'each', filter: conjunction(conjuncts(filter)), zone: 'graveyard', of: you };
}

/**
 * “Return a nonland card of an opponent's choice from your graveyard to your hand”: you choose the opponent, who
 * chooses the card.
 */
export const returnOfOpponentsChoice: Compound = {
  begins: new Set(['return']),
  words: ['choice'],
  read(reader) {
    const filter = returnWord.read(reader) === no ? no : card.read(reader);
    if (filter === no || where.read(reader) === no) return no;
    const { scope } = reader;
    const label = scope.newLabel('opponent');
    const chosen = scope.newLabel('chosen');
    const moved = scope.newLabel('moved');
    scope.name({ objects: 'result', label: moved }, false, ['card']);
    return [
      { do: 'choose players', who: you, from: { players: 'each opponent' }, min: 1, max: 1, label },
      {
        do: 'choose objects',
        who: { players: 'noted', label },
        from: from(filter),
        min: 1,
        max: 1,
        label: chosen,
        joined: 'and',
      },
      { do: 'move', what: { objects: 'result', label: chosen }, to: { zone: 'hand' }, label: moved, joined: 'and' },
    ];
  },
  write(effects, at, writer) {
    const [choice, objects, move] = effects.slice(at, at + 3) as readonly (Effect | undefined)[];
    if (choice?.do !== 'choose players' || objects?.do !== 'choose objects' || move?.do !== 'move') return 0;
    if (objects.who.players !== 'noted' || objects.who.label !== choice.label || objects.max !== 1) return 0;
    if (objects.from.objects !== 'each' || !isSameTree(objects.from, from(objects.from.filter))) return 0;
    if (move.to.zone !== 'hand' || !isSameTree(move.what, { objects: 'result', label: objects.label })) return 0;
    if (move.label !== undefined) writer.scope.name({ objects: 'result', label: move.label }, false, ['card']);
    return returnWord.write({}, writer) && card.write(objects.from.filter, writer) && where.write({}, writer) ? 3 : 0;
  },
};
