import {
  activated,
  addMana,
  cost,
  creature,
  dealDamage,
  destroy,
  draw,
  enters,
  gainLife,
  instant,
  keywords,
  land,
  sorcery,
  spell,
  target,
  triggered,
  type CardDefinition,
} from '@stacktrail/card-tree';

function deckOf(...cards: readonly (readonly [count: number, card: CardDefinition])[]): readonly CardDefinition[] {
  return cards.flatMap(([count, card]) => new Array<CardDefinition>(count).fill(card));
}

/** Two decks of invented cards: lands and mana creatures, small creatures, damage, and cards drawn. */
export const standInDecks: readonly (readonly CardDefinition[])[] = [
  deckOf(
    [22, land('Stand-in Forest', ['Forest'])],
    [4, creature('Stand-in Elf', '{G}', ['Elf'], 1, 1, activated([cost.tap], addMana(['G'])))],
    [12, creature('Stand-in Bear', '{1}{G}', ['Bear'], 2, 2)],
    [8, creature('Stand-in Healer', '{2}{G}', ['Elf'], 2, 3, triggered(enters({ is: 'this' }), gainLife(3)))],
    [8, creature('Stand-in Wurm', '{4}{G}', ['Wurm'], 6, 5, ...keywords('trample'))],
    [6, sorcery('Stand-in Study', '{2}{G}', spell(draw(2)))],
  ),
  deckOf(
    [22, land('Stand-in Mountain', ['Mountain'])],
    [12, creature('Stand-in Goblin', '{R}', ['Goblin'], 2, 1, ...keywords('haste'))],
    [8, creature('Stand-in Archer', '{2}{R}', ['Goblin'], 1, 2, activated([cost.tap], target.any(), dealDamage(1)))],
    [6, creature('Stand-in Drake', '{3}{R}', ['Drake'], 3, 3, ...keywords('flying'))],
    [8, instant('Stand-in Bolt', '{R}', spell(target.any(), dealDamage(3)))],
    [4, sorcery('Stand-in Rubble', '{3}{R}', spell(target.creature(), destroy(target())))],
  ),
];
