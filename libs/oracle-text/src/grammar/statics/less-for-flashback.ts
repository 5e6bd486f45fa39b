import type { StaticEffect } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { value } from '../basics/holes.js';

const words = literally('this spell costs {X} less to cast for its flashback cost, where X is ');

/** “This spell costs {X} less to cast for its flashback cost, where X is …” (CR 601.2f, 702.34a). */
export const lessForFlashback: Syntax<StaticEffect> = {
  begins: words.begins,
  fixedFields: { static: 'own cost reduction' },
  read(reader) {
    const amount = words.read(reader) === no ? no : value.read(reader);
    if (amount === no) return no;
    const condition = { if: 'cost was paid', keyword: 'flashback' } as const;
    return {
      static: 'own cost reduction',
      generic: { amount: 'either', condition, then: amount, otherwise: 0 },
    };
  },
  write(effect, writer) {
    if (effect.static !== 'own cost reduction') return false;
    const { generic } = effect;
    if (typeof generic !== 'object' || generic.amount !== 'either' || generic.otherwise !== 0) return false;
    const { condition, then } = generic;
    if (condition.if !== 'cost was paid' || condition.keyword !== 'flashback') return false;
    return words.write({}, writer) && value.write(then, writer);
  },
};
