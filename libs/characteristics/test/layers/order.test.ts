import { describe, expect, test } from '@jest/globals';
import {
  all,
  alsoBecomes,
  always,
  artifact,
  attached,
  base,
  becomesColor,
  color,
  count,
  creature,
  creatures,
  each,
  eachOpponent,
  enchant,
  enchantment,
  gains,
  gets,
  instant,
  keywords,
  powerAndToughnessAre,
  protectionFrom,
  spell,
  staticAbility,
  subtype,
  target,
  twoFaced,
  untilEndOfTurn,
  you,
  youControl,
  type Effect,
  type Modification,
} from '@stacktrail/card-tree';
import {
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
  plainArtifact,
  saying,
  vanilla,
} from '@stacktrail/test-kit';

const losesFlying: Modification = { change: 'lose keywords', keywords: ['flying'] };
const flying = gains(...keywords('flying'));
const becomeBear: Effect = { do: 'become copy', what: each(subtype('Golem')), of: each(subtype('Bear')) };

describe('CR 613.1, 613.2: the layers in their order', () => {
  test('CR 611.1, 613.1a, 613.2, 613.2a, 613.2c: a copy is made first; what else changes the object changes the copy', () => {
    const p = position();
    const golem = p.battlefield(alice, creature('Golem', '{3}', ['Golem'], 5, 5, ...keywords('trample')));
    p.battlefield(alice, bear);
    const boost = p.hand(
      alice,
      instant(
        'Boost',
        '',
        spell(target.creature(subtype('Golem')), untilEndOfTurn(target(), gets(1, 1), becomesColor('U'), flying)),
      ),
    );
    const change = p.hand(alice, doing(becomeBear));
    const copy = p.hand(
      alice,
      doing({ do: 'create copies', who: you, count: 1, of: each({ is: 'color', color: 'U' }) }),
    );
    const table = new Table(p);
    for (const card of [boost, change, copy]) resolves(table, card, select(golem));
    expect([size(table.state, golem), colorsOf(table.state, golem), [...seen(table.state, golem).keywords]]).toEqual([
      ...['3/3', 'U', ['flying']],
    ]);
    const token = table.state.battlefield.find((id) => table.object(id).kind === 'token')!;
    expect([size(table.state, token), colorsOf(table.state, token)]).toEqual(['2/2', 'G']); // its copiable values alone
  });

  test('CR 613.2b: being face down comes after copying, and before all else', () => {
    const p = position();
    const golem = p.battlefield(alice, creature('Golem', '{3}', ['Golem'], 5, 5));
    p.battlefield(alice, bear);
    p.battlefield(alice, saying(all(creatures, youControl), gets(1, 1)));
    const [change, hide] = [
      p.hand(alice, doing(becomeBear)),
      p.hand(alice, doing({ do: 'turn face down', what: each({ is: 'named', name: 'Golem' }) })),
    ];
    const table = new Table(p);
    resolves(table, hide);
    resolves(table, change);
    expect([seen(table.state, golem).name, size(table.state, golem)]).toEqual(['', '3/3']);
  });

  test('CR 613.1d, 613.1g: types are changed before power and toughness, which only creatures have', () => {
    const p = position();
    p.battlefield(alice, saying(creatures, gets(2, 2)));
    const relic = p.battlefield(alice, plainArtifact);
    p.effect({ changes: [base(1, 1), alsoBecomes(['Creature'], [])], objects: [relic] });
    const state = p.state();
    expect([typesOf(state, relic), size(state, relic)]).toEqual([['Artifact', 'Creature'], '3/3']);
  });

  test('CR 613.4, 613.4c: defined, set, then modified by effects and counters, whatever came first', () => {
    const p = position();
    const dead = powerAndToughnessAre(count(creatures, 'graveyard'));
    const one = p.battlefield(alice, creature('Lhurgoyf', '{2}', ['Lhurgoyf'], '*', '*', dead), {
      counters: { '+1/+1': 1 },
    });
    for (let i = 0; i < 3; i++) p.graveyard(bob, bear);
    p.effect({ changes: [gets(2, 0)], objects: [one] });
    const modified = p.state();
    p.effect({ changes: [base(0, 1)], objects: [one] });
    expect([size(modified, one), size(p.state(), one)]).toEqual(['6/4', '3/2']);
  });
});

