import type { Ability, Filter, KeywordAbility, Modification } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { chosenForObject, colorToBecome, notedOrChosenNow } from '../nouns/noted-colors.js';
import { typeToBecome } from '../nouns/noted-types.js';
import { without } from '../../syntax/without.js';
import { theirs } from './being-chosen.js';
import { verb } from '../basics/verbs.js';
import { notRemoving } from '../keywords/keywords.js';

type Of<K> = Variant<Modification, 'change', K>;
type Protection = Variant<KeywordAbility, 'keyword', 'protection'>;

const nothingMore: Syntax<Pick<Protection, 'sparing'>> = without(['sparing'], says<Pick<Protection, 'sparing'>>({})``);

/** Protection from a chosen color. */
function protecting(
  gains: Syntax<object>,
  quality: Syntax<Filter>,
  after: Syntax<Pick<Protection, 'sparing'>>,
): Syntax<Modification> {
  const protection = says<Protection>({
    kind: 'keyword',
    keyword: 'protection',
    from: [],
  })`protection from ${{ quality }}${after}`;
  const alone = mapped<Ability, readonly Ability[]>(
    protection as Syntax<object> as Syntax<Ability>,
    (ability) => [ability],
    (abilities) => (abilities.length === 1 ? abilities[0]! : no),
  );
  return says<Of<'add abilities'>>({ change: 'add abilities' })`${gains} ${{ abilities: alone }}`;
}

/** Changes by a choice made while following the text (CR 608.2d), which is fixed when the effect begins (CR 611.2d). */
export const byNotedColor: readonly Syntax<Modification>[] = [
  says<Of<'become chosen color'>>({ change: 'become chosen color' })`${verb('become')} ${{ noted: colorToBecome }}`,
  says<Of<'become chosen type'>>({
    change: 'become chosen type',
    also: true,
  })`${verb('become')} ${typeToBecome} in addition to ${theirs} other types`,
  without(
    ['also'],
    says<Of<'become chosen type'>>({ change: 'become chosen type' })`${verb('become')} ${typeToBecome}`,
  ),
  protecting(
    verb('gain'),
    says<Extract<Filter, { is: 'has noted' }>>({ is: 'has noted', quality: 'color' })`${notedOrChosenNow}`,
    nothingMore,
  ),
];

/** “Gains protection from the chosen color”, “has …”: the color chosen for this text's object (CR 607.2d). */
const chosenForIt = says<Extract<Filter, { is: 'chosen' }>>({ is: 'chosen', quality: 'color' })`${chosenForObject}`;
export const gainsProtection = protecting(verb('gain'), chosenForIt, nothingMore);
export const hasProtection = oneOf(
  protecting(verb('have', 'has'), chosenForIt, notRemoving),
  protecting(verb('have', 'has'), chosenForIt, nothingMore),
);
