import { capitalised, listed, nameOfSkippable, nameOfStep, possessive } from '../words.js';
import { sentencesFor } from './telling.js';

export const turnSentences = sentencesFor({
  TurnBegan: ({ player, number }, tell) => `Turn ${number} begins; the active player is ${tell.seat(player)}.`,
  StepBegan: ({ step }) => `${capitalised(nameOfStep(step))} begins.`,
  PriorityPassed: ({ player }, tell) => `${tell.seat(player)} passes priority.`,
  LandPlayed: ({ player, object }, tell) => `${tell.seat(player)} has played ${tell.name(object)} as a land.`,
  PermanentsUntapped: ({ objects }, tell) => `${tell.names(objects)} untap${objects.length === 1 ? 's' : ''}.`,
  DamageWoreOff: () => 'Damage marked on permanents is removed.',
  ExtraTurnAdded: ({ player }, tell) => `${tell.seat(player)} will take an extra turn after this one.`,
  StepsAdded: ({ phase, steps }) =>
    `This turn gets ${phase === null ? 'an additional phase' : 'additional steps'}: ${listed(steps.map(nameOfStep))}.`,
  BoundToExtraTurn: ({ delayed }) =>
    `${delayed === null ? 'What is skipped' : 'The delayed triggered ability'} belongs to that extra turn.`,
  SkipBegan: ({ player, what, thisTurn }, tell) =>
    `${tell.seat(player)} will skip ${thisTurn ? 'each' : 'the next'} ${nameOfSkippable(what)}${thisTurn ? ' of this turn' : ''}.`,
  Skipped: ({ player, what }, tell) => `${possessive(tell.seat(player))} ${nameOfSkippable(what)} is skipped.`,
  TurnCutShort: ({ to }) => (to === 'cleanup' ? 'The turn ends.' : 'The combat phase ends.'),
});
