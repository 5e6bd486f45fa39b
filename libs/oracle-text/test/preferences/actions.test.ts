import { expect, test } from '@jest/globals';
import { reading } from '../grammar/reading.js';
import { decides } from './decided.js';

test('CR 613.6: what a clause says of its subject, joined by “and”, is one effect', () => {
  decides({
    text: '{1}: Until end of turn, this creature loses defender and gains flying.',
    by: 'what a clause says of its subject, joined by “and”, is one effect',
    meant: { changes: [{ change: 'lose keywords' }, { change: 'add abilities' }] },
    other: { do: 'apply', joined: 'and' },
  });
});

test('CR 701.21a: a player who is told to sacrifice a permanent chooses it as part of that', () => {
  decides({
    text: 'When this creature enters, sacrifice a land.',
    by: 'a player who is told to sacrifice a permanent chooses it as part of that',
    meant: { do: 'choose and sacrifice' },
    other: { do: 'choose objects' },
  });
});

test('CR 401.4: a card that is put on top of your library is put there in any order', () => {
  decides({
    text: 'When this creature enters, put target land card from your graveyard on top of your library.',
    by: 'a card that is put on top of or on the bottom of your library is put there in any order',
    meant: { do: 'put into library', position: 'top' },
    other: { do: 'move' },
  });
});

test('CR 608.2c: whoever may search does search', () => {
  decides({
    text: 'Destroy target land. Its controller may search their library for a basic land card, put it onto the battlefield, then shuffle.',
    of: 'Instant',
    by: 'a clause without a subject has that of the clause before',
    meant: { do: 'shuffle', who: { players: 'controller of' } },
    other: { do: 'shuffle', who: { players: 'you' } },
  });
});

test('CR 608.2c: each player who may scry does it, and nobody else can be meant', () => {
  const [ability] = reading('When this creature enters, each player may scry 2.');
  expect(ability).toMatchObject({
    modes: [{ effects: [{ effects: [{ do: 'scry', who: { players: 'that player' } }] }] }],
  });
});

test('CR 608.2h: “+1/+1 for each” is as much as is counted', () => {
  decides({
    text: 'Until end of turn, target creature gets +1/+1 for each Forest you control.',
    of: 'Instant',
    by: '“+1/+1 for each” is as much as is counted',
    meant: { power: { amount: 'count' } },
    other: { power: { amount: 'product' } },
  });
});

test('CR 608.2h: “+2/+2 for each” is what is counted, times the number', () => {
  decides({
    text: 'Until end of turn, target creature gets +2/+2 for each Forest you control.',
    of: 'Instant',
    by: '“+2/+2 for each” is what is counted, times the number',
    meant: { power: { of: [{ amount: 'count' }, 2] } },
    other: { power: { of: [2, { amount: 'count' }] } },
  });
});

test('CR 509.3b: what stands behind “blocks or becomes blocked by” is said of both', () => {
  decides({
    text: 'Whenever this creature blocks or becomes blocked by a green creature, you gain 1 life.',
    by: 'what stands behind “blocks or becomes blocked by” is said of both',
    meant: { on: 'blocks a creature' },
    other: { on: 'blocks' },
  });
});

test('CR 608.2c: whoever may have damage dealt to them is dealt that damage', () => {
  decides({
    text: "Whenever you attack with two or more creatures, put two quest counters on this creature. When you do, this creature deals damage equal to the number of quest counters on it to up to one target creature unless that creature's controller has this creature deal that much damage to them.",
    by: '“deal damage to them” is said of the player who is told to',
    meant: { do: 'deal damage', to: { players: 'controller of', called: 'it' } },
    other: { do: 'deal damage', to: { objects: 'those objects' } },
  });
});
