import { describe, expect, test } from '@jest/globals';
import {
  artifact,
  creature,
  gainLife,
  land,
  sorcery,
  spell,
  target,
  type CardDefinition,
  type Destination,
  type Effect,
} from '@stacktrail/card-tree';
import { alice, bob, player, position, select, Table } from '@stacktrail/test-kit';

const isCreature = {
  if: 'matches',
  objects: { objects: 'each one' },
  filter: { is: 'type', type: 'Creature' },
} as const;

function returned(
  entersWith: Destination['entersWith'],
  card: CardDefinition = creature('Bear', '{1}{G}', ['Bear'], 2, 2),
): Readonly<Record<string, number>> {
  const move: Effect = {
    do: 'move',
    what: { objects: 'target', slot: 0 },
    to: { zone: 'battlefield', ...(entersWith && { entersWith }) },
  };
  const p = position();
  p.graveyard(alice, card);
  const sorceryCard = p.hand(alice, sorcery('Return', '', spell(target.cardInGraveyard({ is: 'card' }), move)));
  const table = new Table(p);
  table.cast(sorceryCard);
  table.passAll();
  const [permanent] = table.state.battlefield;
  return Object.fromEntries(table.object(permanent!).counters.map(({ kind, count }) => [kind, count]));
}

describe('CR 614.1c: what enters with counters as a sentence of its own says', () => {
  const subject = { objects: 'target', slot: 0, called: 'creature' } as const;

  test('a creature that is returned enters with one more', () => {
    expect(returned({ subject, counters: [{ counter: '+1/+1', count: 1, additional: true }] })).toEqual({ '+1/+1': 1 });
  });

  test('each kind only where the permanent is of that type', () => {
    const both: Destination['entersWith'] = {
      subject,
      counters: [
        { counter: '+1/+1', count: 1, if: isCreature },
        { counter: 'loyalty', count: 1, if: { if: 'not', of: isCreature } },
      ],
    };
    expect(returned(both)).toEqual({ '+1/+1': 1 });
    expect(returned(both, artifact('Relic', '', []))).toEqual({ loyalty: 1 });
  });

  test('none where the condition doesn’t hold', () => {
    const asked = { if: 'not', of: { if: 'your turn' } } as const;
    expect(returned({ subject, condition: asked, counters: [{ counter: '+1/+1', count: 1 }] })).toEqual({});
  });
});

describe('CR 707.12: so many copies of a card', () => {
  const cards = { objects: 'each', filter: { is: 'card' }, zone: 'graveyard', of: { players: 'you' } } as const;
  const copying: Effect = {
    do: 'cast',
    who: { players: 'you' },
    what: cards,
    how: { permit: 'cast', filter: { is: 'anything' }, pay: 'nothing' },
    copies: true,
    copiesOfEach: 3,
    upTo: true,
  };

  test('each may be cast, and resolves for itself', () => {
    const p = position();
    p.graveyard(alice, sorcery('Balm', '', spell(gainLife(1))));
    const card = p.hand(alice, sorcery('Threefold', '', spell(copying)));
    const table = new Table(p);
    table.cast(card);
    table.pass(2);
    for (let left = 3; left > 0 && table.question.form === 'select'; left--) {
      table.answer(select(table.question.candidates[0]!));
    }
    for (let left = 3; left > 0; left--) table.passAll();
    expect(table.life(alice)).toBe(23);
  });
});

describe('CR 701.26a: a player taps what they control', () => {
  test('the lands of others stay untapped', () => {
    const taps: Effect = {
      do: 'tap',
      what: { objects: 'each', filter: { is: 'type', type: 'Land' } },
      who: { players: 'target', slot: 0 },
    };
    const p = position();
    const [own, theirs] = [p.battlefield(alice, land('Field', [])), p.battlefield(bob, land('Field', []))];
    const card = p.hand(alice, sorcery('Sink', '', spell(target.player(), taps)));
    const table = new Table(p);
    table.cast(card, select(player(bob)));
    table.passAll();
    expect([own, theirs].map((id) => table.object(id).tapped)).toEqual([false, true]);
  });
});
