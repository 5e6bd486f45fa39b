import { describe, expect, test } from '@jest/globals';
import {
  activated,
  cardType,
  companion,
  creature,
  creatures,
  destroy,
  draw,
  each,
  enchantment,
  gainLife,
  instant,
  move,
  onto,
  sorcery,
  spell,
  staticAbility,
  thisObject,
  you,
  type CardDefinition,
} from '@stacktrail/card-tree';
import { MemoryEventStore } from '@stacktrail/event-store';
import { Matches } from '../../src/index.js';
import { act, ada, Court, object, pass, player, select } from './court.js';
import { pick, refuses, type Row } from './refused.js';
import { plot } from '@stacktrail/test-kit';

const basic: CardDefinition = { ...plot, faces: [{ ...plot.faces[0], supertypes: ['Basic'] }] };
const bear = creature('Bear', '', ['Bear'], 2, 2);
const bird = creature('Bird', '', ['Bird'], 1, 1);
const times = (count: number, card: CardDefinition): readonly CardDefinition[] =>
  Array.from({ length: count }, () => card);

describe('CR 100: decks that a format doesn’t allow', () => {
  async function refused(deck: readonly CardDefinition[], sideboard: readonly CardDefinition[] = []): Promise<string> {
    const store = new MemoryEventStore();
    const seats = [
      { name: 'Ada', deck, sideboard },
      { name: 'Ben', deck: times(60, basic) },
    ];
    const created = new Matches(store).create({ seats, format: 'constructed' });
    const message = await created.then(
      () => 'begun',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );
    let stored = 0;
    for await (const _ of store.readAll()) stored += 1;
    return stored === 0 ? message : `${message}, and ${stored} facts are stored`;
  }

  test('CR 100.2a: too few cards, and too many with one name; nothing is stored', async () => {
    expect(await refused([...times(50, basic), ...times(5, bear)])).toBe(
      'The constructed deck of Ada: it has 55 cards; at least 60 are needed (CR 100.2a). ' +
        'The constructed deck of Ada: it has 5 cards named Bear; at most 4 are allowed (CR 100.2a)',
    );
  });

  test('CR 100.4a: a sideboard of more than fifteen cards', async () => {
    expect(await refused(times(60, basic), times(16, basic))).toContain('at most 15 are allowed (CR 100.4a)');
  });

  test('CR 100.2: decks that the format allows begin the game, and sideboards are set aside', async () => {
    const matches = new Matches(new MemoryEventStore());
    const seats = [
      { name: 'Ada', deck: times(60, basic), sideboard: times(2, bear) },
      { name: 'Ben', deck: times(60, basic) },
    ];
    const { gameId } = await matches.create({ seats, format: 'constructed' });
    const { state } = await matches.current(gameId);
    expect(state.players.map(({ outside }) => outside.length)).toEqual([2, 0]);
  });

  test('CR 400.11c: a card of a sideboard is neither cast nor played', async () => {
    const matches = new Matches(new MemoryEventStore());
    const seats = ['Ada', 'Ben'].map((name) => ({ name, deck: times(20, basic), sideboard: times(2, bear) }));
    const { gameId } = await matches.create({ seats, seed: 'outside' });
    let commands = 0;
    for (;;) {
      const { state, decision } = await matches.current(gameId);
      const { kind } = decision!.question;
      const [object] = state.players[ada]!.outside;
      const is = kind === 'priority' && state.step === 'precombat main';
      const answer = is
        ? act({ do: 'cast', object: object!, via: 'hand', by: null, ability: null, face: 0 })
        : kind === 'priority'
          ? pass
          : kind === 'mulligan'
            ? pick('keep')
            : select(player(ada));
      const command = { commandId: `${(commands += 1)}`, player: decision!.player, decision: decision!.id, answer };
      const before = (await matches.load(gameId)).stored.length;
      const result = await matches.submit(gameId, command);
      if (!is) continue;
      expect(result).toMatchObject({ accepted: false, rule: '601.3' });
      expect((await matches.load(gameId)).stored.length).toBe(before);
      return;
    }
  });
});

