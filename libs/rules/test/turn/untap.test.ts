import { describe, expect, test } from '@jest/globals';
import {
  always,
  apply,
  artifact,
  artifacts,
  creature,
  creatures,
  enchantment,
  instant,
  keywords,
  obeys,
  spell,
  staticAbility,
  target,
  thisObject,
  untap,
  type StaticEffect,
} from '@stacktrail/card-tree';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import type { GameStateRecord } from '@stacktrail/game-state';
import {
  select,
  plainState,
  alice,
  bob,
  position,
  type Details,
  type Position,
  Table,
  bear,
  wastes,
} from '@stacktrail/test-kit';

const ghost = creature('Ghost', '{1}', [], 1, 1, keywords('phasing'));
const tapped: Details = { tapped: true };
const rule = (...effects: readonly StaticEffect[]) => enchantment('Rule', '{1}', [], staticAbility(...effects));

/** At the end of Alice's turn; Bob's untap step comes next. */
function ending(change: (state: GameStateRecord) => void = () => {}, players = 2): Position {
  const p = position((state) => {
    state.step = 'end';
    change(state);
  }, players);
  for (let i = 0; i < 6; i++) for (let seat = 0; seat < players; seat++) p.library(seat as PlayerId, wastes);
  return p;
}

const untapped = (table: Table): readonly (readonly ObjectId[])[] =>
  table.of('PermanentsUntapped').map(({ data }) => data.objects);

describe('CR 502.3: what untaps', () => {
  test('CR 502.3: of a kind that only so many can untap the active player chooses', () => {
    const p = ending();
    const [one, two] = [p.battlefield(bob, bear, tapped), p.battlefield(bob, bear, tapped)];
    const stone = p.battlefield(bob, artifact('Stone', '{1}', []), tapped);
    p.battlefield(alice, rule({ static: 'untap limit', who: 'any player', filter: creatures, count: 1 }));
    const table = new Table(p);
    table.passAll();
    expect(table.asked).toBe('choose objects 1');
    table.answer(select(two));
    expect(untapped(table)).toEqual([[two, stone]]);
    expect(table.object(one).tapped).toBe(true);
  });

  test('CR 502.3: a permanent that may stay tapped is asked for', () => {
    const p = ending();
    const id = p.battlefield(
      bob,
      creature('Keeper', '{1}', [], 1, 1, always(thisObject, obeys('may choose not to untap'))),
      tapped,
    );
    const other = p.battlefield(bob, bear, tapped);
    const table = new Table(p);
    table.passAll();
    table.answer(select(id));
    expect(untapped(table)).toEqual([[other]]);
  });

  test('CR 502.3: permanents can untap during other players’ untap steps', () => {
    const p = ending();
    const mine = p.battlefield(alice, bear, tapped);
    p.battlefield(alice, artifact('Stone', '{1}', []), tapped);
    p.battlefield(alice, rule({ static: "untap in others' untap steps", filter: creatures }));
    const table = new Table(p);
    table.passAll();
    expect(untapped(table)).toEqual([[mine]]);
  });

  test('CR 502.3: “during its controller’s untap step” doesn’t keep it tapped in the step of another player', () => {
    const p = ending();
    const monolith = artifact('Monolith', '{2}', [], always(thisObject, obeys("doesn't untap")));
    const [mine, his] = [p.battlefield(alice, monolith, tapped), p.battlefield(bob, monolith, tapped)];
    p.battlefield(alice, rule({ static: "untap in others' untap steps", filter: artifacts }));
    const table = new Table(p);
    table.passAll();
    expect(untapped(table)).toEqual([[mine]]);
    expect(table.object(his).tapped).toBe(true);
  });

  test('CR 502.3: nor may its controller keep it tapped there', () => {
    const p = ending();
    const keeper = artifact('Keeper', '{1}', [], always(thisObject, obeys('may choose not to untap')));
    const mine = p.battlefield(alice, keeper, tapped);
    p.battlefield(alice, rule({ static: "untap in others' untap steps", filter: artifacts }));
    const table = new Table(p);
    table.passAll();
    expect(untapped(table)).toEqual([[mine]]);
  });

  test('CR 122.1d: a stun counter is removed instead of untapping, in the untap step and by an effect', () => {
    const p = ending();
    const id = p.battlefield(bob, bear, { tapped: true, counters: { stun: 2 } });
    const wake = p.hand(alice, instant('Wake', '', spell(target.creature(), untap({ objects: 'target', slot: 0 }))));
    const table = new Table(p);
    table.cast(wake);
    table.passAll();
    expect([table.object(id).tapped, table.object(id).counters]).toEqual([true, [{ kind: 'stun', count: 1 }]]);
    table.passAll();
    expect([table.object(id).tapped, table.object(id).counters]).toEqual([true, []]);
    expect(table.of('CountersRemoved').map(({ rule: by }) => by)).toEqual(['122.1d', '122.1d']);
  });

  test('CR 611.2a: “doesn’t untap during its controller’s next untap step” holds through that step alone', () => {
    const p = ending();
    const id = p.battlefield(bob, bear, tapped);
    const freeze = p.hand(
      alice,
      instant(
        'Freeze',
        '',
        spell(
          target.creature(),
          apply({ objects: 'target', slot: 0 }, "through its controller's next untap step", obeys("doesn't untap")),
        ),
      ),
    );
    const table = new Table(p);
    table.cast(freeze);
    table.passAll();
    table.passAll();
    expect([table.state.activePlayer, table.object(id).tapped, table.state.effects]).toEqual([bob, true, []]);
  });
});

