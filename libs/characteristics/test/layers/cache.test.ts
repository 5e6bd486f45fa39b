import { describe, expect, test } from '@jest/globals';
import {
  all,
  always,
  artifacts,
  asLongAs,
  attached,
  creature,
  creatures,
  each,
  gets,
  losesAllAbilities,
  tapped,
  thisObject,
  twoFaced,
  untapped,
  you,
  type Condition,
} from '@stacktrail/card-tree';
import { noObject, type Revision } from '@stacktrail/game-events';
import { objectOf } from '@stacktrail/game-state';
import { after, afterMove, alice, position, seen, size, equipment, saying, vanilla } from '@stacktrail/test-kit';

describe('what is kept', () => {
  test('characteristics are worked out once, until the object or the effects change', () => {
    const p = position();
    const bear = p.battlefield(alice, vanilla());
    const other = p.battlefield(alice, vanilla());
    p.battlefield(alice, saying(creatures, gets(1, 1)));
    const state = p.state();
    const first = seen(state, bear);
    const tappedOther = after(state, 'Tapped', { object: other });
    expect(seen(tappedOther, bear)).toBe(first);
    expect(tappedOther.stamp).toBe(state.stamp);
    const tappedBear = after(tappedOther, 'Tapped', { object: bear });
    expect(objectOf(tappedBear, bear).memo).toBeNull();
    expect(seen(tappedBear, bear)).toEqual(first);
  });

  test('a permanent without static abilities that enters leaves what others have', () => {
    const p = position();
    const bear = p.battlefield(alice, vanilla());
    const card = p.hand(alice, vanilla());
    p.battlefield(alice, saying(creatures, gets(1, 1)));
    const state = p.state();
    const first = seen(state, bear);
    expect(seen(afterMove(state, card, 'battlefield'), bear)).toBe(first);
  });
});

describe('what is not kept', () => {
  test('CR 611.3a: a number about an object whose size depends on whether it is tapped', () => {
    const p = position();
    const giant = p.battlefield(alice, vanilla(6, 6));
    const text = always(thisObject, gets({ amount: 'power', of: attached }, 0));
    const rider = p.battlefield(alice, creature('Rider', '{1}', ['Knight'], 1, 1, text), { attachedTo: giant });
    p.battlefield(alice, saying(all(creatures, tapped), gets(1, 0)));
    const state = p.state();
    expect(size(state, rider)).toBe('7/1');
    expect(size(after(state, 'Tapped', { object: giant }), rider)).toBe('8/1');
    expect(size(state, rider)).toBe('7/1');
  });

  test('CR 604.2: an ability that its object has only while it is tapped', () => {
    const p = position();
    const bear = p.battlefield(alice, vanilla());
    const sword = p.battlefield(alice, equipment(gets(2, 0)), { attachedTo: bear });
    p.battlefield(alice, saying(all(artifacts, untapped), losesAllAbilities));
    const state = p.state();
    expect(size(state, bear)).toBe('2/2');
    expect(size(after(state, 'Tapped', { object: sword }), bear)).toBe('4/2');
    expect(size(state, bear)).toBe('2/2');
  });

  test('CR 611.3b: what a back face or what was copied says ends as the permanent leaves', () => {
    const back = creature('Back', '', ['Cat'], 1, 1, always(each(creatures), gets(1, 1)));
    const cat = twoFaced('transforming', creature('Front', '{1}', ['Cat'], 1, 1), back);
    const p = position();
    const bear = p.battlefield(alice, vanilla());
    const turned = p.battlefield(alice, cat, { face: 1 });
    const state = p.state();
    expect([seen(state, turned).name, size(state, bear)]).toEqual(['Back', '3/3']);
    expect(size(afterMove(state, turned, 'graveyard'), bear)).toBe('2/2');
  });

  test('a state that nothing was asked of shares nothing with a younger one', () => {
    const p = position();
    const bear = p.battlefield(alice, vanilla());
    const card = p.hand(alice, vanilla());
    p.battlefield(alice, saying(creatures, gets({ amount: 'hand size', of: { players: 'you' } }, 0)));
    const older = p.state();
    const younger = afterMove(older, card, 'graveyard');
    expect(size(younger, bear)).toBe('2/2');
    expect(size(older, bear)).toBe('3/2');
  });

  test('CR 611.3a: whether something has happened as often as a number that changes', () => {
    const p = position();
    const bear = p.battlefield(alice, vanilla());
    const card = p.hand(alice, vanilla());
    p.hand(alice, vanilla());
    const asOftenAsCards: Condition = {
      if: 'happened',
      event: { on: 'gains life', who: 'you' },
      atLeast: { amount: 'hand size', of: you },
    };
    p.battlefield(
      alice,
      creature('Cleric', '{1}', ['Cleric'], 1, 1, asLongAs(asOftenAsCards, always(each(creatures), gets(1, 0)))),
    );
    const gained = { on: 'gains life', object: noObject, thatObject: noObject, player: alice, amount: 1 } as const;
    const thisTurn = [{ occasion: gained, subject: null, fact: 1 as Revision }];
    const state = { ...p.state(), history: { thisTurn, lastTurn: [] } };
    expect(size(state, bear)).toBe('2/2');
    expect(size(afterMove(state, card, 'graveyard'), bear)).toBe('3/2');
  });

  test('CR 604.3: the size of a card outside the battlefield that counts', () => {
    const p = position();
    const dead = { amount: 'count', filter: creatures, zone: 'graveyard' } as const;
    const text = {
      kind: 'static',
      effects: [{ static: 'defines power and toughness', power: dead, toughness: 1 }],
    } as const;
    const card = p.hand(alice, creature('Bones', '{B}', ['Spirit'], '*', '*', text));
    const bear = p.battlefield(alice, vanilla());
    const state = p.state();
    expect(size(state, card)).toBe('0/1');
    expect(size(afterMove(state, bear, 'graveyard'), card)).toBe('1/1');
  });
});
