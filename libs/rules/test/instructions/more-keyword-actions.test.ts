import { describe, expect, test } from '@jest/globals';
import {
  all,
  creature,
  creatures,
  destroy,
  draw,
  instant,
  land,
  meldPair,
  mode,
  spell,
  target,
  twoFaced,
  youControl,
  type CardDefinition,
  type Effect,
} from '@stacktrail/card-tree';
import { requirementsObeyed, matches } from '@stacktrail/characteristics';
import { objectOf } from '@stacktrail/game-state';
import { alice, bob, position, factsOf, pools, Table, choose, opponent, Scene, you, bear } from '@stacktrail/test-kit';

const me = { players: 'you' } as const;
const first = { objects: 'target', slot: 0 } as const;
const named = (...names: readonly string[]): readonly CardDefinition[] =>
  names.map((name) => creature(name, '{1}{G}', ['Bear'], 2, 2));
const player = (id: number) => ({ is: 'player', id }) as never;

describe('CR 701.6, 701.8, 701.9: counter, destroy, discard', () => {
  test('CR 701.6b: what was paid for a countered spell isn’t given back', () => {
    const p = position(pools('GG', ''));
    const card = p.hand(alice, creature('Elk', '{G}{G}', ['Elk'], 3, 3));
    const counter = p.hand(bob, instant('No', '', spell(target.spell(), { do: 'counter', what: first })));
    const table = new Table(p);
    table.cast(card, { form: 'action', action: { do: 'pay' } });
    table.pass();
    table.cast(counter);
    table.passAll();
    expect([table.zoneOf(card), table.pool(alice)]).toEqual(['graveyard', '']);
  });

  test('CR 701.8b: a permanent that is sacrificed, or has no toughness left, hasn’t been destroyed', () => {
    const weaken: Effect = {
      do: 'apply',
      to: first,
      changes: [{ change: 'modify power and toughness', power: 0, toughness: -2 }],
      until: 'this turn',
    };
    for (const effect of [weaken, { do: 'sacrifice', what: first } as Effect]) {
      const p = position();
      const id = p.battlefield(alice, bear);
      const card = p.hand(alice, instant('End', '', spell(target.creature(), effect)));
      const table = new Table(p);
      table.cast(card);
      table.passAll();
      expect([table.zoneOf(id), table.of('Destroyed')]).toEqual(['graveyard', []]);
    }
  });

  test('CR 701.9a: a discarded card goes from the hand to its owner’s graveyard', () => {
    const scene = new Scene(mode({ do: 'discard', who: { players: 'each opponent' }, count: 1 }), {}, { hand: [bear] });
    const { facts } = scene.follow();
    expect(scene.names('graveyard', opponent)).toEqual(['Bear']);
    expect(factsOf(facts, 'ObjectMoved')[0]?.data.manner).toBe('discard');
  });
});

describe('CR 701.15: goad', () => {
  const goad: Effect = { do: 'goad', what: first };

  test('CR 701.15c, 701.15d: each player who goads it adds requirements, the same player no more', () => {
    const scene = new Scene(mode(target.creature(), goad, goad), {}, { battlefield: [bear] }, {});
    const ref = scene.ref('Bear');
    const obeyed = (): readonly number[] =>
      [0, 2].map((id) => requirementsObeyed(scene.game.state, scene.object('Bear'), player(id)));
    scene.follow({ targets: [[ref]] });
    expect(obeyed()).toEqual([1, 2]);
    scene.follow({ ...scene.context({ targets: [[ref]] }), you: 2 as typeof you });
    expect(obeyed()).toEqual([3, 3]);
    expect(scene.object('Bear').designations).toHaveLength(2);
  });
});

describe('CR 701.17, 701.18: mill, play', () => {
  test('CR 701.17c: a milled card is found where it went', () => {
    const text = mode(
      { do: 'mill', who: me, count: 2, label: 'milled' },
      { do: 'move', what: { objects: 'result', label: 'milled' }, to: { zone: 'hand' } },
    );
    const scene = new Scene(text, { library: named('A', 'B', 'C') }, {});
    scene.follow();
    expect([scene.names('hand'), scene.names('graveyard')]).toEqual([['A', 'B'], []]);
  });

  test('CR 701.17d: of several milled cards a number asks for the sum', () => {
    const text = mode(
      { do: 'mill', who: me, count: 2, label: 'milled' },
      { do: 'gain life', who: me, amount: { amount: 'mana value', of: { objects: 'result', label: 'milled' } } },
    );
    const scene = new Scene(text, { library: named('A', 'B') }, {});
    scene.follow();
    expect(scene.life(you)).toBe(24);
  });

  test('CR 701.18a: a land that an effect puts onto the battlefield wasn’t played', () => {
    const hill = land('Hill', []);
    const put: Effect = {
      do: 'move',
      what: { objects: 'each', filter: { is: 'type', type: 'Land' }, zone: 'hand', of: me },
      to: { zone: 'battlefield' },
    };
    const scene = new Scene(mode(put), { hand: [hill] }, {});
    const { facts } = scene.follow();
    expect(scene.zoneOf('Hill')).toBe('battlefield');
    expect(factsOf(facts, 'ObjectMoved')[0]?.data.manner).toBe('put');
  });
});

