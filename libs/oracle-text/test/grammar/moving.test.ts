import { describe, expect, test } from '@jest/globals';
import type { Effect } from '@stacktrail/card-tree';
import { reading, readingSpell } from './reading.js';

/** The instructions of a spell without modes. */
function effectsOf(text: string): readonly Effect[] {
  const [ability] = readingSpell(text);
  if (ability?.kind !== 'spell') throw new Error(`no spell ability: ${JSON.stringify(ability)}`);
  return ability.modes[0]!.effects;
}

const fromGraveyard = 'Return target creature card from your graveyard to the battlefield';

describe('how permanents arrive', () => {
  test.each([
    [' tapped.', { tapped: true }],
    [' tapped and attacking.', { tapped: true, attacking: true }],
    [" transformed under its owner's control.", { transformed: true, control: 'owner' }],
    [' with a finality counter on it.', { withCounters: { counter: 'finality', count: 1 } }],
    [
      ' tapped under your control with two +1/+1 counters on it.',
      { tapped: true, control: 'you', withCounters: { counter: '+1/+1', count: 2 } },
    ],
  ])('CR 110.5: “%s”', (end, how) => {
    expect(effectsOf(`${fromGraveyard}${end}`)[0]).toMatchObject({ do: 'move', to: { zone: 'battlefield', ...how } });
  });

  test.each([
    [' attached to target creature you control.', { objects: 'target', slot: 1 }],
    [' under your control attached to target player.', { players: 'target', slot: 1 }],
    [' attached to a creature you control.', { objects: 'each', filter: { is: 'all' } }],
  ])('CR 303.4i: “%s”', (end, attachedTo) => {
    const [moved] = effectsOf(`Return target Aura card from your graveyard to the battlefield${end}`);
    expect(moved).toMatchObject({ do: 'move', to: { zone: 'battlefield', attachedTo } });
  });

  test('CR 303.4i: several things that enter are attached to one of those each', () => {
    const several = 'Return up to two target Aura cards from your graveyard to the battlefield attached to ';
    const [moved] = effectsOf(`${several}creatures you control.`);
    expect(moved).toMatchObject({ to: { attachedTo: { objects: 'each' } } });
    expect(() => effectsOf(`${several}a creature you control.`)).toThrow();
  });

  test('CR 303.4i: what enters is not what it is attached to', () => {
    const [entering] = reading(
      'When a Cat you control enters, you may put an Aura card from your hand onto the battlefield attached to it.',
    );
    expect(JSON.stringify(entering)).toContain('"attachedTo":{"objects":"that object","called":"it"}');
  });

  test('CR 303.4i: what is found is put onto the battlefield attached to something', () => {
    const [search] = effectsOf(
      'Search your library for a Curse card, put it onto the battlefield attached to target player, then shuffle.',
    );
    expect(search).toMatchObject({ do: 'search library', to: { zone: 'battlefield', attachedTo: { slot: 0 } } });
  });

  test('CR 401.7: so far from the top of a library', () => {
    expect(effectsOf("Put target creature into its owner's library third from the top.")[0]).toMatchObject({
      to: { zone: 'library', position: 'top', fromTop: 3 },
    });
  });

  test('the words “put” and “return” are kept where they don’t follow from what is moved', () => {
    const [plain] = reading('When this creature dies, return it to the battlefield under your control.');
    const [put] = reading('When this creature dies, put it onto the battlefield under your control.');
    expect(JSON.stringify(plain)).not.toContain('"verb"');
    expect(JSON.stringify(put)).toContain('"verb":"put"');
  });
});

