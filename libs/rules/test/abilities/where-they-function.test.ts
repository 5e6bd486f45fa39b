import { describe, expect, test } from '@jest/globals';
import {
  activated,
  additionalCost,
  all,
  always,
  artifact,
  asLongAs,
  cost,
  creature,
  creatures,
  destroy,
  draw,
  dies,
  each,
  enchantment,
  enters,
  entersWithCounters,
  gainLife,
  gains,
  gets,
  instant,
  itself,
  keywords,
  lands,
  losesAllAbilities,
  obeys,
  onto,
  powerAndToughnessAre,
  count,
  sorcery,
  spell,
  staticAbility,
  thisObject,
  triggered,
  youControl,
  type Ability,
  type Effect,
  type StaticAbility,
} from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import {
  plainState,
  act,
  pay,
  bear,
  forest,
  done,
  doing,
  triggersIn,
  watching,
  alice,
  bob,
  position,
  size,
  pools,
  Table,
} from '@stacktrail/test-kit';

const inZones = (ability: StaticAbility, ...functionsIn: NonNullable<StaticAbility['functionsIn']>): StaticAbility => ({
  ...ability,
  functionsIn,
});
const bonus = always(each(all(creatures, youControl)), gets(1, 1));

describe('CR 113.6: where abilities function', () => {
  test('CR 113.6b: a static ability functions only in the zones that it names', () => {
    const spirit = creature('Spirit', '{1}{R}', ['Spirit'], 2, 2, inZones(bonus, 'graveyard'));
    const p = position();
    const one = p.battlefield(alice, bear);
    const theirs = p.battlefield(bob, bear);
    const source = p.battlefield(alice, spirit);
    const away: Effect = { do: 'move', what: each({ is: 'card' }, 'graveyard'), to: onto.exile };
    const kill = p.hand(alice, doing(destroy(each({ is: 'named', name: 'Spirit' }))));
    const empty = p.hand(alice, doing(away));
    const table = new Table(p);
    const sizes = () => [size(table.state, one), size(table.state, theirs)];
    expect([...sizes(), size(table.state, source)]).toEqual(['2/2', '2/2', '2/2']);
    table.cast(kill);
    table.passAll();
    expect([table.zoneOf(source), ...sizes()]).toEqual(['graveyard', '3/3', '2/2']);
    table.cast(empty);
    table.passAll();
    expect([table.zoneOf(source), ...sizes()]).toEqual(['exile', '2/2', '2/2']);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 113.6b: with a condition of its own; and a rule for players from exile', () => {
    const wonder = inZones(
      asLongAs({ if: 'control', who: { players: 'you' }, filter: lands, compare: 'at least', count: 1 }, bonus),
      'graveyard',
    );
    const p = position();
    const one = p.battlefield(alice, bear);
    p.graveyard(alice, creature('Wonder', '{U}', ['Incarnation'], 2, 2, wonder));
    const land = p.hand(alice, forest);
    const table = new Table(p);
    expect(size(table.state, one)).toBe('2/2');
    table.playLand(land);
    expect(size(table.state, one)).toBe('3/3');
    const still = position();
    still.exile(
      bob,
      watching(
        'Curse',
        inZones(staticAbility({ static: "players can't", who: 'opponent', what: 'gain life' }), 'exile'),
      ),
    );
    const card = still.hand(alice, doing(gainLife(3)));
    const other = new Table(still);
    other.cast(card);
    other.passAll();
    expect(other.life(alice)).toBe(20);
  });

  test('CR 113.6, 113.3a: the static abilities of a card that isn’t on the battlefield do nothing', () => {
    const p = position();
    const one = p.battlefield(alice, bear);
    const lord = enchantment('Lord', '{1}', [], bonus);
    p.graveyard(alice, lord);
    p.hand(alice, lord);
    p.exile(alice, lord);
    expect(size(p.state(), one)).toBe('2/2');
  });

  test('CR 113.6a, 604.3: a characteristic-defining ability functions everywhere', () => {
    const p = position();
    const tally = creature('Tally', '{G}', ['Elemental'], 0, 0, powerAndToughnessAre(count(lands)));
    const ids = [p.battlefield(alice, tally), p.graveyard(alice, tally), p.hand(alice, tally), p.exile(alice, tally)];
    p.battlefield(alice, forest);
    const state = p.state();
    expect(ids.map((id) => size(state, id))).toEqual(['1/1', '1/1', '1/1', '1/1']);
  });

  test('CR 113.6d, 113.2b, 604.5: an additional cost is an ability of the card that functions as it is cast', () => {
    const p = position();
    p.battlefield(alice, bear);
    const rite = sorcery('Rite', '', additionalCost(cost.payLife(3)), spell(gainLife(1)));
    const card = p.hand(alice, rite);
    const table = new Table(p);
    table.cast(card, ...(table.options(card).length === 0 ? [pay] : []));
    expect(table.life(alice)).toBe(17);
  });

  test('CR 113.6e, 604.6: “you may cast this from your graveyard” functions there', () => {
    const recursive = instant(
      'Recursive',
      '',
      staticAbility({ static: 'may play', who: 'you', from: 'graveyard', how: { permit: 'cast', filter: itself } }),
      spell(gainLife(1)),
    );
    const p = position();
    const [mine, theirs] = [p.graveyard(alice, recursive), p.graveyard(bob, recursive)];
    const table = new Table(p);
    expect([table.options(mine).length, table.options(theirs).length]).toEqual([1, 0]);
  });

  test('CR 113.6g: “can’t be countered” functions on the stack', () => {
    const p = position();
    const card = p.hand(
      alice,
      instant('Sure', '', always(thisObject, obeys("can't be countered")), spell(gainLife(1))),
    );
    const stop = p.hand(bob, instant('Stop', '', spell({ do: 'counter', what: each({ is: 'spell' }, 'stack') })));
    const table = new Table(p);
    table.cast(card);
    table.pass();
    table.cast(stop);
    table.passAll();
    expect(table.stack).toEqual(['Sure']);
  });

  test('CR 113.6h: an ability about how its object enters functions as that enters', () => {
    const p = position(pools('G'));
    const card = p.hand(alice, creature('Hydra', '{G}', ['Hydra'], 0, 0, entersWithCounters('+1/+1', 2)));
    const table = new Table(p);
    table.cast(card, pay);
    table.passAll();
    expect(size(table.state, table.now(card).id)).toBe('2/2');
  });

  test('CR 113.6i: “counters can’t be put on it” functions as it enters, too', () => {
    const p = position(pools('G'));
    const solid = creature(
      'Solid',
      '{G}',
      ['Golem'],
      2,
      2,
      entersWithCounters('+1/+1', 2),
      always(thisObject, obeys("can't have counters put on it")),
    );
    const card = p.hand(alice, solid);
    const table = new Table(p);
    table.cast(card, pay);
    table.passAll();
    expect(table.now(card).counters).toEqual([]);
  });

  test('CR 113.6j: an ability with a cost that can’t be paid on the battlefield functions where it can be', () => {
    const cycler: Ability = { ...activated([{ cost: 'discard this' }], gainLife(1)), from: 'hand' };
    const p = position();
    const ids = [
      p.hand(alice, artifact('Cycler', '{1}', [], cycler)),
      p.battlefield(alice, artifact('Other', '{1}', [], cycler)),
    ];
    const table = new Table(p);
    expect(ids.map((id) => table.options(id).filter(({ do: what }) => what === 'activate').length)).toEqual([1, 0]);
  });

  test('CR 113.6k example: one trigger condition functions on the battlefield, the other in the zone it speaks of', () => {
    const both = triggered(
      { on: 'any of', of: [enters(itself), { on: 'moves', what: itself, to: ['exile'] }] },
      gainLife(1),
    );
    const p = position();
    const card = p.hand(alice, creature('Haunter', '{0}', ['Thrull'], 1, 1, both));
    const away = p.hand(alice, doing({ do: 'move', what: each(creatures), to: onto.exile }));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(triggersIn(table)).toEqual({ Haunter: 1 });
    table.passAll();
    table.cast(away);
    table.passAll();
    expect(triggersIn(table)).toEqual({ Haunter: 2 });
    expect(table.object(table.of('AbilityTriggered')[1]!.data.source).zone).toBe('exile');
  });

  test.each([
    ['all players see', 3, { Eager: 1 }],
    ['only its owner sees', 1, {}],
  ])('CR 603.2g: what functions in a hand and %s', (_, knownTo, triggers) => {
    const gains = { ...triggered({ on: 'gains life', who: 'you' }, draw(0)), functionsIn: ['hand'] } as const;
    const table = done([gainLife(1)], (p) => {
      p.hand(alice, creature('Eager', '{1}', ['Imp'], 1, 1, gains), { knownTo });
    });
    expect(triggersIn(table)).toEqual(triggers);
  });

  test('CR 113.6k: an ability on dying of any creature doesn’t function in a graveyard', () => {
    const table = done([destroy(each(creatures))], (p) => {
      p.graveyard(alice, creature('Ghost', '{B}', ['Spirit'], 1, 1, triggered(dies(creatures), gainLife(1))));
      p.battlefield(alice, bear);
    });
    expect(triggersIn(table)).toEqual({});
  });

  test('CR 113.6m example: an ability that returns its card from the graveyard is activated only there', () => {
    const back: Ability = {
      ...activated([], { do: 'move', what: thisObject, to: { zone: 'battlefield', tapped: true } }),
      from: 'graveyard',
    };
    const skeleton = creature('Skeleton', '{1}{B}', ['Skeleton'], 1, 1, back);
    const p = position();
    const places = [p.hand(alice, skeleton), p.battlefield(alice, skeleton), p.exile(alice, skeleton)];
    const there = p.graveyard(alice, skeleton);
    const table = new Table(p);
    const can = (id: typeof there) => table.options(id).some(({ do: what }) => what === 'activate');
    expect([...places.map(can), can(there)]).toEqual([false, false, false, true]);
    const [option] = table.options(there);
    table.answer(act(option!));
    table.passAll();
    expect(table.now(there)).toMatchObject({ zone: 'battlefield', tapped: true });
  });

  test('CR 113.6p, 114.4: an emblem’s abilities function in the command zone; CR 114.3, 114.5: it is nothing else', () => {
    const table = done(
      [{ do: 'create emblem', who: { players: 'you' }, emblem: { abilities: [bonus] } }],
      (p) => void p.battlefield(alice, bear),
    );
    const [emblem] = table.state.command;
    expect(size(table.state, table.state.battlefield[0]!)).toBe('3/3');
    expect(characteristicsOf(table.state, table.object(emblem!))).toMatchObject({ name: '', colors: 0, types: 0 });
    expect(table.object(emblem!)).toMatchObject({ kind: 'emblem', card: -1, owner: alice, controller: alice });
    expect(table.state.battlefield).not.toContain(emblem);
  });
});

