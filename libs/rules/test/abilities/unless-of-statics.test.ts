import { describe, expect, test } from '@jest/globals';
import { creature, instant } from '@stacktrail/card-tree';
import { alice, attackWith, bear, blockWith, bob, object, position, readCard, Table } from '@stacktrail/test-kit';

describe('CR 604.2, 611.3a: a static ability that says “unless” holds whenever the condition doesn’t', () => {
  const sleeper = readCard(
    creature('Sleeper', '', ['Kavu'], 2, 2),
    "~ doesn't untap during your untap step unless you control a Bear.",
  );

  test.each([
    ['without what would lift it, it stays tapped', false],
    ['with that, it untaps', true],
  ])('CR 502.3: %s', (_, lifted) => {
    const p = position();
    const id = p.battlefield(alice, sleeper, { tapped: true });
    if (lifted) p.battlefield(alice, bear);
    else p.battlefield(bob, bear);
    for (const each of [alice, bob]) for (let i = 0; i < 3; i++) p.library(each, bear);
    const table = new Table(p);
    const begun = table.state.turn;
    for (let i = 0; i < 100 && !(table.state.turn === begun + 2 && table.state.step === 'upkeep'); i++) {
      if (table.question.kind === 'priority') table.pass();
      else table.answer(table.question.kind === 'declare attackers' ? attackWith(bob) : blockWith());
    }
    expect([table.state.turn - begun, table.object(id).tapped]).toEqual([2, !lifted]);
  });

  const lurking = readCard(
    creature('Lurker', '', ['Kavu'], 2, 2),
    "This creature can't be the target of spells unless it attacked or blocked this turn.",
  );
  const shot = readCard(instant('Shot', ''), 'Tap target creature.');

  test('CR 115.4: no spell can target it before it attacks', () => {
    const p = position();
    p.battlefield(alice, lurking);
    const others = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
    const card = p.hand(alice, shot);
    const table = new Table(p);
    table.cast(card);
    expect(table.question).toMatchObject({ candidates: others.map(object) });
  });

  test('CR 508.1, 608.2i: once it has attacked, spells can, after combat, too', () => {
    const p = position();
    const [id, other] = [p.battlefield(alice, lurking), p.battlefield(bob, bear)];
    const card = p.hand(alice, shot);
    const table = new Table(p);
    table.passUntil('declare attackers');
    table.answer(attackWith(bob, id));
    while (table.question.kind !== 'declare blockers') table.pass();
    table.answer(blockWith());
    table.passUntil('postcombat main');
    table.cast(card);
    expect(table.question).toMatchObject({ candidates: [object(id), object(other)] });
  });
});
