import { describe, expect, test } from '@jest/globals';
import {
  activated,
  addMana,
  additionalCost,
  artifact,
  casts,
  cost,
  creature,
  creatures,
  destroy,
  draw,
  enchantment,
  gainLife,
  instant,
  land,
  spell,
  spells,
  target,
  triggered,
} from '@stacktrail/card-tree';
import {
  bear,
  bolt,
  elf,
  forest,
  mountain,
  plainState,
  alice,
  bob,
  position,
  factsOf,
  cancel,
  number,
  pay,
  pick,
  player,
  select,
  pools,
  story,
  Table,
} from '@stacktrail/test-kit';

const keep = pick('keep');
const reverse = pick('reverse');
/** Costs more than anybody here has. */
const dear = instant('Dear', '{9}{G}', spell(gainLife(1)));

describe('CR 731.1: an illegal action is reversed whole', () => {
  test('CR 601.2h: mana is missing: the card returns, as the same object, and nothing has triggered', () => {
    const p = position(pools('GG'));
    p.battlefield(bob, enchantment('Watcher', '{1}', [], triggered(casts('any player', spells), gainLife(1))));
    const card = p.hand(alice, dear);
    const table = new Table(p);
    table.cast(card, pay);
    expect(table.reversed).toMatchObject({ rule: '601.2h' });
    expect(table.object(card)).toMatchObject({ zone: 'hand', left: false });
    expect([table.stack, table.pool(alice), table.of('AbilityTriggered')]).toEqual([[], 'GG', []]);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 601.2c: a target is missing', () => {
    const p = position(pools('R'));
    const card = p.hand(alice, instant('Kill', '{R}', spell(target.creature(), destroy(target()))));
    const table = new Table(p);
    table.cast(card);
    expect(table.reversed).toMatchObject({ rule: '601.2c' });
    expect([table.zoneOf(card), table.pool(alice)]).toEqual(['hand', 'R']);
  });

  test('payments are cancelled: life, sacrifices, discards, mana', () => {
    const p = position(pools('GG'));
    const victim = p.battlefield(alice, bear);
    const parts = [cost.payLife(3), cost.sacrifice(creatures), cost.sacrifice(creatures)];
    const card = p.hand(alice, instant('Rites', '{G}', spell(draw(1)), additionalCost(...parts)));
    const table = new Table(p);
    const facts = table.cast(card, pay);
    expect(story(facts).slice(-5)).toEqual([
      ...[
        '601.2f TotalCostDetermined',
        '601.2h ManaSpent',
        '119.4 LifeLost',
        '601.2h ObjectMoved',
        '731.1 ActionReversed',
      ],
    ]);
    expect([table.life(alice), table.zoneOf(victim), table.pool(alice)]).toEqual([20, 'battlefield', 'GG']);
    expect(table.object(victim).left).toBe(false);
  });

  test('an ability that turns out illegal leaves the stack; a mana ability too', () => {
    const p = position();
    const gun = p.battlefield(alice, artifact('Gun', '{1}', [], activated([cost.mana('{5}')], gainLife(1))));
    const filter = p.battlefield(
      alice,
      land('Filter', [], activated([cost.mana('{1}'), cost.tap], addMana(['W', 'U']))),
    );
    const table = new Table(p);
    table.activate(gun, pay);
    expect([table.reversed?.rule, table.stack]).toEqual(['601.2h', []]);
    table.activate(filter, pay);
    expect([table.pool(alice), table.object(filter).tapped]).toEqual(['', false]);
    expect(table.of('ActionReversed')).toHaveLength(2);
  });

  test('CR 702.21a: what triggered on the announcement is undone with it', () => {
    const p = position();
    const ward = { kind: 'keyword', keyword: 'ward', cost: [cost.payLife(1)] } as const;
    p.battlefield(bob, creature('Warded', '{U}', ['Cat'], 1, 1, ward));
    const card = p.hand(alice, instant('Kill', '{9}', spell(target.creature(), destroy(target()))));
    const table = new Table(p);
    table.cast(card, pay);
    expect([table.of('AbilityTriggered').length, table.stack, table.state.waiting]).toEqual([1, [], []]);
  });

  test('CR 731.2: the player who had priority keeps it, and who has passed has passed; the play can be made again', () => {
    const p = position(pools('', 'RR'));
    const card = p.hand(bob, bolt);
    const wrong = p.hand(bob, dear);
    const table = new Table(p);
    table.pass();
    table.cast(wrong, pay);
    expect(table.asked).toBe('priority 1');
    expect(table.state.passed).toBe(1);
    table.cast(card, select(player(alice)), pay);
    expect(table.stack).toEqual(['Bolt']);
  });

  test('the attempt stays in the stream; the fact of the reversal says where it went back to, and why', () => {
    const p = position();
    const card = p.hand(alice, dear);
    const table = new Table(p);
    const before = table.state.revision;
    const facts = table.cast(card, pay);
    const reversed = factsOf(facts, 'ActionReversed')[0]!;
    expect(reversed).toMatchObject({ rule: '731.1', player: alice, data: { to: before, reason: 'illegal action' } });
    expect(reversed.data.detail).toContain('601.2h');
    expect(facts.map(({ revision }) => revision)).toEqual(facts.map((_, i) => before + 1 + i));
    expect(reversed.causes.every((cause) => cause > before && cause < reversed.revision)).toBe(true);
  });

  test('ids of objects, units of mana and words that were drawn are not used again', () => {
    const p = position();
    const woods = p.battlefield(alice, forest);
    const [wrong, right] = [p.hand(alice, dear), p.hand(alice, elf)];
    const table = new Table(p);
    table.cast(wrong, table.use(woods), pay, reverse);
    const ids = table.of('ObjectMoved').map(({ data }) => data.becomes);
    table.cast(right, table.use(woods), pay);
    expect(ids).not.toContain(table.of('ObjectMoved').at(-1)?.data.becomes);
    const units = table.of('ManaAdded').map(({ data }) => data.first);
    expect(new Set(units).size).toBe(2);
  });

  test('what was seen stays seen: a card that was announced from the hand is known to all', () => {
    const p = position();
    const card = p.hand(alice, dear, { knownTo: 1 << alice });
    const other = p.hand(alice, dear, { knownTo: 1 << alice });
    const table = new Table(p);
    table.cast(card, pay);
    expect([table.object(card).knownTo, table.object(other).knownTo]).toEqual([3, 1]);
  });
});

