import { describe } from '@jest/globals';
import {
  activated,
  addMana,
  artifact,
  compare,
  cost,
  count,
  creature,
  creatures,
  cycling,
  draw,
  enchantment,
  equip,
  flashback,
  gainLife,
  instant,
  sorcery,
  spell,
  staticAbility,
  type ActivatedAbility,
  type CardDefinition,
  type PlayerProhibition,
} from '@stacktrail/card-tree';
import type { CastAction, DefinitionPointer } from '@stacktrail/game-events';
import { act, ada, ben, cast, Court, pass } from './court.js';
import { refuses, type Row } from './refused.js';
import { plot } from '@stacktrail/test-kit';

const song = sorcery('Song', '', spell(gainLife(1)));
const cry = instant('Cry', '', spell(gainLife(1)));
const bear = creature('Bear', '', ['Bear'], 2, 2);
const elder = creature('Elder', '', ['Elf'], 1, 1, activated([cost.tap], draw(1)));
const bell = artifact('Bell', '', [], activated([cost.tap], gainLife(1)));
const slow = artifact('Slow bell', '', [], { ...activated([cost.mana('{0}')], gainLife(1)), timing: 'sorcery' });
const rare = artifact('Rare bell', '', [], { ...activated([cost.mana('{0}')], gainLife(1)), oncePerTurn: true });
const silence = enchantment(
  'Silence',
  '',
  [],
  staticAbility({ static: "players can't", who: 'opponent', what: 'cast spells' }),
);

const walkerNamed = (name: string, ability: ActivatedAbility): CardDefinition => {
  const card = enchantment(name, '', ['Ajani'], { ...ability, loyalty: true });
  return { ...card, faces: [{ ...card.faces[0], types: ['Planeswalker'], loyalty: 3 }] };
};
const walker = walkerNamed('Walker', activated([cost.putCounters('loyalty')], gainLife(1)));
const weak = walkerNamed('Weak walker', activated([cost.removeCounters('loyalty', 4)], gainLife(1)));
const altar = artifact('Altar', '', [], activated([cost.sacrifice(creatures)], gainLife(1)));
const coil = artifact('Coil', '', [], activated([cost.untap], gainLife(1)));
const lamp = artifact('Lamp', '', [], activated([cost.tap], addMana(['C'])));
const vein = artifact('Vein', '', [], activated([cost.payLife(21)], gainLife(1)));
const later = artifact('Later bell', '', [], {
  ...activated([cost.mana('{0}')], gainLife(1)),
  onlyIf: compare(count(creatures), 'at least', 1),
});
const forbid = (name: string, what: PlayerProhibition): CardDefinition =>
  enchantment(name, '', [], staticAbility({ static: "players can't", who: 'any player', what }));
const hush = forbid('Hush', 'activate abilities');
const blight = forbid('Blight', 'play lands');
const cyclist = creature('Cyclist', '', ['Elf'], 1, 1, cycling('{0}'));
const sword = artifact('Sword', '', ['Equipment'], equip('{0}'));
const echo = sorcery('Echo', '', flashback('{0}'), spell(gainLife(1)));

/** Casting the first card of Ada’s graveyard. */
const wayOf = (court: Court): CastAction => ({
  do: 'cast',
  object: court.state.players[ada]!.graveyard[0]!,
  via: 'hand',
  by: null,
  ability: null,
  face: 0,
});

const main = (court: Court): Promise<void> => court.passTo('precombat main');

