import type { StaticEffect } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { without } from '../../syntax/without.js';
import type { Syntax } from '../../syntax/syntax.js';
import { paying } from '../costs/costs.js';
import { castBy } from '../nouns/cast-spells.js';

type Alternative = Variant<StaticEffect, 'static', 'alternative cost'>;

/** “Once each turn, you may pay {0} rather than pay the mana cost for a spell you cast from exile” (CR 118.9). */
export const paidOnce: Syntax<StaticEffect> = without(
  ['leads'],
  says<Alternative>({
    static: 'alternative cost',
    who: 'you',
    once: 'each turn',
  })`once each turn, you may ${{ cost: paying }} rather than pay the mana cost for a ${{ spells: castBy([' you cast', 'you'], false) }}`,
);