describe('CR 731.1: taking an announcement back', () => {
  test('a player may cancel while mana abilities can be activated', () => {
    const p = position(pools('R'));
    const card = p.hand(alice, bolt);
    const table = new Table(p);
    table.cast(card, select(player(bob)), cancel);
    expect(table.of('ActionReversed').map(({ data }) => data.reason)).toEqual(['cancelled']);
    expect([table.zoneOf(card), table.pool(alice), table.asked]).toEqual(['hand', 'R', 'priority 0']);
  });

  test('with the same choice about mana abilities', () => {
    const p = position();
    const [hill, other] = [p.battlefield(alice, mountain), p.battlefield(alice, mountain)];
    const card = p.hand(alice, instant('Growing', '{X}', spell(gainLife(1))));
    const table = new Table(p);
    table.cast(card, number(3), table.use(hill), table.use(other), cancel);
    expect(table.question).toMatchObject({ kind: 'keep mana ability', source: other });
    table.answers(reverse, keep);
    expect([table.pool(alice), table.object(hill).tapped, table.object(other).tapped]).toEqual(['R', true, false]);
  });
});

test('nobody is asked about mana abilities where none was activated', () => {
  const p = position();
  const card = p.hand(alice, dear);
  const table = new Table(p);
  table.cast(card, pay);
  expect(table.of('DecisionAsked').map(({ data }) => data.kind)).not.toContain('keep mana ability');
});

test('mana abilities activated before the action are no part of it', () => {
  const p = position();
  const woods = p.battlefield(alice, forest);
  const card = p.hand(alice, dear);
  const table = new Table(p);
  table.activate(woods);
  table.cast(card, pay);
  expect([table.asked, table.pool(alice)]).toEqual(['priority 0', 'G']);
});
