import { describe, expect, test } from '@jest/globals';
import {
  activated,
  alsoType,
  artifact,
  color,
  becomesColor,
  cost,
  counterSpell,
  creature,
  creatures,
  dealDamage,
  dealDividedDamage,
  destroy,
  draw,
  enchant,
  enchantment,
  exile,
  gainLife,
  gains,
  instant,
  lands,
  loseLife,
  not,
  powerOf,
  protectionFrom,
  sorcery,
  spell,
  target,
  thisObject,
  untilEndOfTurn,
  type Effect,
} from '@stacktrail/card-tree';
import type { Answer, ObjectId } from '@stacktrail/game-events';
import {
  balm,
  bear,
  forest,
  alice,
  bob,
  position,
  factsOf,
  pay,
  player,
  select,
  divide,
  pools,
  story,
  Table,
} from '@stacktrail/test-kit';

/** An instant without targets, or with one that is forced. */
const responding = (effect: Effect) => instant('Response', '', spell(effect));
const theirCreature = { objects: 'each', filter: creatures } as const;

/** Alice casts a spell, Bob responds with his, and both resolve. */
function respond(
  first: ReturnType<typeof instant>,
  response: ReturnType<typeof instant>,
  change?: Parameters<typeof position>[0],
) {
  const p = position(change);
  const cards = [p.hand(alice, first), p.hand(bob, response)] as const;
  return {
    p,
    play(...chosen: readonly Answer[]) {
      const table = new Table(p);
      table.cast(cards[0], ...chosen);
      table.pass();
      table.cast(cards[1]);
      table.passAll();
      const facts = table.passAll();
      return { table, facts, spell: cards[0] };
    },
  };
}

describe('CR 608.2: resolving spells and abilities', () => {
  test('CR 608.2c, 608.2n: instructions in written order; the spell goes to its owner’s graveyard last', () => {
    const p = position();
    p.library(alice, forest);
    const card = p.hand(alice, instant('Steps', '', spell(gainLife(1), draw(1), loseLife(2))));
    const table = new Table(p);
    table.cast(card);
    expect(story(table.passAll(), 'PriorityPassed')).toEqual([
      ...['608.1 ResolutionBegan', '119.3 LifeGained', '121.2 ObjectMoved', '119.3 LifeLost', '608.2n ObjectMoved'],
    ]);
    expect(table.zoneOf(card)).toBe('graveyard');
  });

  test('CR 608.2n: an ability that has resolved ceases to exist', () => {
    const p = position();
    const source = p.battlefield(alice, artifact('Gun', '{1}', [], activated([cost.tap], gainLife(1))));
    const table = new Table(p);
    table.activate(source);
    const id = table.state.stack[0]!;
    expect(story(table.passAll()).at(-1)).toBe('608.2n AbilityRemovedFromStack');
    expect(table.object(id).left).toBe(true);
  });

  test('CR 608.2b: a spell whose only target has left doesn’t resolve, none of it', () => {
    const thirst = instant('Thirst', '', spell(target.creature(), dealDamage(2), gainLife(2)));
    const game = respond(thirst, responding({ do: 'move', what: theirCreature, to: { zone: 'hand' } }));
    game.p.battlefield(bob, bear);
    const { table, facts, spell: card } = game.play();
    expect(story(facts, 'PriorityPassed')).toEqual(['608.2b ResolutionFailed', '608.2b ObjectMoved']);
    expect(factsOf(facts, 'ObjectMoved')[0]?.data.manner).toBe('no legal targets');
    expect([table.life(alice), table.zoneOf(card), table.asked]).toEqual([20, 'graveyard', 'priority 0']);
  });

  test('CR 400.7, 608.2b: nor is it the same target when it has come back', () => {
    const away: Effect = { do: 'move', what: theirCreature, to: { zone: 'exile' }, label: 'it' };
    const back: Effect = { do: 'move', what: { objects: 'result', label: 'it' }, to: { zone: 'battlefield' } };
    const blink = instant('Blink', '', spell(away, back));
    const game = respond(instant('Kill', '', spell(target.creature(), destroy(target()))), blink);
    const victim = game.p.battlefield(bob, bear);
    const { table } = game.play();
    expect(table.zoneOf(victim)).toBe('battlefield');
  });

  test('CR 608.2b: or that has gained protection', () => {
    const thirst = instant('Thirst', '{B}', spell(target.creature(), dealDamage(2), gainLife(2)));
    const game = respond(thirst, responding(untilEndOfTurn(theirCreature, gains(protectionFrom('B')))), pools('B'));
    game.p.battlefield(bob, bear);
    const { table } = game.play(pay);
    expect([table.of('ResolutionFailed').length, table.life(alice)]).toEqual([1, 20]);
  });

  test('CR 608.2b: of several targets, the illegal one isn’t affected; the rest happens', () => {
    const p = position();
    const [one, two] = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
    const fork = instant('Fork', '', spell(target.any({ max: 3, divide: 4 }), dealDividedDamage(), gainLife(1)));
    const card = p.hand(alice, fork);
    const flee = p.battlefield(
      bob,
      artifact('Door', '{1}', [], activated([cost.tap], target.creature(), exile(target()))),
    );
    const table = new Table(p);
    table.cast(card, select(one, two, player(bob)), divide([one, 1], [two, 2], [player(bob), 1]));
    table.pass();
    table.activate(flee, select(two));
    table.passAll();
    const facts = table.passAll();
    expect(factsOf(facts, 'DamageDealtToPermanent').map(({ data }) => [data.object, data.amount])).toEqual([[one, 1]]);
    expect([table.life(bob), table.life(alice), table.zoneOf(two)]).toEqual([19, 21, 'exile']);
  });

  test('CR 608.2b: a target can be illegal for one part and legal for another', () => {
    const nonblack = target.creature(not(color('B')));
    const plague = instant(
      'Plague',
      '',
      spell(nonblack, target.one(lands), gainLife(1), destroy(target(0)), destroy(target(1))),
    );
    const both = (first: boolean) => {
      const game = respond(
        first ? plague : instant('Half', '', spell(nonblack, target.one(lands), destroy(target(0)))),
        responding(untilEndOfTurn(theirCreature, becomesColor('B'))),
      );
      const victim = game.p.battlefield(bob, alsoType('Land', bear));
      const { table } = game.play();
      return `${table.zoneOf(victim)} ${table.life(alice)}`;
    };
    expect([both(true), both(false)]).toEqual(['graveyard 21', 'battlefield 20']);
  });

  test('CR 608.2h: what it asks of its source is told as it last was', () => {
    const p = position();
    const hits = [target.player(), dealDamage(powerOf(thisObject))] as const;
    const source = p.battlefield(
      alice,
      creature('Thrower', '{R}', ['Cat'], 3, 3, activated([cost.sacrificeThis], ...hits)),
    );
    const table = new Table(p);
    table.activate(source, select(player(bob)));
    table.passAll();
    expect(table.life(bob)).toBe(17);
  });

  test('CR 405.2, 608.1: last in, first out; a countered spell doesn’t resolve', () => {
    const game = respond(balm, instant('Counter', '', spell(target.spell(), counterSpell())));
    const p = game.p;
    const table = new Table(p);
    table.cast(1 as ObjectId);
    table.pass();
    table.cast(2 as ObjectId);
    const facts = table.passAll();
    expect(story(facts, 'PriorityPassed')).toEqual([
      ...['608.1 ResolutionBegan', '701.6a SpellCountered', '701.6a ObjectMoved', '608.2n ObjectMoved'],
    ]);
    expect([table.stack, table.life(alice)]).toEqual([[], 20]);
  });
});

