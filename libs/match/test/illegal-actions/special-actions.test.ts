import { describe, expect, test } from '@jest/globals';
import {
  activated,
  addMana,
  artifact,
  cost,
  creature,
  dealDamage,
  equipPlaneswalker,
  equipQuality,
  foretell,
  gainLife,
  instant,
  morph,
  ninjutsu,
  plot,
  sorcery,
  spell,
  subtype,
  suspend,
  target,
  twoFaced,
  you,
  type CardDefinition,
} from '@stacktrail/card-tree';
import type { Answer } from '@stacktrail/game-events';
import { act, ada, ben, Court, pass, player, select } from './court.js';
import { casting, permanent, pick, refuses, type Row } from './refused.js';

const bear = creature('Bear', '', ['Bear'], 2, 2);
const cry = instant('Cry', '', spell(gainLife(1)));
const tune = sorcery('Tune', '', suspend(2, '{0}'), spell(gainLife(1)));
const saga = sorcery('Tale', '{5}', foretell('{0}'), spell(gainLife(1)));
const scheme = sorcery('Scheme', '{5}', plot('{0}'), spell(gainLife(1)));
const veiled = creature('Veiled', '{5}', ['Beast'], 4, 4, morph('{9}'));
const ninja = creature('Ninja', '{5}', ['Ninja'], 2, 1, ninjutsu('{0}'));
const room: CardDefinition = twoFaced(
  'room',
  {
    ...artifact('Left', '', []),
    faces: [{ ...artifact('Left', '', []).faces[0], types: ['Enchantment'], subtypes: ['Room'] }],
  },
  {
    ...artifact('Right', '', []),
    faces: [{ ...artifact('Right', '', []).faces[0], types: ['Enchantment'], subtypes: ['Room'] }],
  },
);

const man = creature('Man', '', ['Human'], 1, 1);
const lamp = artifact('Lamp', '', [], activated([cost.tap], addMana(['C', 'C', 'C'])));
const filter = artifact('Filter', '', [], activated([cost.mana('{1}')], addMana(['R'])));

const main = (court: Court): Promise<void> => court.passTo('precombat main');

/** The answer that uses the activated ability of a card in the hand. */
function fromHand(court: Court, name: string, who = ada): Answer {
  const card = court.inHand(name, who);
  const { abilities } = court.state.objects.get(card)!.printed;
  const ability = abilities.find(({ kind }) => kind === 'activated')!.pointer;
  return act({ do: 'activate', object: card, ability });
}

/** The answer that takes the special action of a card in the hand. */
function special(court: Court, name: string, who = ada): Answer {
  const card = court.inHand(name, who);
  const { abilities } = court.state.objects.get(card)!.printed;
  return act({ do: 'special', object: card, action: abilities.find(({ kind }) => kind === 'activated')!.pointer });
}

