import { describe, expect, test } from '@jest/globals';
import type { Ability, CardType } from '@stacktrail/card-tree';
import { showAbility } from '../../src/grammar/index.js';
import { reading } from './reading.js';

type AnyTextSource = NonNullable<Parameters<typeof reading>[1]>;

function speaking(types: readonly CardType[], abilities: readonly Ability[] = []): AnyTextSource {
  return { name: 'Test Card', types, subtypes: [], supertypes: [], abilities };
}

/** What the only effect of a static ability is. */
function staticOf(text: string, textSource?: AnyTextSource): unknown {
  const [ability] = reading(text, textSource);
  if (ability?.kind !== 'static') throw new Error('no static ability');
  return ability.effects[0];
}

describe('keywords', () => {
  test('that hold an ability', () => {
    expect(reading('Boast — {1}: Draw a card.')).toMatchObject([{ keyword: 'boast', ability: { kind: 'activated' } }]);
    expect(reading('Max speed — This creature has haste.')).toMatchObject([
      { keyword: 'max speed', ability: { kind: 'static' } },
    ]);
    expect(reading('Max speed — {3}, Exile this card from your graveyard: Draw a card.')).toMatchObject([
      { ability: { from: 'graveyard' } },
    ]);
  });

  test('with their own parameters', () => {
    expect(reading('Emerge from artifact {5}{B}')).toMatchObject([{ from: { type: 'Artifact' } }]);
    expect(reading('Splice onto instant or sorcery {2}{U}', speaking(['Instant']))).toMatchObject([
      { keyword: 'splice', onto: { is: 'any' } },
    ]);
    expect(reading('Gift a tapped Fish', speaking(['Instant']))).toMatchObject([{ gift: 'tapped Fish' }]);
    expect(reading('Companion — Each permanent card in your starting deck has mana value 2 or less.')).toMatchObject([
      { condition: { deck: 'each', is: { is: 'mana value' } } },
    ]);
  });

  test('bestow lets a creature speak of what it enchants', () => {
    const bestow = reading('Bestow {3}{W}', speaking(['Enchantment', 'Creature']));
    expect(
      staticOf('Enchanted creature gets +1/+1 and has lifelink.', speaking(['Enchantment', 'Creature'], bestow)),
    ).toMatchObject({ affects: { objects: 'attached' } });
  });

  test('exert', () => {
    expect(reading('You may exert this creature as it attacks. When you do, draw a card.')).toMatchObject([
      { effects: [{ static: 'may as it attacks', effects: [{ do: 'exert' }, { do: 'reflexive trigger' }] }] },
    ]);
  });
});

describe('changes of costs', () => {
  test('of spells', () => {
    expect(staticOf('Spells you cast from exile cost {1} less to cast.')).toMatchObject({
      spells: { is: 'cast from', zone: 'exile' },
      who: 'you',
    });
    expect(staticOf('The first creature spell you cast each turn costs {2} less to cast.')).toMatchObject({
      spells: { is: 'nth cast this turn', nth: 1 },
    });
    expect(staticOf('Spells you cast that target a creature cost {2} less to cast.')).toMatchObject({
      targeting: { type: 'Creature' },
    });
    expect(staticOf('White spells and black spells you cast cost {1} less to cast.')).toMatchObject({
      spells: { of: [{ is: 'spell' }, { is: 'any' }] },
    });
  });

  test('of abilities', () => {
    expect(
      staticOf(
        "Activated abilities of creatures you control cost {2} less to activate. This effect can't reduce the mana in that cost to less than one mana.",
      ),
    ).toMatchObject({ of: 'abilities', leastOne: true });
    expect(staticOf('Equip abilities you activate cost {1} less to activate.')).toMatchObject({ keyword: 'equip' });
  });

  test('of the spell itself', () => {
    const spell = speaking(['Instant']);
    expect(staticOf('This spell costs {3} less to cast if it targets a tapped creature.', spell)).toMatchObject({
      generic: { amount: 'either', condition: { filter: { is: 'targets' } }, then: 3 },
    });
    expect(staticOf('This spell costs {1}{U} more to cast for each target beyond the first.', spell)).toMatchObject({
      static: 'cost modification',
      times: { amount: 'sum', of: [{ amount: 'number of targets' }, -1] },
    });
    expect(staticOf("This spell costs {2} less to cast if it's bargained.", spell)).toMatchObject({
      generic: { condition: { if: 'cost was paid', keyword: 'bargain' } },
    });
  });
});

