import type { Amount, Objects, Players } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { lazy, literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { thatMuch } from '../counts/counts.js';
import { twiceX } from '../counts/times-x.js';
import { asMany } from '../this-way/this-way.js';
import { whose } from '../basics/holes.js';
import { numeral, x } from '../basics/numerals.js';
import { areSeveral } from '../basics/one-by-one.js';

/** Whether there is more than one card, or one of each of several libraries. */
function areCards({ count, of }: Extract<Objects, { objects: 'top of library' | 'bottom of library' }>): boolean {
  return count !== 1 || areSeveral(of);
}

/** “The top card of your library”, “the top three cards of target player's library” (CR 401.2). */
function edgeOfLibrary(edge: 'top' | 'bottom'): Syntax<Objects> {
  const before = literally(`the ${edge} `);
  const of = literally(' of ');
  const objects = `${edge} of library` as const;
  return {
    begins: null,
    read(reader) {
      if (before.read(reader) === no) return no;
      const one = reader.take('card');
      const count = one ? 1 : reader.word === 'x' ? x.read(reader) : numeral.read(reader);
      if (count === no || (!one && !reader.take('cards')) || of.read(reader) === no) return no;
      const owner = whose.read(reader);
      if (owner === no || !reader.take('library')) return no;
      const means = { objects, of: owner, count } as const;
      reader.scope.name(means, areCards(means), ['card']);
      return means;
    },
    write(means, writer) {
      if (means.objects !== objects || means.called !== undefined) return false;
      before.write({}, writer);
      const { count } = means;
      if (count === 1) writer.add('card');
      else if (!(numeral.write(count, writer) || x.write(count, writer)) || !writer.add(' cards')) return false;
      if (!of.write({}, writer) || !whose.write(means.of, writer)) return false;
      writer.scope.name(means, areCards(means), ['card']);
      return writer.add(' library');
    },
  };
}

const ofX = says<{ readonly count: Amount }>({})`${{ count: twiceX }} cards`;
const twiceXCards: Syntax<Amount> = mapped<{ readonly count: Amount }, Amount>(
  ofX,
  ({ count }) => count,
  (count) => ({ count }),
);
const countedCards = lazy(() => oneOf(thatMuch('that many cards'), asMany('that many cards'), twiceXCards));
const fromTheTop = literally(' from the top of ');

/** “That many cards from the top of your library”, “twice X cards …”. */
const countedFromTop: Syntax<Objects> = {
  begins: new Set(['that', 'twice']),
  read(reader) {
    const count = countedCards.read(reader);
    if (count === no || fromTheTop.read(reader) === no) return no;
    const of = whose.read(reader);
    if (of === no || !reader.take('library')) return no;
    const means: Objects = { objects: 'top of library', of, count };
    reader.scope.name(means, true, ['card']);
    return means;
  },
  write(means, writer) {
    if (means.objects !== 'top of library' || means.called !== undefined) return false;
    if (!countedCards.write(means.count, writer) || !fromTheTop.write({}, writer) || !whose.write(means.of, writer))
      return false;
    writer.scope.name(means, true, ['card']);
    return writer.add(' library');
  },
};

const theTopCard = literally('the top card');
const unsaid: Players = { players: 'you', called: 'nothing' };

/** “The top card” of the library named just before: “shuffle your library, then reveal the top card”. */
const topOfThat: Syntax<Objects> = {
  begins: theTopCard.begins,
  fixedFields: { objects: 'top of library' },
  read(reader) {
    if (theTopCard.read(reader) === no || reader.word === 'of') return no;
    return { objects: 'top of library', of: unsaid, count: 1 };
  },
  write: (means, writer) =>
    means.objects === 'top of library' &&
    means.of.called === 'nothing' &&
    means.count === 1 &&
    theTopCard.write({}, writer),
};

export const topOfLibrary = oneOf(topOfThat, edgeOfLibrary('top'), countedFromTop);
export const bottomOfLibrary = edgeOfLibrary('bottom');
