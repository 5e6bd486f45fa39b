import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  cost,
  creature,
  draw,
  enchantment,
  mode,
  sorcery,
  spell,
  staticAbility,
  type Amount,
  type Effect,
  type Replacement,
} from '@stacktrail/card-tree';
import { playerOf } from '@stacktrail/game-state';
import { bear, forest, alice, bob, position, factsOf, Table, choose, opponent, Scene, you } from '@stacktrail/test-kit';

const cant = (
  who: 'you' | 'opponent' | 'any player',
  what: 'gain life' | 'lose life' | 'draw cards' | 'draw more than one card a turn',
) => enchantment('Ban', '{1}', [], staticAbility({ static: "players can't", who, what }));
const law = (replacement: Replacement) =>
  enchantment('Law', '{1}', [], staticAbility({ static: 'replacement', replacement }));

describe('set life total', () => {
  const become = (to: number): Effect => ({ do: 'set life total', who: { players: 'each player' }, to });

  test('CR 119.5: a player gains or loses what it takes to end up with the new total', () => {
    const lose: Effect = { do: 'lose life', who: { players: 'you' }, amount: 15 };
    const scene = new Scene(mode(lose, become(10)), {}, {});
    const { facts } = scene.follow();
    expect([scene.life(you), scene.life(opponent)]).toEqual([10, 10]);
    expect(factsOf(facts, 'LifeGained').map(({ rule, data }) => [rule, data.amount])).toEqual([['119.5', 5]]);
    expect(factsOf(facts, 'LifeLost').map(({ data }) => data.amount)).toEqual([15, 10]);
  });

  test('CR 119.5, 101.2: whoever can’t lose life stays where they are', () => {
    const scene = new Scene(mode(become(10)), { battlefield: [cant('opponent', 'lose life')] }, {});
    scene.follow();
    expect([scene.life(you), scene.life(opponent)]).toEqual([10, 20]);
  });
});

describe('exchange life totals', () => {
  const lose: Effect = { do: 'lose life', who: { players: 'you' }, amount: 15 };
  const exchange: Effect = {
    do: 'exchange life totals',
    first: { players: 'you' },
    second: { players: 'each opponent' },
  };
  const after = (...bans: Parameters<typeof cant>[]): readonly number[] => {
    const scene = new Scene(mode(lose, exchange), { battlefield: bans.map((ban) => cant(...ban)) }, {});
    scene.follow();
    return [scene.life(you), scene.life(opponent)];
  };

  test('CR 701.12c: each player’s life total becomes what the other’s was', () => {
    expect(after()).toEqual([20, 5]);
  });

  test('CR 119.7: it doesn’t happen where the total of a player who can’t gain life would become higher', () => {
    expect(after(['you', 'gain life'])).toEqual([5, 20]);
    expect(after(['opponent', 'gain life'])).toEqual([20, 5]);
  });

  test('CR 119.8: nor where the total of a player who can’t lose life would become lower', () => {
    expect(after(['opponent', 'lose life'])).toEqual([5, 20]);
  });
});

describe('CR 119.4: paying life', () => {
  const altar = (amount: number) => artifact('Altar', '{1}', [], activated([cost.payLife(amount)], draw(1)));

  test('CR 119.4, 119.4b, 119.8: who can’t lose life can pay none, but always 0', () => {
    const p = position();
    p.battlefield(alice, cant('any player', 'lose life'));
    const [one, none] = [p.battlefield(alice, altar(1)), p.battlefield(alice, altar(0))];
    const table = new Table(p);
    expect([one, none].map((id) => table.options(id).length)).toEqual([0, 1]);
  });
});