describe('CR 113.10, 113.12: abilities that effects add and remove', () => {
  const noAbilities = always(each({ is: 'all', of: [creatures, { is: 'without abilities' }] }), gets(2, 2));

  test('CR 113.12 example: an ability that is gained is one; a color or what it can’t do isn’t', () => {
    const aura = (...changes: Parameters<typeof always>[1][]) =>
      enchantment(
        'Aura',
        '{W}',
        ['Aura'],
        { kind: 'keyword', keyword: 'enchant', filter: creatures },
        always({ objects: 'attached' }, ...changes),
      );
    const sizeWith = (...changes: Parameters<typeof always>[1][]) => {
      const p = position();
      const one = p.battlefield(alice, bear);
      p.battlefield(alice, watching('Glyphs', noAbilities));
      p.battlefield(alice, aura(...changes), { attachedTo: one });
      return size(p.state(), one);
    };
    expect(sizeWith(gains(...keywords('flying')))).toBe('2/2');
    expect(sizeWith({ change: 'set colors', colors: ['R'] })).toBe('4/4');
    expect(sizeWith(obeys("can't be blocked"))).toBe('4/4');
  });

  test('CR 113.2a example: “can’t block” is an ability, which is lost with all others', () => {
    const coward = creature('Coward', '{R}', ['Goblin'], 2, 2, always(thisObject, obeys("can't block")));
    const rules = (lost: boolean) => {
      const p = position();
      const one = p.battlefield(alice, coward);
      if (lost) p.effect({ changes: [losesAllAbilities], objects: [one] });
      const state = p.state();
      return [...characteristicsOf(state, state.objects.get(one)!).rules];
    };
    expect([rules(false), rules(true)]).toEqual([["can't block"], []]);
  });

  test('CR 113.10b, 113.10c: removing an ability removes all instances; the latest effect prevails', () => {
    const p = position();
    const bird = creature('Bird', '{U}', ['Bird'], 1, 1, ...keywords('flying'));
    const [one, two] = [p.battlefield(alice, bird), p.battlefield(alice, bird)];
    const fly = gains(...keywords('flying'));
    const ground = { change: 'lose keywords', keywords: ['flying'] } as const;
    p.effect({ changes: [fly], objects: [one, two] });
    p.effect({ changes: [ground], objects: [one, two] });
    p.effect({ changes: [fly], objects: [two] });
    const state = p.state();
    const flies = (id: typeof one) => characteristicsOf(state, state.objects.get(id)!).keywords.has('flying');
    expect([flies(one), flies(two)]).toEqual([false, true]);
  });

  test('CR 113.10: an effect that removes one ability leaves others of the same keyword, and what is granted later', () => {
    const p = position();
    const protection = (color: 'W' | 'R'): Ability => ({ kind: 'keyword', keyword: 'protection', from: [color] });
    const [ofWhite, ofRed] = [protection('W'), protection('R')];
    const guarded = creature('Guarded', '{1}', ['Bird'], 1, 1, ofWhite, ofRed);
    const [one, two] = [p.battlefield(alice, guarded), p.battlefield(alice, guarded)];
    p.effect({ changes: [{ change: 'lose ability', ability: ofWhite }], objects: [one, two] });
    p.effect({ changes: [gains(ofWhite)], objects: [two] });
    const state = p.state();
    const protectedFrom = (id: typeof one) =>
      characteristicsOf(state, state.objects.get(id)!).abilities.map(({ ability }) => ability);
    expect([protectedFrom(one), protectedFrom(two)]).toEqual([[ofRed], [ofRed, ofWhite]]);
    expect(characteristicsOf(state, state.objects.get(one)!).keywords.has('protection')).toBe(true);
  });

  test('CR 113.2c: each instance of the same ability functions independently', () => {
    const twice = creature(
      'Twice',
      '{G}',
      ['Elf'],
      1,
      1,
      triggered(enters(creatures), gainLife(1)),
      triggered(enters(creatures), gainLife(1)),
    );
    const p = position();
    p.battlefield(alice, twice);
    const card = p.hand(alice, creature('Free', '{0}', ['Elf'], 1, 1));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.of('AbilityTriggered')).toHaveLength(2);
  });
});