describe('CR 701.22, 701.23: scry, search', () => {
  test('CR 701.23b: cards in a public zone that fit must be found, in a hidden one they needn’t', () => {
    const search: Effect = {
      do: 'search zones',
      who: me,
      whose: { players: 'each opponent' },
      zones: ['graveyard', 'library'],
      filter: { is: 'named', name: 'A' },
      min: 9,
      max: 9,
      label: 'found',
    };
    const scene = new Scene(mode(search), {}, { graveyard: named('A'), library: named('A', 'B') });
    const [inGraveyard] = scene.game.state.players[opponent]!.graveyard;
    const { result } = scene.follow({}, choose({ is: 'object', id: inGraveyard! }));
    expect(result.results.get('found')).toEqual([inGraveyard]);
  });
});

describe('CR 701.27, 701.28, 701.40, 701.42: faces', () => {
  const wolf = twoFaced(
    'transforming',
    creature('Villager', '{1}{R}', ['Human'], 1, 1),
    creature('Wolf', '', ['Wolf'], 3, 3),
  );

  test('CR 701.28c: what has no other face isn’t converted', () => {
    const scene = new Scene(mode(target.creature(), { do: 'convert', what: first }), { battlefield: [bear] }, {});
    expect(factsOf(scene.follow({ targets: [[scene.ref('Bear')]] }).facts, 'Transformed')).toEqual([]);
  });

  test('CR 701.27b, 701.28b: transforming isn’t turning face up or face down', () => {
    for (const verb of ['transform', 'convert'] as const) {
      const scene = new Scene(mode(target.creature(), { do: verb, what: first }), { battlefield: [wolf] }, {});
      const { facts } = scene.follow({ targets: [[scene.ref('Villager')]] });
      expect(factsOf(facts, 'Transformed')).toHaveLength(1);
      expect([...factsOf(facts, 'TurnedFaceUp'), ...factsOf(facts, 'TurnedFaceDown')]).toEqual([]);
    }
  });

  test('CR 701.42c example: a card and a token that is a copy of its partner aren’t melded', () => {
    const [left, right] = meldPair(
      creature('Left', '{2}{B}', ['Horror'], 1, 1),
      creature('Right', '{1}{B}', ['Horror'], 2, 2),
      creature('Whole', '', ['Horror'], 6, 6),
    );
    const copies: Effect = {
      do: 'create copies',
      who: me,
      count: 1,
      of: { objects: 'each', filter: { is: 'named', name: 'Right' }, zone: 'graveyard' },
    };
    const exile: Effect = {
      do: 'move',
      what: { objects: 'each', filter: { is: 'permanent' } },
      to: { zone: 'exile' },
      label: 'pair',
    };
    const meld: Effect = { do: 'meld', what: { objects: 'result', label: 'pair' } };
    const scene = new Scene(mode(copies, exile, meld), { battlefield: [left], graveyard: [right] }, {});
    scene.follow();
    expect([scene.ids('Whole'), scene.zoneOf('Left')]).toEqual([[], 'exile']);
  });

  test('CR 701.58e: several cards of a library are cloaked one at a time', () => {
    const cloak: Effect = { do: 'cloak', who: me, what: { objects: 'top of library', of: me, count: 2 } };
    const scene = new Scene(mode(cloak), { library: named('A', 'B') }, {});
    const { facts } = scene.follow();
    expect(factsOf(facts, 'ObjectMoved').map(({ data }) => data.group)).toEqual([0, 0]);
    expect(scene.game.state.battlefield).toHaveLength(2);
  });

  test('CR 701.58g: what is represented by an instant card is revealed and stays face down', () => {
    const cloak: Effect = { do: 'cloak', who: me, what: { objects: 'top of library', of: me, count: 1 }, label: 'it' };
    const up: Effect = { do: 'turn face up', what: { objects: 'result', label: 'it' } };
    const scene = new Scene(mode(cloak, up), { library: [instant('Bolt', '{R}', spell(draw(1)))] }, {});
    const { facts } = scene.follow();
    expect([factsOf(facts, 'CardsRevealed').length, factsOf(facts, 'TurnedFaceUp').length]).toEqual([1, 0]);
  });
});

describe('CR 701.54: the Ring-bearer', () => {
  test('CR 701.54e: a creature is your Ring-bearer on the battlefield under your control', () => {
    const scene = new Scene(mode({ do: 'the Ring tempts you' }), { battlefield: [bear] }, {});
    scene.follow();
    const filter = all(creatures, youControl, { is: 'designated', as: 'Ring-bearer' });
    const asked = (seat: typeof you): boolean =>
      matches(scene.game.state, filter, scene.object('Bear'), { ...scene.context(), you: seat });
    expect([asked(you), asked(opponent)]).toEqual([true, false]);
  });
});

describe('CR 115.10: what isn’t targeted', () => {
  test('CR 115.10, 115.10a: “each” chooses no targets, so that hexproof stops nothing', () => {
    const safe = creature('Safe', '{G}', ['Bear'], 2, 2, { kind: 'keyword', keyword: 'hexproof' });
    const scene = new Scene(mode(destroy({ objects: 'each', filter: creatures })), {}, { battlefield: [safe] });
    scene.follow();
    expect(scene.names('graveyard', opponent)).toEqual(['Safe']);
  });

  test('CR 115.10b: “you” is no target', () => {
    const p = position();
    const card = p.hand(alice, instant('Gift', '', spell({ do: 'gain life', who: me, amount: 2 })));
    const table = new Table(p);
    table.cast(card);
    expect(objectOf(table.state, table.state.stack[0]!).announced.targets.flat()).toEqual([]);
    table.passAll();
    expect(table.life(alice)).toBe(22);
  });
});
