import { describe, expect, test } from '@jest/globals';
import {
  activated,
  addAnyColor,
  artifact,
  asThisEntersChoose,
  casts,
  cost,
  costWasPaid,
  creature,
  creatures,
  creatureToken,
  each,
  gainLife,
  gains,
  kicker,
  lands,
  move,
  ofChosen,
  onlyIf,
  onto,
  permanents,
  protectionFromQuality,
  sacrifice,
  sorcery,
  spell,
  target,
  triggered,
  untilEndOfTurn,
  whenThisEnters,
  you,
  type Ability,
  type Effect,
  type Objects,
} from '@stacktrail/card-tree';
import {
  object,
  pay,
  pick,
  select,
  bear,
  elf,
  forest,
  triggersIn,
  alice,
  bob,
  position,
  pools,
  Table,
} from '@stacktrail/test-kit';

const linked = (label = 'exiled'): Objects => ({ objects: 'linked', label });
const exileTarget: Effect = { do: 'move', what: target(), to: onto.exile, link: 'exiled' };
const putBack: Effect = { do: 'move', what: linked(), to: { zone: 'battlefield', control: 'you' } };
const exiler = (name: string) =>
  artifact(name, '{1}', [], activated([], target.one(permanents), exileTarget), activated([cost.tap], putBack));
const chosenColor: Effect = { do: 'add mana', who: you, mana: { add: 'chosen color', count: 1 } };
const become = (of: Objects): Effect => ({ do: 'become copy', what: target(), of });

describe('CR 607.1, 607.2: which abilities are linked', () => {
  test('CR 607.1: the second refers only to what the first did, not to what another ability did', () => {
    const p = position();
    const [one, two] = [p.battlefield(bob, bear), p.battlefield(bob, elf)];
    const [mine, other] = [p.battlefield(alice, exiler('Jail')), p.battlefield(alice, exiler('Other jail'))];
    const table = new Table(p);
    table.activate(mine, select(one));
    table.passAll();
    table.activate(other, select(two));
    table.passAll();
    table.answer(table.use(mine, 1));
    table.passAll();
    expect([table.zoneOf(one), table.zoneOf(two), table.now(one).controller]).toEqual(['battlefield', 'exile', alice]);
  });

  test('CR 607.1a, 607.2c: tokens created with this are those of its own ability, which refers to them', () => {
    const token = creatureToken(1, 1, ['G'], ['Elf']);
    const make: Effect = { do: 'create tokens', who: you, count: 1, token, label: 'it' };
    const remember: Effect = { do: 'link', what: { objects: 'result', label: 'it' }, label: 'made' };
    const maker = artifact(
      'Maker',
      '{1}',
      [],
      activated([], make, remember),
      activated([cost.tap], sacrifice(linked('made'))),
    );
    const p = position();
    const source = p.battlefield(alice, maker);
    const strange = p.token(alice, token);
    const table = new Table(p);
    for (let i = 0; i < 2; i++) {
      table.activate(source);
      table.passAll();
    }
    expect(table.state.battlefield).toHaveLength(4);
    table.answer(table.use(source, 1));
    table.passAll();
    expect(table.state.battlefield).toEqual([source, strange]);
  });

  test('CR 607.1c: an ability that does both is linked to itself', () => {
    const both = activated([], target.one(permanents), exileTarget, gainLife({ amount: 'how many', of: linked() }));
    const p = position();
    const source = p.battlefield(alice, artifact('Counter', '{1}', [], both));
    const [one, two] = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
    const table = new Table(p);
    table.activate(source, select(one));
    table.passAll();
    table.activate(source, select(two));
    table.passAll();
    expect(table.life(alice)).toBe(23);
  });

  test('CR 607.2a: only cards that are in exile still', () => {
    const p = position();
    const source = p.battlefield(
      alice,
      artifact(
        'Jail',
        '{1}',
        [],
        activated([], target.one(permanents), exileTarget),
        activated([cost.tap], gainLife({ amount: 'how many', of: linked() })),
      ),
    );
    const [one, two] = [p.battlefield(bob, bear), p.battlefield(bob, elf)];
    const free = p.hand(alice, sorcery('Free', '', spell(target.cardInExile(creatures), move(target(), onto.hand))));
    const table = new Table(p);
    for (const victim of [one, two]) {
      table.activate(source, select(victim));
      table.passAll();
    }
    table.cast(free, select(table.now(one).id));
    table.passAll();
    table.answer(table.use(source, 1));
    table.passAll();
    expect(table.life(alice)).toBe(21);
  });

  test('CR 607.2i example: each of two abilities asks whether its own kicker was paid', () => {
    const mage = (): ReturnType<typeof creature> =>
      creature(
        'Battlemage',
        '',
        ['Wizard'],
        2,
        2,
        kicker('{W}'),
        kicker('{B}'),
        onlyIf(costWasPaid('kicker', 0), whenThisEnters(gainLife(1))),
        onlyIf(costWasPaid('kicker', 1), whenThisEnters(gainLife(10))),
      );
    const life = (mana: string, ...kicks: readonly ('yes' | 'no')[]) => {
      const p = position(pools(mana));
      const card = p.hand(alice, mage());
      const table = new Table(p);
      table.cast(card, ...kicks.map((kick) => pick(kick)), pay);
      table.passAll();
      while (table.stack.length > 0) table.passAll();
      return table.life(alice);
    };
    expect([life('W', 'yes', 'no'), life('B', 'no', 'yes')]).toEqual([21, 30]);
  });
});