const rows: readonly Row[] = [
  {
    rule: '116.2f',
    what: 'suspending a sorcery in the upkeep, when it couldn’t be cast',
    cards: [tune],
    until: async () => {},
    answer: (court) => special(court, 'Tune'),
  },
  {
    rule: '116.2f',
    what: 'suspending a sorcery in another player’s turn',
    cards: [cry],
    his: [tune],
    until: (court) => court.passTo('precombat main', ben),
    answer: (court) => special(court, 'Tune', ben),
  },
  {
    rule: '116.1',
    what: 'suspending a card as though that were an activation',
    cards: [tune],
    until: main,
    answer: (court) => fromHand(court, 'Tune'),
  },
  {
    rule: '116.2h',
    what: 'foretelling in another player’s turn',
    cards: [cry],
    his: [saga],
    until: (court) => court.passTo('precombat main', ben),
    answer: (court) => special(court, 'Tale', ben),
  },
  {
    rule: '116.2k',
    what: 'plotting while a spell is on the stack',
    cards: [scheme, cry],
    until: casting('Cry'),
    answer: (court) => special(court, 'Scheme'),
  },
  {
    rule: '118.3',
    what: 'ninjutsu without an unblocked attacking creature',
    cards: [ninja],
    until: main,
    answer: (court) => fromHand(court, 'Ninja'),
  },
  {
    rule: '118.3',
    what: 'ninjutsu after attackers are declared and before blockers are',
    cards: [ninja, bear],
    until: async (court) => {
      await court.passTo('precombat main', ben, ben);
      await court.passTo('precombat main');
      await court.resolve('Bear');
      await court.passTo('precombat main', ben, ben);
      await court.passTo('precombat main');
      await court.passUntil('declare attackers');
      await court.answer({
        form: 'attack',
        attacks: [{ attacker: court.onBattlefield('Bear'), defender: player(ben) }],
      });
    },
    answer: (court) => fromHand(court, 'Ninja'),
  },
  {
    rule: '116.2',
    what: 'turning a permanent face up that another player controls',
    cards: [bear],
    his: [cry],
    until: async (court) => {
      await main(court);
      await court.resolve('Bear');
      await court.answer(pass);
    },
    answer: (court) => act({ do: 'special', object: court.onBattlefield('Bear'), action: 'turn face up' }),
  },
  {
    rule: '116.2b',
    what: 'turning a manifested card face up that is no creature card',
    cards: [
      sorcery('Hide', '', spell({ do: 'manifest', who: you, what: { objects: 'top of library', of: you, count: 1 } })),
    ],
    until: async (court) => {
      await main(court);
      await court.resolve('Hide');
    },
    answer: (court) => act({ do: 'special', object: court.onBattlefield(''), action: 'turn face up' }),
  },
  {
    rule: '116.2m',
    what: 'unlocking a half of a permanent in the upkeep',
    cards: [room],
    until: async (court) => {
      await main(court);
      await court.resolve('Left // Right');
      await court.passTo('upkeep', ada, ben);
    },
    answer: (court) => act({ do: 'special', object: court.onBattlefield('Left'), action: 'unlock the right half' }),
  },
  {
    rule: '601.2c',
    what: 'equipping a creature without the quality (CR 702.6c)',
    cards: [artifact('Blade', '', ['Equipment'], equipQuality(subtype('Human'), '{0}')), bear, man],
    until: async (court) => {
      await main(court);
      for (const name of ['Blade', 'Bear', 'Man', 'Man']) await court.resolve(name);
      await court.answer(court.use('Blade'));
    },
    answer: (court) => select(permanent(court, 'Bear')),
  },
  {
    rule: '605.3c',
    what: 'a mana ability while its own cost is being paid',
    cards: [filter, lamp],
    until: async (court) => {
      await main(court);
      for (const name of ['Lamp', 'Filter']) await court.resolve(name);
      await court.answer(court.use('Filter'));
    },
    answer: (court) => court.use('Filter'),
  },
  ...(['all', 'one', 'any'] as const).map((how): Row => ({
    rule: { all: '115.7a', one: '115.7b', any: '115.7c' }[how],
    what: `a target that the spell can’t have, where ${how} of its targets may be changed`,
    cards: [
      instant('Bolt', '', spell(target.creature(), dealDamage(1, target()))),
      instant('Swerve', '', spell(target.spell(), { do: 'change targets', who: you, of: target(), how })),
      bear,
      man,
    ],
    his: [bear],
    until: async (court) => {
      await court.passTo('precombat main', ben, ben);
      for (let i = 0; i < 3; i++) await court.resolve('Bear', ben);
      await casting('Bolt')(court);
      await court.answer(select(permanent(court, 'Bear')));
      await court.answer(court.cast('Swerve'));
      await court.answer(pass);
      await court.answer(pass);
      if (court.question.form === 'pick') await court.answer(pick('yes'));
    },
    answer: () => select(player(ben)),
  })),
];

describe('special actions and abilities at a wrong time', () => refuses(rows));
describe('what can be begun and not completed', () => {
  test('CR 601.2c, 731.1: equip planeswalker without a planeswalker is reversed, and nothing has happened', async () => {
    const court = await Court.open([artifact('Blade', '', ['Equipment'], equipPlaneswalker('{0}')), bear], [cry]);
    await main(court);
    for (const name of ['Blade', 'Bear']) await court.resolve(name);
    const { result } = await court.attempt(court.use('Blade'));
    expect(result).toMatchObject({ accepted: true, reversed: { rule: '601.2c' } });
    expect([court.state.stack, court.question.kind]).toEqual([[], 'priority']);
  });

  test('CR 731.1: a face-down card whose morph cost isn’t paid stays face down', async () => {
    const court = await Court.open([veiled, lamp], [cry]);
    await main(court);
    await court.resolve('Lamp');
    await court.answer(court.use('Lamp'));
    const card = court.inHand('Veiled');
    await court.answer(act({ do: 'cast', object: card, via: 'face down', by: null, ability: null, face: 0 }));
    if (court.question.kind !== 'priority') await court.answer(act({ do: 'pay' }));
    await court.answer(pass);
    await court.answer(pass);
    const hidden = court.onBattlefield('');
    await court.answer(act({ do: 'special', object: hidden, action: 'turn face up' }));
    expect(court.question.kind).toBe('activate mana abilities');
    const { result } = await court.attempt(act({ do: 'pay' }));
    expect(result).toMatchObject({ accepted: true, reversed: { rule: '601.2h' } });
    expect(court.state.objects.get(hidden)!.faceDown).not.toBeNull();
  });
});
