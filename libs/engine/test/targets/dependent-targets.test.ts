import { describe, expect, test } from '@jest/globals';
import {
  all,
  alsoType,
  artifact,
  creature,
  creatures,
  choose,
  dealDamage,
  destroy,
  gainLife,
  instant,
  not,
  lands,
  mode,
  opponentControls,
  permanents,
  sorcery,
  spell,
  subtype,
  tap,
  target,
  targetPlayer,
  whenThisEnters,
  youControl,
  type Filter,
} from '@stacktrail/card-tree';
import { alice, bear, bob, forest, object, pick, player, position, select, Table } from '@stacktrail/test-kit';

const theirs: Filter = { is: 'controlled by players', who: targetPlayer(0) };
const attachedToFirst: Filter = { is: 'attached to', what: { is: 'one of', objects: target(0) } };
const sharesTypeWithFirst: Filter = { is: 'shares', quality: 'card type', with: target(0) };
const noStronger: Filter = { is: 'power', compare: 'at most', to: { amount: 'power', of: target(0) } };
const blade = artifact('Blade', '{1}', ['Equipment']);
const rock = artifact('Rock', '{1}', []);
const giant = creature('Giant', '{4}{R}', ['Giant'], 4, 4);
const mouse = creature('Mouse', '{G}', ['Mouse'], 1, 1);

/** What can be chosen now. */
function offered(table: Table) {
  return table.question.form === 'select' ? table.question.candidates : [];
}

const broker = creature(
  'Broker',
  '',
  ['Human'],
  1,
  1,
  whenThisEnters(target.one(all(creatures, youControl)), target.one(all(creatures, opponentControls, noStronger)), {
    do: 'exchange control',
    first: target(0),
    second: target(1),
  }),
);

describe('CR 601.2c: a target is asked about those chosen for the text before it', () => {
  test('CR 601.2c: permanents that the target player controls', () => {
    const p = position();
    const spellCard = p.hand(
      alice,
      sorcery('Bind', '', spell(target.player(), target.upTo(2, all(permanents, theirs)), tap(target(1)))),
    );
    const [one, two] = [p.battlefield(bob, bear), p.battlefield(bob, forest)];
    const own = p.battlefield(alice, bear);
    const table = new Table(p);
    table.cast(spellCard, select(player(bob)));
    expect(offered(table)).toEqual([object(one), object(two)]);
    table.answer(select(one, two));
    table.passAll();
    expect([one, two, own].map((id) => table.object(id).tapped)).toEqual([true, true, false]);
  });

  test('CR 601.2c: an Equipment attached to the target creature', () => {
    const p = position();
    const burn = p.hand(
      alice,
      instant(
        'Burn',
        '',
        spell(target.creature(), target.upTo(1, all(subtype('Equipment'), attachedToFirst)), destroy(target(1))),
      ),
    );
    const [bearer, other] = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
    const sword = p.battlefield(bob, blade, { attachedTo: bearer });
    p.battlefield(bob, blade, { attachedTo: other });
    const table = new Table(p);
    table.cast(burn, select(bearer));
    expect(offered(table)).toEqual([object(sword)]);
    table.answer(select(sword));
    table.passAll();
    expect(table.zoneOf(sword)).toBe('graveyard');
  });

  test('CR 603.3d: an earlier target that leaves none for a later one isn’t offered', () => {
    const p = position();
    const card = p.hand(
      alice,
      instant(
        'Trade',
        '',
        spell(target.one(all(not(lands), youControl)), target.one(all(opponentControls, sharesTypeWithFirst)), {
          do: 'exchange control',
          first: target(0),
          second: target(1),
        }),
      ),
    );
    const own = p.battlefield(alice, bear);
    p.battlefield(alice, rock);
    const [his, toy] = [p.battlefield(bob, giant), p.battlefield(bob, alsoType('Artifact', bear))];
    p.battlefield(bob, forest);
    const poor = new Table(p);
    poor.cast(card, select(own));
    expect(offered(poor)).toEqual([object(his), object(toy)]);
  });

  test('CR 603.3d: of creatures, only one whose power some creature of an opponent doesn’t exceed', () => {
    const p = position();
    const card = p.hand(alice, broker);
    const big = p.battlefield(alice, giant);
    p.battlefield(alice, mouse);
    const his = p.battlefield(bob, bear);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.now(table.state.stack.at(-1)!).announced.targets).toEqual([[object(big)], [object(his)]]);
  });

  test('CR 603.3d: an ability without such a pair of targets is removed from the stack', () => {
    const p = position();
    const card = p.hand(alice, broker);
    p.battlefield(bob, giant);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.of('AbilityRemovedFromStack').map(({ rule }) => rule)).toEqual(['603.3d']);
  });

  test('CR 601.2c: a target that must be another one isn’t used up by the first', () => {
    const p = position();
    const card = p.hand(
      alice,
      instant(
        'Bite',
        '',
        spell(target.creature(), target.one(all(creatures, youControl), { otherThan: [0] }), dealDamage(1, target(0))),
      ),
    );
    const [own, his, also] = [p.battlefield(alice, bear), p.battlefield(bob, bear), p.battlefield(bob, bear)];
    const table = new Table(p);
    table.cast(card);
    expect(offered(table)).toEqual([object(his), object(also)]);
    table.answer(select(his));
    expect(table.now(card).announced.targets).toEqual([[object(his)], [object(own)]]);
  });

  test('CR 700.2a, 608.2b: in a mode after another, its own first target is meant', () => {
    const p = position();
    const card = p.hand(
      alice,
      instant(
        'Both',
        '',
        spell(
          choose(
            2,
            mode(target.creature(), dealDamage(1, target(0))),
            mode(target.player(), target.one(all(permanents, theirs)), destroy(target(1))),
            mode(gainLife(1)),
          ),
        ),
      ),
    );
    const own = p.battlefield(alice, bear);
    const [one, two] = [p.battlefield(bob, giant), p.battlefield(bob, rock)];
    const table = new Table(p);
    table.cast(card, pick('1', '2'), select(own), select(player(bob)));
    expect(offered(table)).toEqual([object(one), object(two)]);
    table.answer(select(two));
    table.passAll();
    expect(table.zoneOf(two)).toBe('graveyard');
  });
});
