import { describe, expect, test } from '@jest/globals';
import type { Effect } from '@stacktrail/card-tree';
import { reading, readingSpell } from './reading.js';

function effectsOf(text: string): readonly Effect[] {
  const [ability] = readingSpell(text);
  if (ability?.kind !== 'spell') throw new Error('that is no spell ability');
  return ability.modes[0]!.effects;
}

describe('what is asked last', () => {
  test('is the condition of the one instruction before it', () => {
    expect(effectsOf("Counter target spell if it's blue.")).toEqual([
      {
        do: 'if',
        condition: {
          if: 'matches',
          objects: { objects: 'target', slot: 0, called: 'it' },
          filter: { is: 'color', color: 'U' },
        },
        then: [{ do: 'counter', what: { objects: 'target', slot: 0 } }],
        last: true,
      },
    ]);
    readingSpell('Draw a card if you control a planeswalker. Otherwise, discard a card.');
  });

  test('of several instructions it can’t be told which it belongs to', () => {
    expect(() => readingSpell('Draw a card and you lose 1 life if you control a Forest.')).toThrow('read up to');
  });
});

test('CR 608.2c: “unless” asks for what must not be so', () => {
  const [discard] = effectsOf('Discard a card unless you attacked this turn.');
  expect(discard).toMatchObject({
    do: 'if',
    condition: { if: 'not', of: { if: 'happened' } },
    then: [{ do: 'discard' }],
    last: 'unless',
  });
  expect(effectsOf('Discard a card unless you pay {2}.')).toMatchObject([{ do: 'unless' }]);
});

describe('what is done later', () => {
  test('CR 603.7: “if you do” can put an instruction off', () => {
    const [ability] = reading(
      "Whenever a creature attacks, you may exile it. If you do, return that card to the battlefield under its owner's control at the beginning of the next end step.",
    );
    const effects = ability?.kind === 'triggered' ? ability.modes[0]!.effects : [];
    expect(effects[1]).toMatchObject({
      do: 'if',
      condition: { if: 'did' },
      then: [
        {
          do: 'delayed trigger',
          keep: { objects: 'result' },
          ability: { modes: [{ effects: [{ do: 'move', what: { objects: 'kept' } }] }] },
        },
      ],
    });
  });

  test('CR 118.12a: what is paid instead can be so much for each', () => {
    const [effect] = effectsOf('Counter target spell unless its controller pays {1} for each card in your graveyard.');
    expect(effect).toMatchObject({ do: 'unless', times: { amount: 'count', zone: 'graveyard' } });
  });
});

describe('what is destroyed and not regenerated', () => {
  test('is one or several', () => {
    const [one] = effectsOf("Destroy target nonartifact, nonblack creature. It can't be regenerated.");
    const [all] = effectsOf("Destroy all creatures. They can't be regenerated.");
    expect([one, all]).toMatchObject([{ noRegeneration: true }, { noRegeneration: true }]);
  });
});

describe('noun phrases', () => {
  test('what things aren’t is said with commas between', () => {
    const [effect] = effectsOf('Exile all noncreature, nonland permanents.');
    expect(effect).toMatchObject({
      what: {
        filter: {
          of: [
            { is: 'not', of: { is: 'type', type: 'Creature' } },
            { is: 'not', of: { is: 'type', type: 'Land' } },
          ],
        },
      },
    });
    expect(() => effectsOf('Exile all noncreature, red permanents.')).toThrow('read up to');
  });

  test('colors and states stand in the order in which the text has them', () => {
    readingSpell('Exile target nonwhite attacking creature.');
    readingSpell('Exile target attacking nonwhite creature.');
  });
});

describe('conditions about what is controlled', () => {
  test('one of two kinds', () => {
    const [ability] = reading('This creature enters tapped unless you control an Island or a Swamp.');
    expect(ability).toMatchObject({
      effects: [{ replacement: { instead: { unless: { if: 'any', of: [{ if: 'control' }, { if: 'control' }] } } } }],
    });
  });

  test('CR 608.2h: what was not is asked of what it last was', () => {
    reading("At the beginning of the end step, if this creature wasn't kicked, sacrifice it.");
  });
});

describe('mana', () => {
  test('two mana of two types, as they are listed', () => {
    const [ability] = reading('{U/B}, {T}: Add {U}{U}, {U}{B}, or {B}{B}.');
    expect(ability).toMatchObject({
      modes: [{ effects: [{ mana: { add: 'any combination', types: ['U', 'B'], count: 2, listed: true } }] }],
    });
  });

  test('CR 106.7: of a type that permanents could produce', () => {
    const [ability] = reading('{T}: Add one mana of any type that a land you control could produce.');
    expect(ability).toMatchObject({ modes: [{ effects: [{ mana: { add: 'could produce', what: 'type' } }] }] });
  });

  test('so many of one type for each of what is counted', () => {
    const [ability] = reading('{T}: Add {C}{C} for each artifact you control.');
    expect(ability).toMatchObject({ modes: [{ effects: [{ mana: { types: ['C'], count: { of: [2, {}] } } }] }] });
  });
});

describe('searching and costs', () => {
  test('CR 701.23: what is found is revealed, one or several', () => {
    readingSpell('Search your library for a creature card, reveal it, put it into your hand, then shuffle.');
    readingSpell(
      'Search your library for up to three basic land cards, reveal them, put them into your hand, then shuffle.',
    );
  });

  test('permanents are returned to pay', () => {
    const [one] = reading("Sacrifice a creature, Return this creature to its owner's hand: Draw a card.");
    expect(one).toMatchObject({ cost: [{ cost: 'sacrifice' }, { cost: 'return this to hand' }] });
    const [other] = reading("Return a land you control to its owner's hand: Draw a card.");
    expect(other).toMatchObject({ cost: [{ cost: 'return to hand', count: 1 }] });
  });
});

