import { describe, expect, test } from '@jest/globals';
import type { Effect } from '@stacktrail/card-tree';
import { readingSpell } from './reading.js';

/** The instructions of a spell without modes. */
function effectsOf(text: string): readonly Effect[] {
  const [ability] = readingSpell(text);
  if (ability?.kind !== 'spell') throw new Error(`no spell ability: ${JSON.stringify(ability)}`);
  return ability.modes[0]!.effects;
}

const you = { players: 'you' };

describe('what is chosen as the spell resolves', () => {
  test('“a creature card from your graveyard” is chosen, then returned', () => {
    const [choice, move] = effectsOf('Return a creature card from your graveyard to your hand.');
    expect(choice).toMatchObject({ do: 'choose objects', who: you, min: 1, max: 1 });
    expect(choice).toMatchObject({ from: { objects: 'each', zone: 'graveyard', of: you } });
    const { label } = choice as { label: string };
    expect(move).toMatchObject({ do: 'move', what: { objects: 'result', label }, to: { zone: 'hand' } });
  });

  test.each([
    'Put a land card from your hand onto the battlefield tapped.',
    'Put up to two creature cards from your hand onto the battlefield.',
    'Return a creature card from your graveyard to the battlefield.',
    "Return a creature you control to its owner's hand.",
    'Exile a card from a graveyard.',
    'Put a +1/+1 counter on a creature you control.',
    'Draw three cards, then put two cards from your hand on top of your library in any order.',
  ])('%s', (text) => {
    expect(effectsOf(text)[0]).toBeDefined();
    expect(JSON.stringify(effectsOf(text))).toContain('"do":"choose objects"');
  });

  test('cards that were looked at are chosen from, and “the rest” are the others', () => {
    const effects = effectsOf(
      'Look at the top five cards of your library. You may reveal a creature card from among them and put it into your hand. Put the rest on the bottom of your library in a random order.',
    );
    const [look, may, rest] = effects;
    const { label } = look as { label: string };
    expect(look).toMatchObject({ do: 'look at', what: { objects: 'top of library', count: 5 } });
    expect(may).toMatchObject({
      do: 'may',
      effects: [
        { do: 'choose objects', from: { objects: 'matching', of: { label } } },
        { do: 'reveal' },
        { do: 'move' },
      ],
    });
    expect(rest).toMatchObject({
      do: 'put into library',
      position: 'bottom',
      order: 'random',
      what: { objects: 'other than', of: { label } },
    });
  });

  test('of two cards the rest is the other', () => {
    const text =
      'Look at the top two cards of your library. Put one of them into your hand and the other into your graveyard.';
    expect(effectsOf(text)).toHaveLength(4);
    expect(() => readingSpell(text.replace('the other', 'the rest'))).toThrow();
  });

  test('a hand that is revealed is “it”', () => {
    const [, choice, discard] = effectsOf(
      'Target player reveals their hand. You choose a nonland card from it. That player discards that card.',
    );
    expect(choice).toMatchObject({
      do: 'choose objects',
      from: { objects: 'each', zone: 'hand', of: { players: 'target' } },
    });
    expect(discard).toMatchObject({ do: 'discard cards', who: { players: 'target', slot: 0, called: 'player' } });
  });
});

describe('a reflexive triggered ability', () => {
  test('CR 603.12: “when you do” has targets of its own', () => {
    const [may] = effectsOf('You may pay {2}. When you do, destroy target creature.');
    expect(may).toMatchObject({
      do: 'may pay',
      effects: [
        {
          do: 'reflexive trigger',
          ability: { event: { on: 'when you do' }, modes: [{ targets: [{ kind: 'permanent' }] }] },
        },
      ],
    });
  });

  test('it keeps what the outer text named', () => {
    const [, pay] = effectsOf('Tap target creature. You may pay {1}. When you do, destroy that creature.');
    expect(pay).toMatchObject({
      effects: [{ keep: { objects: 'target', slot: 0 }, ability: { modes: [{ targets: [] }] } }],
    });
  });
});