describe('CR 608.3: resolving permanent spells', () => {
  test('CR 608.3a: it enters the battlefield under its controller’s control', () => {
    const p = position(pools('GG'));
    const card = p.hand(alice, bear);
    const table = new Table(p);
    table.cast(card, pay);
    const facts = table.passAll();
    expect(factsOf(facts, 'ObjectMoved').map(({ rule, data }) => [rule, data.to, data.manner])).toEqual([
      ['608.3a', 'battlefield', 'resolve'],
    ]);
    expect(table.now(card)).toMatchObject({ controller: alice, tapped: false, controlledSince: 3 });
  });

  test('CR 608.3b: an Aura whose target is illegal is put into its owner’s graveyard', () => {
    const p = position(pools('W'));
    const card = p.hand(alice, enchantment('Halo', '{W}', ['Aura'], enchant(creatures)));
    const host = p.battlefield(alice, bear);
    const gone = p.hand(bob, responding({ do: 'move', what: theirCreature, to: { zone: 'hand' } }));
    const table = new Table(p);
    table.cast(card, pay);
    table.pass();
    table.cast(gone);
    table.passAll();
    const facts = table.passAll();
    expect(story(facts, 'PriorityPassed')).toEqual(['608.2b ResolutionFailed', '608.2b ObjectMoved']);
    expect([table.zoneOf(card), table.zoneOf(host)]).toEqual(['graveyard', 'hand']);
  });

  test('CR 608.3f: a copy of a permanent spell becomes a token', () => {
    const p = position(pools('GG'));
    const card = p.hand(alice, bear);
    const copy: Effect = { do: 'copy spell', what: { objects: 'each', filter: creatures, zone: 'stack' } };
    const double = p.hand(alice, responding(copy));
    const table = new Table(p);
    table.cast(card, pay);
    table.cast(double);
    table.passAll();
    table.passAll();
    const [token] = table.state.battlefield;
    expect(table.object(token!)).toMatchObject({ kind: 'token', controller: alice });
    table.passAll();
    expect(table.state.battlefield).toHaveLength(2);
  });
});

test('CR 608.2e: several players do something: choices in APNAP order, then all at once', () => {
  const p = position((state) => {
    state.activePlayer = state.priority = bob;
  });
  const [mine, theirs] = [p.battlefield(alice, bear), p.battlefield(bob, bear)];
  p.battlefield(alice, bear);
  p.battlefield(bob, bear);
  const each: Effect = { do: 'choose and sacrifice', who: { players: 'each player' }, filter: creatures, count: 1 };
  const card = p.hand(bob, sorcery('Edict', '', spell(each)));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  expect(table.asked).toBe('choose objects 1');
  table.answer(select(theirs));
  expect(table.asked).toBe('choose objects 0');
  const moved = factsOf(table.answer(select(mine)), 'ObjectMoved').filter(({ data }) => data.manner === 'sacrifice');
  expect(moved.map(({ data }) => [data.object, data.group])).toEqual([
    [theirs, 0],
    [mine, 1],
  ]);
});