const rows: readonly Row[] = [
  {
    rule: '305.3',
    what: 'a land in another player’s turn',
    cards: [cry],
    his: [plot],
    until: (court) => court.passTo('precombat main', ben),
    answer: (court) => court.land('Plot', ben),
  },
  {
    rule: '305.2b',
    what: 'a second land in a turn',
    cards: [plot],
    until: async (court) => {
      await main(court);
      await court.answer(court.land('Plot'));
    },
    answer: (court) => court.land('Plot'),
  },
  {
    rule: '305.1',
    what: 'a land in the upkeep',
    cards: [plot],
    until: async () => {},
    answer: (court) => court.land('Plot'),
  },
  {
    rule: '305.1',
    what: 'a land while a spell is on the stack',
    cards: [plot, cry],
    until: async (court) => {
      await main(court);
      await court.answer(court.cast('Cry'));
    },
    answer: (court) => court.land('Plot'),
  },
  { rule: '305.9', what: 'casting a land', cards: [plot], until: main, answer: (court) => court.cast('Plot') },
  {
    rule: '305.1',
    what: 'playing a card that is no land as one',
    cards: [song],
    until: main,
    answer: (court) => court.land('Song'),
  },
  {
    rule: '117.1a',
    what: 'a sorcery in the upkeep',
    cards: [song],
    until: async () => {},
    answer: (court) => court.cast('Song'),
  },
  {
    rule: '117.1a',
    what: 'a creature in another player’s turn',
    cards: [cry],
    his: [bear],
    until: (court) => court.passTo('precombat main', ben),
    answer: (court) => court.cast('Bear', ben),
  },
  {
    rule: '601.3',
    what: 'a card from another player’s hand',
    cards: [cry],
    his: [bear],
    until: main,
    answer: (court) => cast(court.inHand('Bear', ben)),
  },
  {
    rule: '601.3',
    what: 'a spell that has been cast and has resolved',
    cards: [cry],
    until: async (court) => {
      await main(court);
      await court.resolve('Cry');
    },
    answer: (court) => cast(court.state.players[ada]!.graveyard[0]!),
  },
  {
    rule: '101.2',
    what: 'a spell that an effect forbids',
    cards: [silence],
    his: [cry],
    until: async (court) => {
      await main(court);
      await court.resolve('Silence');
      await court.answer(pass);
    },
    answer: (court) => court.cast('Cry', ben),
  },
  {
    rule: '602.2',
    what: 'an ability of another player’s permanent',
    cards: [bell],
    his: [cry],
    until: async (court) => {
      await main(court);
      await court.resolve('Bell');
      await court.answer(pass);
    },
    answer: (court) => court.use('Bell'),
  },
  {
    rule: '602.5a',
    what: 'the {T} ability of a creature that has just come',
    cards: [elder],
    until: async (court) => {
      await main(court);
      await court.resolve('Elder');
    },
    answer: (court) => court.use('Elder'),
  },
  {
    rule: '118.3',
    what: 'the {T} ability of what is tapped',
    cards: [bell],
    until: async (court) => {
      await main(court);
      await court.resolve('Bell');
      await court.answer(court.use('Bell'));
    },
    answer: (court) => court.use('Bell'),
  },
  {
    rule: '602.5b',
    what: 'an ability for once each turn, again',
    cards: [rare],
    until: async (court) => {
      await main(court);
      await court.resolve('Rare bell');
      await court.answer(court.use('Rare bell'));
    },
    answer: (court) => court.use('Rare bell'),
  },
  {
    rule: '602.5d',
    what: 'an ability for sorcery time in the combat phase',
    cards: [slow],
    until: async (court) => {
      await main(court);
      await court.resolve('Slow bell');
      await court.passTo('beginning of combat');
    },
    answer: (court) => court.use('Slow bell'),
  },
  {
    rule: '602.1',
    what: 'an ability that the object doesn’t have',
    cards: [bear],
    until: async (court) => {
      await main(court);
      await court.resolve('Bear');
    },
    answer: (court) =>
      act({ do: 'activate', object: court.onBattlefield('Bear'), ability: '/0/none' as DefinitionPointer }),
  },
  {
    rule: '606.3',
    what: 'a second loyalty ability of a permanent in a turn',
    cards: [walker],
    until: async (court) => {
      await main(court);
      await court.resolve('Walker');
      await court.answer(court.use('Walker'));
      for (let i = 0; i < 2; i++) await court.answer(pass);
    },
    answer: (court) => court.use('Walker'),
  },
  {
    rule: '606.3',
    what: 'a loyalty ability outside of a main phase',
    cards: [walker],
    until: async (court) => {
      await main(court);
      await court.resolve('Walker');
      await court.passTo('beginning of combat');
    },
    answer: (court) => court.use('Walker'),
  },
  {
    rule: '606.6',
    what: 'a loyalty ability that costs more counters than there are',
    cards: [weak],
    until: async (court) => {
      await main(court);
      await court.resolve('Weak walker');
    },
    answer: (court) => court.use('Weak walker'),
  },
  {
    rule: '118.3',
    what: 'an ability that a sacrifice pays for, without anything to sacrifice',
    cards: [altar],
    until: async (court) => {
      await main(court);
      await court.resolve('Altar');
    },
    answer: (court) => court.use('Altar'),
  },
  {
    rule: '118.3',
    what: 'the {Q} ability of what is untapped (CR 107.6)',
    cards: [coil],
    until: async (court) => {
      await main(court);
      await court.resolve('Coil');
    },
    answer: (court) => court.use('Coil'),
  },
  {
    rule: '118.3',
    what: 'a mana ability of what is tapped (CR 605.3a)',
    cards: [lamp],
    until: async (court) => {
      await main(court);
      await court.resolve('Lamp');
      await court.answer(court.use('Lamp'));
    },
    answer: (court) => court.use('Lamp'),
  },
  {
    rule: '119.4',
    what: 'an ability that costs more life than there is',
    cards: [vein],
    until: async (court) => {
      await main(court);
      await court.resolve('Vein');
    },
    answer: (court) => court.use('Vein'),
  },
  {
    rule: '602.1b',
    what: 'an ability whose text asks for what doesn’t hold',
    cards: [later],
    until: async (court) => {
      await main(court);
      await court.resolve('Later bell');
    },
    answer: (court) => court.use('Later bell'),
  },
  {
    rule: '602.5',
    what: 'an ability that an effect forbids',
    cards: [hush, bell],
    until: async (court) => {
      await main(court);
      await court.resolve('Bell');
      await court.resolve('Hush');
    },
    answer: (court) => court.use('Bell'),
  },
  {
    rule: '101.2',
    what: 'a land that an effect forbids',
    cards: [blight, plot],
    until: async (court) => {
      await main(court);
      await court.resolve('Blight');
    },
    answer: (court) => court.land('Plot'),
  },
  {
    rule: '113.6',
    what: 'cycling what is on the battlefield (CR 702.29a)',
    cards: [cyclist],
    until: async (court) => {
      await main(court);
      await court.resolve('Cyclist');
    },
    answer: (court) => court.use('Cyclist'),
  },
  {
    rule: '602.5d',
    what: 'equipping in the combat phase (CR 702.6a)',
    cards: [sword],
    until: async (court) => {
      await main(court);
      await court.resolve('Sword');
      await court.passTo('beginning of combat');
    },
    answer: (court) => court.use('Sword'),
  },
  {
    rule: '601.3',
    what: 'a card in a graveyard without flashback, by flashback (CR 702.34a)',
    cards: [song],
    until: async (court) => {
      await main(court);
      await court.resolve('Song');
    },
    answer: (court) => act({ ...wayOf(court), via: 'flashback' }),
  },
  {
    rule: '117.1a',
    what: 'a sorcery with flashback in the upkeep',
    cards: [echo],
    until: async (court) => {
      await main(court);
      await court.resolve('Echo');
      await court.passTo('upkeep', ada, ben);
    },
    answer: (court) => act({ ...wayOf(court), via: 'flashback' }),
  },
  {
    rule: '116.2',
    what: 'a special action that nothing allows',
    cards: [bear],
    until: async (court) => {
      await main(court);
      await court.resolve('Bear');
    },
    answer: (court) => act({ do: 'special', object: court.onBattlefield('Bear'), action: 'turn face up' }),
  },
  {
    rule: '117.1',
    what: 'taking back while nothing has been begun',
    cards: [bear],
    until: main,
    answer: () => act({ do: 'cancel' }),
  },
  {
    rule: '117.1',
    what: 'paying while nothing is to be paid',
    cards: [bear],
    until: main,
    answer: () => act({ do: 'pay' }),
  },
];

describe('what can’t be begun is refused with its rule, and nothing is stored', () => {
  refuses(rows);
});
