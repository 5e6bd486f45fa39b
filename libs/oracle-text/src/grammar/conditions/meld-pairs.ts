import { type Condition, type Filter, type Objects, type Players, isSameTree } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { kindOfWord } from '../basics/kinds.js';
import { self } from '../basics/self.js';

const you: Players = { players: 'you' };
const thisOne: Objects = { objects: 'this' };
const yours: Filter = { is: 'owned by', who: 'you' };

function bothHeld(partner: Filter): Condition {
  const own: Filter = { is: 'all', of: [yours, { is: 'controlled by', who: 'you' }] };
  return {
    if: 'all',
    of: [
      { if: 'matches', objects: thisOne, filter: own },
      { if: 'control', who: you, filter: partner, compare: 'at least', count: 1 },
    ],
  };
}

function partnerOf(filter: Filter, name: string): Filter {
  return { is: 'all', of: [filter, { is: 'named', name }, yours] };
}

function partnerIn(condition: Condition): Filter | undefined {
  const second = condition.if === 'all' ? condition.of[1] : undefined;
  if (second?.if !== 'control') return undefined;
  return isSameTree(bothHeld(second.filter), condition) ? second.filter : undefined;
}

const bothOwnAndControl = literally('you both own and control ');

/** “You both own and control this creature and a creature named …”: the two cards of a meld pair (CR 712.4a). */
export const heldPair: Syntax<Condition> = {
  begins: new Set(['you']),
  read(reader) {
    const { scope } = reader;
    const { melds } = scope.textSource;
    if (melds === undefined || bothOwnAndControl.read(reader) === no || self.read(reader) === no) return no;
    if (!reader.take('and') || !(reader.take('a') || reader.take('an'))) return no;
    const kind = kindOfWord(reader.word)?.kind;
    if (kind?.filter.is !== 'type') return no;
    reader.next();
    if (literally(` named ${melds.with}`).read(reader) === no) return no;
    const partner = partnerOf(kind.filter, melds.with);
    scope.partner = partner;
    return bothHeld(partner);
  },
  write(condition, writer) {
    const { scope } = writer;
    const { melds } = scope.textSource;
    const partner = partnerIn(condition);
    const [type] = partner?.is === 'all' ? partner.of : [];
    if (partner === undefined || melds === undefined || type?.is !== 'type') return false;
    if (!isSameTree(partnerOf(type, melds.with), partner)) return false;
    bothOwnAndControl.write({}, writer);
    if (!self.write(thisOne, writer)) return false;
    scope.partner = partner;
    const word = type.type.toLowerCase();
    return writer.add(` and ${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word} named ${melds.with}`);
  },
};