describe('searches', () => {
  test.each([
    'Search your library for a Cave card and a basic Plains card, reveal them, put them into your hand, then shuffle.',
    'Search your library for a white card, a blue card, and a black card, put them into your hand, then shuffle.',
    'Search your library for up to two land cards with different names, put them onto the battlefield tapped, then shuffle.',
    'Search your library for any number of Goblin cards, put them into your graveyard, then shuffle.',
    'Search your library for up to X basic land cards, put them onto the battlefield tapped, then shuffle.',
    'Search your library for four cards, exile them, then shuffle.',
    'Each player searches their library for a basic land card, puts it onto the battlefield, then shuffles.',
    'Destroy target Cave. Its controller may search their library for a Cave card, put it onto the battlefield tapped, then shuffle.',
  ])('CR 701.23a: “%s”', (text) => {
    expect(JSON.stringify(effectsOf(text))).toContain('"do":"search library"');
  });

  test('CR 701.24b: what goes on top stays apart as the library is shuffled', () => {
    const [search, shuffle] = effectsOf(
      'Search your library for a Cave card, reveal it, then shuffle and put that card on top.',
    );
    expect(search).toMatchObject({ do: 'search library', to: { zone: 'library', position: 'top' } });
    expect(shuffle).toMatchObject({ do: 'shuffle', joined: 'then' });
  });

  test('one of those found goes here, the other there', () => {
    const [search, choice, one, other, shuffle] = effectsOf(
      'Search your library for up to two Cave cards, reveal them, put one onto the battlefield tapped and the other into your hand, then shuffle.',
    );
    expect(search).toMatchObject({ do: 'search zones', zones: ['library'], min: 0, max: 2, reveal: true });
    expect(choice).toMatchObject({ do: 'choose objects', min: 1, max: 1 });
    expect([one, other, shuffle]).toMatchObject([
      { to: { zone: 'battlefield' } },
      { to: { zone: 'hand' }, what: { objects: 'other than' } },
      { do: 'shuffle' },
    ]);
  });

  test('CR 701.23a: another player’s library is searched', () => {
    const [search, move] = effectsOf(
      "Search target opponent's library for a Goblin card and put that card onto the battlefield under your control. Then that player shuffles.",
    );
    expect(search).toMatchObject({ do: 'search zones', whose: { players: 'target', slot: 0 } });
    expect(move).toMatchObject({ what: { objects: 'result' }, to: { control: 'you' } });
  });
});

describe('what “otherwise” and “instead” speak of', () => {
  test('CR 608.2c: “otherwise” knows nothing of what wasn’t done', () => {
    const [, asked] = effectsOf(
      "Reveal the top card of your library. If it's a land card, put it onto the battlefield. Otherwise, put that card into your hand.",
    );
    expect(asked).toMatchObject({ otherwise: [{ do: 'move', what: { objects: 'result', label: 'cards 1' } }] });
  });

  test('CR 608.2c: “that card” is what would have been moved otherwise', () => {
    const [asked] = effectsOf(
      `Return target creature card from your graveyard to your hand. If you control a Dragon, return that card to the battlefield instead.`,
    );
    expect(asked).toMatchObject({ then: [{ do: 'move', what: { objects: 'target', slot: 0 } }] });
  });

  test('CR 608.2c: what was found only otherwise can’t be meant', () => {
    const text =
      'Search your library for a land card, reveal it, then shuffle and put that card on top. If you control a Dragon, put that card onto the battlefield instead.';
    expect(() => readingSpell(text)).toThrow('read up to');
  });
});

describe('whose permanents', () => {
  test.each([
    'Destroy all creatures target player controls.',
    'Tap all creatures target opponent controls.',
    'Target opponent loses 1 life for each creature they control.',
    'Test Card deals 1 damage to each creature your opponents control.',
    "Destroy all creatures. They can't be regenerated.",
  ])('%s', (text) => {
    expect(effectsOf(text)).toHaveLength(1);
  });

  test('cards of one graveyard share their owner, whom later words can mean', () => {
    const together = [{ all: 'share', quality: 'owner' }];
    const kind = 'card in graveyard';
    expect(
      reading('When this creature enters, exile up to two target cards from a single graveyard.')[0],
    ).toMatchObject({ modes: [{ targets: [{ kind, min: 0, max: 2, together }] }] });
    const text =
      "When this creature enters, put up to two target cards from a player's graveyard on top of their library in any order. That player draws a card at the beginning of the next turn's upkeep.";
    expect(reading(text)[0]).toMatchObject({
      modes: [
        {
          targets: [{ kind, together }],
          effects: [
            { do: 'put into library', position: 'top', order: 'any', who: { players: 'you' } },
            { do: 'delayed trigger', keep: { objects: 'target', slot: 0 } },
          ],
        },
      ],
    });
  });
});
