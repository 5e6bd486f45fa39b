import { describe, expect, test } from '@jest/globals';
import {
  all,
  artifacts,
  cardType,
  chooseAndSacrifice,
  choosePlayer,
  cost,
  creature,
  creatures,
  dealDamage,
  destroy,
  discard,
  draw,
  eachOpponent,
  eachPlayer,
  gainLife,
  instant,
  may,
  onto,
  legendary,
  scry,
  search,
  sorcery,
  spell,
  target,
  unlessPaid,
  whenThisEnters,
  you,
  youControl,
  each,
  type CardDefinition,
  type Effect,
} from '@stacktrail/card-tree';
import { act, ada, ben, Court, object, player, select } from './court.js';
import { casting, number, permanent, pick, refuses, resolving, type Row } from './refused.js';
import { plot } from '@stacktrail/test-kit';

const bear = creature('Bear', '', ['Bear'], 2, 2);
const bird = creature('Bird', '', ['Bird'], 1, 1);
const song = (...effects: readonly (Effect | readonly Effect[])[]): CardDefinition =>
  sorcery('Song', '', spell(...effects));

/** Ben has a creature; Ada has hers, and her spell asks. */
const facing =
  (...hers: readonly string[]) =>
  async (court: Court): Promise<void> => {
    await court.passTo('precombat main', ben, ben);
    await court.resolve('Rat', ben);
    await resolving('Song', ...hers)(court);
  };
const rat = creature('Rat', '', ['Rat'], 1, 1);

const rows: readonly Row[] = [
  {
    rule: '701.21a',
    what: 'the sacrifice of another player’s creature',
    cards: [song(chooseAndSacrifice(you, creatures)), bear, bird],
    his: [rat],
    until: facing('Bear', 'Bird'),
    answer: (court) => select(permanent(court, 'Rat')),
  },
  {
    rule: '701.21a',
    what: 'the sacrifice of nothing where there is something',
    cards: [song(chooseAndSacrifice(you, creatures)), bear, bird],
    until: resolving('Song', 'Bear', 'Bird'),
    answer: () => select(),
  },
  {
    rule: '701.9b',
    what: 'discarding a card from another player’s hand',
    cards: [song(discard(1))],
    until: resolving('Song'),
    answer: (court) => select(object(court.inHand('Plot', ben))),
  },
  {
    rule: '701.9b',
    what: 'discarding one card where it is two',
    cards: [song(discard(2))],
    until: resolving('Song'),
    answer: (court) => select(object(court.inHand('Song'))),
  },
  {
    rule: '701.23a',
    what: 'finding a card that doesn’t fit',
    cards: [song(search(cardType('Creature'), onto.hand)), bear],
    until: resolving('Song'),
    answer: (court) => {
      const { library } = court.state.players[ada]!;
      const wrong = library.find((id) => court.state.objects.get(id)!.printed.name === 'Song')!;
      return select(object(wrong));
    },
  },
  {
    rule: '701.23a',
    what: 'finding more cards than the text says',
    cards: [song(search(cardType('Creature'), onto.hand)), bear],
    until: resolving('Song'),
    answer: (court) => {
      const { library } = court.state.players[ada]!;
      const found = library.filter((id) => court.state.objects.get(id)!.printed.name === 'Bear').slice(0, 2);
      return select(...found.map(object));
    },
  },
  {
    rule: '701.22a',
    what: 'scrying a card that isn’t among those that are looked at',
    cards: [song(scry(2))],
    until: resolving('Song'),
    answer: (court) => select(object(court.state.players[ada]!.library.at(-1)!), object(court.inHand('Song'))),
  },
  {
    rule: '608.2d',
    what: 'a player who isn’t in the game',
    cards: [song(choosePlayer(eachPlayer, 'chosen'), gainLife(1, { players: 'noted', label: 'chosen' }))],
    until: resolving('Song'),
    answer: () => select({ is: 'player', id: 7 as never }),
  },
  {
    rule: '608.2d',
    what: 'an object that the choice isn’t among',
    cards: [
      song({
        do: 'choose objects',
        who: you,
        from: each(all(creatures, youControl)),
        min: 1,
        max: 1,
        label: 'it',
      }),
      bear,
      bird,
    ],
    his: [rat],
    until: facing('Bear', 'Bird'),
    answer: (court) => select(permanent(court, 'Rat')),
  },
  {
    rule: '608.2d',
    what: 'a color that is none (CR 105.4)',
    cards: [song({ do: 'note choice', who: you, choice: { choose: 'color' }, label: 'it' })],
    until: resolving('Song'),
    answer: () => pick('colorless'),
  },
  {
    rule: '608.2d',
    what: 'a number beyond the bounds (CR 107.1b)',
    cards: [song({ do: 'note choice', who: you, choice: { choose: 'number', min: 0, max: 3 }, label: 'it' })],
    until: resolving('Song'),
    answer: () => number(-1),
  },
  {
    rule: '701.38a',
    what: 'a vote for what isn’t an option',
    cards: [song({ do: 'vote', who: eachPlayer, options: ['day', 'night'], label: 'votes' })],
    until: resolving('Song'),
    answer: () => pick('noon'),
  },
  {
    rule: '608.2d',
    what: 'neither yes nor no to what one may do',
    cards: [song(may(draw(1)))],
    until: resolving('Song'),
    answer: () => pick('perhaps'),
  },
  {
    rule: '704.5j',
    what: 'keeping two of a name under the legend rule',
    cards: [legendary(bear)],
    until: async (court) => {
      await court.passTo('precombat main');
      for (const name of ['Bear', 'Bear']) await court.resolve(name);
    },
    answer: (court) =>
      select(
        ...court.state.battlefield.filter((id) => court.state.objects.get(id)!.printed.name === 'Bear').map(object),
      ),
  },
  {
    rule: '115.7d',
    what: 'a new target that the spell can’t have',
    cards: [
      instant('Bolt', '', spell(target.creature(), dealDamage(1, target()))),
      instant('Swerve', '', spell(target.spell(), { do: 'change targets', who: you, of: target(), how: 'choose new' })),
      bear,
    ],
    his: [rat],
    until: async (court) => {
      await court.passTo('precombat main', ben, ben);
      await court.resolve('Rat', ben);
      await casting('Bolt', 'Bear')(court);
      await court.answer(select(permanent(court, 'Rat')));
      await court.answer(court.cast('Swerve'));
      await court.answer(act({ do: 'pass' }));
      await court.answer(act({ do: 'pass' }));
      if (court.question.form === 'pick') await court.answer(pick('yes'));
    },
    answer: () => select(player(ben)),
  },
];

