import { describe, expect, test } from '@jest/globals';
import {
  activated,
  addMana,
  artifact,
  cost,
  creatures,
  enchantment,
  flashback,
  gainLife,
  instant,
  kicker,
  land,
  sorcery,
  spell,
  spells,
  staticAbility,
  withSupertype,
  X,
  type Ability,
  type Filter,
  type ManaSymbol,
} from '@stacktrail/card-tree';
import { symbolsOf } from '@stacktrail/engine';
import type { Answer } from '@stacktrail/game-events';
import { alice, bob, position, number, pay, pick, spend, castAction, pools, Table } from '@stacktrail/test-kit';
import { costOfAction } from '../../src/index.js';

const thing = (mana: string, ...abilities: readonly Ability[]) =>
  instant('Thing', mana, spell(gainLife(X)), ...abilities);

/** Casts a spell with that much mana in the pool; what is left of it, or the rule by which the cast was illegal. */
function left(mana: string, pool: string, ...announced: readonly Answer[]): string {
  const p = position(pools(pool));
  const card = p.hand(alice, thing(mana));
  const table = new Table(p);
  table.cast(card, ...announced);
  return table.reversed?.rule ?? table.pool(alice);
}

describe('CR 107.4: mana symbols in costs', () => {
  test('CR 107.4a: colored mana is paid with that color alone', () => {
    expect(left('{G}', 'GR', pay)).toBe('R');
    expect(left('{G}', 'RC', pay)).toBe('601.2h');
  });

  test('CR 107.4b: generic mana with any type, which the player chooses where there is a choice', () => {
    expect(left('{1}{G}', 'GRW', pay, spend('W'))).toBe('R');
    expect(left('{2}', 'GR', pay)).toBe('');
    expect(left('{1}', 'GG', pay)).toBe('G');
    expect(left('{1}{G}', 'GG', pay)).toBe('');
    expect(left('{3}', 'GR', pay)).toBe('601.2h');
  });

  test('CR 107.4c: {C} with colorless mana alone', () => {
    expect(left('{C}', 'CG', pay)).toBe('G');
    expect(left('{C}', 'G', pay)).toBe('601.2h');
  });

  test('CR 107.3a: {X} is generic mana, as much as was announced for each', () => {
    expect(left('{X}{X}{G}', 'GRRRR', number(2), pay)).toBe('');
    expect(left('{X}{G}', 'GR', number(0), pay)).toBe('R');
    expect(left('{X}{G}', 'GR', number(2), pay)).toBe('601.2h');
  });

  test('CR 107.4e: a hybrid symbol with either of its halves', () => {
    expect(left('{G/W}{G/W}', 'GW', pick('G'), pick('W'), pay)).toBe('');
    expect(left('{G/W}{G/W}', 'GW', pick('G'), pick('G'), pay)).toBe('601.2h');
    expect(left('{2/B}', 'RG', pick('2'), pay)).toBe('');
    expect(left('{2/B}', 'B', pick('B'), pay)).toBe('');
    expect(left('{C/W}', 'C', pick('C'), pay)).toBe('');
  });

  test('CR 107.4f, 119.4: a Phyrexian symbol with its color or 2 life, for spells and abilities', () => {
    const lifeAfter = (life: number, ...announced: readonly Answer[]) => {
      const p = position((state) => {
        pools('WB')(state);
        Object.assign(state.players[alice]!, { life });
      });
      const gadget = artifact('Gadget', '{1}', [], activated([cost.mana('{W/P}{B/P}')], gainLife(0)));
      const [card, source] = [p.hand(alice, thing('{W/P}{B/P}')), p.battlefield(alice, gadget)];
      const lives = [card, source].map((id) => {
        const table = new Table(p);
        if (id === card) table.cast(id, ...announced);
        else table.activate(id, ...announced);
        return `${table.reversed?.rule ?? table.life(alice)} ${table.pool(alice)}`;
      });
      expect(lives[0]).toBe(lives[1]);
      return lives[0];
    };
    expect(lifeAfter(20, pick('W'), pick('B'), pay)).toBe('20 ');
    expect(lifeAfter(20, pick('P'), pick('B'), pay)).toBe('18 W');
    expect(lifeAfter(20, pick('P'), pick('P'))).toBe('16 WB');
    expect(lifeAfter(3, pick('P'), pick('P'))).toBe('119.4 WB');
  });

  test('CR 107.4h: {S} with mana of any type from a snow source', () => {
    const p = position();
    const snowy = withSupertype('Snow', land('Snowy', [], activated([cost.tap], addMana(['G', 'G']))));
    const plain = land('Plain', [], activated([cost.tap], addMana(['G'])));
    const [card, other, snow, woods] = [
      ...[p.hand(alice, thing('{S}{G}')), p.hand(alice, thing('{S}{G}'))],
      ...[p.battlefield(alice, snowy), p.battlefield(alice, plain)],
    ] as const;
    const table = new Table(p);
    table.cast(card);
    table.activate(woods, pay, pick('reverse'));
    expect(table.reversed?.rule).toBe('601.2h');
    table.activate(snow);
    table.activate(woods);
    table.cast(other, pay);
    expect(table.pool(alice)).toBe('G');
  });
});

