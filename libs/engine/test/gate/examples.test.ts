import { describe, expect, test } from '@jest/globals';
import {
  activated,
  all,
  artifact,
  always,
  asThisEntersChoose,
  becomesColor,
  casts,
  cost,
  creature,
  creatures,
  dealDamage,
  destroy,
  devour,
  draw,
  each,
  entersTapped,
  entersTappedUnlessPaid,
  gainLife,
  gains,
  instant,
  itself,
  land,
  losesAllAbilities,
  move,
  not,
  ofChosen,
  onto,
  permanents,
  preventDamage,
  regenerate,
  result,
  spell,
  staticAbility,
  subtype,
  target,
  thatObject,
  thisObject,
  triggered,
  untilEndOfTurn,
  you,
  youControl,
  youOwn,
  type Effect,
  type Replacement,
  twiceThatMany,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import {
  pick,
  player,
  select,
  bear,
  forest,
  doing,
  resolves,
  watching,
  alice,
  bob,
  position,
  seen,
  Table,
} from '@stacktrail/test-kit';

const law = (name: string, replacement: Replacement) =>
  watching(name, staticAbility({ static: 'replacement', replacement }));
const doubleTokens = law('Season', { would: 'create tokens', who: 'you', instead: twiceThatMany });
/** “As this enters, choose a color. It has protection from that color.” */
const voice = creature(
  'Voice',
  '{2}{W}{W}',
  ['Angel'],
  2,
  2,
  asThisEntersChoose({ choose: 'color' }),
  always(thisObject, gains({ kind: 'keyword', keyword: 'protection', from: [], quality: ofChosen('color') })),
);
const copyIt: Effect = { do: 'create copies', who: you, count: 1, of: each(subtype('Angel')) };

function keysOf(table: Table): readonly string[] {
  const { question } = table;
  if (question.form !== 'pick') throw new Error(`${question.kind} is no pick`);
  return question.options.map(({ key }) => key);
}

function tokensOf(table: Table): readonly ObjectId[] {
  return table.state.battlefield.filter((id) => table.object(id).kind === 'token');
}

describe('CR 614: replacement effects', () => {
  const troll = creature('Troll', '{2}{G}', ['Troll'], 2, 2, activated([cost.mana('{0}')], regenerate(thisObject)));

  test('CR 614.4 example: a shield made in response regenerates; once the spell has resolved it is too late', () => {
    const shot = instant('Doom', '', spell(target.creature(), destroy(target())));
    const played = (inResponse: boolean) => {
      const p = position();
      const one = p.battlefield(alice, troll);
      const doom = p.hand(alice, shot);
      const table = new Table(p);
      table.cast(doom);
      if (inResponse) {
        table.activate(one);
        table.passAll();
      }
      table.passAll();
      return [table.zoneOf(one), table.options(table.now(one).id).length];
    };
    expect([played(true), played(false)]).toEqual([
      ['battlefield', 1],
      ['graveyard', 0],
    ]);
  });

  test('CR 614.5 example: two that double make 2 damage 8, and no more', () => {
    const double = law('Torch', {
      would: 'be dealt damage',
      to: 'anything',
      from: all(creatures, youControl),
      instead: { do: 'deal double' },
    });
    const p = position();
    p.battlefield(alice, double);
    p.battlefield(alice, double);
    const shooter = p.battlefield(
      alice,
      creature('Shooter', '{R}', ['Goblin'], 2, 2, activated([cost.mana('{0}')], target.player(), dealDamage(2))),
    );
    const table = new Table(p);
    table.activate(shooter, select(player(bob)));
    table.passAll();
    expect(table.asked).toBe('choose replacement 1');
    table.answer(pick(keysOf(table)[0]!));
    expect(table.life(bob)).toBe(12);
  });

  test('CR 614.12 example: the controller of a token that is a copy chooses a color for it as it is created', () => {
    const p = position();
    p.battlefield(bob, voice);
    const make = p.hand(alice, doing(copyIt));
    const table = new Table(p);
    resolves(table, make);
    expect([table.question.player, tokensOf(table)]).toEqual([alice, []]);
    table.answer(pick('R'));
    const [token] = tokensOf(table);
    expect(table.object(token!).chosen).toMatchObject([{ kind: 'color' }]);
    const bolt = table.state;
    expect(seen(bolt, token!).keywords.has('protection')).toBe(true);
  });

  test('CR 614.12 example 2: a card that has no abilities in the graveyard enters tapped as it says', () => {
    const p = position();
    p.battlefield(alice, watching('Jailer', always(each({ is: 'anything' }, 'graveyard'), losesAllAbilities)));
    const folk = p.graveyard(alice, creature('Treefolk', '{3}{G}', ['Treefolk'], 3, 5, entersTapped));
    const back = p.hand(alice, doing(move(each(creatures, 'graveyard'), onto.battlefield)));
    const table = new Table(p);
    expect(seen(table.state, folk).abilities).toEqual([]);
    resolves(table, back);
    expect(table.now(folk)).toMatchObject({ zone: 'battlefield', tapped: true });
  });

  test('CR 614.12 example 3: “permanents enter tapped” doesn’t affect the permanent that says so as it enters', () => {
    const orb = (name: string) =>
      artifact(
        name,
        '',
        [],
        staticAbility({
          static: 'replacement',
          replacement: { would: 'enter', what: permanents, instead: { enters: 'tapped' } },
        }),
      );
    const p = position();
    const [first, second] = [p.hand(alice, orb('Orb')), p.hand(alice, orb('Second orb'))];
    const table = new Table(p);
    resolves(table, first);
    resolves(table, second);
    expect([table.now(first).tapped, table.now(second).tapped]).toEqual([false, true]);
  });

  test('CR 614.13a example: what enters at the same time can’t be chosen to be exiled', () => {
    const eaten: Effect = {
      do: 'choose objects',
      who: you,
      from: each(all(creatures, youOwn), 'graveyard'),
      min: 0,
      max: { amount: 'any number' },
      label: 'eaten',
    };
    const ghoul = creature(
      'Ghoul',
      '{3}',
      ['Zombie'],
      1,
      1,
      staticAbility({
        static: 'replacement',
        replacement: {
          would: 'enter',
          what: itself,
          instead: { enters: 'after', effects: [eaten, move(result('eaten'), onto.exile)], then: [] },
        },
      }),
    );
    const p = position();
    const [one, two] = [p.graveyard(alice, ghoul), p.graveyard(alice, bear)];
    const back = p.hand(alice, doing(move(each(all(creatures, youOwn), 'graveyard'), onto.battlefield)));
    const table = new Table(p);
    resolves(table, back);
    expect(table.asked).toBe('priority 0'); // nothing could be chosen
    expect([table.zoneOf(one), table.zoneOf(two)]).toEqual(['battlefield', 'battlefield']);
  });

  test('CR 614.13b example: a creature is devoured for one devour ability or the other, not for both', () => {
    const elder = creature('Elder', '', ['Lizard'], 1, 1, devour(3));
    const counted = (first: boolean, second: boolean) => {
      const p = position();
      p.battlefield(
        alice,
        watching('Arena', triggered(casts('any player', creatures), untilEndOfTurn(thatObject, gains(devour(5))))),
      );
      const food = p.battlefield(alice, bear);
      const card = p.hand(alice, elder);
      const table = new Table(p);
      table.cast(card);
      table.passAll();
      table.passAll();
      table.answer(pick(keysOf(table)[0]!));
      table.answer(first ? select(food) : select());
      if (table.question.kind !== 'priority') table.answer(second ? select(food) : select());
      return [table.zoneOf(food), table.now(card).counters];
    };
    const with_ = (count: number) => ['graveyard', [{ kind: '+1/+1', count }]];
    expect([counted(true, false), counted(false, true), counted(false, false)]).toEqual([
      with_(3),
      with_(5),
      ['battlefield', []],
    ]);
  });

  test('CR 614.13c example: a land from the top of the library isn’t among the cards exiled in place of its payment', () => {
    const dusk = law('Dusk', {
      would: 'lose life',
      who: 'you',
      instead: {
        do: 'follow',
        effects: [move({ objects: 'top of library', of: you, count: { amount: 'that much' } }, onto.exile)],
      },
    });
    const p = position();
    p.battlefield(alice, dusk);
    p.battlefield(
      alice,
      watching(
        'Courser',
        staticAbility({
          static: 'may play',
          who: 'you',
          from: 'top of library',
          how: { permit: 'play', filter: { is: 'type', type: 'Land' } },
        }),
      ),
    );
    const pool = p.library(alice, land('Pool', [], entersTappedUnlessPaid(cost.payLife(2))));
    const next = [0, 1, 2].map(() => p.library(alice, forest));
    const table = new Table(p);
    const play = table.options(pool).find((action) => action.do === 'play land');
    table.answer({ form: 'action', action: play! });
    table.answer(pick('yes'));
    expect(table.now(pool)).toMatchObject({ zone: 'battlefield', tapped: false });
    expect([...next].map((id) => table.zoneOf(id))).toEqual(['exile', 'exile', 'library']);
    expect(table.life(alice)).toBe(20);
  });
});

describe('CR 615: prevention effects', () => {
  test('CR 615.4 example: prevention is there in time or not at all', () => {
    const healer = creature(
      'Healer',
      '{W}',
      ['Cleric'],
      1,
      1,
      activated([cost.mana('{0}')], target.any(), preventDamage(1)),
    );
    const played = (inResponse: boolean) => {
      const p = position();
      const one = p.battlefield(alice, healer);
      const shot = p.hand(alice, instant('Shot', '', spell(target.player(), dealDamage(2))));
      const table = new Table(p);
      table.cast(shot, select(player(bob)));
      const heal = () => {
        table.activate(one, select(player(bob)));
        table.passAll();
      };
      if (inResponse) heal();
      table.passAll();
      if (!inResponse) heal();
      return table.life(bob);
    };
    expect([played(true), played(false)]).toEqual([19, 18]);
  });

  test('CR 615.10 example: 1 of the damage to each Cleric is prevented, and none of that to others', () => {
    const defender = law('Defender', {
      would: 'be dealt damage',
      to: all(subtype('Cleric'), creatures, youControl),
      instead: { do: 'prevent', amount: 1 },
    });
    const cleric = creature('Cleric', '{W}', ['Cleric'], 1, 3);
    const p = position();
    p.battlefield(alice, defender);
    const hurt = [p.battlefield(alice, cleric), p.battlefield(alice, cleric), p.battlefield(bob, cleric)];
    const other = p.battlefield(alice, creature('Wall', '{W}', ['Wall'], 0, 3));
    const fire = p.hand(alice, doing(dealDamage(2, each(creatures))));
    const table = new Table(p);
    resolves(table, fire);
    expect([...hurt, other].map((id) => table.object(id).damage)).toEqual([1, 1, 2, 2]);
  });

  test('CR 615.11 example: a shield for each creature of the target’s color as the ability resolves', () => {
    const others = each(
      all(creatures, { is: 'shares', quality: 'color', with: target() }, not({ is: 'one of', objects: target() })),
    );
    const both = { objects: 'together', of: [target(), others] } as const;
    const shield = instant('Salve', '', spell(target.creature(), preventDamage(1, both)));
    const paint = instant('Paint', '', spell(target.creature(), untilEndOfTurn(target(), becomesColor('B'))));
    const white = creature('Knight', '{W}', ['Knight'], 2, 5);
    const p = position();
    const [one, two] = [p.battlefield(alice, white), p.battlefield(bob, white)];
    const black = p.battlefield(alice, creature('Shade', '{B}', ['Shade'], 2, 5));
    const late = p.hand(alice, { ...white, faces: [{ ...white.faces[0], manaCost: [], colorIndicator: ['W'] }] });
    const [salve, stain] = [p.hand(alice, shield), p.hand(alice, paint)];
    const fire = p.hand(alice, doing(dealDamage(3, each(creatures))));
    const table = new Table(p);
    resolves(table, salve, select(one));
    resolves(table, stain, select(two));
    resolves(table, late);
    resolves(table, fire);
    expect([one, two, black, table.now(late).id].map((id) => table.object(id).damage)).toEqual([2, 2, 3, 3]);
  });
});

describe('CR 616: several effects', () => {
  test('CR 616.1f example: of “exile it” and “shuffle it in” the controller applies one, and the other does nothing', () => {
    const void_ = law('Void', { would: 'go to graveyard', what: { is: 'card' }, instead: { do: 'exile' } });
    const drake = creature(
      'Drake',
      '{U}',
      ['Drake'],
      1,
      1,
      staticAbility({
        static: 'replacement',
        replacement: { would: 'die', what: itself, instead: { do: 'shuffle into library' } },
      }),
    );
    const ended = (which: number) => {
      const p = position();
      p.battlefield(alice, void_);
      const one = p.battlefield(bob, drake);
      const end = p.hand(alice, doing(destroy(each(creatures))));
      const table = new Table(p);
      resolves(table, end);
      expect(table.asked).toBe('choose replacement 1');
      table.answer(pick(keysOf(table)[which]!));
      return [table.zoneOf(one), table.of('LibraryShuffled').length];
    };
    expect([ended(0), ended(1)].sort()).toEqual([
      ['exile', 0],
      ['gone', 1], // shuffled: it is another object there
    ]);
  });

  test('CR 616.1f example 2: a copy effect applies first, and the copy has nothing left that makes it enter tapped', () => {
    const essence = creature(
      'Essence',
      '{3}{G}{G}{G}',
      ['Avatar'],
      6,
      6,
      staticAbility({
        static: 'replacement',
        replacement: {
          would: 'enter',
          what: all(creatures, youControl),
          instead: { enters: 'as a copy', of: itself, must: true },
        },
      }),
    );
    const p = position();
    p.battlefield(alice, essence);
    const card = p.hand(alice, creature('Sentinel', '', ['Golem'], 3, 3, entersTapped));
    const table = new Table(p);
    resolves(table, card);
    expect(table.now(card)).toMatchObject({ tapped: false, printed: { name: 'Essence', power: 6 } });
  });

  test('CR 616.1g example: how many are created comes first, then each of them has its color chosen', () => {
    const p = position();
    p.battlefield(alice, doubleTokens);
    p.battlefield(bob, voice);
    const make = p.hand(alice, doing(copyIt));
    const table = new Table(p);
    resolves(table, make);
    expect(table.asked).toBe('choose a value 0');
    table.answers(pick('R'), pick('G'));
    expect(tokensOf(table).map((id) => table.object(id).chosen)).toMatchObject([
      [{ values: [{ word: 'R' }] }],
      [{ values: [{ word: 'G' }] }],
    ]);
  });

  test('CR 616.2 example: life becomes a draw, and the draw a card from the graveyard', () => {
    const back = move(each(youOwn, 'graveyard'), onto.hand);
    const laws = [
      law('Well', {
        would: 'gain life',
        who: 'you',
        instead: { do: 'follow', effects: [draw({ amount: 'that much' })] },
      }),
      law('Words', { would: 'draw', who: 'you', instead: { do: 'follow', effects: [back] } }),
    ];
    for (const ordered of [laws, [...laws].reverse()]) {
      const p = position();
      for (const each_ of ordered) p.battlefield(alice, each_);
      const buried = p.graveyard(alice, bear);
      const top = p.library(alice, forest);
      const heal = p.hand(alice, doing(gainLife(1)));
      const table = new Table(p);
      resolves(table, heal);
      expect([table.life(alice), table.zoneOf(buried), table.zoneOf(top)]).toEqual([20, 'hand', 'library']);
    }
  });
});
