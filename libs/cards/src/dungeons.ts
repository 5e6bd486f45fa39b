import {
  anything,
  apply,
  artifacts,
  any,
  basics,
  all,
  chooseAndSacrifice,
  cost,
  create,
  creatureToken,
  creatures,
  discard,
  draw,
  dungeon,
  eachOpponent,
  enteredByName,
  eachPlayer,
  gainLife,
  gains,
  gets,
  keywords,
  lands,
  loseLife,
  may,
  move,
  obeys,
  onto,
  putCounters,
  result,
  room,
  scry,
  search,
  target,
  thatPlayer,
  you,
  type CardDefinition,
  type Cost,
  type Effect,
  type Objects,
} from '@stacktrail/card-tree';

const top = (count: number): Objects => ({ objects: 'top of library', of: you, count });
const each2Unless = (paid: Cost): Effect => ({
  do: 'unless',
  who: eachPlayer,
  cost: [paid],
  effects: [loseLife(2, thatPlayer)],
});

const lostMine = dungeon(
  'Lost Mine of Phandelver',
  [],
  room('Cave Entrance', [1, 2], scry(1)),
  room('Goblin Lair', [3, 4], create(1, creatureToken(1, 1, ['R'], ['Goblin']))),
  room('Mine Tunnels', [4, 5], create(1, 'Treasure')),
  room('Storeroom', [6], target.creature(), putCounters('+1/+1', target())),
  room('Dark Pool', [6], loseLife(1, eachOpponent), gainLife(1)),
  room('Fungi Cavern', [6], target.creature(), apply(target(), 'until your next turn', gets(-4, 0))),
  room('Temple of Dumathoin', [], draw(1)),
);

const madMage = dungeon(
  'Dungeon of the Mad Mage',
  [],
  room('Yawning Portal', [1], gainLife(1)),
  room('Dungeon Level', [2, 3], scry(1)),
  room('Goblin Bazaar', [4], create(1, 'Treasure')),
  room('Twisted Caverns', [4], target.creature(), apply(target(), 'until your next turn', obeys("can't attack"))),
  room('Lost Level', [5, 6], scry(2)),
  room('Runestone Caverns', [7], move(top(2), onto.exile, 'exiled'), {
    do: 'may play',
    who: you,
    what: result('exiled'),
    how: { permit: 'play', filter: anything },
    until: 'rest of the game',
  }),
  room("Muiral's Graveyard", [7], create(2, creatureToken(1, 1, ['B'], ['Skeleton']))),
  room('Deep Mines', [8], scry(3)),
  room(
    "Mad Wizard's Lair",
    [],
    { do: 'draw', who: you, count: 3, label: 'drawn' },
    { do: 'reveal', what: result('drawn'), joined: 'and' },
    may(
      { do: 'choose objects', who: you, from: result('drawn'), min: 1, max: 1, label: 'one' },
      { do: 'cast', who: you, what: result('one'), how: { permit: 'cast', filter: anything, pay: 'nothing' } },
    ),
  ),
);

const tomb = dungeon(
  'Tomb of Annihilation',
  [],
  room('Trapped Entry', [1, 2], loseLife(1, eachPlayer)),
  room('Veils of Fear', [3], each2Unless(cost.discard())),
  room(
    'Oubliette',
    [4],
    discard(1),
    chooseAndSacrifice(you, creatures),
    chooseAndSacrifice(you, artifacts),
    chooseAndSacrifice(you, lands),
  ),
  room('Sandfall Cell', [4], each2Unless(cost.sacrifice(any(artifacts, creatures, lands)))),
  room(
    'Cradle of the Death God',
    [],
    create(1, {
      ...creatureToken(4, 4, ['B'], ['God', 'Horror'], keywords('deathtouch')),
      name: 'The Atropal',
      supertypes: ['Legendary'],
    }),
  ),
);

const undercity = dungeon(
  'Undercity',
  ['Undercity'],
  room('Secret Entrance', [1, 2], ...search(all(basics, lands), onto.hand, { reveal: true })),
  room('Forge', [3, 4], target.creature(), putCounters('+1/+1', target(), 2)),
  room('Lost Well', [4, 5], scry(2)),
  room('Trap!', [6], target.player(), loseLife(5, { players: 'target', slot: 0 })),
  room('Arena', [6, 7], target.creature(), { do: 'goad', what: target() }),
  room('Stash', [7], create(1, 'Treasure')),
  room('Archives', [8], draw(1)),
  room('Catacombs', [8], create(1, creatureToken(4, 1, ['B'], ['Skeleton'], keywords('menace')))),
  room(
    'Throne of the Dead Three',
    [],
    { do: 'reveal', what: top(10), label: 'revealed' },
    {
      do: 'choose objects',
      who: you,
      from: { objects: 'matching', of: result('revealed'), filter: creatures },
      min: 1,
      max: 1,
      label: 'one',
    },
    move(
      result('one'),
      { zone: 'battlefield', control: 'you', withCounters: { counter: '+1/+1', count: 3 } },
      'entered',
    ),
    apply(result('entered'), 'until your next turn', gains(keywords('hexproof'))),
    { do: 'shuffle', who: you, joined: 'then' },
  ),
);

/** Every dungeon card that can be entered (CR 309). */
export const dungeonCards: readonly CardDefinition[] = [lostMine, madMage, tomb, enteredByName(undercity)];

const entering = [/"do":"venture into the dungeon"/, /"as":"initiative"/];

/** The dungeon cards that players need who play these decks: all, if some card ventures or takes the initiative. */
export function dungeonsFor(decks: readonly (readonly CardDefinition[])[]): readonly CardDefinition[] {
  const text = JSON.stringify(decks);
  return entering.some((way) => way.test(text)) ? dungeonCards : [];
}
