import { describe, expect, test } from '@jest/globals';
import {
  creature,
  instant,
  mode,
  spell,
  staticAbility,
  target,
  thisObject,
  type CardDefinition,
  type Effect,
} from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { countersOn, objectOf } from '@stacktrail/game-state';
import {
  attackWith,
  pick,
  select,
  alice,
  bob,
  position,
  type Position,
  factsOf,
  Table,
  choose,
  opponent,
  Scene,
  you,
  bear,
  wastes,
} from '@stacktrail/test-kit';

const me = { players: 'you' } as const;
const first = { objects: 'target', slot: 0 } as const;
const named = (...names: readonly string[]): readonly CardDefinition[] =>
  names.map((name) => creature(name, '{1}{G}', ['Bear'], 2, 2));

function action(scene: Scene) {
  return factsOf(scene.follow().facts, 'KeywordActionTaken').map(({ data }) => data);
}

describe('populate', () => {
  const goats: Effect = {
    do: 'create tokens',
    who: me,
    count: 1,
    token: {
      name: 'Goat Token',
      colors: ['W'],
      supertypes: [],
      types: ['Creature'],
      subtypes: ['Goat'],
      power: 0,
      toughness: 1,
      abilities: [],
    },
  };
  const populate: Effect = { do: 'populate' };

  test('CR 701.36a: a token that is a copy of a creature token you control', () => {
    const scene = new Scene(mode(goats, populate), { battlefield: [bear] }, {});
    expect(action(scene)).toMatchObject([{ player: you, action: 'populate' }]);
    expect([scene.ids('Goat Token').length, scene.ids('Bear').length]).toEqual([2, 1]);
  });

  test('CR 701.36a: you choose among several, which the opponent’s are none of', () => {
    const walker: Effect = { do: 'create tokens', who: me, count: 1, token: 'Walker' };
    const theirs: Effect = { ...goats, who: { players: 'each opponent' } };
    const scene = new Scene(mode(goats, walker, theirs, populate), {}, {});
    const second = (scene.spell + 2) as ObjectId;
    const { questions } = scene.follow({}, select(second));
    expect(questions).toMatchObject([{ candidates: { length: 2 } }]);
    expect([scene.ids('Goat Token').length, scene.ids('Walker').length]).toEqual([2, 2]);
  });

  test('CR 508.4: with “the token enters tapped and attacking” it enters tapped', () => {
    const scene = new Scene(mode(goats, { do: 'populate', attacking: true }), {}, {});
    scene.follow();
    expect(scene.ids('Goat Token').map((id) => scene.game.state.objects.get(id)?.tapped)).toEqual([false, true]);
  });

  test('CR 701.36b: without a creature token no token is created', () => {
    const scene = new Scene(mode(populate), { battlefield: [bear] }, {});
    const { facts } = scene.follow();
    expect(factsOf(facts, 'TokensCreated')).toEqual([]);
    expect(factsOf(facts, 'KeywordActionTaken')).toHaveLength(1);
  });
});

describe('incubate', () => {
  const incubate: Effect = { do: 'incubate', who: me, count: 3 };

  test('CR 701.53a: an Incubator with that many +1/+1 counters', () => {
    const scene = new Scene(mode(incubate), {}, {});
    expect(action(scene)).toMatchObject([{ action: 'incubate', amount: 3 }]);
    expect(countersOn(scene.object('Incubator Token'), '+1/+1')).toBe(3);
  });

  test('CR 701.53b: it transforms into a 0/0 Phyrexian artifact creature', () => {
    const transform: Effect = { do: 'transform', what: { objects: 'each', filter: { is: 'token' } } };
    const scene = new Scene(mode(incubate, transform), {}, {});
    scene.follow();
    const token = scene.object('Phyrexian Token');
    const { power, toughness, subtypes, colors } = characteristicsOf(scene.game.state, token);
    expect({ power, toughness, subtypes, colors }).toEqual({
      power: 3,
      toughness: 3,
      subtypes: ['Phyrexian'],
      colors: 0,
    });
  });
});

