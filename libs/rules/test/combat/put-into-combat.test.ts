import { describe, expect, test } from '@jest/globals';
import {
  always,
  apply,
  artifact,
  creature,
  creatures,
  defendingPlayer,
  each,
  enchantment,
  gainLife,
  inCombat,
  instant,
  loseLife,
  move,
  obeys,
  spell,
  tap,
  target,
  targetPlayer,
  thisObject,
  triggered,
  untap,
  untilEndOfTurn,
  wheneverThisAttacks,
  youControl,
  all,
  type CardDefinition,
  type Effect,
  type TargetSpec,
} from '@stacktrail/card-tree';
import { matches, plainContext } from '@stacktrail/characteristics';
import type { ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import {
  attackWith,
  blockWith,
  object,
  player,
  select,
  bear,
  alice,
  bob,
  position,
  type Position,
  Table,
} from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const big = creature('Big', '{3}', ['Giant'], 3, 3);
const plain = artifact('Walker', '{3}', []);
const walker: CardDefinition = { ...plain, faces: [{ ...plain.faces[0], types: ['Planeswalker'], loyalty: 3 }] };

const quick = (first: TargetSpec | readonly TargetSpec[], ...effects: readonly Effect[]) =>
  instant('Quick', '', {
    kind: 'spell',
    modes: [{ targets: Array.isArray(first) ? first : [first as TargetSpec], effects }],
  });
const becomesAttacking = quick(target.permanent(), { do: 'becomes attacking', what: target() });
const combat = (players = 2) =>
  position((state) => {
    state.step = 'beginning of combat';
  }, players);

/** Alice attacks; bob has been asked nothing yet. */
function attacked(p: Position, ...attacks: readonly (readonly [ObjectId, Ref])[]): Table {
  const table = new Table(p);
  table.passAll();
  table.answer({ form: 'attack', attacks: attacks.map(([attacker, defender]) => ({ attacker, defender })) });
  return table;
}

describe('CR 506.3: what can’t be put into combat', () => {
  const enter = (...more: readonly ('Battle' | 'Artifact')[]) => {
    const p = combat();
    const attacker = p.battlefield(alice, bear);
    const card: CardDefinition = more.includes('Battle')
      ? { ...big, faces: [{ ...big.faces[0], types: ['Creature', 'Battle'], defense: 3 }] }
      : more.includes('Artifact')
        ? plain
        : big;
    const dead = p.graveyard(alice, card);
    const raise = p.hand(
      alice,
      quick(
        target.cardInGraveyard({ is: 'anything' }),
        move(target(), { zone: 'battlefield', attacking: true, control: 'you' }),
      ),
    );
    const table = attacked(p, [attacker, player(bob)]);
    table.cast(raise);
    table.passAll();
    return [table.zoneOf(dead), table.state.combat?.attackers.length];
  };

  test('CR 506.3a, 506.3e: a noncreature, and a creature that is a battle, enter but don’t attack', () => {
    expect([enter(), enter('Artifact'), enter('Battle')]).toEqual([
      ['battlefield', 2],
      ['battlefield', 1],
      ['battlefield', 1],
    ]);
  });

  test('CR 506.3, 506.3f: an effect doesn’t make a battle an attacking creature', () => {
    const p = combat();
    const attacker = p.battlefield(alice, bear);
    const both = p.battlefield(
      alice,
      { ...big, faces: [{ ...big.faces[0], types: ['Creature', 'Battle'], defense: 3 }] },
      {
        counters: { defense: 3 },
        designations: [{ name: 'protector', player: alice, value: 0, until: null, turn: 1 }],
      },
    );
    const card = p.hand(alice, becomesAttacking);
    const table = attacked(p, [attacker, player(bob)]);
    table.cast(card, select(both));
    table.passAll();
    expect(table.state.combat?.attackers).toHaveLength(1);
  });

  test('CR 506.3c, 508.4a, 508.4b: an attack on a player that isn’t a defending one doesn’t come about', () => {
    const p = combat();
    const attacker = p.battlefield(alice, bear);
    p.battlefield(alice, big);
    const card = p.hand(
      alice,
      quick(target.creature({ is: 'subtype', subtype: 'Giant' }), {
        do: 'becomes attacking',
        what: target(),
        whom: { players: 'you' },
      }),
    );
    const table = attacked(p, [attacker, player(bob)]);
    table.cast(card);
    table.passAll();
    expect(table.state.combat?.attackers.map((each) => each.object)).toEqual([attacker]);
  });

  test('CR 506.3d, 509.4a: a creature isn’t blocking what doesn’t attack its controller', () => {
    const p = combat(3);
    const attacker = p.battlefield(alice, bear);
    const [his, hers] = [p.battlefield(bob, big), p.battlefield(carol, big)];
    const card = () =>
      p.hand(
        alice,
        quick([target.creature(), target.creature()], {
          do: 'becomes blocking',
          what: target(0),
          attacker: target(1),
          put: true,
        }),
      );
    const [first, second] = [card(), card()];
    const table = new Table(p);
    table.pass(3);
    table.answer(attackWith(bob, attacker));
    table.cast(first, select(hers), select(attacker));
    table.pass(3);
    expect(table.state.combat?.attackers[0]?.blockers).toEqual([]);
    table.cast(second, select(his), select(attacker));
    table.pass(3);
    expect(table.state.combat?.attackers[0]?.blockers).toEqual([his]);
  });

  test('CR 509.4b: restrictions and requirements on declaring blockers don’t matter to it', () => {
    const p = combat();
    const attacker = p.battlefield(
      alice,
      creature('Sly', '{1}', [], 2, 2, always(thisObject, obeys("can't be blocked"))),
    );
    const blocker = p.battlefield(bob, creature('Meek', '{1}', [], 2, 2, always(thisObject, obeys("can't block"))));
    const card = p.hand(
      bob,
      quick([target.creature(), target.creature()], {
        do: 'becomes blocking',
        what: target(0),
        attacker: target(1),
        put: true,
      }),
    );
    const table = attacked(p, [attacker, player(bob)]);
    table.pass();
    table.cast(card, select(blocker), select(attacker));
    table.passAll();
    expect(table.state.combat?.attackers[0]?.blockers).toEqual([blocker]);
  });
});

describe('CR 506.4: what stays in combat', () => {
  test('CR 506.4a: what can’t attack or block any more stays', () => {
    const p = combat();
    const [attacker, blocker] = [p.battlefield(alice, bear), p.battlefield(bob, big)];
    const stop = (what: "can't attack" | "can't block") =>
      p.hand(alice, quick(target.creature(), untilEndOfTurn(target(), obeys(what))));
    const [first, second] = [stop("can't attack"), stop("can't block")];
    const table = attacked(p, [attacker, player(bob)]);
    table.cast(first, select(attacker));
    table.passAll();
    table.passAll();
    table.answer(blockWith([blocker, attacker]));
    table.cast(second, select(blocker));
    table.passAll();
    expect(table.state.combat?.attackers).toMatchObject([{ object: attacker, blockers: [blocker] }]);
  });

  test('CR 506.4b: tapping and untapping change nothing, and combat damage is dealt', () => {
    const p = combat();
    const [attacker, blocker] = [p.battlefield(alice, bear), p.battlefield(bob, big)];
    const [up, down] = [
      p.hand(alice, quick(target.creature(), untap(target()))),
      p.hand(alice, quick(target.creature(), tap(target()))),
    ];
    const table = attacked(p, [attacker, player(bob)]);
    table.passAll();
    table.answer(blockWith([blocker, attacker]));
    table.cast(up, select(attacker));
    table.passAll();
    table.cast(down, select(blocker));
    table.passAll();
    table.passUntil('combat damage');
    expect([table.zoneOf(attacker), table.object(blocker).damage]).toEqual(['graveyard', 2]);
  });

  test('CR 506.5: attacks alone is asked of the declaration, is attacking alone of combat now', () => {
    const watcher = enchantment(
      'Watcher',
      '{1}',
      [],
      triggered({ on: 'attacks', what: creatures, alone: true }, gainLife(1)),
    );
    const p = combat();
    const [one, two] = [p.battlefield(alice, bear), p.battlefield(alice, big)];
    p.battlefield(alice, watcher);
    const card = p.hand(alice, quick(target.creature(), { do: 'remove from combat', what: target() }));
    const table = attacked(p, [one, player(bob)], [two, player(bob)]);
    table.cast(card, select(two));
    table.passAll();
    expect([table.of('AbilityTriggered').length, table.state.combat?.attackers.length]).toEqual([0, 1]);
    const q = combat();
    const only = q.battlefield(alice, bear);
    q.battlefield(alice, watcher);
    expect(attacked(q, [only, player(bob)]).stack).toHaveLength(1);
  });
});

describe('CR 508.5, 508.6: the defending player', () => {
  test('CR 508.5a: each attacker’s ability means the player that it attacks', () => {
    const p = combat(3);
    const raider = creature('Raider', '{1}', [], 1, 1, wheneverThisAttacks(loseLife(2, defendingPlayer)));
    const [one, two] = [p.battlefield(alice, raider), p.battlefield(alice, raider)];
    const table = new Table(p);
    table.pass(3);
    table.answer({
      form: 'attack',
      attacks: [
        { attacker: one, defender: player(carol) },
        { attacker: two, defender: player(bob) },
      ],
    });
    if (table.question.form === 'order')
      table.answer({ form: 'order', keys: table.question.options.map(({ key }) => key) });
    table.pass(3);
    const after = [table.life(bob), table.life(carol)];
    table.pass(3);
    expect([after.reduce((sum, life) => sum + life, 0), table.life(bob), table.life(carol)]).toEqual([38, 18, 18]);
  });

  test('CR 508.6: who is attacked: the player, not whose planeswalker is', () => {
    const p = combat();
    const [one, two] = [p.battlefield(alice, bear), p.battlefield(alice, big)];
    const id = p.battlefield(bob, walker, { counters: { loyalty: 3 } });
    const { state } = attacked(p, [one, player(bob)], [two, object(id)]);
    const attackingBob = (attacker: ObjectId) =>
      matches(
        state,
        { is: 'attacks players', who: { players: 'each opponent' } },
        state.objects.get(attacker)!,
        plainContext(alice, attacker),
      );
    expect([attackingBob(one), attackingBob(two)]).toEqual([true, false]);
  });
});

describe('CR 508.7: what a creature attacks is reselected', () => {
  const reselect = quick(target.creature(), { do: 'reselect attack', what: target() });

  test('CR 508.7a, 508.7b, 508.7c: among opponents and theirs, whatever restricts attacks; it doesn’t attack again', () => {
    const p = combat(3);
    const attacker = p.battlefield(
      alice,
      creature('Raider', '{1}', ['Raider'], 1, 1, wheneverThisAttacks(gainLife(1))),
    );
    p.battlefield(alice, walker, { counters: { loyalty: 3 } });
    const theirs = p.battlefield(carol, walker, { counters: { loyalty: 3 } });
    const card = p.hand(alice, reselect);
    p.battlefield(
      carol,
      enchantment(
        'Shield',
        '{1}',
        [],
        always(
          each(all(creatures)),
          inCombat({ rule: "can't attack", whom: { who: 'you', as: ['player', 'planeswalker'] } }),
        ),
      ),
    );
    const table = new Table(p);
    table.pass(3);
    expect(() => table.answer(attackWith(object(theirs), attacker))).toThrow('508.1');
    table.answer(attackWith(bob, attacker));
    table.pass(3);
    table.cast(card);
    table.pass(3);
    expect(table.question).toMatchObject({ rule: '508.7', candidates: [player(bob), player(carol), object(theirs)] });
    table.answer(select(object(theirs)));
    expect(table.state.combat?.attackers[0]).toMatchObject({ object: attacker, defender: object(theirs) });
    expect(table.of('AbilityTriggered')).toHaveLength(1);
  });
});

describe('CR 508.1d: requirements by players that are chosen', () => {
  test('CR 508.1d: each of a player’s creatures attacks if able this turn', () => {
    const p = position();
    const mad = p.battlefield(alice, bear);
    p.battlefield(bob, big);
    const card = p.hand(
      alice,
      instant(
        'Rouse',
        '',
        spell(
          target.player(),
          apply(each(all(creatures, youControl)), 'this turn', obeys('attacks each combat if able')),
          gainLife(1, targetPlayer()),
        ),
      ),
    );
    const table = new Table(p);
    table.cast(card, select(player(bob)));
    table.passAll();
    table.passUntil('declare attackers');
    expect(() => table.answer(attackWith(bob))).toThrow('508.1d');
    table.answer(attackWith(bob, mad));
    expect(table.state.combat?.attackers.map(({ object: id }) => id)).toEqual([mad]);
  });
});
