import { describe, expect, test } from '@jest/globals';
import { alice, bear, bob, forest, position, Table, type Position } from '@stacktrail/test-kit';
import { asked } from './asked.js';

function paying(): Table {
  const scene: Position = position();
  const id = scene.hand(alice, bear);
  scene.battlefield(alice, forest);
  scene.battlefield(alice, forest);
  const table = new Table(scene);
  table.cast(id);
  return table;
}

describe('an example of what is sent', () => {
  test('has the id of the decision and the answer of the first option', () => {
    const table = new Table(position());
    const { id, options, send } = asked(table);
    expect(send).toMatchObject({ takes: options[0]!.label, body: { decision: id, answer: options[0]!.answer } });
    expect(send.says).not.toContain('ahead');
    expect(table.live.answer(send.body.decision, send.body.answer).accepted).toBe(true);
  });

  test('has the answers to the decisions that follow beside it, and says what they are', () => {
    const table = paying();
    const { send } = asked(table);
    expect(send.body.ahead).toHaveLength(2);
    expect(send.says).toContain('`ahead` of an option goes into the same body: it answers the decisions that follow');
    expect(table.live.answer(send.body.decision, send.body.answer, send.body.ahead)).toMatchObject({ unused: [] });
    expect(table.asked).toBe('priority 0');
  });

  test('says how several options are taken together', () => {
    const scene = position((state) => {
      state.step = 'beginning of combat';
    });
    scene.battlefield(alice, bear);
    const table = new Table(scene);
    table.passAll();
    expect(asked(table).send.says).toContain('put their pieces together as `combine` says');
  });
});

describe('CR 117.4: passing says what comes of it', () => {
  test('the step ends, or the top of the stack resolves, when the others have passed', () => {
    const table = paying();
    expect(asked(new Table(position())).options[0]!.label).toBe(
      'Pass priority: the precombat main phase ends if Player 2 passes, too',
    );
    const { answer, ahead } = asked(table).options[0]!;
    table.live.answer(table.live.pending!.id, answer!, ahead);
    expect(asked(table).options[0]!.label).toBe('Pass priority: Bear resolves if Player 2 passes, too');
    table.pass();
    expect(asked(table)).toMatchObject({ player: bob, options: [{ label: 'Pass priority: Bear resolves' }] });
  });
});