describe('permissions and costs', () => {
  test('once each turn, from either place', () => {
    const [ability] = reading(
      'Once during each of your turns, you may cast a spell from your hand or the top of your library without paying its mana cost.',
    );
    expect(ability).toMatchObject({
      effects: [
        { from: 'hand', how: { pay: 'nothing', once: 'each of your turns' } },
        { from: 'top of library', how: { pay: 'nothing' } },
      ],
    });
  });

  test('with costs beside and instead', () => {
    expect(
      staticOf(
        'You may cast this card from your graveyard by paying 3 life and discarding a card in addition to paying its other costs.',
      ),
    ).toMatchObject({
      how: { additional: [{ cost: 'pay life' }, { cost: 'discard' }] },
    });
    expect(
      staticOf(
        'You may play lands and cast spells from the top of your library. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost.',
      ),
    ).toMatchObject({ how: { permit: 'play', pay: [{ cost: 'pay life' }], said: 'afterwards' } });
  });

  test('a condition before and behind', () => {
    const spell = speaking(['Instant']);
    expect(
      reading(
        "If it's not your turn, you may exile a blue card from your hand rather than pay this spell's mana cost.",
        spell,
      ),
    ).toMatchObject([{ condition: { if: 'not' }, leads: true, said: 'if', effects: [{ static: 'alternative cost' }] }]);
    expect(reading('You may cast this spell as though it had flash if you control a Faerie.', spell)).toMatchObject([
      { condition: { if: 'control' }, said: 'if' },
    ]);
  });

  test('costs of every kind', () => {
    const costOf = (text: string): unknown => {
      const [ability] = reading(`${text}: Draw a card.`);
      return ability?.kind === 'activated' ? ability.cost[0] : undefined;
    };
    expect(costOf('Discard a card at random')).toMatchObject({ cost: 'discard', atRandom: true });
    expect(costOf('Remove a counter from this creature')).toMatchObject({ filter: { is: 'this' } });
    expect(costOf('Remove two +1/+1 counters from among creatures you control')).toMatchObject({ count: 2 });
    expect(costOf('Pay {E}{E}')).toMatchObject({ counter: 'energy', count: 2 });
    expect(costOf('{3} or {U}')).toMatchObject({ cost: 'choice' });
    expect(costOf('Exert this creature')).toEqual({ cost: 'exert this' });
    expect(costOf('Exile the top two cards of your library')).toMatchObject({ count: 2 });
    expect(costOf('Collect evidence 3')).toMatchObject({ action: 'collect evidence', total: 3 });
  });
});

describe('what is given and what was paid', () => {
  test('spells have keywords', () => {
    expect(staticOf('Noncreature spells you cast from exile have convoke.')).toMatchObject({
      affects: { zone: 'stack' },
      changes: [{ abilities: [{ keyword: 'convoke' }] }],
    });
    expect(staticOf('The first spell you cast each turn has cascade.')).toMatchObject({
      affects: { filter: { of: [{ is: 'nth cast this turn' }, { is: 'cast from' }, { is: 'controlled by' }] } },
    });
  });

  test('spells are on the stack', () => {
    expect(staticOf('Instant or sorcery spells you control have rebound.')).toMatchObject({
      affects: { zone: 'stack' },
    });
  });

  test('keyword costs, gifts and bargains', () => {
    expect(reading('When this creature enters, if its prowl cost was paid, draw a card.')).toMatchObject([
      { condition: { if: 'cost was paid', keyword: 'prowl' } },
    ]);
    expect(reading('When this creature enters, if it was bargained, draw a card.')).toMatchObject([
      { condition: { filter: { is: 'cost was paid', keyword: 'bargain' } } },
    ]);
    expect(reading("You lose 2 life. If the gift wasn't promised, draw a card.", speaking(['Instant']))).toMatchObject([
      { modes: [{ effects: [{}, { condition: { if: 'not' } }] }] },
    ]);
  });

  test('abilities that cost less, and mana that does something to its spell', () => {
    expect(
      reading('{5}, {T}: Draw a card. This ability costs {1} less to activate for each creature you control.'),
    ).toMatchObject([{ costsLess: { mana: ['1'], times: { amount: 'count' } } }]);
    expect(
      reading(
        "{T}: Add one mana of any color. Spend this mana only to cast creature spells, and that spell can't be countered.",
      ),
    ).toMatchObject([{ modes: [{ effects: [{ spend: {}, rider: { effects: [{ do: 'apply' }] } }] }] }]);
  });
});

