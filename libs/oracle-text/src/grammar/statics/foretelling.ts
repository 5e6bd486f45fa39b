import type { Condition, StaticEffect } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import type { Syntax } from '../../syntax/syntax.js';
import { mana } from '../costs/mana.js';

type Costs = Variant<StaticEffect, 'static', 'foretelling costs'>;

const foretoldBefore: Condition = {
  if: 'happened',
  event: { on: 'keyword action', action: 'foretell', who: 'you' },
};

/** “The first card you foretell each turn costs {0} to foretell.” */
export const firstForetold: Syntax<StaticEffect> = says<Costs>({
  static: 'foretelling costs',
  who: 'you',
  unless: foretoldBefore,
})`the first card you foretell each turn costs ${{ mana }} to foretell`;
