import { creatureTypes, type CardType, type Choice, type Color } from '@stacktrail/card-tree';
import { listed } from '../../syntax/listed.js';
import { says, type Variant } from '../../syntax/says.js';
import { constant, no, oneOf, table, type Syntax } from '../../syntax/syntax.js';
import { color } from '../basics/colors.js';
import { indefinite } from '../nouns/nouns.js';
import { digits } from '../basics/numerals.js';

type Of<K> = Variant<Choice, 'choose', K>;

const one: Syntax<readonly Color[]> = {
  begins: color.begins,
  read(reader) {
    const found = color.read(reader);
    return found === no ? no : [found];
  },
  write: (colors, writer) => colors.length === 1 && color.write(colors[0]!, writer),
};

const type = table<string>(Object.fromEntries(creatureTypes.map((name) => [name, name])));

const oneType: Syntax<readonly string[]> = {
  begins: type.begins,
  read(reader) {
    const found = type.read(reader);
    return found === no ? no : [found];
  },
  write: (types, writer) => types.length === 1 && type.write(types[0]!, writer),
};

const cardNames: readonly (readonly [string, Choice])[] = [
  ['a nonland card name', { choose: 'card name', filter: { is: 'not', of: { is: 'type', type: 'Land' } } }],
  ['a creature card name', { choose: 'card name', filter: { is: 'type', type: 'Creature' } }],
  ['a card name', { choose: 'card name' }],
];

const cardTypeWords = table<CardType>(
  Object.fromEntries(
    (['Artifact', 'Battle', 'Creature', 'Enchantment', 'Instant', 'Land', 'Planeswalker', 'Sorcery'] as const).map(
      (name) => [name.toLowerCase(), name],
    ),
  ),
);

/** “Artifact, creature, or land.” */
const someTypes: Syntax<readonly CardType[]> = (() => {
  const list = listed(cardTypeWords, 'or');
  return {
    ...list,
    read(reader) {
      const types = list.read(reader);
      return types === no || types.length < 2 ? no : types;
    },
    write: (types, writer) => types.length > 1 && list.write(types, writer),
  };
})();

/** The choice that a player makes (CR 607.2d): “a color”, “a creature type”, “an opponent”. */
export const choice: Syntax<Choice> = oneOf<Choice>(
  says<Of<'color'>>({ choose: 'color' })`a color other than ${{ except: one }}`,
  constant('a color', { choose: 'color' }),
  says<Of<'creature type'>>({ choose: 'creature type' })`a creature type other than ${{ except: oneType }}`,
  constant('a creature type', { choose: 'creature type' }),
  constant('a basic land type', { choose: 'basic land type' }),
  constant('a land type', { choose: 'land type' }),
  constant('an artifact type', { choose: 'artifact type' }),
  constant('a planeswalker type', { choose: 'planeswalker type' }),
  constant('a card type', { choose: 'card type' }),
  says<Of<'card type'>>({ choose: 'card type' })`${{ among: someTypes }}`,
  ...cardNames.map(([text, name]) => constant(text, name)),
  constant('odd or even', { choose: 'word', among: ['odd', 'even'] }),
  constant('a player', { choose: 'player', among: 'any player' }),
  constant('two players', { choose: 'player', among: 'any player', count: 2 }),
  constant('an opponent', { choose: 'player', among: 'opponent' }),
  constant('left or right', { choose: 'word', among: ['left', 'right'] }),
  says<Of<'number'>>({ choose: 'number' })`a number between ${{ min: digits }} and ${{ max: digits }}`,
  says<Of<'permanent'>>({ choose: 'permanent' })`${{ filter: indefinite() }}`,
);
