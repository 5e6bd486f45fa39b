import { describe, expect, test } from '@jest/globals';
import { artifact, creature, enchantment, instant, sorcery } from '@stacktrail/card-tree';
import { hasKeyword } from '@stacktrail/characteristics';
import { act, alice, bear, bob, forest, pay, plainState, pools, position, readCard, Table } from '@stacktrail/test-kit';

const library = readCard(
  enchantment('Roost', '', []),
  'You may cast creature spells from the top of your library. If you cast a creature spell this way, it gains haste until end of turn.',
);

/** Casts a card in the only way that is offered. */
function castOffered(table: Table, id: Parameters<Table['options']>[0]): void {
  const [action, ...more] = table.options(id).filter((option) => option.do === 'cast');
  expect(more).toEqual([]);
  table.answer(act(action!));
  if (table.question.kind === 'activate mana abilities') table.answer(pay);
}

describe('CR 601.2i, 400.7b: what a permission says of the spell that is cast by it', () => {
  test('the creature that the spell becomes has haste; one that was cast from the hand doesn’t', () => {
    const p = position(pools('GGGG'));
    p.battlefield(alice, library);
    const [top, inHand] = [p.library(alice, bear), p.hand(alice, bear)];
    const table = new Table(p);
    castOffered(table, top);
    table.passAll();
    castOffered(table, inHand);
    table.passAll();
    const has = (id: typeof top): boolean => hasKeyword(table.state, table.now(id), 'haste');
    expect([table.zoneOf(top), has(top), table.zoneOf(inHand), has(inHand)]).toEqual([
      'battlefield',
      true,
      'battlefield',
      false,
    ]);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 614.1c: it enters with a counter', () => {
    const p = position(pools('GG'));
    p.battlefield(
      alice,
      readCard(
        artifact('Dig', '', []),
        'You may cast creature spells from your graveyard. If you cast a spell this way, that creature enters with a finality counter on it.',
      ),
    );
    const card = p.graveyard(alice, bear);
    const table = new Table(p);
    castOffered(table, card);
    table.passAll();
    expect(table.now(card).counters).toEqual([{ kind: 'finality', count: 1 }]);
  });
});

describe('CR 603.12: “when you cast a spell this way”', () => {
  const powers = readCard(
    sorcery('Powers', ''),
    "Exile the top card of target opponent's library. Until end of turn, you may play that card. When you cast a spell this way, its owner loses life equal to its mana value.",
  );
  const start = (top: typeof bear) => {
    const p = position(pools('GG'));
    const [card, stolen] = [p.hand(alice, powers), p.library(bob, top)];
    const table = new Table(p);
    table.answers(...[act({ do: 'cast', object: card, via: 'hand', by: null, ability: null, face: 0 })]);
    if (table.question.form === 'select') table.answer({ form: 'select', chosen: [{ is: 'player', id: bob }] });
    table.passAll();
    return { table, exiled: table.now(stolen).id };
  };

  test('it triggers as the spell is cast and resolves before it', () => {
    const { table, exiled } = start(bear);
    castOffered(table, exiled);
    expect(table.stack).toEqual(['Bear', 'ability of Powers']);
    table.passAll();
    expect([table.life(bob), table.stack]).toEqual([18, ['Bear']]);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('a land that is played isn’t cast', () => {
    const { table, exiled } = start(forest);
    const [land] = table.options(exiled);
    table.answer(act(land!));
    expect([table.zoneOf(exiled), table.stack, table.life(bob)]).toEqual(['battlefield', [], 20]);
  });
});

test('CR 608.2g: a creature spell that is cast while an instruction is followed', () => {
  const relm = readCard(
    instant('Relm', ''),
    'Exile the top card of your library. You may cast that card without paying its mana cost. If you cast a creature spell this way, it gains haste until end of turn.',
  );
  const p = position();
  const [card, top] = [p.hand(alice, relm), p.library(alice, readCard(creature('Hare', '{5}', ['Rabbit'], 1, 1)))];
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  for (let i = 0; i < 6 && table.question.kind !== 'priority'; i++)
    table.answer(
      table.question.form === 'select'
        ? { form: 'select', chosen: table.question.candidates.slice(0, 1) }
        : { form: 'pick', keys: ['yes'] },
    );
  table.passAll();
  expect([table.zoneOf(top), hasKeyword(table.state, table.now(top), 'haste')]).toEqual(['battlefield', true]);
});
