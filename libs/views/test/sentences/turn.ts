import { alice, bob, there } from '../told.js';
import type { Sentences } from './sentences.js';

const { bear, mourner } = there;

export const turnSentences = {
  TurnBegan: [{ player: bob, number: 4 }, 'Turn 4 begins; the active player is Player 2.'],
  StepBegan: [{ step: 'first-strike damage' }, 'The first combat damage step begins.'],
  PriorityPassed: [{ player: bob }, 'Player 2 passes priority.'],
  LandPlayed: [{ player: alice, object: bear }, 'Player 1 has played Bear as a land.'],
  PermanentsUntapped: [{ objects: [bear, mourner] }, 'Bear and Mourner untap.'],
  DamageWoreOff: [{}, 'Damage marked on permanents is removed.'],
  ExtraTurnAdded: [{ player: bob }, 'Player 2 will take an extra turn after this one.'],
  BoundToExtraTurn: [{ delayed: 1, skip: null, added: 3 }, 'The delayed triggered ability belongs to that extra turn.'],
  StepsAdded: [
    { at: 0, phase: null, steps: ['end of combat', 'postcombat main'] },
    'This turn gets an additional phase: the end of combat step and the postcombat main phase.',
  ],
  SkipBegan: [{ skip: 1, player: bob, what: 'untap', thisTurn: false }, 'Player 2 will skip the next untap step.'],
  Skipped: [{ player: bob, what: 'turn', skip: 1, at: 0 }, "Player 2's turn is skipped."],
  TurnCutShort: [{ to: 'cleanup' }, 'The turn ends.'],
} satisfies Sentences;
