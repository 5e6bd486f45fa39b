import {
  creature,
  instant,
  land,
  sorcery,
  you,
  type CardDefinition,
  type Effect,
  type Filter,
} from '@stacktrail/card-tree';

const spell = (name: string, ...effects: readonly Effect[]): CardDefinition =>
  sorcery(name, '', { kind: 'spell', modes: [{ targets: [], effects }] });
const creatures: Filter = { is: 'type', type: 'Creature' };

const cards: readonly CardDefinition[] = [
  land('Plot', []),
  creature('Bear', '', ['Bear'], 2, 2),
  creature('Elf', '', ['Elf'], 1, 1),
  instant('Nap', '', { kind: 'spell', modes: [{ targets: [], effects: [] }] }),
  spell('Mill', { do: 'mill', who: you, count: 2 }),
  spell('Rid', { do: 'discard', who: you, count: 1 }),
  spell('Rid at random', { do: 'discard', who: you, count: 1, atRandom: true }),
  spell('Coin', { do: 'flip coins', who: you, count: 1, label: 'heads' }),
  spell('Die', { do: 'roll dice', who: you, count: 1, sides: 6, label: 'roll' }),
  spell('Dig', { do: 'reveal until', who: you, filter: creatures, count: 1, label: 'found', rest: 'rest' }),
  spell('Hide', {
    do: 'manifest',
    who: you,
    what: { objects: 'top of library', of: you, count: 1 },
  }),
  spell('Fell all', { do: 'destroy', what: { objects: 'each', filter: creatures } }),
  spell('Lift all', { do: 'move', what: { objects: 'each', filter: creatures }, to: { zone: 'hand' } }),
  spell('Shuffle', { do: 'shuffle', who: you }),
  spell(
    'Find',
    { do: 'search library', who: you, filter: creatures, count: 1, reveal: true, to: { zone: 'hand' }, label: 'found' },
    { do: 'shuffle', who: you },
  ),
];

/** A card of these tests by its name. */
export function cardNamed(name: string): CardDefinition {
  const card = cards.find(({ faces }) => faces[0].name === name);
  if (card === undefined) throw new Error(`no card of these tests is called ${name}`);
  return card;
}
