import { describe, expect, test } from '@jest/globals';
import { always, inCombat, land, landwalk, thisObject, type CombatRule } from '@stacktrail/card-tree';
import { legalAttackers } from '@stacktrail/characteristics';
import type { PlayerId } from '@stacktrail/game-events';
import { bear, alice, bob, position, factsOf, assign, Battle, body, player } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const three = () => position(undefined, 3);
const ruled = (...rules: readonly CombatRule[]) => {
  const plain = body(2, 2);
  const abilities = rules.map((combat) => always(thisObject, inCombat(combat)));
  return { ...plain, faces: [{ ...plain.faces[0], abilities }] } as const;
};

describe('CR 802: attacking multiple players', () => {
  test('CR 802.1, 802.2, 802.3: each attacker chooses among all opponents; it may be one alone', () => {
    const p = three();
    const [one, two] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
    expect(legalAttackers(p.state()).map(({ defenders }) => defenders)).toEqual([
      [player(bob), player(carol)],
      [player(bob), player(carol)],
    ]);
    const battle = new Battle(p);
    battle.attack([one, player(carol)], [two, player(carol)]);
    expect(battle.game.state.combat?.attackers.map(({ defender }) => defender)).toEqual([player(carol), player(carol)]);
  });

  test('CR 802.2a example: whether a creature with landwalk can be blocked rests on the player that it attacks', () => {
    const blocks = (withMountain: PlayerId): boolean => {
      const p = three();
      const [plain, walker] = [p.battlefield(alice, bear), p.battlefield(alice, body(2, 2, landwalk('Mountain')))];
      p.battlefield(withMountain, land('Mountain', ['Mountain']));
      const blocker = p.battlefield(carol, bear);
      const battle = new Battle(p);
      battle.attack([plain, player(bob)], [walker, player(carol)]);
      try {
        battle.blocksOfEach([[blocker, walker]]);
      } catch {
        return false;
      }
      return true;
    };
    expect([blocks(bob), blocks(carol)]).toEqual([true, false]);
  });

  test('CR 802.3a: a restriction about no player in particular looks at the whole group of attackers', () => {
    const p = three();
    const shy = p.battlefield(alice, ruled({ rule: 'attacks only with', others: { is: 'anything' }, count: 1 }));
    const other = p.battlefield(alice, bear);
    expect(() => new Battle(p).attack([shy, player(bob)])).toThrow('508.1c');
    expect(new Battle(p).attack([shy, player(bob)], [other, player(carol)]).facts.length).toBeGreaterThan(0);
  });

  test('CR 802.3b: creatures that attack different players aren’t in a band', () => {
    const p = three();
    const [one, other] = [p.battlefield(alice, body(1, 1, 'banding')), p.battlefield(alice, body(1, 1, 'banding'))];
    const battle = new Battle(p);
    const { facts, questions } = battle.attack([one, player(bob)], [other, player(carol)]);
    expect([questions.length, factsOf(facts, 'BandsFormed')]).toEqual([1, []]);
  });

  test('CR 802.4a: a defending player blocks only what attacks them, with their own creatures', () => {
    const p = three();
    const [one, two] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
    const [bobs, carols] = [p.battlefield(bob, bear), p.battlefield(carol, bear)];
    const battle = new Battle(p);
    battle.attack([one, player(bob)], [two, player(carol)]);
    expect(() => battle.block([bobs, two])).toThrow('509.1a');
    expect(() => battle.block([carols, one])).toThrow('509.1a');
  });

  test('CR 802.4b: what other players’ creatures do doesn’t make a block legal', () => {
    const p = three();
    const [one, two] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
    const bobs = p.battlefield(bob, bear);
    const shy = p.battlefield(carol, ruled({ rule: 'blocks only with', others: { is: 'anything' }, count: 1 }));
    const battle = new Battle(p);
    battle.attack([one, player(bob)], [two, player(carol)]);
    expect(() => battle.blocksOfEach([[bobs, one]], [[shy, two]])).toThrow('509.1b');
  });

  test('CR 802.5: combat damage is assigned in APNAP order', () => {
    const p = three();
    const attackers = [alice, alice, alice, alice].map((owner) => p.battlefield(owner, bear));
    const wide = ruled({ rule: 'can block additional', count: 1 });
    const [bobs, carols] = [p.battlefield(bob, wide), p.battlefield(carol, wide)];
    const battle = new Battle(p);
    battle.attack(
      [attackers[0]!, player(carol)],
      [attackers[1]!, player(carol)],
      [attackers[2]!, player(bob)],
      [attackers[3]!, player(bob)],
    );
    battle.blocksOfEach(
      [
        [bobs, attackers[2]!],
        [bobs, attackers[3]!],
      ],
      [
        [carols, attackers[0]!],
        [carols, attackers[1]!],
      ],
    );
    const { questions } = battle.damage(
      'combat damage',
      assign([bobs, attackers[2]!, 1], [bobs, attackers[3]!, 1]),
      assign([carols, attackers[0]!, 1], [carols, attackers[1]!, 1]),
    );
    expect(questions.map((question) => question.player)).toEqual([bob, carol]);
  });
});
