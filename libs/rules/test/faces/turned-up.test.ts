import { describe, expect, test } from '@jest/globals';
import {
  creature,
  disguise,
  gainLife,
  instant,
  morph,
  sorcery,
  spell,
  you,
  type CardDefinition,
} from '@stacktrail/card-tree';
import { act, pay, bear, alice, position, size, pools, Table } from '@stacktrail/test-kit';

const top = (count: number) => ({ objects: 'top of library', of: you, count }) as const;
const giant = creature('Giant', '{2}{G}', ['Giant'], 5, 5);
const lurker = (ability: ReturnType<typeof morph>): CardDefinition =>
  creature('Lurker', '{4}{G}', ['Beast'], 4, 4, ability);
const song = instant('Song', '{G}', spell(gainLife(1)));

describe.each(['manifest', 'cloak'] as const)('CR 701.40, 701.58: %s', (verb) => {
  const put = (mana: string, ...cards: readonly CardDefinition[]) => {
    const p = position(pools(mana));
    for (const card of cards) p.library(alice, card, { knownTo: 0 });
    const deed = p.hand(alice, sorcery('Deed', '', spell({ do: verb, who: you, what: top(cards.length) })));
    const table = new Table(p);
    table.cast(deed);
    table.passAll();
    return table;
  };
  const actions = (table: Table): readonly string[] =>
    table.state.battlefield.flatMap((id) =>
      table.options(id).flatMap((one) => (one.do === 'special' ? [one.action] : [])),
    );
  const turn = (table: Table, action: string): void => {
    table.answers(act({ do: 'special', object: table.state.battlefield[0]!, action }), pay);
  };

  test('CR 701.40b, 701.58b: a creature card is turned face up for its mana cost, without the stack', () => {
    const table = put('GGG', giant);
    const [id] = table.state.battlefield;
    expect([size(table.state, id!), actions(table)]).toEqual(['2/2', ['turn face up for its mana cost']]);
    turn(table, 'turn face up for its mana cost');
    expect([size(table.state, id!), table.pool(alice), table.stack]).toEqual(['5/5', '', []]);
  });

  test('CR 701.40b, 701.58b: a card that is no creature card can’t be turned face up so', () => {
    expect(actions(put('GGG', song))).toEqual([]);
  });

  test('CR 701.40c, 701.58c: a card with morph is turned up either way', () => {
    const table = put('GG', lurker(morph('{1}{G}')));
    expect(actions(table)).toEqual(['turn face up', 'turn face up for its mana cost']);
    turn(table, 'turn face up');
    expect(size(table.state, table.state.battlefield[0]!)).toBe('4/4');
  });

  test('CR 701.40d, 701.58d: so is a card with disguise', () => {
    const table = put('GG', lurker(disguise('{1}{G}')));
    expect(actions(table)).toEqual(['turn face up', 'turn face up for its mana cost']);
    turn(table, 'turn face up');
    expect(size(table.state, table.state.battlefield[0]!)).toBe('4/4');
  });

  test('CR 701.40e, 701.58e: several cards one at a time', () => {
    const table = put('', bear, giant);
    const moves = table.of('ObjectMoved').filter(({ data }) => data.to === 'battlefield');
    expect(moves.map(({ data }) => data.group)).toEqual([0, 0]);
  });
});
