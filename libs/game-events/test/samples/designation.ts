import { creature, opponent, sample, type Sample } from './sample.js';

export const designationSamples: readonly Sample[] = [
  sample('ResultsStored', '706.8a', {
    object: 31,
    label: 'stored results',
    rerolled: [0, 2],
    results: [
      { sides: 6, value: 4 },
      { sides: 20, value: -1 },
    ],
  }),
  sample('DesignationGiven', '701.37a', { holder: creature, name: 'monstrous', player: null, value: 0, until: null }),
  sample('DesignationGiven', '701.15a', {
    holder: creature,
    name: 'goaded',
    player: 1,
    value: 0,
    until: 'until your next turn',
  }),
  sample('DesignationGiven', '729.1', { holder: null, name: 'day', player: null, value: 0, until: null }),
  sample('DesignationRemoved', '723.3', { holder: opponent, name: 'monarch', player: null }),
  sample('ChoiceRecorded', '614.12a', {
    object: 31,
    label: 'color',
    kind: 'color',
    values: [{ is: 'word', word: 'W' }],
    draws: 0,
  }),
  sample('ChoiceRecorded', '608.2d', {
    object: 31,
    label: 'several',
    kind: 'number',
    values: [{ is: 'number', number: -2 }, opponent, creature],
    draws: 2,
  }),
  sample('ChoiceMadeSecretly', '608.2d', {
    player: 1,
    object: 31,
    label: 'player',
    kind: 'player',
    seenBy: 2,
    values: [opponent],
  }),
  sample('PlayerCountersRemoved', '122.1', { player: 1, kind: 'energy', count: 2 }),
  sample('AttachedToPlayer', '303.4', { object: 31, player: 1 }),
  sample('DungeonEntered', '701.49a', { object: 40, player: 0, definition: 5 }),
  sample('VentureMarkerMoved', '309.5a', { player: 0, dungeon: 40, room: 2 }),
  sample('DungeonCompleted', '704.5t', { player: 0, dungeon: 40 }),
];
