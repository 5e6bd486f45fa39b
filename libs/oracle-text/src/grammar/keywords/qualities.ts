import type { Filter } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { constant, mapped, no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import { color } from '../basics/colors.js';
import { noun } from '../nouns/nouns.js';
import { comparison } from '../nouns/comparisons.js';

const colorFilter: Syntax<Filter> = mapped(
  color,
  (found): Filter => ({ is: 'color', color: found }),
  (filter) => (filter.is === 'color' ? filter.color : no),
);

const plain: readonly Syntax<Filter>[] = (['multicolored', 'monocolored', 'colorless'] as const).map((is) =>
  words<Filter>(is, { is }, (filter) => filter.is === is),
);

/** CR 702.16k: protection from objects that a player controls, or that they own and no other player controls. */
const ofPlayers: readonly Syntax<Filter>[] = [
  constant<Filter>('each of your opponents', { is: 'controlled by', who: 'opponent' }),
  constant<Filter>('the chosen player', { is: 'controlled by players', who: { players: 'chosen' } }),
];

/** CR 702.16a: protection from a supertype or from a subtype of spells. */
const ofKinds: readonly Syntax<Filter>[] = [
  constant<Filter>('snow', { is: 'supertype', supertype: 'Snow' }),
  constant<Filter>('Arcane', { is: 'subtype', subtype: 'Arcane' }),
];

/** The same syntax, but only where the object with the text gains the ability: “you” is its controller then. */
function ofThisAlone(inner: Syntax<Filter>): Syntax<Filter> {
  return {
    ...inner,
    read(reader) {
      const { subject } = reader.scope;
      const isThis = subject !== null && 'objects' in subject.means && subject.means.objects === 'this';
      return isThis ? inner.read(reader) : no;
    },
  };
}

/** “Each of its colors”, “the colors of permanents you control”: of those that they have at any time. */
const ofTheirColors: readonly Syntax<Filter>[] = [
  constant<Filter>('its colors', { is: 'shares', quality: 'color', with: { objects: 'this' } }),
  ofThisAlone(
    constant<Filter>('the colors of permanents you control', {
      is: 'shares',
      quality: 'color',
      with: { objects: 'each', filter: { is: 'all', of: [{ is: 'permanent' }, { is: 'controlled by', who: 'you' }] } },
    }),
  ),
];

type ManaValue = Variant<Filter, 'is', 'mana value'>;

/** Protection from “mana value 3 or less” (CR 702.16a). */
const ofManaValue = says<ManaValue>({ is: 'mana value' })`mana value ${comparison}`;

/** The quality after “from”: “black”, “artifacts”, “creatures with power 3 or greater” (CR 702.11d, 702.16a). */
export const fromQuality: Syntax<Filter> = oneOf<Filter>(
  colorFilter,
  ...plain,
  ...ofPlayers,
  ...ofKinds,
  ...ofTheirColors,
  ofManaValue,
  noun(true),
);
