import type { Ability, Filter, KeywordAbility, Modification } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { mapped, no, type Syntax } from '../../syntax/syntax.js';
import { chosenForObject, colorToBecome, notedOrChosenNow } from '../nouns/noted-colors.js';
import { typeToBecome } from '../nouns/noted-types.js';
import { without } from '../../syntax/without.js';
import { theirs } from './being-chosen.js';
import { verb } from '../basics/verbs.js';

type Of<K> = Variant<Modification, 'change', K>;
type Protection = Variant<KeywordAbility, 'keyword', 'protection'>;

/** Protection from a chosen color. */
function protecting(gains: Syntax<object>, quality: Syntax<Filter>): Syntax<Modification> {
  const protection = says<Protection>({
    kind: 'keyword',
    keyword: 'protection',
    from: [],
  })`protection from ${{ quality }}`;
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
  ),
];

/** “Gains protection from the chosen color”, “has …”: the color chosen for this text's object (CR 607.2d). */
const chosenForIt = says<Extract<Filter, { is: 'chosen' }>>({ is: 'chosen', quality: 'color' })`${chosenForObject}`;
export const gainsProtection = protecting(verb('gain'), chosenForIt);
export const hasProtection = protecting(verb('have', 'has'), chosenForIt);
