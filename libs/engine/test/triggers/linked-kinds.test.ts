import { describe, expect, test } from '@jest/globals';
import {
  activated,
  additionalCost,
  artifact,
  asLongAs,
  always,
  cost,
  create,
  creature,
  creatures,
  creatureToken,
  destroy,
  did,
  each,
  entersWithCounters,
  gainLife,
  gets,
  itself,
  onto,
  permanents,
  sorcery,
  spell,
  staticAbility,
  target,
  thatObject,
  thisObject,
  triggered,
  twoFaced,
  whenThisEnters,
  you,
  type CardDefinition,
  type Effect,
  type Objects,
} from '@stacktrail/card-tree';
import {
  number,
  pay,
  pick,
  select,
  bear,
  elf,
  forest,
  doing,
  alice,
  bob,
  position,
  size,
  Table,
} from '@stacktrail/test-kit';

const linked = (label = 'exiled'): Objects => ({ objects: 'linked', label });
const toHand: Effect = { do: 'move', what: linked(), to: onto.hand };
const exileTarget: Effect = { do: 'move', what: target(), to: onto.exile, link: 'exiled' };

describe('CR 607.1: abilities of several faces and objects', () => {
  test('CR 607.1b: abilities of either face are printed on the object', () => {
    const front = artifact(
      'Urn',
      '{1}',
      [],
      activated([], target.one(permanents), exileTarget),
      activated([cost.tap], { do: 'transform', what: thisObject }),
    );
    const back = artifact('Open urn', '', [], activated([], toHand));
    const p = position();
    const urn = p.battlefield(alice, twoFaced('transforming', front, back));
    const prey = p.battlefield(alice, bear);
    const table = new Table(p);
    table.activate(urn, select(prey));
    table.passAll();
    table.answer(table.use(urn, 1));
    table.passAll();
    expect([table.zoneOf(prey), table.object(urn).printed.name]).toEqual(['exile', 'Open urn']);
    table.activate(urn);
    table.passAll();
    expect(table.zoneOf(prey)).toBe('hand');
  });

  test('CR 607.1d: an ability of a token and one of what created it', () => {
    const box = {
      ...creatureToken(1, 1, [], ['Box']),
      abilities: [triggered({ on: 'leaves the battlefield', what: itself }, toHand)],
    };
    const imprison = sorcery(
      'Imprison',
      '',
      spell(
        target.creature(),
        { do: 'move', what: target(), to: onto.exile, label: 'prey' },
        create(1, box, { label: 'box' }),
        {
          do: 'link',
          what: { objects: 'result', label: 'prey' },
          label: 'exiled',
          to: { objects: 'result', label: 'box' },
        },
      ),
    );
    const p = position();
    const [one, two] = [p.battlefield(bob, bear), p.battlefield(bob, elf)];
    const spells = [p.hand(alice, imprison), p.hand(alice, imprison)];
    const blow = p.hand(
      alice,
      sorcery('Blow', '', spell(target.one({ is: 'subtype', subtype: 'Box' }), destroy(target()))),
    );
    const table = new Table(p);
    table.cast(spells[0]!, select(one));
    table.passAll();
    table.cast(spells[1]!);
    if (table.question.form === 'select') table.answer(select(two));
    table.passAll();
    const [first] = table.state.battlefield.filter((id) => table.object(id).kind === 'token');
    table.cast(blow, select(first!));
    table.passAll();
    table.passAll();
    expect([one, two].map((id) => table.zoneOf(id))).toEqual(['hand', 'exile']);
  });
});