describe('CR 103.2b, 116.2g: companions', () => {
  const friend = creature('Friend', '{2}', ['Cat'], 2, 2, companion({ deck: 'only', of: [cardType('Land')] }));
  const strict = creature('Strict', '{2}', ['Cat'], 2, 2, companion({ deck: 'none', is: cardType('Land') }));

  test('CR 103.2b: a card whose condition the deck doesn’t fulfill, or a second one, is not revealed', async () => {
    const court = await Court.begin([plot], [plot], [strict, friend, friend]);
    await court.answer(select(player(ada)));
    const [other, one, two] = court.state.players[ada]!.outside.map(object);
    for (const chosen of [[other!], [one!, two!]]) {
      const { result, stored } = await court.attempt(select(...chosen));
      expect([result, stored]).toMatchObject([{ accepted: false, rule: '103.2b' }, 0]);
    }
  });

  test('CR 116.2g: a companion is put into the hand in no upkeep, and no other card of a sideboard is', async () => {
    const court = await Court.begin([plot], [plot], [friend, friend]);
    await court.answer(select(player(ada)));
    const [one, two] = court.state.players[ada]!.outside;
    await court.answer(select(object(one!)));
    while (court.question.kind === 'mulligan') await court.answer(pick('keep'));
    const { abilities } = court.state.objects.get(one!)!.printed;
    const { pointer } = abilities.find(({ kind }) => kind === 'activated')!;
    const refusal = async (id: typeof one): Promise<void> => {
      const { result, stored } = await court.attempt(act({ do: 'special', object: id!, action: pointer }));
      expect([result, stored]).toMatchObject([{ accepted: false, rule: '116.2g' }, 0]);
    };
    expect(court.state.step).toBe('upkeep');
    await refusal(one);
    await court.passTo('precombat main');
    await refusal(two);
  });
});

describe('CR 103.6: opening hands', () => {
  const early = enchantment('Early', '{4}', [], staticAbility({ static: 'may begin on the battlefield' }));

  test('CR 103.6: only what a card of the hand allows, and each of it once', async () => {
    const court = await Court.begin([early, plot], [plot]);
    while (court.question.kind !== 'opening hand') {
      await court.answer(court.question.kind === 'mulligan' ? pick('keep') : select(player(ada)));
    }
    const wrong = await court.attempt(pick('use 9999 0 0'));
    expect(wrong).toMatchObject({ result: { accepted: false, rule: '103.6' }, stored: 0 });
    const { question } = court;
    if (question.form !== 'pick') throw new Error('nothing is offered');
    const [first] = question.options;
    await court.answer(pick(first!.key));
    const again = await court.attempt(pick(first!.key));
    expect(again).toMatchObject({ result: { accepted: false, rule: '103.6' }, stored: 0 });
  });
});

describe('CR 730.3: loops that players make', () => {
  test('CR 730.3: the same choice in the same position', async () => {
    const idler = creature('Idler', '', ['Elf'], 1, 1, activated([], { do: 'untap', what: thisObject }));
    const court = await Court.open([idler, plot], [plot]);
    await court.passTo('precombat main');
    await court.resolve('Idler');
    for (let round = 0; round < 12; round++) {
      const { result, stored } = await court.attempt(court.use('Idler'));
      if (!result.accepted) {
        expect([result.rule, stored]).toEqual(['730.3', 0]);
        return;
      }
      await court.answer(pass);
      await court.answer(pass);
    }
    throw new Error('the loop is never broken');
  });
});

const read = sorcery(
  'Read',
  '',
  spell(
    move({ objects: 'last', of: { objects: 'each', filter: creatures, zone: 'graveyard', of: you } }, onto.hand),
    gainLife(1),
  ),
);
const wrath = sorcery('Wrath', '', spell(destroy(each(creatures))));
const back = sorcery('Back', '', spell(move(each(creatures), onto.topOfLibrary)));

const twoCreatures = async (court: Court, then: string): Promise<void> => {
  await court.passTo('precombat main');
  await court.resolve('Bear');
  await court.resolve('Bird');
  await court.answer(court.cast(then));
  for (let i = 0; i < 2; i++) if (court.question.kind === 'priority') await court.answer(pass);
};

const rows: readonly Row[] = [
  {
    rule: '404.3',
    what: 'an order of cards for a graveyard that leaves one out',
    cards: [bear, bird, wrath, read],
    until: (court) => twoCreatures(court, 'Wrath'),
    answer: (court) => ({ form: 'order', keys: [`${court.onBattlefield('Bear')}`] }),
  },
  {
    rule: '401.4',
    what: 'an order of cards for a library that names one twice',
    cards: [bear, bird, back, instant('Spare', '', spell(draw(1)))],
    until: (court) => twoCreatures(court, 'Back'),
    answer: (court) => ({ form: 'order', keys: [`${court.onBattlefield('Bear')}`, `${court.onBattlefield('Bear')}`] }),
  },
];

refuses(rows);
