import { describe, expect, test } from 'vitest';
import {
  activated,
  cost,
  creature,
  enchantment,
  foretell,
  gainLife,
  morph,
  plot,
  sorcery,
  spell,
  suspend,
  twoFaced,
  type Ability,
} from '@stacktrail/card-language';
import { faceDownForms } from '../../src/state/face-down-forms.js';
import { act, pay } from '../answers.js';
import { balm, forest } from '../cards.js';
import { alice, bob, position } from '../position.js';
import { pools, Table } from '../table.js';

const doings = (table: Table, id: Parameters<Table['options']>[0]): readonly string[] =>
  table.options(id).map((action) => action.do);

describe('CR 116: special actions', () => {
  test('CR 116.2a: a land is played from the hand in a main phase with an empty stack, once a turn', () => {
    const p = position();
    const [one, two, card] = [p.hand(alice, forest), p.hand(alice, forest), p.hand(alice, balm)];
    const table = new Table(p);
    table.cast(card);
    expect(doings(table, one)).toEqual([]);
    table.passAll();
    table.answer(act(table.options(one)[0]!));
    expect([table.zoneOf(one), table.stack, table.asked, doings(table, two)]).toEqual([
      'battlefield',
      [],
      'priority 0',
      [],
    ]);
  });

  test('CR 116.2b: a face-down creature is turned face up any time its controller has priority', () => {
    const p = position();
    const demon = creature('Demon', '{4}', ['Demon'], 5, 5, morph('{0}'));
    const hidden = p.battlefield(bob, demon, { faceDown: faceDownForms.get('morph')!, knownTo: 2 });
    const card = p.hand(alice, balm);
    const table = new Table(p);
    expect(doings(table, hidden)).toEqual([]); // it isn’t Alice’s
    table.cast(card);
    table.pass();
    table.answer(act({ do: 'special', object: hidden, action: 'turn face up' }));
    expect([table.now(hidden).printed.name, table.stack, table.asked]).toEqual(['Demon', ['Balm'], 'priority 1']);
  });

  test('CR 116.2e: a card says that it may be discarded any time that its player has priority', () => {
    const leave: Ability = { ...activated([cost.discardThis], gainLife(0)), from: 'hand', specialAction: '116.2e' };
    const p = position();
    const bird = p.hand(bob, creature('Bird', '{1}{B}', ['Bird'], 3, 2, leave));
    const card = p.hand(alice, balm);
    const table = new Table(p);
    table.cast(card);
    table.pass();
    table.answer(act(table.options(bird).find((action) => action.do === 'special')!));
    expect([table.zoneOf(bird), table.stack]).toEqual(['graveyard', ['Balm']]);
  });

  test('CR 116.2f: a card with suspend is exiled when it could begin to be cast', () => {
    const p = position(pools('R'));
    const card = p.hand(alice, creature('Later', '{5}', ['Sliver'], 3, 3, suspend(2, '{R}')));
    const other = p.hand(alice, balm);
    const table = new Table(p);
    table.cast(other);
    expect(doings(table, card)).not.toContain('special');
    table.passAll();
    table.answers(act(table.options(card).find((action) => action.do === 'special')!), pay);
    expect([table.zoneOf(card), table.asked]).toEqual(['exile', 'priority 0']);
  });

  test('CR 116.2h: a card with foretell is exiled face down in one’s own turn, even with something on the stack', () => {
    const p = position(pools('GG'));
    const card = p.hand(alice, sorcery('Vision', '{5}', spell(gainLife(4)), foretell('{U}')));
    const other = p.hand(alice, balm);
    const table = new Table(p);
    table.cast(other);
    table.answers(act(table.options(card).find((action) => action.do === 'special')!), pay);
    expect([table.zoneOf(card), table.now(card).faceDown !== null, table.stack]).toEqual(['exile', true, ['Balm']]);
  });

  test('CR 116.2k: a card with plot is exiled in one’s own turn, only with an empty stack', () => {
    const p = position(pools('G'));
    const card = p.hand(alice, sorcery('Scheme', '{5}', spell(gainLife(4)), plot('{G}')));
    const other = p.hand(alice, balm);
    const table = new Table(p);
    table.cast(other);
    expect(doings(table, card)).not.toContain('special');
    table.passAll();
    table.answers(act(table.options(card).find((action) => action.do === 'special')!), pay);
    expect(table.zoneOf(card)).toBe('exile');
  });

  test('CR 116.2m: a locked half is unlocked for its mana cost in a main phase with an empty stack', () => {
    const room = twoFaced('room', enchantment('Foyer', '{G}', ['Room']), enchantment('Attic', '{1}{G}', ['Room']));
    const p = position(pools('GGG'));
    const id = p.hand(alice, room);
    const other = p.hand(alice, balm);
    const table = new Table(p);
    table.answers(act({ do: 'cast', object: id, via: 'hand', by: null, ability: null, face: 0 }), pay);
    table.passAll();
    const { id: there } = table.now(id);
    table.cast(other);
    expect(doings(table, there)).toEqual([]);
    table.passAll();
    expect(doings(table, there)).toEqual(['special']);
    table.answers(act(table.options(there)[0]!), pay);
    expect([table.pool(alice), table.stack]).toEqual(['', []]);
  });
});
