import { describe, expect, test } from '@jest/globals';
import {
  activated,
  all,
  alsoBecomes,
  always,
  apply,
  artifacts,
  attached,
  base,
  becomesColor,
  color,
  controlledBy,
  cost,
  count,
  create,
  creature,
  creatures,
  creatureToken,
  dealDamage,
  each,
  enchant,
  enchantment,
  enchantments,
  enters,
  gainLife,
  gains,
  gets,
  instant,
  keywords,
  land,
  lands,
  move,
  not,
  onto,
  powerAndToughnessAre,
  putCounters,
  result,
  sorcery,
  spell,
  subtype,
  switched,
  target,
  thisObject,
  triggered,
  untap,
  untilEndOfTurn,
  whenThisEnters,
  you,
  youControl,
  youOwn,
  type Modification,
} from '@stacktrail/card-tree';
import {
  attackWith,
  player,
  select,
  bear,
  doing,
  resolves,
  watching,
  afterMove,
  alice,
  bob,
  colorsOf,
  position,
  seen,
  size,
  typesOf,
  Table,
  aura,
  equipment,
  plainArtifact,
  saying,
  vanilla,
} from '@stacktrail/test-kit';

const white = color('W');
const whiteBear = creature('White bear', '{1}{W}', ['Bear'], 2, 2);
const blackBear = creature('Black bear', '{1}{B}', ['Bear'], 2, 2);
const losesFlying: Modification = { change: 'lose keywords', keywords: ['flying'] };
const paint = (name: string, to: 'W' | 'R' | 'G') =>
  instant(name, '', spell(target.creature(), untilEndOfTurn(target(), becomesColor(to))));

