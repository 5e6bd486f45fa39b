import { sample, type Sample } from './sample.js';

export const turnSamples: readonly Sample[] = [
  sample('TurnBegan', '500.1', { player: 1, number: 200 }),
  sample('StepBegan', '508', { step: 'declare attackers' }),
  sample('PriorityPassed', '117.3d', { player: 1 }, { by: 1, for: 1 }),
  sample('LandPlayed', '305.1', { player: 0, object: 70 }),
  sample('PermanentsUntapped', '502.3', { objects: [31, 130, 20000] }),
  sample('DamageWoreOff', '514.2', {}),
  sample('ExtraTurnAdded', '500.7', { player: 1 }),
  sample('BoundToExtraTurn', '500.7', { delayed: 4, skip: null, added: 9 }),
  sample('StepsAdded', '500.8', { at: 3, phase: null, steps: ['upkeep', 'draw'] }),
  sample('StepsAdded', '500.9', { at: 0, phase: 2, steps: ['upkeep'] }),
  sample('SkipBegan', '614.10', { skip: 4, player: 0, what: 'combat phase', thisTurn: true }),
  sample('Skipped', '500.11', { player: 0, what: 'turn', skip: 4, at: 0 }),
  sample('Skipped', '500.11', { player: 0, what: 'draw', skip: null, at: 1 }),
  sample('TurnCutShort', '722.1d', { to: 'cleanup' }),

  ...[
    [1, 'draw', 'library', 'hand'],
    [3, 'cast', 'hand', 'stack'],
  ].map(([seenBy, manner, from, to]) =>
    sample('ObjectMoved', '400.7', {
      object: 61,
      becomes: to === 'hand' ? 0 : 62,
      from,
      to,
      position: -1,
      manner,
      controller: 0,
      tapped: true,
      counters: [{ kind: '+1/+1', count: 2 }],
      attachTo: 31,
      group: 0,
      face: 1,
      faceDown: 'face-down:morph',
      copy: 'face(/3|1)',
      other: 63,
      seenBy,
      card: 17,
      inHand: to === 'hand' ? 62 : 0,
    }),
  ),
];
