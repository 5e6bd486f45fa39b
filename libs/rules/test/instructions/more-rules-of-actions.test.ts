import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  cost,
  create,
  creature,
  creatures,
  creatureToken,
  dealDamage,
  destroy,
  destroyForGood,
  each,
  eachOpponent,
  eachPlayer,
  gainLife,
  itself,
  lands,
  onto,
  scry,
  search,
  sorcery,
  spell,
  staticAbility,
  target,
  triggered,
  you,
  type Effect,
} from '@stacktrail/card-tree';
import {
  pay,
  pick,
  player,
  select,
  basicForest,
  bear,
  forest,
  done,
  watching,
  alice,
  bob,
  position,
  pools,
  Table,
} from '@stacktrail/test-kit';

const acted = (action: string) => triggered({ on: 'keyword action', action, who: 'you' }, gainLife(1));

describe('CR 701: what actions do', () => {
  test('CR 701.8c, 701.19b: a static ability regenerates a permanent each time it would be destroyed', () => {
    const regenerates = staticAbility({
      static: 'replacement',
      replacement: { would: 'be destroyed', what: itself, instead: { do: 'regenerate' } },
    });
    const troll = creature('Troll', '', ['Troll'], 2, 2, regenerates);
    const hit = (...effects: readonly Effect[]) => {
      let id: ReturnType<ReturnType<typeof position>['battlefield']>;
      const table = done(effects, (p) => {
        id = p.battlefield(alice, troll, { damage: 1 });
      });
      return { table, troll: table.now(id!) };
    };
    const twice = hit(destroy(each(creatures)), destroy(each(creatures)));
    expect([twice.troll.zone, twice.troll.tapped, twice.troll.damage]).toEqual(['battlefield', true, 0]);
    expect(twice.table.of('Regenerated')).toHaveLength(2);
    expect(hit(destroyForGood(each(creatures))).troll.zone).toBe('graveyard');
  });

  test('CR 701.10g: damage that is doubled is dealt twice as much by the same source', () => {
    const table = done([dealDamage(3, eachOpponent)], (p) => {
      const replacement = { would: 'be dealt damage', to: 'any player', instead: { do: 'deal double' } } as const;
      p.battlefield(alice, watching('Doubler', staticAbility({ static: 'replacement', replacement })));
    });
    expect([table.life(bob), table.of('DamageDealtToPlayer').map(({ data }) => data.amount)]).toEqual([14, [6]]);
  });

  test('CR 701.20d: revealed cards of a library that is shuffled are new objects that nobody knows', () => {
    const top = { objects: 'top of library', of: you, count: 1 } as const;
    const table = done(
      [
        { do: 'reveal', what: top },
        { do: 'shuffle', who: you },
      ],
      (p) => {
        p.library(alice, bear, { knownTo: 0 });
      },
    );
    const [id] = table.state.players[alice]!.library;
    expect([table.of('CardsRevealed').length, table.object(id!).knownTo]).toEqual([1, 0]);
    expect(table.of('CardsRevealed')[0]!.data.objects).not.toContain(id);
  });

  test('CR 701.22d: an ability on scrying triggers although there was no card to look at', () => {
    const table = done([scry(2)], (p) => p.battlefield(alice, watching('Watch', acted('scry'))));
    expect(table.stack).toEqual(['ability of Watch']);
  });

  test('CR 701.23h: a library that is searched for several things before it is shuffled is searched once', () => {
    const [find, shuffle] = search(creatures, onto.hand);
    const [other] = search(lands, onto.hand);
    const searches = (...effects: readonly Effect[]) => {
      const table = done(effects, (p) => {
        p.battlefield(alice, watching('Watch', acted('search')));
        for (const card of [bear, basicForest]) p.library(alice, card, { knownTo: 0 });
      });
      while (table.question.kind === 'search') {
        if (table.question.form !== 'select') throw new Error(table.asked);
        table.answer(select(table.question.candidates[0]!));
      }
      return table.stack.length;
    };
    expect(searches(find!, other!, shuffle!)).toBe(1);
    expect(searches(find!, shuffle!, other!, shuffle!)).toBe(2);
  });

  test('CR 701.23j: a card that the player owns outside the game', () => {
    const wish: readonly Effect[] = [
      {
        do: 'choose objects',
        who: you,
        from: { objects: 'each', filter: creatures, zone: 'outside', of: you },
        min: 0,
        max: 1,
        label: 'wish',
      },
      { do: 'move', what: { objects: 'result', label: 'wish' }, to: { zone: 'hand' } },
    ];
    let mine: ReturnType<ReturnType<typeof position>['outside']>;
    const table = done(wish, (p) => {
      mine = p.outside(alice, bear);
      p.outside(bob, bear);
      p.outside(alice, forest);
    });
    if (table.question.form !== 'select') throw new Error(table.asked);
    expect(table.question.candidates.map(({ id }) => id)).toEqual([mine!]);
    table.answer(select(mine!));
    expect(table.zoneOf(mine!)).toBe('hand');
  });

  test('CR 701.38d: additional votes are cast when the player votes', () => {
    const vote: Effect = { do: 'vote', who: eachPlayer, options: ['day', 'night'], label: 'votes' };
    const table = done([vote, gainLife({ amount: 'noted number', label: 'votes night' })], (p) => {
      p.battlefield(alice, watching('Speaker', staticAbility({ static: 'additional votes', who: 'you', count: 1 })));
    });
    const asked: string[] = [];
    while (table.question.kind === 'vote') {
      asked.push(table.asked);
      table.answer(pick('night'));
    }
    expect([asked, table.life(alice)]).toEqual([['vote 0', 'vote 0', 'vote 1'], 23]);
  });

  test('CR 603.12a: a cost that is paid any number of times makes “when you pay it” trigger once', () => {
    const reflexive: Effect = {
      do: 'reflexive trigger',
      ability: triggered(
        { on: 'when you do' },
        target.player(),
        dealDamage({ amount: 'that much' }, { players: 'target', slot: 0 }),
      ),
      amount: { amount: 'noted number', label: 'paid' },
    };
    const pays: Effect = {
      do: 'may pay',
      who: you,
      cost: [cost.mana('{1}')],
      anyNumber: true,
      effects: [reflexive],
      label: 'paid',
    };
    const p = position(pools('CCC'));
    const card = p.hand(alice, sorcery('Deed', '', spell(pays)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    for (let i = 0; i < 3; i++) {
      table.answer(pick('yes'));
      if (table.question.form === 'action' && table.question.kind !== 'priority') table.answer(pay);
    }
    table.answer(pick('no'));
    expect(table.of('AbilityTriggered')).toHaveLength(1);
    table.answer(select(player(bob)));
    table.passAll();
    expect(table.life(bob)).toBe(17);
  });

  test('CR 701.7b: what replaces a token’s creation comes before continuous effects, what replaces its entering after', () => {
    const grows = staticAbility({
      static: 'replacement',
      replacement: {
        would: 'enter',
        what: { is: 'all', of: [creatures, { is: 'power', compare: 'at least', to: 3 }] },
        instead: { enters: 'tapped' },
      },
    });
    const strong = watching('Anthem', {
      kind: 'static',
      effects: [
        {
          static: 'continuous',
          affects: each(creatures),
          changes: [{ change: 'modify power and toughness', power: 2, toughness: 2 }],
        },
      ],
    });
    const table = done([create(1, creatureToken(1, 1, ['G'], ['Elf']))], (p) => {
      p.battlefield(alice, strong);
      p.battlefield(alice, watching('Law', grows));
    });
    const token = table.state.battlefield.map((id) => table.object(id)).find(({ kind }) => kind === 'token');
    expect(token?.tapped).toBe(true);
  });

  test('CR 701.2a, 701.5a, 701.5b: to cast or to activate takes the costs, and needs priority', () => {
    const p = position();
    const bell = p.battlefield(alice, artifact('Bell', '', [], activated([cost.tap], gainLife(1))));
    const card = p.hand(bob, bear);
    const table = new Table(p);
    table.activate(bell);
    expect([table.object(bell).tapped, table.stack]).toEqual([true, ['ability of Bell']]);
    expect(() => table.cast(card)).toThrow();
  });
});
