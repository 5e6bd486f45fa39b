import { bob, object, there, two } from '../told.js';
import type { Sentences } from './sentences.js';

const { bear, elf } = there;

export const designationSentences = {
  ResultsStored: [
    {
      object: bear,
      label: 'stored results',
      rerolled: [],
      results: [
        { sides: 6, value: 4 },
        { sides: 20, value: 11 },
      ],
    },
    'Bear has as stored results now: 4 (d6) and 11 (d20).',
  ],
  DesignationGiven: [
    { holder: object(elf), name: 'monstrous', player: null, value: 0, until: null },
    'Elf gets the designation “monstrous”.',
  ],
  DesignationRemoved: [{ holder: two, name: 'monarch', player: null }, 'Player 2 loses the designation “monarch”.'],
  ChoiceRecorded: [
    { object: elf, label: 'color', kind: 'color', values: [{ is: 'word', word: 'W' }], draws: 0 },
    'White is chosen for Elf.',
  ],
  ChoiceMadeSecretly: [
    { player: bob, object: elf, label: 'player', kind: 'player', values: [{ is: 'player', id: bob }], seenBy: 2 },
    'Player 2 makes a secret choice for Elf.',
  ],
  PlayerCountersRemoved: [{ player: bob, kind: 'energy', count: 2 }, 'Player 2 loses 2 energy counters.'],
  DungeonEntered: [{ object: elf, player: bob, definition: 0 }, 'Player 2 enters Elf.'],
  VentureMarkerMoved: [{ player: bob, dungeon: elf, room: 0 }, 'Player 2 moves into a room of Elf.'],
  DungeonCompleted: [{ player: bob, dungeon: elf }, 'Player 2 completes Elf.'],
  AttachedToPlayer: [{ object: elf, player: bob }, 'Elf becomes attached to Player 2.'],
} satisfies Sentences;