describe('CR 121: drawing', () => {
  const three = { library: [bear, forest, bear, forest, bear] };

  test('CR 121.2a: the number of cards of an instruction is changed before any is drawn, once', () => {
    const more = law({ would: 'draw cards', who: 'you', instead: { do: 'draw more', count: 1 } });
    const scene = new Scene(mode(draw(2)), { ...three, battlefield: [more] }, {});
    const { facts } = scene.follow();
    expect(scene.names('hand')).toHaveLength(3);
    expect(factsOf(facts, 'OccurrenceReplaced')).toHaveLength(1);
  });

  test('CR 121.2, 121.6b: each draw is replaced by itself', () => {
    const double = law({ would: 'draw', who: 'you', instead: { do: 'draw double' } });
    const scene = new Scene(mode(draw(2)), { ...three, battlefield: [double] }, {});
    const { facts } = scene.follow();
    expect(scene.names('hand')).toHaveLength(4);
    expect(factsOf(facts, 'OccurrenceReplaced')).toHaveLength(2);
  });

  test('CR 121.2b: an instruction to draw several is carried out in part; an offer of several can’t be taken', () => {
    const one = { ...three, battlefield: [cant('any player', 'draw more than one card a turn')] };
    const told = new Scene(mode(draw(2)), one, {});
    told.follow();
    expect(told.names('hand')).toHaveLength(1);
    const offered = new Scene(mode({ do: 'may', who: { players: 'you' }, effects: [draw(2)] }), one, {});
    expect(offered.follow().questions).toEqual([]);
  });

  test('CR 121.3: who can’t draw cards can’t choose to; an empty library is no obstacle', () => {
    const none = { ...three, battlefield: [cant('any player', 'draw cards')] };
    const scene = new Scene(mode({ do: 'may', who: { players: 'you' }, effects: [draw(1)] }), none, {});
    expect(scene.follow().questions).toEqual([]);
  });

  test('CR 121.6a: a draw is replaced though the library is empty', () => {
    const skip = law({ would: 'draw', who: 'you', instead: { do: 'skip' } });
    const scene = new Scene(mode(draw(1)), { battlefield: [skip] }, {});
    expect(factsOf(scene.follow().facts, 'DrawFailed')).toEqual([]);
  });
});

describe('CR 401, 701.24b: libraries', () => {
  const named = (name: string) => creature(name, '{1}', [], 1, 1);
  const [a, b, c] = [named('A'), named('B'), named('C')];

  test('CR 401.7: the Nth from the top, or the bottom of a library that has fewer cards', () => {
    const put = (fromTop: number): Effect => ({
      do: 'move',
      what: { objects: 'each', filter: { is: 'named', name: 'X' }, zone: 'graveyard' },
      to: { zone: 'library', fromTop },
    });
    const placed = (fromTop: number): readonly string[] => {
      const scene = new Scene(mode(put(fromTop)), { library: [a, b, c], graveyard: [named('X')] }, {});
      scene.follow();
      return scene.names('library');
    };
    expect(placed(2)).toEqual(['A', 'X', 'B', 'C']);
    expect(placed(4)).toEqual(['A', 'B', 'C', 'X']);
    expect(placed(9)).toEqual(['A', 'B', 'C', 'X']);
  });

  test('CR 701.24b: what was found and stays in the library isn’t shuffled in, and its finder still knows it', () => {
    const search: Effect = {
      do: 'search library',
      who: { players: 'you' },
      filter: { is: 'named', name: 'C' },
      count: 1,
      to: { zone: 'library', position: 'top' },
    };
    const many = Array.from({ length: 20 }, () => a);
    const scene = new Scene(mode(search, { do: 'shuffle', who: { players: 'you' } }), { library: [...many, c] }, {});
    scene.follow({}, choose(scene.ref('C')));
    expect(scene.names('library')[0]).toBe('C');
    expect(scene.object('C').knownTo).toBe(1);
    expect(scene.ids('A').every((id) => scene.game.state.objects.get(id)?.knownTo === 0)).toBe(true);
  });

  test('CR 701.23a: an empty library is searched without a question', () => {
    const search: Effect = {
      do: 'search library',
      who: { players: 'you' },
      filter: { is: 'card' },
      count: 1,
      to: { zone: 'hand' },
    };
    expect(new Scene(mode(search), {}, {}).follow().questions).toEqual([]);
  });
});

test('CR 119.2: damage to a player makes that player lose life', () => {
  const p = position();
  const shot = p.hand(
    alice,
    sorcery('Shot', '', spell({ do: 'deal damage', amount: 2, to: { players: 'each opponent' } })),
  );
  const table = new Table(p);
  table.cast(shot);
  table.passAll();
  expect(playerOf(table.state, bob).life).toBe(18);
});

describe('CR 103.4: the starting life total', () => {
  test('it is that of the game, whatever happened since', () => {
    const start: Amount = { amount: 'starting life total', of: { players: 'you' } };
    const lose: Effect = { do: 'lose life', who: { players: 'you' }, amount: 13 };
    const scene = new Scene(mode(lose, { do: 'set life total', who: { players: 'you' }, to: start }), {}, {});
    const { setup } = scene.game.state;
    scene.follow();
    expect([setup?.startingLife, scene.life(you)]).toEqual([20, 20]);
  });
});
