import { describe, expect, test } from '@jest/globals';
import {
  activated,
  always,
  all,
  artifact,
  attached,
  cost,
  create,
  creature,
  creatures,
  creatureToken,
  dealDamage,
  enchantment,
  enchantments,
  destroy,
  each,
  eachOpponent,
  equip,
  gainLife,
  gains,
  granter,
  instant,
  nontokens,
  regenerate,
  powerAndToughnessAre,
  returnToHand,
  spell,
  target,
  thisObject,
  triggered,
  youControl,
  type CardDefinition,
  type Cost,
  type Effect,
  type Objects,
} from '@stacktrail/card-tree';
import { Catalog } from '@stacktrail/game-state';
import {
  order,
  pay,
  player,
  select,
  bear,
  doing,
  resolves,
  named,
  sizeOf,
  plainState,
  alice,
  bob,
  position,
  seen,
  pools,
  Table,
  slay,
} from '@stacktrail/test-kit';

const grime = granter('Grime');
const torch = granter('this Equipment');
const sacrificeTorch: Cost = { cost: 'sacrifice this', of: torch };

const grimeCard = enchantment(
  'Grime',
  '{2}',
  [],
  triggered(
    { on: 'dies', what: all(nontokens, creatures, youControl) },
    { do: 'put counters', counter: 'slime', count: 1, on: thisObject },
    create(
      1,
      creatureToken(0, 0, ['G'], ['Ooze'], [powerAndToughnessAre({ amount: 'counters', counter: 'slime', on: grime })]),
    ),
  ),
);
const torchCard = artifact(
  'Torch',
  '{1}',
  ['Equipment'],
  always(attached, gains(activated([cost.tap, sacrificeTorch], target.any(), dealDamage(2, target(), torch)))),
  equip('{1}'),
);
const copyIt: Effect = { do: 'create copies', who: { players: 'you' }, of: target(), count: 1 };

describe('CR 201.5a: an ability that names what gave it', () => {
  test('CR 201.5a example: a token’s size is counted on the one enchantment that created it', () => {
    const p = position();
    const other = p.battlefield(alice, grimeCard, { counters: { slime: 5 } });
    const own = p.battlefield(bob, grimeCard);
    const dying = p.battlefield(bob, bear);
    const slain = p.hand(alice, slay);
    const table = new Table(p);
    resolves(table, slain, select(dying));
    table.passAll();
    const [ooze] = named(table, 'Ooze Token');
    expect(sizeOf(table, ooze!)).toBe('1/1');
    expect([table.object(other).counters[0]?.count, table.object(own).counters[0]?.count]).toEqual([5, 1]);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 107.2: where that enchantment is gone, a static ability finds no number: the token is 0/0 and dies', () => {
    const p = position();
    const grimeThere = p.battlefield(bob, grimeCard);
    const dying = p.battlefield(bob, bear);
    const slain = p.hand(alice, slay);
    const spent = p.hand(alice, instant('Naturalise', '', spell(target.permanent(enchantments), destroy(target()))));
    const table = new Table(p);
    resolves(table, slain, select(dying));
    table.passAll();
    expect(named(table, 'Ooze Token')).toHaveLength(1);
    resolves(table, spent, select(grimeThere));
    expect(named(table, 'Ooze Token')).toEqual([]);
  });

  test('CR 201.5a example: a copy of such a token counts on the enchantment that created the original', () => {
    const p = position();
    p.battlefield(alice, grimeCard, { counters: { slime: 5 } });
    p.battlefield(alice, grimeCard, { counters: { slime: 2 } });
    const victim = p.battlefield(alice, bear);
    const slain = p.hand(alice, slay);
    const copier = p.hand(alice, instant('Copy', '', spell(target.creature(), copyIt)));
    const table = new Table(p);
    resolves(table, slain, select(victim));
    const { question } = table;
    if (question.form === 'order') table.answer(order(...question.options.map(({ key }) => key)));
    table.passAll();
    table.passAll();
    const sizes = (): readonly string[] =>
      named(table, 'Ooze Token')
        .map((id) => sizeOf(table, id))
        .sort();
    expect(sizes()).toEqual(['3/3', '6/6']);
    const six = named(table, 'Ooze Token').find((id) => sizeOf(table, id) === '6/6')!;
    table.cast(copier, select(six));
    table.passAll();
    expect(sizes()).toEqual(['3/3', '6/6', '6/6']);
    const { form } = table.object(six);
    expect(new Catalog(table.state.catalog.definitions).form(form.pointer).whole).toEqual(form.whole);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 201.5a: the cost takes the Equipment that gave the ability, and it deals the damage', () => {
    const p = position();
    const holder = p.battlefield(alice, bear);
    const spare = p.battlefield(alice, torchCard);
    const own = p.battlefield(alice, torchCard, { attachedTo: holder });
    const table = new Table(p);
    table.activate(holder, select(player(bob)));
    expect([table.zoneOf(own), table.zoneOf(spare)]).toEqual(['graveyard', 'battlefield']);
    table.passAll();
    expect(table.life(bob)).toBe(18);
    const { ability } = table.of('AbilityPutOnStack')[0]!.data;
    expect(new Catalog(table.state.catalog.definitions).ability(ability)).toEqual(table.state.catalog.ability(ability));
    expect(table.of('DamageDealtToPlayer')[0]?.data).toMatchObject({ source: own });
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 201.5a, 701.21a: what another player controls can’t be sacrificed for it', () => {
    const p = position();
    const holder = p.battlefield(alice, bear);
    const own = p.battlefield(bob, torchCard, { attachedTo: holder });
    const table = new Table(p);
    expect(() => table.activate(holder, select(player(bob)))).toThrow('118.3');
    expect([table.zoneOf(own), table.object(holder).tapped]).toEqual(['battlefield', false]);
  });

  test('CR 201.5a, 400.7j: where the ability moves it to a public zone, the name means what it becomes there', () => {
    const back = artifact(
      'Blade',
      '{1}',
      ['Equipment'],
      always(attached, gains(activated([sacrificeTorch], returnToHand(torch)))),
    );
    const p = position();
    const holder = p.battlefield(alice, bear);
    const own = p.battlefield(alice, back, { attachedTo: holder });
    const table = new Table(p);
    table.activate(holder);
    table.passAll();
    expect(table.zoneOf(own)).toBe('hand');
  });

  test('CR 201.5a: two of the same name give two abilities, each of which means its own', () => {
    const p = position();
    const holder = p.battlefield(alice, bear);
    const [first, second] = [1, 2].map(() => p.battlefield(alice, torchCard, { attachedTo: holder }));
    const table = new Table(p);
    expect(seen(table.state, holder).abilities.map(({ pointer }) => pointer)).toHaveLength(2);
    table.answers(table.use(holder, 1), select(player(bob)));
    expect([table.zoneOf(first!), table.zoneOf(second!)]).toEqual(['battlefield', 'graveyard']);
  });

  test('CR 201.5a: a counter can be put on it, and it can be tapped, unattached and exiled to pay', () => {
    const parts: readonly Cost[] = [
      { cost: 'tap that', of: torch },
      { cost: 'put counters', counter: 'bait', count: 1, of: torch },
      { cost: 'unattach this', of: torch },
    ];
    const pole = artifact(
      'Pole',
      '{1}',
      ['Equipment'],
      always(attached, gains(activated(parts, dealDamage(1, eachOpponent)))),
    );
    const p = position();
    const holder = p.battlefield(alice, bear);
    const own = p.battlefield(alice, pole, { attachedTo: holder });
    const table = new Table(p);
    table.activate(holder);
    expect(table.object(own)).toMatchObject({ tapped: true, attachedTo: 0, counters: [{ kind: 'bait', count: 1 }] });
    expect(table.object(holder).tapped).toBe(false);
  });
});