describe('CR 613.7: timestamps', () => {
  test('CR 613.7b: an effect of a spell is as old as its resolution', () => {
    const p = position();
    const one = p.battlefield(alice, vanilla());
    const grant = p.hand(alice, instant('Grant', '', spell(target.creature(), untilEndOfTurn(target(), flying))));
    const later = p.hand(alice, enchantment('Weight', '', [], always(each(creatures), losesFlying)));
    const again = p.hand(alice, instant('Grant', '', spell(target.creature(), untilEndOfTurn(target(), flying))));
    const table = new Table(p);
    const has = [grant, later, again].map((card) => {
      resolves(table, card, select(one));
      return seen(table.state, one).keywords.has('flying');
    });
    expect(has).toEqual([true, false, true]);
  });

  test('CR 613.7d: an object that enters a zone again is younger', () => {
    const p = position();
    const one = p.battlefield(alice, vanilla());
    const [setter, other] = [
      p.battlefield(alice, saying(creatures, base(1, 1))),
      p.battlefield(alice, saying(creatures, base(5, 5))),
    ];
    const state = p.state();
    expect(size(state, one)).toBe('5/5');
    const gone = afterMove(state, setter, 'exile');
    const back = afterMove(gone, (gone.nextObject - 1) as typeof setter, 'battlefield');
    expect([size(gone, one), size(back, one), other > 0]).toEqual(['5/5', '1/1', true]);
  });

  test('CR 613.7e: an Aura that is attached anew gets a new timestamp', () => {
    const p = position();
    const [one, two] = [p.battlefield(alice, vanilla()), p.battlefield(alice, vanilla(1, 1, ['Elf']))];
    const wings = p.battlefield(
      alice,
      {
        ...aura(flying),
        faces: [{ ...aura(flying).faces[0], name: 'Wings', abilities: [enchant(creatures), always(attached, flying)] }],
      },
      { attachedTo: one },
    );
    p.battlefield(alice, saying(creatures, losesFlying));
    const move = (name: string, to: string) =>
      p.hand(alice, doing({ do: 'attach', what: each({ is: 'named', name }), to: each(subtype(to)) }));
    const card = move('Wings', 'Elf');
    const table = new Table(p);
    expect(seen(table.state, one).keywords.has('flying')).toBe(false);
    resolves(table, card);
    expect([table.object(wings).attachedTo, seen(table.state, two).keywords.has('flying')]).toEqual([two, true]);
  });

  test('CR 613.7f, 613.7g: so does a permanent that turns face up or transforms', () => {
    const front = creature('Man', '{1}', ['Human'], 1, 1, always(each(creatures), base(1, 1)));
    const back = creature('Wolf', '', ['Wolf'], 4, 4, always(each(creatures), base(7, 7)));
    const p = position();
    const it = p.battlefield(alice, twoFaced('transforming', front, back));
    p.battlefield(alice, saying(creatures, base(5, 5)));
    const [turn, hide, show] = [
      p.hand(alice, doing({ do: 'transform', what: each(creatures) })),
      p.hand(alice, doing({ do: 'turn face down', what: each(subtype('Giant')) })),
      p.hand(alice, doing({ do: 'turn face up', what: each(creatures) })),
    ];
    const giant = p.battlefield(alice, creature('Giant', '{5}', ['Giant'], 3, 3, always(each(creatures), base(2, 2))));
    const table = new Table(p);
    const sizes = [turn, hide, show].map((card) => {
      resolves(table, card);
      return size(table.state, it);
    });
    expect(sizes).toEqual(['7/7', '7/7', '2/2']);
    expect(table.object(giant).faceDown).toBeNull();
  });
});

test('CR 613.8: a dependency comes before the timestamps', () => {
  const p = position();
  const one = p.battlefield(alice, vanilla());
  p.battlefield(alice, saying(all(color('W'), creatures), becomesColor('R')));
  p.battlefield(alice, saying(creatures, becomesColor('W')));
  expect(colorsOf(p.state(), one)).toBe('R'); // the younger one first, as the elder depends on it
});

test('CR 613.10: an effect on a player is applied once objects are what they are', () => {
  const ward = staticAbility({ static: 'players have', who: you, abilities: [protectionFrom('R')] });
  const lifeAfter = (dye: 'R' | 'U') => {
    const p = position();
    p.battlefield(bob, watching('Ward', ward));
    p.battlefield(alice, artifact('Gun', '{1}', []));
    p.battlefield(alice, saying({ is: 'named', name: 'Gun' }, becomesColor(dye)));
    const gun = each({ is: 'named', name: 'Gun' });
    const shot = p.hand(alice, doing({ do: 'deal damage', amount: 2, to: eachOpponent, source: gun }));
    const table = new Table(p);
    resolves(table, shot);
    return table.life(bob);
  };
  expect([lifeAfter('R'), lifeAfter('U')]).toEqual([20, 18]);
});
