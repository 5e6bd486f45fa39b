import { describe, expect, test } from '@jest/globals';
import {
  artifact,
  cost,
  creature,
  creatures,
  draw,
  keywords,
  land,
  onto,
  you,
  type CardDefinition,
  type Effect,
} from '@stacktrail/card-tree';
import type { ManaType } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import {
  alice,
  attackWith,
  bear,
  blockWith,
  bob,
  doing,
  forest,
  player,
  position,
  Table,
  type Position,
} from '@stacktrail/test-kit';
import { choicesOf } from '../../src/decisions/choices.js';
import { asked, labelsOf } from './asked.js';

function inStep(step: 'beginning of combat' | 'end'): Position {
  return position((state) => {
    state.step = step;
  });
}

/** A table at which Alice's creature attacks and all of Bob's block it. */
function blocked(attacker: CardDefinition, ...blockers: readonly CardDefinition[]): Table {
  const scene = inStep('beginning of combat');
  const attacking = scene.battlefield(alice, attacker);
  const blocking = blockers.map((card) => scene.battlefield(bob, card));
  const table = new Table(scene);
  table.passAll();
  table.answer(attackWith(player(bob), attacking));
  table.passAll();
  table.answer(blockWith(...blocking.map((id): [ObjectId, ObjectId] => [id, attacking])));
  table.passAll();
  return table;
}

describe('CR 510.1: combat damage', () => {
  test('says how much goes to whom, and that all of it is dealt', () => {
    const table = blocked(creature('Ogre', '', ['Ogre'], 5, 5), bear, bear);
    expect(labelsOf(table).map((label) => label.replace(/ \(.*?\)/g, ''))).toEqual([
      "Player 1's Ogre deals all 5 to Player 2's Bear",
      "Player 1's Ogre deals all 5 to Player 2's Bear",
    ]);
    expect(asked(table).options[0]!.pieceLabel).toMatch(/^Player 1's Ogre \(.*\) deals damage to Player 2's Bear/);
    const { rules, min } = asked(table).combine!;
    expect(min).toBe(1);
    expect(rules).toEqual([
      'Each creature deals all of its damage: the amounts of its pieces add up to its total, and a piece may be left out.',
    ]);
  });

  test('CR 702.19b: speaks of trample where a creature has it', () => {
    const table = blocked(creature('Ox', '', ['Ox'], 5, 5, keywords('trample')), bear);
    expect(asked(table).combine!.rules.at(-1)).toMatch(/^A creature that is blocked and has trample/);
    expect(labelsOf(table).map((label) => label.replace(/ \(.*?\)/g, ''))).toEqual([
      "Player 1's Ox deals all 5 to Player 2's Bear",
      "Player 1's Ox deals 3 to Player 2 and 2 to Player 2's Bear",
    ]);
  });
});

describe('CR 601.2h: spending mana', () => {
  test('says what is spent and what is left', () => {
    const { state } = new Table(position());
    const pool: readonly ManaType[] = ['U', 'U', 'R'];
    const question = {
      form: 'spend',
      kind: 'spend mana',
      rule: '601.2h',
      player: alice,
      source: 0,
      prompt: 'Pay.',
    } as const;
    const { options } = choicesOf({ ...question, source: 0 as ObjectId, pool, amount: 2 }, state, 'judge');
    expect(options.map(({ label }) => label)).toEqual([
      'Spend {U}{U}, and {R} is left',
      'Spend {R}{U}, and {U} is left',
    ]);
  });
});

describe('CR 603.3b: an order of triggered abilities', () => {
  test('names the creature that each concerns', () => {
    const scene = inStep('beginning of combat');
    scene.battlefield(
      alice,
      artifact('Drum', '', [], {
        kind: 'triggered',
        event: { on: 'attacks', what: creatures },
        modes: [
          {
            targets: [],
            effects: [
              {
                do: 'gain life',
                who: { players: 'you' },
                amount: { amount: 'power', of: { objects: 'that object' } },
              },
            ],
          },
        ],
      }),
    );
    const [one, other] = [scene.battlefield(alice, bear), scene.battlefield(alice, creature('Wolf', '', [], 3, 1))];
    const table = new Table(scene);
    table.passAll();
    table.answer(attackWith(player(bob), one, other));
    expect(asked(table).kind).toBe('order triggers');
    expect(labelsOf(table).map((label) => /\[for .*?'s (\w+)/.exec(label)?.[1])).toEqual(['Bear', 'Wolf']);
  });
});

describe('CR 118.12: an offer to pay', () => {
  const paying = (effect: Effect): readonly string[] => {
    const scene = position();
    const id = scene.hand(alice, doing(effect));
    const table = new Table(scene);
    table.cast(id);
    table.passAll();
    return labelsOf(table);
  };

  test('says what follows from paying', () => {
    const may: Effect = { do: 'may pay', who: you, cost: [cost.payLife(1)], effects: [draw(1)] };
    expect(paying(may)).toEqual(['Pay the cost “Pay 1 life”: “Draw a card.” follows.', "Don't pay: nothing happens."]);
  });

  test('CR 107.3c: has the number of an X that the text defines', () => {
    const x: Effect = {
      do: 'unless',
      who: you,
      cost: [{ cost: 'mana', mana: ['X'], x: { amount: 'count', filter: creatures } }],
      effects: [draw(1)],
    };
    expect(paying(x)[0]).toBe('Pay the cost “{0}”: “Draw a card.” doesn’t follow.');
  });

  test('CR 118.12a: says what follows from not paying', () => {
    const unless: Effect = { do: 'unless', who: you, cost: [cost.payLife(1)], effects: [draw(1)] };
    expect(paying(unless)).toEqual([
      'Pay the cost “Pay 1 life”: “Draw a card.” doesn’t follow.',
      "Don't pay: “Draw a card.” follows.",
    ]);
  });
});

describe('CR 514.1, 701.23: prompts that say how many and where', () => {
  test('the cards over the maximum hand size', () => {
    const scene = inStep('end');
    for (let i = 0; i < 9; i++) scene.hand(alice, forest);
    const table = new Table(scene);
    table.passAll();
    expect(asked(table).prompt).toBe('Discard 2 cards: you have 9, and your maximum hand size is 7.');
  });

  test('whose library is searched, and that nothing needs to be found', () => {
    const scene = position();
    const find: Effect = { do: 'search library', who: you, filter: creatures, count: 1, to: onto.battlefield };
    const id = scene.hand(alice, doing(find));
    scene.library(alice, bear);
    const table = new Table(scene);
    table.cast(id);
    table.passAll();
    expect(asked(table).prompt).toBe("Search Player 1's library: choose the card to find, or none.");
    expect(labelsOf(table).at(-1)).toBe('None of these: nothing is found');
  });
});

describe('CR 616.1: two effects of one card', () => {
  test('are told apart by their text', () => {
    const scene = position();
    const enters = (change: object): object => ({
      kind: 'static',
      effects: [{ static: 'replacement', replacement: { would: 'enter', what: { is: 'this' }, ...change } }],
    });
    const isle = land(
      'Isle',
      [],
      enters({ instead: { enters: 'tapped' } }) as never,
      enters({ instead: { enters: 'with choice', choice: { choose: 'color' } } }) as never,
    );
    const id = scene.hand(alice, isle);
    const table = new Table(scene);
    table.playLand(id);
    expect(asked(table).kind).toBe('choose replacement');
    expect(labelsOf(table)[0]).toBe('The effect of Isle: “This land enters tapped.”.');
    expect(new Set(labelsOf(table)).size).toBe(2);
  });
});
