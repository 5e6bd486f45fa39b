import { expect, test } from '@jest/globals';
import {
  artifact,
  beginningOf,
  cost,
  creature,
  enchantment,
  gainLife,
  itself,
  triggered,
  type Ability,
  type Filter,
  type TriggerEvent,
} from '@stacktrail/card-tree';
import {
  number,
  pay,
  player,
  select,
  bear,
  forest,
  zap,
  alice,
  bob,
  position,
  pools,
  Table,
  beforeUpkeep,
  resolve,
  upkeep,
} from '@stacktrail/test-kit';

const cycling: Ability = { kind: 'keyword', keyword: 'cycling', cost: [] };
const cycles = (what: Filter): TriggerEvent => ({ on: 'keyword action', action: 'cycle', who: 'you', what });

test('CR 702.29c: what triggers when a card is cycled does so once it was discarded for its cycling ability', () => {
  const p = position();
  const card = p.hand(alice, creature('Rat', '{B}', ['Rat'], 1, 1, cycling, triggered(cycles(itself), gainLife(2))));
  p.battlefield(alice, enchantment('Wheel', '{1}', [], triggered(cycles({ is: 'anything' }), gainLife(3))));
  p.library(alice, forest);
  p.library(alice, forest);
  const table = new Table(p);
  table.activate(card);
  expect(table.zoneOf(card)).toBe('graveyard');
  while (table.question.kind !== 'priority') table.answer({ form: 'order', keys: ['1', '2'] });
  resolve(table);
  expect(table.life(alice)).toBe(25);
});

test('CR 107.3e: an ability that triggers as a card is cycled has the X that was chosen for that', () => {
  const counted: Ability = { kind: 'keyword', keyword: 'cycling', cost: [cost.mana('{X}{G}')] };
  const p = position(pools('GGGG'));
  const gains = triggered(cycles(itself), gainLife({ amount: 'X' }));
  const card = p.hand(alice, creature('Rat', '{B}', ['Rat'], 1, 1, counted, gains));
  p.library(alice, forest);
  const table = new Table(p);
  table.activate(card, number(3), pay);
  resolve(table);
  expect(table.life(alice)).toBe(23);
});

test('CR 400.7d: where a spell was cast from is asked of it', () => {
  const fromHand: TriggerEvent = { on: 'casts', who: 'you', what: { is: 'cast from', zone: 'hand' } };
  const elsewhere: TriggerEvent = {
    on: 'casts',
    who: 'you',
    what: { is: 'not', of: { is: 'cast from', zone: 'hand' } },
  };
  const p = position();
  p.battlefield(
    alice,
    enchantment('Gate', '{1}', [], triggered(fromHand, gainLife(1)), triggered(elsewhere, gainLife(10))),
  );
  const spell = p.hand(alice, zap);
  const table = new Table(p);
  table.cast(spell, select(player(bob)));
  resolve(table);
  expect(table.life(alice)).toBe(21);
});

test('CR 503.1a: an ability can wait for the upkeep of the controller of what its object is attached to', () => {
  const whose = { players: 'controller of', objects: { objects: 'attached' } } as const;
  const curse = (host: typeof alice): Table => {
    const p = beforeUpkeep();
    const held = p.battlefield(host, bear);
    const event = { ...beginningOf('upkeep', 'you'), whose } as TriggerEvent;
    p.battlefield(bob, artifact('Curse', '{1}', ['Equipment'], triggered(event, gainLife(4))), { attachedTo: held });
    return resolve(upkeep(p));
  };
  expect(curse(alice).life(bob)).toBe(24);
  expect(curse(bob).life(bob)).toBe(20);
});

test('CR 702.29d: what triggers whenever a player cycles or discards a card triggers once as one is cycled', () => {
  const p = position();
  const either: TriggerEvent = {
    on: 'any of',
    of: [cycles({ is: 'anything' }), { on: 'discards', who: 'you' }],
  };
  const card = p.hand(alice, creature('Rat', '{B}', ['Rat'], 1, 1, cycling));
  p.battlefield(alice, enchantment('Wheel', '{1}', [], triggered(either, gainLife(3))));
  p.library(alice, forest);
  const table = new Table(p);
  table.activate(card);
  expect(table.of('AbilityTriggered')).toHaveLength(1);
  resolve(table);
  expect(table.life(alice)).toBe(23);
});