describe('CR 601.2f: the total cost', () => {
  const change = (mana: readonly ManaSymbol[], direction: 'more' | 'less', who: 'you' | 'opponent' = 'you') =>
    enchantment('Change', '{1}', [], staticAbility({ static: 'cost change', spells, who, mana, direction }));

  function cost_(mana: string, ...changes: readonly ReturnType<typeof change>[]): string {
    const p = position();
    const card = p.hand(alice, thing(mana));
    for (const each of changes) p.battlefield(alice, each);
    return symbolsOf(costOfAction(p.state(), castAction(card)).mana).join('');
  }

  test('increases come before reductions, and it is never less than {0}', () => {
    expect(cost_('{1}{G}', change(['2'], 'less'), change(['1'], 'more'))).toBe('G');
    expect(cost_('{1}', change(['3'], 'less'))).toBe('0');
  });

  test('CR 118.7a: a reduction of generic mana leaves colored mana alone', () => {
    expect(cost_('{1}{G}{G}', change(['3'], 'less'))).toBe('GG');
  });

  test('CR 118.7b, 118.7c: one of colored mana reduces generic mana by what the cost doesn’t hold of that color', () => {
    expect(cost_('{3}{G}', change(['G'], 'less'))).toBe('3');
    expect(cost_('{3}{G}', change(['G', 'G'], 'less'))).toBe('2');
    expect(cost_('{3}{R}', change(['G'], 'less'))).toBe('2R');
  });

  test('whose spells, and which', () => {
    const p = position();
    const red: Filter = { is: 'color', color: 'R' };
    const tax = staticAbility({ static: 'cost change', spells: red, who: 'opponent', mana: ['2'], direction: 'more' });
    p.battlefield(bob, enchantment('Tax', '{1}', [], tax));
    const [taxed, free, theirs] = [p.hand(alice, thing('{R}')), p.hand(alice, thing('{G}')), p.hand(bob, thing('{R}'))];
    const costs = [taxed, free, theirs].map((object) =>
      symbolsOf(costOfAction(p.state(), castAction(object)).mana).join(''),
    );
    expect(costs).toEqual(['2R', 'G', 'R']);
  });

  test('a spell’s own reduction, where its condition holds', () => {
    const p = position();
    const own = (condition: boolean): Ability => ({
      ...staticAbility({ static: 'own cost reduction', generic: 2 }),
      ...(condition && {
        condition: {
          if: 'control',
          who: { players: 'you' },
          filter: creatures,
          compare: 'at least',
          count: 1,
        } as const,
      }),
    });
    const [always, sometimes] = [p.hand(alice, thing('{3}', own(false))), p.hand(alice, thing('{3}', own(true)))];
    const costs = [always, sometimes].map((object) =>
      symbolsOf(costOfAction(p.state(), castAction(object)).mana).join(''),
    );
    expect(costs).toEqual(['1', '3']);
  });

  test('CR 118.9d: kicker and cost changes apply to an alternative cost', () => {
    const p = position(pools('UUUU'));
    p.battlefield(alice, change(['1'], 'more'));
    const card = p.graveyard(alice, sorcery('Echo', '{9}', spell(gainLife(1)), flashback('{U}'), kicker('{1}{U}')));
    const table = new Table(p);
    expect(costOfAction(table.state, castAction(card, 'flashback')).mana).toMatchObject({
      generic: 1,
    });
    table.castVia('flashback', card, pick('yes'), pay);
    expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['2', 'U', 'U']);
  });
});
