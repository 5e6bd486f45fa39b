import {
  activated,
  addMana,
  cost,
  creature,
  dealDamage,
  destroy,
  gainLife,
  instant,
  land,
  sorcery,
  spell,
  target,
  type CardDefinition,
} from '@stacktrail/card-tree';

/** Plain cards for tests that don't look at them closely. */
export const forest = land('Forest', ['Forest']);
export const basicForest: CardDefinition = {
  ...forest,
  faces: [{ ...forest.faces[0], name: 'Basic Forest', supertypes: ['Basic'] }],
};
export const mountain = land('Mountain', ['Mountain']);
/** Lands without an ability, and without a type. */
export const wastes = land('Wastes', []);
export const plot = land('Plot', []);
export const bear = creature('Bear', '{1}{G}', ['Bear'], 2, 2);
export const giant = creature('Giant', '{3}{R}', ['Giant'], 5, 5);
export const elf = creature('Elf', '{G}', ['Elf'], 1, 1, activated([cost.tap], addMana(['G'])));
/** Free: nothing is asked but for its target. */
export const zap = instant('Zap', '', spell(target.any(), dealDamage(1)));
export const bolt = instant('Bolt', '{R}', spell(target.any(), dealDamage(3)));
export const healing = sorcery('Healing', '', spell(gainLife(3)));
export const balm = instant('Balm', '', spell(gainLife(1)));
export const slay = instant('Slay', '', spell(target.creature(), destroy(target())));