describe('what spells and their targets come to', () => {
  test('CR 614.15: a countered spell goes elsewhere', () => {
    expect(
      effectsOf(
        "Counter target spell unless its controller pays {2}. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.",
      ),
    ).toMatchObject([{ do: 'unless', effects: [{ do: 'counter', to: { zone: 'exile' } }] }]);
    expect(
      effectsOf(
        "Counter target spell. If that spell is countered this way, put it on top of its owner's library instead of into that player's graveyard.",
      ),
    ).toMatchObject([{ do: 'counter', to: { zone: 'library', position: 'top' } }]);
  });

  test('CR 700.3: piles that an opponent makes', () => {
    const effects = effectsOf(
      'Reveal the top five cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard.',
    );
    expect(effects.map((effect) => effect.do)).toEqual([
      'reveal',
      'choose players',
      'separate into piles',
      'choose one',
    ]);
  });

  test('CR 400.11b: a card from outside the game', () => {
    const [effect] = effectsOf(
      'You may reveal an instant card you own from outside the game and put it into your hand.',
    );
    expect(effect).toMatchObject({ do: 'may', effects: [{ do: 'choose objects', from: { zone: 'outside' } }, {}, {}] });
  });

  test('CR 608.2d: a color that the text alone knows', () => {
    const [noted, , discarded] = effectsOf(
      'Choose a color. Target player reveals their hand and discards all cards of that color.',
    );
    const { label } = noted as { label: string };
    expect(discarded).toMatchObject({
      do: 'discard cards',
      what: { filter: { is: 'has noted', label }, zone: 'hand' },
    });
    expect(() => reading('{T}: Choose a color. You gain 1 life.')).toThrow('read up to');
  });

  test('each player evens out with the one who has the fewest', () => {
    const effects = effectsOf(
      'Each player chooses a number of lands they control equal to the number of lands controlled by the player who controls the fewest, then sacrifices the rest. Players discard cards and sacrifice creatures the same way.',
    );
    expect(effects.map((effect) => effect.do)).toEqual(['choose and sacrifice', 'discard', 'choose and sacrifice']);
  });

  test('CR 701.30d: what happens if a clash is won', () => {
    const [clash, won] = effectsOf('Clash with an opponent. If you win, draw a card.');
    expect(won).toMatchObject({ condition: { if: 'did', label: (clash as { label: string }).label } });
  });

  test('damage to each creature and each player; the next clause is no recipient', () => {
    expect(effectsOf('Test Card deals 2 damage to each creature and each player.')).toMatchObject([
      { to: { one: true }, also: [{ to: { players: 'each player' } }] },
    ]);
    const [damage] = effectsOf('Test Card deals 2 damage to each creature and each player loses 1 life.');
    expect(damage).not.toHaveProperty('also');
  });

  test('what a target player controls', () => {
    const [tap] = effectsOf('Tap all lands target player controls and that player loses all unspent mana.');
    expect(tap).toMatchObject({ what: { filter: { of: [{}, { is: 'controlled by players', who: { slot: 0 } }] } } });
  });

  test('a number of tokens, and less than a number', () => {
    reading(
      'When this creature enters, create a number of 1/1 white Soldier creature tokens equal to your devotion to white.',
    );
    const [vise] = reading(
      "At the beginning of the chosen player's upkeep, this creature deals X damage to that player, where X is the number of cards in their hand minus 4.",
    );
    expect(vise).toMatchObject({
      event: { whose: { players: 'chosen' } },
      modes: [{ effects: [{ amount: { is: { amount: 'sum', of: [{ amount: 'hand size' }, -4] } } }] }],
    });
  });

  test('what is asked at the end is about what was there before', () => {
    const text = "Whenever a creature dies, return that card to its owner's hand if it's an artifact card.";
    expect(reading(text)[0]).toMatchObject({
      modes: [
        {
          effects: [
            {
              do: 'if',
              last: true,
              condition: { if: 'matches', objects: { objects: 'that object' } },
              then: [{ do: 'move', what: { objects: 'that object' } }],
            },
          ],
        },
      ],
    });
  });

  test('a delayed ability that moves its own object keeps it', () => {
    const text =
      'When this creature dies, at the beginning of the next end step, you lose 1 life and return this creature to your hand.';
    expect(reading(text)[0]).toMatchObject({
      modes: [{ effects: [{ do: 'delayed trigger', keep: { objects: 'this' } }] }],
    });
  });
});

describe('the last of several clauses is what somebody may do', () => {
  test('“draw a card, then you may …”', () => {
    const [draw, may] = effectsOf('Draw a card, then you may put a land card from your hand onto the battlefield.');
    expect(draw).toMatchObject({ do: 'draw' });
    expect(may).toMatchObject({ do: 'may', who: { players: 'you' }, joined: 'then' });
  });

  test('all that stands behind it is what may be done', () => {
    const effects = effectsOf('Draw a card, then you may discard a card and lose 1 life.');
    expect(effects).toHaveLength(2);
    expect(effects[1]).toMatchObject({ effects: [{ do: 'discard' }, { do: 'lose life' }] });
  });

  test('“if you do” asks whether that was done', () => {
    const [, may, done] = effectsOf(
      'Mill a card, then you may put a land card from your hand onto the battlefield. If you do, draw a card.',
    );
    expect(done).toMatchObject({ do: 'if', condition: { if: 'did', label: (may as { label: string }).label } });
    const [, mayPay] = effectsOf('You gain 1 life, then you may pay {1}. If you do, draw a card.');
    expect(mayPay).toMatchObject({ do: 'may pay', effects: [{ do: 'draw' }], joined: 'then' });
  });
});
