import { type Filter, isSameTree, type Measure, type Objects } from '@stacktrail/card-tree';
import { edgeOfGraveyard } from './edge-of-graveyard.js';
import { says, type Variant } from '../../syntax/says.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, mapped, no, oneOf, table, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { namedObjects } from '../basics/holes.js';
import { exiledLink } from '../basics/links.js';
import { theOnePut } from './the-one-put.js';
import { noun } from '../nouns/nouns.js';
import { nameSelf } from '../basics/self.js';

type Of<K> = Variant<Objects, 'objects', K>;

const nouns = ['creature', 'permanent', 'card'] as const;

/** Makes the objects the next referent of “it” or “they”. */
function withReferent(plural: boolean, inner: Syntax<Objects>): Syntax<Objects> {
  const name = (means: Objects, scope: Scope): void => scope.name(means, plural, nouns);
  return {
    begins: inner.begins,
    fixedFields: inner.fixedFields ?? {},
    read(reader) {
      const means = inner.read(reader);
      if (means !== no) name(means, reader.scope);
      return means;
    },
    write(means, writer) {
      if (means.called !== undefined || !inner.write(means, writer)) return false;
      name(means, writer.scope);
      return true;
    },
  };
}

const measure = table<Measure>({ power: 'power', toughness: 'toughness', 'mana value': 'mana value' });
const subject = namedObjects;

type Extreme = Of<'greatest' | 'least'>;

/** “The creature with the greatest power” among all of that kind on the battlefield. */
const extremes = (['greatest', 'least'] as const).map((which): Syntax<Objects> => {
  const things = noun(false);
  const between = literally(` with the ${which} `);
  return {
    begins: new Set(['the']),
    fixedFields: { objects: which },
    read(reader) {
      if (!reader.take('the')) return no;
      const filter = things.read(reader);
      if (filter === no || between.read(reader) === no) return no;
      const by = measure.read(reader);
      return by === no ? no : { objects: which, by, among: { objects: 'each', filter } };
    },
    write(means, writer) {
      if (means.objects !== which) return false;
      const { among, by } = means satisfies Extreme;
      if (among.objects !== 'each' || Object.keys(among).length > 2) return false;
      return (
        writer.add('the ') &&
        things.write(among.filter, writer) &&
        between.write({}, writer) &&
        measure.write(by, writer)
      );
    },
  };
});

const linked: Objects = { objects: 'linked', label: exiledLink };
const theLast = noun(false, 'card');

/** “The last creature card exiled with this creature.” */
export const lastExiled: Syntax<Of<'last'>> = mapped<{ readonly filter: Filter }, Of<'last'>>(
  says<{ readonly filter: Filter }>({})`the last ${{ filter: theLast }} exiled with ${nameSelf}`,
  ({ filter }) => ({
    objects: 'last',
    of: filter.is === 'anything' ? linked : { objects: 'matching', of: linked, filter },
  }),
  ({ of }) => {
    if (isSameTree(of, linked)) return { filter: { is: 'anything' } };
    return of.objects === 'matching' && isSameTree(of.of, linked) ? { filter: of.filter } : no;
  },
  { objects: 'last' },
);

/** Objects in relation to a known object: those attached to it, those that it blocks (CR 301.5, 509.1g, 702.95). */
export const relatives: Syntax<Objects> = oneOf<Objects>(
  withReferent(
    true,
    without(
      ['past'],
      says<Of<'attachments of'>>({ objects: 'attachments of' })`everything attached to ${{ of: namedObjects }}`,
    ),
  ),
  withReferent(false, says<Of<'hosts of'>>({ objects: 'hosts of' })`the permanent ${{ of: subject }} is attached to`),
  withReferent(false, says<Of<'sources of'>>({ objects: 'sources of' })`the source of ${{ of: namedObjects }}`),
  withReferent(
    true,
    says<Of<'blockers of'>>({ objects: 'blockers of' })`the creatures that block ${{ of: namedObjects }}`,
  ),
  withReferent(true, says<Of<'blocked by'>>({ objects: 'blocked by' })`the creatures that ${{ of: subject }} blocks`),
  withReferent(
    false,
    says<Of<'paired with'>>({ objects: 'paired with' })`the creature ${{ of: subject }} is paired with`,
  ),
  withReferent(false, lastExiled),
  withReferent(false, edgeOfGraveyard),
  withReferent(false, says<Of<'encoded'>>({ objects: 'encoded' })`the encoded card`),
  withReferent(false, says<Of<'chosen'>>({ objects: 'chosen' })`the chosen permanent`),
  ...extremes.map((one) => withReferent(false, one)),
  theOnePut,
);
