import { describe, expect, test } from '@jest/globals';
import {
  activated,
  addMana,
  artifact,
  cost,
  creatures,
  draw,
  gainLife,
  instant,
  miracle,
  sorcery,
  spell,
  type Ability,
  type CardDefinition,
} from '@stacktrail/card-tree';
import { act, cancel, pay, pick, bear, forest, plainState, alice, position, Table } from '@stacktrail/test-kit';
import { boardView } from '@stacktrail/views';

/** A mana ability that draws a card. */
const sphere = artifact('Sphere', '{1}', [], activated([cost.tap], addMana(['U']), draw(1)));
const blessing = instant('Blessing', '{U}', spell(gainLife(2)));

function scene(spell_: CardDefinition = blessing, top: CardDefinition = bear) {
  const p = position();
  const source = p.battlefield(alice, sphere);
  const [card, drawn] = [p.hand(alice, spell_), p.library(alice, top, { knownTo: 0 })];
  p.library(alice, forest, { knownTo: 0 });
  return { table: new Table(p), source, card, drawn };
}

/** What Alice sees of her hand. */
function hand(table: Table): readonly (string | null)[] {
  const { cards } = boardView(table.state, { seat: alice }).seats[alice]!.hand;
  return cards.map((card) => ('name' in card ? card.name : null));
}

describe('CR 121.8: cards drawn while a spell is being cast or an ability activated', () => {
  test('CR 121.8: the card is face down until the spell becomes cast, and nobody sees it', () => {
    const { table, source, card, drawn } = scene();
    table.cast(card);
    table.answer(table.use(source));
    expect(table.now(drawn)).toMatchObject({ zone: 'hand', knownTo: 0 });
    expect([hand(table), table.question.kind]).toEqual([[null], 'activate mana abilities']);
    table.answer(pay);
    expect([hand(table), table.now(drawn).knownTo, table.stack]).toEqual([['Bear'], 1, ['Blessing']]);
    expect(table.of('DrawnCardsTakenUp')).toMatchObject([{ rule: '121.8', data: { player: alice, seenBy: 1 } }]);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 121.8: or until the casting is reversed, where the mana ability stands', () => {
    const { table, source, card, drawn } = scene();
    table.cast(card);
    table.answers(table.use(source), cancel);
    while (table.question.form === 'pick') table.answer(pick(table.question.options[0]!.key));
    const back = table.now(drawn).zone;
    expect([back === 'hand' ? table.now(drawn).knownTo : 1, hand(table).includes(null)]).toEqual([1, false]);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 121.8: a mana ability that is activated by itself draws as usual', () => {
    const { table, source, drawn } = scene();
    table.activate(source);
    expect([table.now(drawn).knownTo, table.of('DrawnCardsTakenUp')]).toEqual([1, []]);
  });

  test('CR 121.8: while an ability is being activated too', () => {
    const p = position();
    const source = p.battlefield(alice, sphere);
    const lever = p.battlefield(alice, artifact('Lever', '{1}', [], activated([cost.mana('{U}')], gainLife(1))));
    p.library(alice, bear, { knownTo: 0 });
    const table = new Table(p);
    table.activate(lever);
    table.answer(table.use(source));
    expect(hand(table)).toEqual([null]);
    table.answer(pay);
    expect(hand(table)).toEqual(['Bear']);
  });

  test('CR 121.8: face down it has no characteristics to pay a cost with', () => {
    const toDiscard: Ability = { kind: 'additional cost', cost: [{ cost: 'discard', filter: creatures, count: 1 }] };
    const { table, source, card } = scene(sorcery('Rite', '{U}', toDiscard, spell(gainLife(9))));
    table.answer(act(table.options(card)[0]!));
    table.answers(table.use(source), pay);
    while (table.question.form === 'pick') table.answer(pick(table.question.options[0]!.key)); // what stands of it
    expect([table.stack, table.reversed?.rule, table.zoneOf(card)]).toEqual([[], '601.2h', 'hand']);
    expect(hand(table)).not.toContain(null);
  });

  test('CR 121.8: what may be revealed as it is drawn is revealed after the spell became cast', () => {
    const wonder = sorcery('Wonder', '{6}', spell(gainLife(5)), miracle('{W}'));
    const { table, source, card } = scene(blessing, wonder);
    table.cast(card);
    table.answer(table.use(source));
    expect(table.question.kind).toBe('activate mana abilities');
    table.answer(pay);
    expect(table.question).toMatchObject({ kind: 'may', rule: '702.94a' });
    table.answer(pick('yes'));
    expect(table.stack).toEqual(['Blessing', 'ability of Wonder']);
  });
});
