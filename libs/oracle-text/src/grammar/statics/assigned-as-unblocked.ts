import type { StaticEffect } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { lazy, type Syntax } from '../../syntax/syntax.js';
import { each } from '../objects/objects.js';

/** “For each creature you control, you may have that creature assign its combat damage as though it weren't blocked.” */
export const assignedAsUnblocked: Syntax<StaticEffect> = lazy(
  () =>
    says<Variant<StaticEffect, 'static', 'continuous'>>({
      static: 'continuous',
      changes: [{ change: 'rule', rule: "may assign combat damage as though it weren't blocked" }],
    })`for ${{
      affects: each('each '),
    }}, you may have that creature assign its combat damage as though it weren't blocked`,
);
