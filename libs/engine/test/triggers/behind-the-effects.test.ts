import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  counterSpell,
  gainLife,
  instant,
  loseLife,
  spell,
  target,
  targetPlayer,
  you,
  type Ability,
  type Mode,
  type TriggeredAbility,
} from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { pick, player, select, watching, alice, bob, position, Table } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const trick = instant('Trick', '', spell(gainLife(0)));
const whenCast = (modes: readonly Mode[], more: Partial<TriggeredAbility> = {}): TriggeredAbility => ({
  kind: 'triggered',
  event: { on: 'casts', who: 'you', what: { is: 'anything' } },
  modes,
  ...more,
});
const hits: Mode = { targets: [target.player()], effects: [loseLife(1, targetPlayer())] };
const stifle = instant(
  'Stifle',
  '',
  spell({ kind: 'ability', filter: { is: 'anything' }, min: 1, max: 1 }, counterSpell()),
);

describe('CR 603.1a: instructions after the effects of a triggered ability', () => {
  function countered(ability: Ability, then: (table: Table) => void) {
    const p = position();
    const source = p.battlefield(alice, artifact('Bell', '', [], ability));
    const card = p.hand(alice, trick);
    const no = p.hand(bob, stifle);
    const table = new Table(p);
    if (ability.kind === 'activated') table.activate(source);
    else table.cast(card);
    then(table);
    table.pass();
    table.cast(no);
    table.passAll();
    return table;
  }

  test('CR 603.1a: it can’t be countered while it is on the stack; nor can an activated ability that says so', () => {
    const gains: Mode = { targets: [], effects: [gainLife(1)] };
    for (const [says, stack] of [
      [true, ['Trick', 'ability of Bell']],
      [undefined, ['Trick']],
    ] as const) {
      const table = countered(whenCast([gains], says && { cantBeCountered: says }), () => {});
      expect(table.stack).toEqual(stack);
    }
    const free = activated([], gainLife(1));
    expect(countered({ ...free, cantBeCountered: true }, () => {}).stack).toEqual(['ability of Bell']);
    expect(countered(free, () => {}).stack).toEqual([]);
  });

  test('CR 603.1a: it limits what the ability may target', () => {
    const apart = whenCast([hits, hits], { choose: { min: 1, max: 2, differentTargets: true } });
    const p = position(undefined, 3);
    p.battlefield(alice, watching('Bell', apart));
    const card = p.hand(alice, trick);
    const table = new Table(p);
    table.cast(card);
    table.answers(pick('1', '2'), select(player(bob)));
    expect(table.question).toMatchObject({
      kind: 'choose targets',
      candidates: [
        { is: 'player', id: alice },
        { is: 'player', id: carol },
      ],
    });
  });

  test('CR 603.1a: also where the targets are changed', () => {
    const apart = whenCast([hits, hits], { choose: { min: 2, max: 2, differentTargets: true } });
    const p = position();
    p.battlefield(alice, watching('Bell', apart));
    const card = p.hand(alice, trick);
    const spell_: Ability = spell(
      { kind: 'ability', filter: { is: 'anything' }, min: 1, max: 1 },
      { do: 'change targets', of: target(), who: you, how: 'choose new' },
    );
    const swap = p.hand(bob, instant('Swap', '', spell_));
    const table = new Table(p);
    table.cast(card);
    table.answer(select(player(bob))); // then the other mode can target only the other player
    expect(table.of('TargetsChosen').at(-1)?.data.targets).toEqual([[player(bob)], [player(alice)]]);
    table.pass();
    table.cast(swap);
    table.passAll();
    table.answer(select(player(alice))); // then the other has only the player that is left
    expect(table.of('TargetsChanged').map(({ data }) => data.targets)).toEqual([[[player(alice)], [player(bob)]]]);
  });

  test('CR 603.1a, 700.2b: modes that can’t all have different targets aren’t chosen together', () => {
    const hitsAnOpponent: Mode = { ...hits, targets: [{ ...target.player(), kind: 'opponent' }] };
    const apart = whenCast([hitsAnOpponent, hitsAnOpponent], { choose: { min: 1, max: 2, differentTargets: true } });
    const p = position();
    p.battlefield(alice, watching('Bell', apart));
    const card = p.hand(alice, trick);
    const table = new Table(p);
    table.cast(card);
    expect(() => table.answer(pick('1', '2'))).toThrow('700.2b');
    table.answer(pick('2'));
    table.passAll();
    expect(table.life(bob)).toBe(19);
  });

  test('CR 601.2c: a target that would leave a later mode without one can’t be chosen', () => {
    const hitsAnOpponent: Mode = { ...hits, targets: [{ ...target.player(), kind: 'opponent' }] };
    const apart = whenCast([hits, hitsAnOpponent], { choose: { min: 2, max: 2, differentTargets: true } });
    const p = position();
    p.battlefield(alice, watching('Bell', apart));
    const card = p.hand(alice, trick);
    const table = new Table(p);
    table.cast(card);
    expect(table.of('TargetsChosen').at(-1)?.data.targets).toEqual([[player(alice)], [player(bob)]]);
  });
});
