import { describe, expect, test } from '@jest/globals';
import { artifact, instant, sorcery } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { countersOn } from '@stacktrail/game-state';
import { alice, bear, bob, giant, position, readCard, select, Table } from '@stacktrail/test-kit';

describe('CR 701.34a: what had a counter put on it this way', () => {
  test('only permanents that proliferating put a counter on can be chosen', () => {
    const p = position();
    const text =
      'Proliferate, then choose any number of permanents you control that had a counter put on them this way. Those permanents phase out.';
    const ripple = p.hand(alice, readCard(instant('Ripple', ''), text));
    const grown = p.battlefield(alice, bear, { counters: { '+1/+1': 1 } });
    const kept = p.battlefield(alice, giant, { counters: { '+1/+1': 1 } });
    const plain = p.battlefield(alice, bear);
    const table = new Table(p);
    table.cast(ripple);
    table.passAll();
    table.answer(select(grown));
    if (table.question.form !== 'select') throw new Error(table.question.form);
    expect(table.question.candidates).toEqual([{ is: 'object', id: grown }]);
    table.answer(select(grown));
    expect([grown, kept, plain].map((id) => table.object(id).phasedOut !== null)).toEqual([true, false, false]);
  });
});

describe('CR 611.2c: what became a creature this way', () => {
  const text =
    'Target noncreature artifact you control becomes a 0/0 artifact creature. Put four +1/+1 counters on each artifact that became a creature this way.';
  const relic = readCard(artifact('Relic', '', []), '{T}: You gain 1 life.');

  test('it gets the counters, and no other artifact creature does', () => {
    const p = position();
    const shine = p.hand(alice, readCard(sorcery('Shine', ''), text));
    const [target, other] = [p.battlefield(alice, relic), p.battlefield(bob, relic)];
    const table = new Table(p);
    table.cast(shine);
    table.passAll();
    expect([target, other].map((id) => countersOn(table.object(id), '+1/+1'))).toEqual([4, 0]);
    expect(characteristicsOf(table.state, table.object(target)).power).toBe(4);
  });

  test('CR 702.96a: with overload, each of them does', () => {
    const p = position();
    const shine = p.hand(alice, readCard(sorcery('Shine', ''), text, 'Overload {0}'));
    const relics = [p.battlefield(alice, relic), p.battlefield(alice, relic)];
    const table = new Table(p);
    table.castVia('overload', shine);
    table.passAll();
    expect(relics.map((id) => countersOn(table.object(id), '+1/+1'))).toEqual([4, 4]);
  });
});

describe('CR 608.2c: another card than the sacrificed one', () => {
  test('what was sacrificed can’t be returned, another card can', () => {
    const p = position();
    const text =
      'Each player sacrifices a creature of their choice. If you sacrificed a creature this way, you may return another permanent card from your graveyard to your hand.';
    const brew = p.hand(alice, readCard(sorcery('Brew', ''), text));
    const old = [p.graveyard(alice, giant), p.graveyard(alice, bear)];
    const given = p.battlefield(alice, bear);
    const table = new Table(p);
    table.cast(brew);
    table.passAll();
    table.answer({ form: 'pick', keys: ['yes'] });
    if (table.question.form !== 'select') throw new Error(table.question.form);
    expect(table.question.candidates.map(({ id }) => id)).toEqual(old);
    table.answer(select(old[0]!));
    expect([table.zoneOf(old[0]!), table.zoneOf(given)]).toEqual(['hand', 'graveyard']);
  });
});