describe('CR 611: continuous effects', () => {
  test('CR 611.2b example: “for as long as you control this” never starts once it is lost', () => {
    const taking = apply(target(), 'as long as you control this', controlledBy(you));
    const thief = creature('Thief', '', ['Human'], 2, 2, whenThisEnters(target.one(artifacts), taking));
    const p = position();
    const relic = p.battlefield(bob, plainArtifact);
    const held = p.hand(alice, thief);
    const answer = p.hand(
      bob,
      instant('Seize', '', spell(target.creature(), untilEndOfTurn(target(), controlledBy(you)))),
    );
    const table = new Table(p);
    table.cast(held);
    table.passAll();
    expect(table.stack).toEqual(['ability of Thief']);
    table.pass();
    table.cast(answer);
    if (table.question.kind !== 'priority') table.answer(select(table.now(held).id));
    table.passAll();
    expect(table.now(held).controller).toBe(bob);
    table.passAll();
    expect(table.object(relic).controller).toBe(bob);
    table.passUntil('upkeep');
    expect([table.now(held).controller, table.object(relic).controller]).toEqual([alice, bob]);
  });

  test('CR 611.2b: “for as long as you control this” ends as soon as another player has control', () => {
    const hardening = apply(target(), 'as long as you control this', gets(0, 3));
    const guard = creature('Guard', '', ['Human'], 2, 2, whenThisEnters(target.creature(), hardening));
    const p = position();
    const held = p.hand(alice, guard);
    const seize = instant('Seize', '', spell(target.creature(), untilEndOfTurn(target(), controlledBy(you))));
    const answer = p.hand(bob, seize);
    const table = new Table(p);
    table.cast(held);
    table.passAll();
    table.passAll();
    expect(size(table.state, table.now(held).id)).toBe('2/5');
    table.pass();
    table.cast(answer);
    table.passAll();
    expect([table.now(held).controller, size(table.state, table.now(held).id)]).toEqual([bob, '2/2']);
  });

  test('CR 611.2c example: the bonus is for what is white as the spell resolves, and for nothing that comes later', () => {
    const p = position();
    const pale = creature('Pale bear', '', ['Bear'], 2, 2);
    const [there, other] = [p.battlefield(alice, whiteBear), p.battlefield(bob, blackBear)];
    const later = p.hand(alice, { ...pale, faces: [{ ...pale.faces[0], colorIndicator: ['W'] }] });
    const rally = p.hand(alice, doing(untilEndOfTurn(each(all(white, creatures)), gets(1, 1))));
    const [red, white_] = [p.hand(alice, paint('Red', 'R')), p.hand(alice, paint('Pale', 'W'))];
    const table = new Table(p);
    for (const [card, ...to] of [[rally], [red, there], [white_, other], [later]] as const) {
      resolves(table, card, select(...to));
    }
    const now = [there, other, table.now(later).id];
    expect(now.map((id) => colorsOf(table.state, id))).toEqual(['R', 'W', 'W']);
    expect(now.map((id) => size(table.state, id))).toEqual(['3/3', '2/2', '2/2']);
  });

  test('CR 611.2c example 2: damage that creatures would deal is prevented, whatever becomes or is a creature later', () => {
    const sting = activated([cost.mana('{0}')], target.player(), dealDamage(1));
    const gun = { ...plainArtifact, faces: [{ ...plainArtifact.faces[0], abilities: [sting] }] } as const;
    const p = position();
    const machine = p.battlefield(alice, gun);
    const newcomer = p.hand(alice, creature('Stinger', '', ['Insect'], 1, 1, sting));
    const peace = p.hand(
      alice,
      doing({
        do: 'replace',
        replacement: { would: 'be dealt damage', to: 'anything', from: creatures, instead: { do: 'prevent all' } },
        until: 'this turn',
      }),
    );
    const wake = p.hand(
      alice,
      doing(untilEndOfTurn(each(artifacts), alsoBecomes(['Artifact', 'Creature'], []), base(1, 1))),
    );
    const table = new Table(p);
    const shoot = (with_: typeof machine) => {
      table.activate(table.now(with_).id, select(player(bob)));
      table.passAll();
      return table.life(bob);
    };
    table.cast(peace);
    table.passAll();
    expect(shoot(machine)).toBe(19);
    table.cast(newcomer);
    table.passAll();
    expect(shoot(newcomer)).toBe(19);
    table.cast(wake);
    table.passAll();
    expect(shoot(machine)).toBe(19);
  });

  test('CR 611.2e example: “that permanent is an enchantment” holds as it enters, and what watches for one triggers', () => {
    const also = { do: 'apply', to: result('it'), changes: [alsoBecomes(['Enchantment'], [])] } as const;
    const is = { ...also, until: 'rest of the game' } as const;
    const put = move(each(all(creatures, youOwn), 'hand'), { ...onto.battlefieldUnderYou, is }, 'it');
    const p = position();
    p.battlefield(alice, watching('Watcher', triggered(enters(enchantments), gainLife(1))));
    p.hand(alice, bear);
    const deed = p.hand(alice, doing(put));
    const table = new Table(p);
    table.cast(deed);
    table.passAll();
    table.passAll();
    expect(table.life(alice)).toBe(21);
  });

  test('CR 611.3b example: a creature that becomes white gets what white creatures get, and loses it with the color', () => {
    const p = position();
    p.battlefield(alice, saying(all(white, creatures), gets(1, 1)));
    const one = p.battlefield(alice, blackBear);
    const [pale, red] = [p.hand(alice, paint('Pale', 'W')), p.hand(alice, paint('Red', 'R'))];
    const table = new Table(p);
    const sizes = [pale, red].map((card) => {
      resolves(table, card, select(one));
      return size(table.state, one);
    });
    expect(sizes).toEqual(['3/3', '2/2']);
  });

  test('CR 611.3c example: what gets +1/+1 enters as a 2/2, as what triggers on its entering sees', () => {
    const big = { is: 'power', compare: 'at least', to: 2 } as const;
    const small = { is: 'power', compare: 'at most', to: 1 } as const;
    const p = position();
    p.battlefield(alice, saying(all(white, creatures), gets(1, 1)));
    p.battlefield(alice, watching('Watcher', triggered(enters(all(creatures, big)), gainLife(1))));
    p.battlefield(alice, watching('Other watcher', triggered(enters(all(creatures, small)), gainLife(10))));
    const pup = p.hand(alice, doing(create(1, creatureToken(1, 1, ['W'], ['Dog']))));
    const table = new Table(p);
    table.cast(pup);
    table.passAll();
    table.passAll();
    expect(table.life(alice)).toBe(21);
  });
});