describe('CR 607.2: kinds of linked abilities', () => {
  test('CR 607.2b: cards that a replacement effect exiled', () => {
    const instead = {
      do: 'follow',
      effects: [{ do: 'move', what: thatObject, to: onto.exile, link: 'exiled' }],
    } as const;
    const grave = artifact(
      'Grave',
      '',
      [],
      staticAbility({ static: 'replacement', replacement: { would: 'go to graveyard', what: creatures, instead } }),
      activated([cost.mana('{0}')], toHand),
    );
    const p = position();
    const own = p.battlefield(alice, grave);
    const dead = p.battlefield(alice, bear);
    const elsewhere = p.exile(alice, elf);
    const blow = p.hand(alice, doing(destroy(each(creatures))));
    const table = new Table(p);
    table.cast(blow);
    table.passAll();
    expect(table.zoneOf(dead)).toBe('exile');
    table.activate(own);
    table.passAll();
    expect([dead, elsewhere].map((id) => table.zoneOf(id))).toEqual(['hand', 'exile']);
  });

  test('CR 607.2e: information that was noted for the object', () => {
    const noting = (label: string): CardDefinition =>
      artifact(
        'Ledger',
        '',
        [],
        staticAbility({
          static: 'replacement',
          replacement: {
            would: 'enter',
            what: itself,
            instead: { enters: 'remembering', label, number: { amount: 'life', of: you } },
          },
        }),
        activated([cost.mana('{0}')], gainLife({ amount: 'chosen number', label: 'noted' })),
      );
    const p = position();
    const cards = [p.hand(alice, noting('noted')), p.hand(alice, noting('other'))];
    const table = new Table(p);
    for (const card of cards) {
      table.cast(card);
      table.passAll();
    }
    table.activate(table.now(cards[0]!).id);
    table.passAll();
    expect(table.life(alice)).toBe(40);
    table.activate(table.now(cards[1]!).id);
    table.passAll();
    expect(table.life(alice)).toBe(40);
  });

  test('CR 607.2g: whether a cost was paid as the object entered', () => {
    const pays: Effect = { do: 'may pay', who: you, cost: [cost.payLife(2)], effects: [], label: 'paid' };
    const hungry = creature(
      'Hungry one',
      '',
      ['Bear'],
      2,
      2,
      staticAbility({
        static: 'replacement',
        replacement: {
          would: 'enter',
          what: itself,
          instead: {
            enters: 'after',
            effects: [pays],
            then: [{ enters: 'remembering', label: 'fed', word: 'yes', if: did('paid') }],
          },
        },
      }),
      asLongAs({ if: 'chosen', word: 'yes', label: 'fed' }, always(thisObject, gets(3, 0))),
    );
    for (const [answer, stats] of [
      ['yes', '5/2'],
      ['no', '2/2'],
    ] as const) {
      const p = position();
      const card = p.hand(alice, hungry);
      const table = new Table(p);
      table.cast(card);
      table.passAll();
      table.answer(pick(answer));
      expect(size(table.state, table.now(card).id)).toBe(stats);
    }
  });

  test('CR 607.2j: the value that was chosen for a variable additional cost', () => {
    const p = position();
    const card = p.hand(
      alice,
      creature(
        'Drinker',
        '',
        ['Vampire'],
        1,
        1,
        additionalCost(cost.payLife({ amount: 'X' })),
        entersWithCounters('+1/+1', { amount: 'X' }),
      ),
    );
    const table = new Table(p);
    table.cast(card, number(3));
    if (table.question.kind !== 'priority') table.answer(pay);
    table.passAll();
    expect([table.life(alice), size(table.state, table.now(card).id)]).toEqual([17, '4/4']);
  });

  test('CR 607.2q: cards that were exiled to pay a cost of the spell that the permanent was', () => {
    const p = position();
    const [buried, other] = [p.graveyard(alice, bear), p.graveyard(alice, forest)];
    const eater = creature(
      'Eater',
      '',
      ['Horror'],
      1,
      1,
      additionalCost(cost.exileFromGraveyard(creatures)),
      whenThisEnters(gainLife({ amount: 'power', of: { objects: 'paid', cost: 'exile from graveyard' } })),
    );
    const card = p.hand(alice, eater);
    const table = new Table(p);
    table.cast(card);
    if (table.question.form === 'select') table.answer(select(buried));
    table.passAll();
    table.passAll();
    expect([table.zoneOf(buried), table.zoneOf(other), table.life(alice)]).toEqual(['exile', 'graveyard', 22]);
  });
});
