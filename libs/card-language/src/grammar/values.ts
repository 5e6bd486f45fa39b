import type { Amount } from '../amounts.js';
import { says, type Variant } from '../syntax/says.js';
import { oneOf, words, type Syntax } from '../syntax/syntax.js';
import { colorList } from './colors.js';
import { value } from './holes.js';
import { plainValue } from './numerals.js';
import { possessive } from './objects.js';
import { counted } from './places.js';
import { possessivePlayers } from './players.js';

type Of<K> = Variant<Amount, 'amount', K>;

const thatMuch: Syntax<Amount> = words<Amount>(
  'that much',
  { amount: 'that much' },
  (amount) => typeof amount === 'object' && amount.amount === 'that much',
);

/** A number as a noun phrase: “3”, “X”, “its power”, “the number of creatures you control”. */
value.is(
  oneOf<Amount>(
    plainValue,
    thatMuch,
    says<Of<'count'>>({ amount: 'count' })`the number of ${counted(true)}`,
    says<Of<'hand size'>>({ amount: 'hand size' })`the number of cards in ${{ of: possessivePlayers }} hand`,
    says<Of<'devotion'>>({ amount: 'devotion' })`your devotion to ${{ colors: colorList }}`,
    says<Of<'life'>>({ amount: 'life' })`${{ of: possessivePlayers }} life total`,
    says<Of<'power'>>({ amount: 'power' })`${{ of: possessive }} power`,
    says<Of<'toughness'>>({ amount: 'toughness' })`${{ of: possessive }} toughness`,
    says<Of<'mana value'>>({ amount: 'mana value' })`${{ of: possessive }} mana value`,
  ),
);