describe('CR 607.4, 607.5: several pairs, and pairs that an object acquires', () => {
  test('CR 607.4 example: a choice that two other abilities refer to', () => {
    const plume = artifact(
      'Plume',
      '',
      [],
      asThisEntersChoose({ choose: 'color' }),
      triggered(casts('any player', ofChosen('color')), gainLife(1)),
      activated([cost.tap], chosenColor),
    );
    const p = position();
    const card = p.hand(alice, plume);
    const elves = p.hand(alice, bear);
    const rocks = p.battlefield(alice, artifact('Rock', '{1}', [], activated([cost.tap], addAnyColor())));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.answer(pick('G'));
    table.activate(table.now(card).id);
    expect(table.pool(alice)).toBe('G');
    table.activate(rocks, pick('G'));
    table.cast(elves, pay);
    expect(triggersIn(table)).toEqual({ Plume: 1 });
  });

  test('CR 607.5 example: abilities acquired together are linked to each other and to no other', () => {
    const loose = activated([cost.payLife(1)], { ...exileTarget, what: each(lands) });
    const pair: readonly Ability[] = [
      activated([cost.payLife(2)], target.creature(), exileTarget),
      activated([cost.payLife(3)], putBack),
    ];
    const give = (name: string, ...abilities: readonly Ability[]) =>
      sorcery(
        name,
        '',
        spell(target.one({ is: 'named', name: 'Quicksilver' }), untilEndOfTurn(target(), gains(...abilities))),
      );
    const p = position();
    const source = p.battlefield(alice, creature('Quicksilver', '{U}', ['Elemental'], 3, 4));
    const [wood, victim] = [p.battlefield(bob, forest), p.battlefield(bob, bear)];
    const [first, second] = [p.hand(alice, give('First', loose)), p.hand(alice, give('Second', ...pair))];
    const table = new Table(p);
    table.cast(first);
    table.passAll();
    table.activate(source);
    table.passAll();
    table.cast(second);
    table.passAll();
    table.answers(table.use(source, 1), select(victim));
    table.passAll();
    expect([table.zoneOf(wood), table.zoneOf(victim)]).toEqual(['exile', 'exile']);
    table.answer(table.use(source, 2));
    table.passAll();
    expect([table.zoneOf(wood), table.zoneOf(victim)]).toEqual(['exile', 'battlefield']);
  });

  const voice = creature(
    'Voice',
    '',
    ['Angel'],
    2,
    2,
    asThisEntersChoose({ choose: 'color' }),
    protectionFromQuality(ofChosen('color')),
  );

  test('CR 607.5a example: what became a copy without a choice has no protection', () => {
    const p = position(pools('B'));
    const card = p.hand(alice, voice);
    const shifter = p.battlefield(alice, creature('Shifter', '{U}', ['Shapeshifter'], 0, 1));
    const copy = p.hand(
      alice,
      sorcery(
        'Copy',
        '',
        spell(target.one({ is: 'named', name: 'Shifter' }), become(each({ is: 'named', name: 'Voice' }))),
      ),
    );
    const hit = p.hand(alice, sorcery('Hit', '{B}', spell(target.creature(), gainLife(1))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.answer(pick('B'));
    table.cast(copy);
    table.passAll();
    expect(table.object(shifter).printed.name).toBe('Voice');
    expect(table.object(shifter).chosen).toEqual([]);
    table.cast(hit, pay);
    expect(table.object(table.state.stack[0]!).announced.targets).toEqual([[object(shifter)]]);
  });

  test('CR 607.5a example 2: a color that was chosen for another ability is none for this one', () => {
    const elves = creature(
      'Elves',
      '{1}{G}',
      ['Elf'],
      1,
      1,
      asThisEntersChoose({ choose: 'color' }),
      activated([], chosenColor),
    );
    const p = position();
    const card = p.hand(alice, voice);
    p.battlefield(alice, elves);
    const copy = p.hand(
      alice,
      sorcery(
        'Copy',
        '',
        spell(target.one({ is: 'named', name: 'Voice' }), become(each({ is: 'named', name: 'Elves' }))),
      ),
    );
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.answer(pick('U'));
    table.cast(copy);
    table.passAll();
    const now = table.now(card).id;
    expect([table.object(now).printed.name, table.object(now).chosen.length]).toEqual(['Elves', 1]);
    table.activate(now);
    expect(table.pool(alice)).toBe('');
  });
});

test('CR 607.3: “the exiled card” is each of them where there are several; what is asked of it is their sum', () => {
  const jail = artifact(
    'Jail',
    '{1}',
    [],
    activated([], target.one(permanents), exileTarget),
    activated([cost.tap], gainLife({ amount: 'mana value', of: linked() }), putBack),
  );
  const p = position();
  const source = p.battlefield(alice, jail);
  const [one, two] = [p.battlefield(bob, bear), p.battlefield(bob, elf)];
  const table = new Table(p);
  for (const victim of [one, two]) {
    table.activate(source, select(victim));
    table.passAll();
  }
  table.answer(table.use(source, 1));
  table.passAll();
  expect([table.life(alice), table.zoneOf(one), table.zoneOf(two)]).toEqual([23, 'battlefield', 'battlefield']);
});
