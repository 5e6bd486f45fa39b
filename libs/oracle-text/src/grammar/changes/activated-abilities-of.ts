import { isSameTree, type Modification, type Objects } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import type { Scope } from '../../syntax/scope.js';
import { lazy, literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { doneThisWay } from '../this-way/done-this-way.js';
import { inExile } from '../nouns/in-exile.js';
import { noun } from '../nouns/nouns.js';
import { each, referent } from '../objects/objects.js';
import { verb } from '../basics/verbs.js';

const places = [
  { words: literally(' in your graveyard'), of: { players: 'you' } },
  { words: literally(' in all graveyards'), of: undefined },
] as const;

/** “All artifact cards in your graveyard”, “all creature cards in all graveyards”. */
const inGraveyards: readonly Syntax<Objects>[] = places.map(({ words, of }): Syntax<Objects> => {
  const cards = noun(true, 'card');
  return {
    begins: new Set(['all']),
    fixedFields: { objects: 'each' },
    read(reader) {
      const filter = reader.take('all') ? cards.read(reader) : no;
      if (filter === no || words.read(reader) === no) return no;
      return { objects: 'each', filter, zone: 'graveyard', ...(of && { of }) };
    },
    write(objects, writer) {
      if (objects.objects !== 'each' || objects.zone !== 'graveyard' || objects.of?.players !== of?.players)
        return false;
      return writer.add('all ') && cards.write(objects.filter, writer) && words.write({}, writer);
    },
  };
});

const thatCard = literally('that card');
const topOfYours: Objects = { objects: 'top of library', of: { players: 'you' }, count: 1 };

function isNamed(scope: Scope): boolean {
  const last = scope.last(({ means, nouns }) => nouns.includes('card') && !isSameTree(means, { objects: 'this' }));
  return last !== undefined && scope.isSame(last, topOfYours);
}

/** “That card”: the top card of your library, while it meets a condition. */
const thatTop: Syntax<Objects> = {
  begins: thatCard.begins,
  fixedFields: { objects: 'top of library' },
  read: (reader) => (isNamed(reader.scope) && thatCard.read(reader) !== no ? { ...topOfYours, called: 'card' } : no),
  write: (objects, writer) =>
    isSameTree(objects, { ...topOfYours, called: 'card' }) && isNamed(writer.scope) && thatCard.write({}, writer),
};

/** “All cards you own in exile with cage counters on them.” */
const allInExile: Syntax<Objects> = lazy<Objects>(() => {
  const cards = inExile(noun(true, 'card'), 'several');
  return {
    begins: new Set(['all']),
    fixedFields: { objects: 'each' },
    read(reader) {
      const filter = reader.take('all') ? cards.read(reader) : no;
      return filter === no ? no : { objects: 'each', filter, zone: 'exile' };
    },
    write: (objects, writer) =>
      objects.objects === 'each' &&
      objects.zone === 'exile' &&
      objects.one === undefined &&
      writer.add('all ') &&
      cards.write(objects.filter, writer),
  };
});

/** “It” isn't the object that gains the abilities. */
const named: Syntax<Objects> = mapped<Objects, Objects>(
  lazy(() => referent('object')),
  (objects) => (objects.objects === 'this' ? no : objects),
  (objects) => (objects.objects === 'this' ? no : objects),
);

/** “Has all activated abilities of all artifact cards in your graveyard.” */
export const activatedAbilitiesOf: Syntax<Modification> = lazy(
  () =>
    says<Variant<Modification, 'change', 'add activated abilities'>>({
      change: 'add activated abilities',
    })`${verb('have', 'has')} all activated abilities of ${{
      of: oneOf<Objects>(
        ...inGraveyards,
        allInExile,
        doneThisWay('all '),
        each('all '),
        each('each '),
        thatTop,
        named,
        each(''),
      ),
    }}`,
);
