import type { StaticEffect } from '@stacktrail/card-tree';

/**
 * Whether a static effect is about this spell itself or about casting it. The condition of such an ability begins with
 * “if”, not “as long as”.
 */
export function isAboutCastingThis(effect: StaticEffect): boolean {
  switch (effect.static) {
    case 'continuous':
      return effect.affects.called === 'spell';
    case "damage can't be prevented":
      return effect.from?.is === 'this';
    case 'alternative cost':
    case 'as though flash':
      return effect.spells.is === 'this';
    case 'may play':
      return effect.how.filter.is === 'this';
    case 'own cost reduction':
      return true;
    default:
      return effect.static === 'cost modification' && effect.filter.is === 'this';
  }
}