describe('choices while something resolves that the rules don’t allow', () => refuses(rows));

describe('choices that the rules do allow, or that they make themselves', () => {
  test('CR 701.23b: a card with a stated quality need not be found', async () => {
    const court = await Court.open([song(search(cardType('Creature'), onto.hand)), bear], [plot]);
    await resolving('Song')(court);
    const before = court.state.players[ada]!.hand.length;
    expect((await court.attempt(select())).result).toMatchObject({ accepted: true, reversed: null });
    expect(court.state.players[ada]!.hand).toHaveLength(before);
  });

  test('CR 608.2d: what is impossible isn’t offered', async () => {
    const court = await Court.open([song(may(chooseAndSacrifice(you, creatures)))], [plot]);
    await resolving('Song')(court);
    expect([court.question.kind, court.state.stack]).toEqual(['priority', []]);
  });

  test('CR 119.4: who hasn’t that much life isn’t offered to pay it', async () => {
    const court = await Court.open([song(unlessPaid(eachOpponent, [cost.payLife(21)], gainLife(3)))], [plot]);
    await resolving('Song')(court);
    expect([court.question.kind, court.state.players[ada]!.life]).toEqual(['priority', 23]);
  });

  test('CR 603.3d: a triggered ability without a legal target is removed from the stack', async () => {
    const snipe = creature('Sniper', '', ['Elf'], 1, 1, whenThisEnters(target.one(artifacts), destroy(target())));
    const court = await Court.open([snipe], [plot]);
    await court.passTo('precombat main');
    await court.resolve('Sniper');
    expect([court.question.kind, court.state.stack]).toEqual(['priority', []]);
  });
});
