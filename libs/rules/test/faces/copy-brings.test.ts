import { describe, expect, test } from '@jest/globals';
import {
  creature,
  creatures,
  land,
  sorcery,
  spell,
  staticAbility,
  target,
  you,
  type CopyException,
  type Effect,
} from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { countersOn, objectOf } from '@stacktrail/game-state';
import { select, alice, bob, position, Table } from '@stacktrail/test-kit';

const pale = creature('Pale', '{R}', ['Horror'], 2, 2, staticAbility({ static: 'defines colors', colors: [] }));
const more: CopyException = { except: 'enters with counters', counter: '+1/+1', count: 2 };

describe('CR 707.9: what a copy has besides', () => {
  test('CR 707.9e: a token that is created as a copy has counters and is tapped by an exception', () => {
    const p = position();
    const model = p.battlefield(bob, pale);
    const except: readonly CopyException[] = [more, { except: 'enters tapped' }];
    const effect: Effect = { do: 'create copies', who: you, count: 1, of: target(0), except };
    const card = p.hand(alice, sorcery('Deed', '', spell(target.creature(), effect)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    const token = table.state.battlefield.find((id) => id !== model)!;
    const object = objectOf(table.state, token);
    expect([countersOn(object, '+1/+1'), object.tapped]).toEqual([2, true]);
  });

  test('CR 707.9d: a color that an exception gives takes the place of one that an ability defines', () => {
    const p = position();
    p.battlefield(bob, pale);
    const red: CopyException = { except: 'change', change: { change: 'set colors', colors: ['B'] } };
    const of = staticAbility({
      static: 'replacement',
      replacement: {
        would: 'enter',
        what: { is: 'this' },
        instead: { enters: 'as a copy', of: creatures, except: [red] },
      },
    });
    const card = p.hand(alice, creature('Clone', '', ['Shapeshifter'], 0, 0, of));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    const model = table.state.battlefield[0]!;
    table.answer(select(model));
    const clone = table.state.battlefield.find((id) => id !== model)!;
    const { colors } = characteristicsOf(table.state, objectOf(table.state, clone));
    expect(colors).not.toBe(0);
  });
});

describe('CR 614.6: something else happens instead of entering', () => {
  const you_ = { players: 'you' } as const;
  const thisObject = { objects: 'this' } as const;
  const price: Effect = {
    do: 'if',
    condition: { if: 'control', who: you_, filter: creatures, compare: 'at least', count: 1 },
    then: [
      { do: 'choose and sacrifice', who: you_, filter: creatures, count: 1 },
      { do: 'move', what: thisObject, to: { zone: 'battlefield' } },
    ],
    otherwise: [{ do: 'move', what: thisObject, to: { zone: 'graveyard' } }],
  };
  const costly = creature(
    'Costly',
    '',
    ['Horror'],
    5,
    5,
    staticAbility({
      static: 'replacement',
      replacement: { would: 'enter', what: { is: 'this' }, instead: { enters: 'not', effects: [price] } },
    }),
  );

  test('at a price: where it is paid it enters, and nothing replaces that again; else it goes to the graveyard', () => {
    const outcome = (hasCreature: boolean) => {
      const p = position();
      const victim = hasCreature ? p.battlefield(alice, pale) : undefined;
      const card = p.hand(alice, costly);
      const table = new Table(p);
      table.cast(card);
      table.passAll();
      const zone = table.state.battlefield.some((id) => objectOf(table.state, id).printed.name === 'Costly');
      return [zone, table.state.players[alice]?.graveyard.length, victim === undefined ? null : table.zoneOf(victim)];
    };
    expect([outcome(true), outcome(false)]).toEqual([
      [true, 1, 'graveyard'],
      [false, 1, null],
    ]);
  });

  test('CR 305.2, 614.6: a land that goes elsewhere instead of entering has been played', () => {
    const p = position();
    const { abilities } = costly.faces[0];
    const card = p.hand(alice, land('Dear Land', [], ...abilities));
    const table = new Table(p);
    table.playLand(card);
    expect(table.state.players[alice]).toMatchObject({ landsPlayedThisTurn: 1, graveyard: [expect.anything()] });
    const facts = table.facts.filter(({ type }) => type === 'LandPlayed');
    expect(facts).toMatchObject([{ data: { player: alice, object: card } }]);
  });
});