describe('CR 613: layers', () => {
  const plus = (power: number, toughness: number) =>
    instant(`+${power}/+${toughness}`, '', spell(target.creature(), untilEndOfTurn(target(), gets(power, toughness))));
  const twist = instant('Twist', '', spell(target.creature(), untilEndOfTurn(target(), switched)));

  test('CR 613.4d example: what is added after the switch is added before it is applied', () => {
    const p = position();
    const one = p.battlefield(alice, vanilla(1, 3));
    const spells = [plus(0, 1), twist, plus(5, 0)].map((card) => p.hand(alice, card));
    const table = new Table(p);
    const sizes = spells.map((card) => {
      resolves(table, card, select(one));
      return size(table.state, one);
    });
    expect(sizes).toEqual(['1/4', '4/1', '4/6']);
  });

  test('CR 613.4d example 2: where the effect before the switch ends, 1/3 is switched', () => {
    const p = position();
    const one = p.battlefield(alice, vanilla(1, 3));
    const shield = p.battlefield(alice, equipment(gets(0, 1)), { attachedTo: one });
    p.effect({ changes: [switched], objects: [one] });
    const state = p.state();
    expect([size(state, one), size(afterMove(state, shield, 'graveyard'), one)]).toEqual(['4/1', '3/1']);
  });

  test('CR 613.4d example 3: two switches cancel each other', () => {
    const p = position();
    const one = p.battlefield(alice, vanilla(1, 3));
    p.effect({ changes: [gets(0, 1)], objects: [one] });
    p.effect({ changes: [switched], objects: [one] });
    p.effect({ changes: [switched], objects: [one] });
    expect(size(p.state(), one)).toBe('1/4');
  });

  test('CR 613.5 example: a black creature that is turned white gets +1/+1, and loses it when it turns red', () => {
    const p = position();
    p.battlefield(alice, saying(all(white, creatures, youControl), gets(1, 1)));
    const one = p.battlefield(alice, blackBear);
    const before = p.state();
    p.effect({ changes: [becomesColor('W')], objects: [one] });
    const whiteNow = p.state();
    p.effect({ changes: [becomesColor('R')], objects: [one] });
    expect([before, whiteNow, p.state()].map((state) => size(state, one))).toEqual(['2/2', '3/3', '2/2']);
  });

  test('CR 613.5 example 2: a counter, a spell and an enchantment add up on whatever was set', () => {
    const p = position();
    const one = p.battlefield(alice, vanilla(2, 2));
    const wall = enchantment('Walls', '', [], always(each(all(creatures, youControl)), gets(0, 2)));
    const steps = [
      doing(putCounters('+1/+1', each(creatures))),
      plus(4, 4),
      wall,
      instant('Shrink', '', spell(target.creature(), untilEndOfTurn(target(), base(0, 1)))),
    ].map((card) => p.hand(alice, card));
    const table = new Table(p);
    const sizes = steps.map((card) => {
      resolves(table, card, select(one));
      return size(table.state, one);
    });
    expect(sizes).toEqual(['3/3', '7/7', '7/9', '5/8']);
  });

  test('CR 613.6 example: a color and +1/+1 are each applied in their layer', () => {
    const p = position();
    const one = p.battlefield(alice, vanilla(2, 2));
    p.effect({ changes: [gets(1, 1), becomesColor('U')], objects: [one] });
    const blue = p.battlefield(alice, saying(all(color('U'), creatures), gains(...keywords('flying')), base(0, 0)));
    const state = p.state();
    expect([colorsOf(state, one), size(state, one), [...seen(state, one).keywords]]).toEqual(['U', '1/1', ['flying']]);
    expect(size(afterMove(state, blue, 'graveyard'), one)).toBe('3/3');
  });

  test('CR 613.6 example 2: control, then haste; the creature can attack for its new controller', () => {
    const treason = sorcery(
      'Treason',
      '',
      spell(
        target.creature(),
        untilEndOfTurn(target(), controlledBy(you)),
        untap(target()),
        untilEndOfTurn(target(), gains(...keywords('haste'))),
      ),
    );
    const p = position();
    const one = p.battlefield(bob, bear, { tapped: true });
    const card = p.hand(alice, treason);
    const table = new Table(p);
    resolves(table, card, select(one));
    expect(table.object(one).controller).toBe(alice);
    table.passUntil('declare attackers');
    table.answer(attackWith(bob, one));
    expect(table.object(one).tapped).toBe(true);
  });

  test('CR 613.6 example 3: what was a noncreature artifact in layer 4 is 2/2 in layer 7b', () => {
    const p = position();
    const [idle, golem] = [
      p.battlefield(alice, plainArtifact),
      p.battlefield(alice, {
        ...vanilla(5, 5),
        faces: [{ ...vanilla(5, 5).faces[0], types: ['Artifact', 'Creature'] }],
      }),
    ];
    const wake = untilEndOfTurn(
      each(all(not(creatures), artifacts)),
      alsoBecomes(['Artifact', 'Creature'], []),
      base(2, 2),
    );
    const card = p.hand(alice, doing(wake));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([idle, golem].map((id) => size(table.state, id))).toEqual(['2/2', '5/5']);
    expect(typesOf(table.state, idle)).toEqual(['Artifact', 'Creature']);
  });

  test('CR 613.6 example 4: a land that gains “power and toughness are each equal to …” takes its number in layer 7b', () => {
    const dead = count(all(creatures, youOwn), 'graveyard');
    const rise = untilEndOfTurn(
      thisObject,
      { change: 'set colors', colors: ['B', 'G'] },
      alsoBecomes(['Creature'], ['Plant', 'Zombie']),
      gains(powerAndToughnessAre(dead)),
    );
    const tomb = land('Tomb', [], activated([cost.mana('{0}')], rise));
    const animate = () =>
      instant(
        'Animate',
        '',
        spell(target.one(lands), untilEndOfTurn(target(), alsoBecomes(['Creature'], []), base(3, 3))),
      );
    const p = position();
    const it = p.battlefield(alice, tomb);
    for (let i = 0; i < 10; i++) p.graveyard(alice, bear);
    const [first, again] = [p.hand(alice, animate()), p.hand(alice, animate())];
    const boost = p.hand(alice, plus(1, 1));
    const table = new Table(p);
    const sizes: string[] = [];
    const done = (card: typeof it) => {
      resolves(table, card, select(it));
      sizes.push(size(table.state, it));
    };
    done(first);
    done(boost);
    table.activate(it);
    table.passAll();
    sizes.push(size(table.state, it));
    const fewer = afterMove(table.state, table.state.players[alice]!.graveyard[0]!, 'exile');
    sizes.push(size(fewer, it));
    done(again);
    expect(sizes).toEqual(['3/3', '4/4', '11/11', '10/10', '4/4']);
    expect(typesOf(table.state, it)).toEqual(['Creature', 'Land']);
    expect(seen(table.state, it).subtypes).toEqual(['Plant', 'Zombie']);
  });

  test('CR 613.7a example: an ability that a younger Aura grants keeps its place after the Equipment’s own', () => {
    const hammer = equipment(gets(10, 10), losesFlying);
    const p = position();
    const one = p.battlefield(alice, vanilla());
    const swung = p.battlefield(alice, hammer);
    const rune = p.battlefield(
      alice,
      enchantment(
        'Rune',
        '{1}',
        ['Aura'],
        enchant(artifacts),
        always(attached, gains(always(attached, gains(...keywords('flying'))))),
      ),
      { attachedTo: swung },
    );
    const equip = p.hand(alice, doing({ do: 'attach', what: each(subtype('Equipment')), to: each(creatures) }));
    const table = new Table(p);
    table.cast(equip);
    table.passAll();
    expect(table.object(swung).timestamp).toBeGreaterThan(table.object(rune).timestamp);
    expect(size(table.state, one)).toBe('12/12');
    expect([...seen(table.state, one).keywords]).toEqual(['flying']);
  });

  test('CR 613.9 example: of “has flying” and “loses flying” the younger wins', () => {
    const flying = gains(...keywords('flying'));
    const ended = (...auras: readonly Modification[]) => {
      const p = position();
      const one = p.battlefield(alice, vanilla());
      for (const change of auras) p.battlefield(alice, aura(change), { attachedTo: one });
      return [...seen(p.state(), one).keywords];
    };
    expect([ended(flying, losesFlying), ended(losesFlying, flying)]).toEqual([[], ['flying']]);
  });

  test('CR 613.9 example 2: what an Aura makes white gets what white creatures get, whatever came first', () => {
    const anthem = saying(all(white, creatures), gets(1, 1));
    for (const first of [true, false]) {
      const p = position();
      const one = p.battlefield(alice, blackBear);
      if (first) p.battlefield(alice, anthem);
      p.battlefield(alice, aura(becomesColor('W')), { attachedTo: one });
      if (!first) p.battlefield(alice, anthem);
      expect(size(p.state(), one)).toBe('3/3');
    }
  });
});