describe('phase out', () => {
  test('CR 502.1, 702.26a: permanents with phasing phase out, and in again in their controller’s next untap step', () => {
    const p = ending();
    const id = p.battlefield(bob, ghost, { counters: { '+1/+1': 1 } });
    const table = new Table(p);
    table.passAll();
    expect([table.state.battlefield, table.state.phasedOut]).toEqual([[], [id]]);
    expect(table.of('ObjectMoved').filter(({ data }) => data.object === id)).toEqual([]);
    for (let i = 0; i < 60 && table.state.phasedOut.length > 0; i++) table.pass();
    expect([table.state.turn, table.state.battlefield]).toEqual([6, [id]]);
    expect(table.object(id).counters).toEqual([{ kind: '+1/+1', count: 1 }]);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 502.1: it all happens before anything untaps', () => {
    const p = ending();
    const id = p.battlefield(bob, ghost, tapped);
    const table = new Table(p);
    table.passAll();
    expect(untapped(table)).toEqual([]);
    expect(table.object(id).tapped).toBe(true);
  });

  test('CR 702.26g: what is attached phases out and in with it, still attached', () => {
    const p = ending();
    const id = p.battlefield(bob, ghost);
    const sword = p.battlefield(bob, artifact('Sword', '{1}', ['Equipment']), { attachedTo: id });
    const table = new Table(p);
    table.passAll();
    expect(table.state.phasedOut).toEqual([id, sword]);
    expect(table.object(sword).phasedOut).toEqual({ player: bob, with: id });
    for (let i = 0; i < 60 && table.state.phasedOut.length > 0; i++) table.pass();
    expect(table.object(sword).attachedTo).toBe(id);
    expect(table.of('PermanentsPhased').map(({ data }) => [data.out.length, data.in.length])).toEqual([
      [2, 0],
      [0, 2],
    ]);
  });

  test('CR 702.26b: a phased-out permanent is treated as though it didn’t exist', () => {
    const p = ending();
    const lord = creature('Lord', '{1}', [], 1, 1, keywords('phasing'));
    const id = p.battlefield(bob, lord);
    const zap = p.hand(alice, instant('Zap', '', spell(target.creature(), untap({ objects: 'target', slot: 0 }))));
    const table = new Table(p);
    table.passAll();
    table.pass();
    table.cast(zap);
    expect(table.reversed?.rule).toBe('601.2c');
    expect(table.object(id).left).toBe(false);
  });

  test('CR 506.4, 702.26b: a creature that phases out is removed from combat', () => {
    const p = position((state) => {
      state.step = 'beginning of combat';
    });
    const attacker = p.battlefield(alice, bear);
    const vanish = p.hand(
      bob,
      instant('Vanish', '', spell(target.creature(), { do: 'phase out', what: { objects: 'target', slot: 0 } })),
    );
    const table = new Table(p);
    table.passAll();
    table.answer({ form: 'attack', attacks: [{ attacker, defender: { is: 'player', id: bob } }] });
    table.pass();
    table.cast(vanish);
    table.passAll();
    expect([table.state.combat?.attackers, table.state.phasedOut]).toEqual([[], [attacker]]);
    table.passUntil('end');
    expect(table.life(bob)).toBe(20);
  });
});

describe('CR 502.2: day and night', () => {
  const is = (name: 'day' | 'night') => ({ name, player: null, value: 0, until: null, turn: 1 });
  const names = (table: Table) => table.state.designations.map(({ name }) => name);

  test('CR 502.2: day becomes night after a turn in which its active player cast no spell', () => {
    const table = new Table(ending((state) => void (state.designations = [is('day')])));
    table.passAll();
    expect(names(table)).toEqual(['night']);
  });

  test('CR 502.2: it stays day where that player cast one', () => {
    const p = ending((state) => void (state.designations = [is('day')]));
    const id = p.hand(alice, instant('Thought', '', spell(untap(thisObject))));
    const table = new Table(p);
    table.cast(id);
    table.passAll();
    table.passAll();
    expect(names(table)).toEqual(['day']);
  });

  test('CR 502.2: night becomes day after two spells of the active player, not of another', () => {
    for (const [caster, expected] of [
      [alice, 'day'],
      [bob, 'night'],
    ] as const) {
      const p = ending((state) => void (state.designations = [is('night')]));
      const thought = instant('Thought', '', spell(untap(thisObject)));
      const ids = [p.hand(caster, thought), p.hand(caster, thought)];
      const table = new Table(p);
      for (const id of ids) {
        if (caster === bob) table.pass();
        table.cast(id);
        table.passAll();
      }
      table.passAll();
      expect(names(table)).toEqual([expected]);
    }
  });

  test('CR 502.2: where it is neither, it stays neither', () => {
    const table = new Table(ending());
    table.passAll();
    expect(names(table)).toEqual([]);
  });
});

describe('CR 514.1: the maximum hand size', () => {
  test('CR 514.1: effects that set it and add to it', () => {
    const p = ending();
    for (let i = 0; i < 8; i++) p.hand(alice, wastes);
    p.battlefield(bob, rule({ static: 'maximum hand size', who: 'opponent', change: 'set', count: 5 }));
    p.battlefield(alice, rule({ static: 'maximum hand size', who: 'you', change: 'add', count: 1 }));
    const table = new Table(p);
    table.passAll();
    expect(table.question).toMatchObject({ kind: 'discard to hand size', min: 2, max: 2 });
  });
});