describe('manifest dread', () => {
  const dread: Effect = { do: 'manifest dread' };

  test('CR 701.62a: one of the top two is manifested, the other goes to the graveyard', () => {
    const scene = new Scene(mode(dread), { library: named('A', 'B', 'C') }, {});
    const b = scene.ref('B');
    const { facts, questions } = scene.follow({}, choose(b));
    expect(questions).toMatchObject([{ player: you, seenBy: 1 }]);
    expect([scene.names('graveyard'), scene.names('library')]).toEqual([['A'], ['C']]);
    const [id] = scene.game.state.battlefield;
    expect(objectOf(scene.game.state, id!).faceDown?.pointer).toBe('face-down:manifest');
    expect(factsOf(facts, 'CardsLookedAt')).toHaveLength(1);
  });

  test('CR 701.62b: it is done even where the library is empty', () => {
    const scene = new Scene(mode(dread), {}, {});
    expect(action(scene)).toMatchObject([{ action: 'manifest dread' }]);
  });
});

describe('exert', () => {
  const exert: Effect = { do: 'exert', what: first };
  const gain: Effect = { do: 'gain life', who: me, amount: 3 };
  const brave = creature(
    'Brave',
    '{1}{W}',
    ['Human'],
    2,
    2,
    staticAbility({
      static: 'may as it attacks',
      effects: [
        { do: 'exert', what: thisObject },
        {
          do: 'reflexive trigger',
          ability: { kind: 'triggered', event: { on: 'when you do' }, modes: [{ targets: [], effects: [gain] }] },
        },
      ],
    }),
  );

  function ready(step: 'end' | 'beginning of combat', turn: PlayerId): Position {
    const p = position((state) => {
      state.step = step;
      state.activePlayer = turn;
    });
    for (let i = 0; i < 9; i++) for (const seat of [alice, bob]) p.library(seat, wastes);
    return p;
  }

  test('CR 701.43a, 701.43c: a permanent is exerted by you; what is no permanent can’t be', () => {
    const scene = new Scene(mode(target.creature(), exert), { battlefield: [bear] }, {});
    const ref = scene.ref('Bear');
    scene.follow({ targets: [[ref]] });
    expect(scene.object('Bear').designations).toMatchObject([{ name: 'exerted', player: you }]);
    const gone = new Scene(mode(target.creature(), exert), { battlefield: [bear] }, {});
    const old = gone.ref('Bear');
    gone.relocate(gone.id('Bear'), 'exile');
    expect(factsOf(gone.follow({ targets: [[old]] }).facts, 'DesignationGiven')).toEqual([]);
  });

  test('CR 701.43a, 701.43b: it doesn’t untap during your next untap step, however often it was exerted, and then does', () => {
    const p = ready('end', alice);
    const twice = spell(target.creature(), exert, exert);
    const id = p.battlefield(alice, bear, { tapped: true });
    const card = p.hand(alice, instant('Strain', '{0}', twice));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.passUntil('draw'); // Bob's
    table.passUntil('draw');
    expect([table.state.activePlayer, table.object(id).tapped, table.object(id).designations]).toEqual([
      alice,
      true,
      [],
    ]);
    table.passUntil('draw');
    table.passUntil('draw');
    expect([table.state.activePlayer, table.object(id).tapped]).toEqual([alice, false]);
    expect(table.fold()).toBeDefined();
  });

  test('CR 701.43b: in another player’s untap step it untaps as ever', () => {
    const p = ready('end', alice);
    const id = p.battlefield(bob, bear, { tapped: true });
    const card = p.hand(alice, instant('Strain', '{0}', spell(target.creature(), exert)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.passUntil('draw');
    expect([table.state.activePlayer, table.object(id).tapped]).toEqual([bob, false]);
  });

  test('CR 701.43d, 508.1g: it may be exerted as it attacks, and its linked ability triggers then', () => {
    const p = ready('beginning of combat', alice);
    const id = p.battlefield(alice, brave);
    const table = new Table(p);
    table.passUntil('declare attackers');
    table.answer(attackWith(bob, id));
    expect(table.asked).toBe('may 0');
    table.answer(pick('yes'));
    table.passAll();
    expect([table.life(alice), table.object(id).designations.map(({ name }) => name)]).toEqual([23, ['exerted']]);
    expect(table.object(id).tapped).toBe(true);
  });

  test('CR 701.43d: it needn’t be, and isn’t where it doesn’t attack', () => {
    const p = ready('beginning of combat', alice);
    const [id, other] = [p.battlefield(alice, brave), p.battlefield(alice, bear)];
    const table = new Table(p);
    table.passUntil('declare attackers');
    table.answer(attackWith(bob, other));
    expect(table.asked).toBe('priority 0');
    expect(table.object(id).designations).toEqual([]);
    expect(table.life(alice)).toBe(20);
  });
});

describe('sacrifice', () => {
  test('CR 701.21a: its controller sacrifices it, where the text says so', () => {
    const text = mode(target.creature(), {
      do: 'sacrifice',
      what: first,
      who: { players: 'controller of', objects: first },
    });
    const scene = new Scene(text, {}, { battlefield: [bear] });
    scene.follow({ targets: [[scene.ref('Bear')]] });
    expect(scene.names('graveyard', opponent)).toEqual(['Bear']);
  });
});

describe('suspect', () => {
  const suspect: Effect = { do: 'suspect', what: first };
  const abilities = (scene: Scene): readonly [readonly string[], readonly string[]] => {
    const { keywords, rules } = characteristicsOf(scene.game.state, scene.object('Bear'));
    return [[...keywords], [...rules]];
  };

  test('CR 701.60c: a suspected permanent has menace and can’t block', () => {
    const scene = new Scene(mode(target.creature(), suspect, suspect), {}, { battlefield: [bear] });
    const { facts } = scene.follow({ targets: [[scene.ref('Bear')]] });
    expect(abilities(scene)).toEqual([['menace'], ["can't block"]]);
    expect(factsOf(facts, 'ContinuousEffectBegan').filter(({ data }) => data.objects.length > 0)).toHaveLength(1);
  });

  test('CR 701.60a, 701.60c: no longer once it isn’t suspected any more', () => {
    const p = position();
    const id = p.battlefield(bob, bear);
    const card = p.hand(alice, instant('Accuse', '{0}', spell(target.creature(), suspect)));
    const clear = p.hand(
      alice,
      instant('Clear', '{0}', spell(target.creature(), { do: 'remove designation', as: 'suspected', what: first })),
    );
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([...characteristicsOf(table.state, table.object(id)).keywords]).toEqual(['menace']);
    table.cast(clear);
    table.passAll();
    const { keywords, rules } = characteristicsOf(table.state, table.object(id));
    expect([[...keywords], [...rules]]).toEqual([[], []]);
    expect(table.state.effects).toEqual([]);
  });
});

describe('endure', () => {
  test('CR 701.63a: a number that is counted makes a Spirit of that size', () => {
    const count = { amount: 'how many', of: { objects: 'each', filter: { is: 'type', type: 'Creature' } } } as const;
    const scene = new Scene(
      mode(target.creature(), { do: 'endure', what: first, count }),
      { battlefield: named('A', 'B') },
      {},
    );
    scene.follow({ targets: [[scene.ref('A')]] }, pick('2'));
    expect(scene.object('Spirit Token').printed).toMatchObject({ power: 2, toughness: 2 });
  });
});

describe('take action', () => {
  test('CR 702.110b: a permanent did what is called by that word', () => {
    const text = mode(target.creature(), { do: 'take action', action: 'exploit', what: first });
    const scene = new Scene(text, { battlefield: [bear] }, {});
    const { facts } = scene.follow({ targets: [[scene.ref('Bear')]] });
    expect(factsOf(facts, 'KeywordActionTaken')).toMatchObject([
      { data: { player: you, action: 'exploit', object: scene.id('Bear') } },
    ]);
  });
});

describe('create tokens of several kinds', () => {
  test('CR 701.7a: they are created at the same time, and later words mean all of them', () => {
    const kind = (name: string, power: number) =>
      ({
        name,
        colors: ['G'],
        supertypes: [],
        types: ['Creature'],
        subtypes: [name],
        power,
        toughness: 1,
        abilities: [],
      }) as const;
    const scene = new Scene(
      mode(
        {
          do: 'create tokens',
          who: me,
          count: 1,
          token: kind('Wolf', 2),
          also: [
            { count: 2, token: kind('Snake', 1), tapped: true },
            { count: 1, token: 'Food' },
          ],
          label: 'made',
        },
        { do: 'put counters', counter: '+1/+1', count: 1, on: { objects: 'result', label: 'made' } },
      ),
    );
    const { facts } = scene.follow();
    expect(factsOf(facts, 'TokensCreated').map(({ data }) => data.count)).toEqual([1, 2, 1]);
    expect(factsOf(facts, 'CountersPut').length).toBe(4);
  });
});