describe('CR 201.5b: an ability that names the object that has it', () => {
  test('CR 201.5b example 1: who gains the ability regenerates itself, not whose ability it was', () => {
    const elemental = creature(
      'Elemental',
      '{4}',
      ['Elemental'],
      3,
      4,
      activated([cost.mana('{U}')], target.creature(), {
        do: 'gain abilities',
        which: 'activated',
        of: target(),
        to: thisObject,
        until: 'this turn',
      }),
    );
    const dragon = creature(
      'Dragon',
      '{4}',
      ['Dragon'],
      4,
      4,
      activated([cost.mana('{B}{B}')], regenerate(thisObject)),
    );
    const p = position(pools('UBB'));
    const gainer = p.battlefield(alice, elemental);
    const original = p.battlefield(bob, dragon);
    const end = p.hand(alice, doing(destroy(each(creatures))));
    const table = new Table(p);
    table.activate(gainer, select(original), pay);
    table.passAll();
    table.answers(table.use(gainer, 1), pay);
    table.passAll();
    table.cast(end);
    table.passAll();
    expect([table.zoneOf(gainer), table.zoneOf(original)]).toEqual(['battlefield', 'graveyard']);
    expect(table.fold()).toBe(plainState(table.state));
  });
});

describe('CR 611.3a, 613.1f: all activated abilities of something, for as long as it has them', () => {
  const giver = creature('Giver', '{1}', ['Elf'], 1, 1, activated([], gainLife(1)));
  const having = (of: Objects): CardDefinition =>
    creature('Ooze', '{1}', ['Ooze'], 2, 2, always(thisObject, { change: 'add activated abilities', of }));

  test('those of cards in graveyards; without the card nothing can be activated', () => {
    const p = position();
    const ooze = p.battlefield(alice, having({ objects: 'each', filter: creatures, zone: 'graveyard' }));
    p.graveyard(bob, giver);
    const table = new Table(p);
    table.activate(ooze);
    table.passAll();
    expect(table.life(alice)).toBe(21);
    const q = position();
    const alone = q.battlefield(alice, having({ objects: 'each', filter: creatures, zone: 'graveyard' }));
    expect(new Table(q).options(alone)).toEqual([]);
  });

  test('each that has them has what the others have from elsewhere, not what they have from it', () => {
    const all: Objects = { objects: 'each', filter: { is: 'all', of: [{ is: 'other' }, creatures] } };
    const p = position();
    const oozes = [p.battlefield(alice, having(all)), p.battlefield(alice, having(all))];
    const bare = new Table(p);
    expect(oozes.map((id) => bare.options(id))).toEqual([[], []]);
    p.battlefield(bob, giver);
    const table = new Table(p);
    table.activate(oozes[0]!);
    table.activate(oozes[1]!);
    table.passAll();
    while (table.stack.length > 0) table.pass();
    expect([table.life(alice), table.life(bob)]).toEqual([22, 20]);
  });
});