describe('casting as something resolves, and permissions of what resolves', () => {
  const effectsOf = (text: string): unknown => {
    const [ability] = reading(text, speaking(['Instant']));
    return ability?.kind === 'spell' ? ability.modes[0]!.effects : undefined;
  };

  test('a spell from somewhere, now', () => {
    expect(
      effectsOf('You may cast a spell with mana value 4 or less from your hand without paying its mana cost.'),
    ).toMatchObject([
      { do: 'may', effects: [{ do: 'cast', what: { zone: 'hand' }, count: 1, how: { pay: 'nothing' } }] },
    ]);
    expect(
      effectsOf(
        'You may cast target instant card from your graveyard. If that spell would be put into a graveyard, exile it instead.',
      ),
    ).toMatchObject([{ effects: [{ what: { objects: 'target' }, how: { exiledAfterwards: true } }] }]);
  });

  test('spells from among cards, for a while', () => {
    expect(
      effectsOf('Exile the top two cards of your library. Until end of turn, you may cast red spells from among them.'),
    ).toMatchObject([{ do: 'move' }, { do: 'may play', how: { filter: { is: 'color' } }, until: 'this turn' }]);
    expect(
      effectsOf(
        'Exile the top card of your library. You may play that card for as long as it remains exiled, and you may spend mana as though it were mana of any color to cast that spell.',
      ),
    ).toMatchObject([{ do: 'move' }, { how: { spendAs: 'any color', spendSaid: 'that spell' } }]);
  });
});

describe('crewing and limits', () => {
  test('with what creatures crew and saddle', () => {
    expect(
      staticOf('This creature saddles Mounts and crews Vehicles as though its power were 2 greater.'),
    ).toMatchObject({
      changes: [
        { rule: 'saddles Mounts as though its power were 2 greater' },
        { rule: 'crews Vehicles as though its power were 2 greater' },
      ],
    });
  });

  test('a time and a condition', () => {
    expect(
      reading('{1}: Draw a card. Activate only during your upkeep and only if you control a Swamp.'),
    ).toMatchObject([{ onlyIf: { if: 'all', of: [{ if: 'during' }, { if: 'control' }] } }]);
  });
});

describe('the next spell (CR 611.2f)', () => {
  test.each([
    'The next spell you cast this turn has improvise.',
    'The next instant or sorcery spell you cast this turn has storm.',
    'The next noncreature spell you cast this turn has affinity for artifacts.',
    "The next creature spell you cast this turn can't be countered.",
  ])('%s', (text) => {
    const [ability] = reading(`{1}: ${text}`);
    expect(ability).toMatchObject({ modes: [{ effects: [{ do: 'apply', to: { zone: 'stack' }, next: true }] }] });
    expect(showAbility(ability!, speaking(['Artifact']))).toBe(`{1}: ${text}`);
  });
});

describe('mana that was spent', () => {
  test('CR 601.2h: is that of the spell that “it” means', () => {
    const spell = { objects: 'that object', called: 'it' };
    expect(
      reading('Whenever you cast a spell, if at least four mana was spent to cast it, draw a card.'),
    ).toMatchObject([{ condition: { left: { amount: 'mana spent', of: spell }, right: 4, said: 'at least' } }]);
    expect(reading('Whenever you cast a spell, if {U} was spent to cast it, draw a card.')).toMatchObject([
      { condition: { left: { amount: 'mana spent', types: ['U'], of: spell } } },
    ]);
    const [ability] = reading('When this creature enters, if {U} was spent to cast it, draw a card.');
    expect(ability).toHaveProperty('condition.left', { amount: 'mana spent', types: ['U'] });
  });

  test('can be from such a source', () => {
    expect(
      reading('Whenever you cast a spell, if mana from a Treasure was spent to cast it, draw a card.'),
    ).toMatchObject([{ condition: { left: { from: { is: 'subtype', subtype: 'Treasure' } }, right: 1 } }]);
  });
});
