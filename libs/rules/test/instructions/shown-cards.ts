import { creature, twoFaced, type CardDefinition } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { Scene } from '@stacktrail/test-kit';

export const wolf = twoFaced(
  'transforming',
  creature('Villager', '{1}{R}', ['Human'], 1, 1),
  creature('Wolf', '', ['Wolf'], 3, 3),
);

export const noCost = (card: CardDefinition): CardDefinition => ({
  ...card,
  faces: [card.faces[0], { ...card.faces[1]!, manaCost: null }],
});

/** A permanent's name, size and mana value. */
export function shown(scene: Scene, name: string): string {
  const object = scene.object(name);
  const { power, toughness } = characteristicsOf(scene.game.state, object);
  return `${object.printed.name} ${power}/${toughness}, mana value ${object.printed.manaValue}`;
}
