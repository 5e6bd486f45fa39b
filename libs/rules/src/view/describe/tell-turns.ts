import { capitalised, nameOfStep } from '../words.js';
import { family } from './telling.js';

export const turnSentences = family({
  TurnBegan: ({ player, number }, tell) => `Turn ${number} begins; the active player is ${tell.seat(player)}.`,
  StepBegan: ({ step }) => `${capitalised(nameOfStep(step))} begins.`,
  PriorityPassed: ({ player }, tell) => `${tell.seat(player)} passes priority.`,
  LandPlayed: ({ player, object }, tell) => `${tell.seat(player)} has played ${tell.name(object)} as a land.`,
  PermanentsUntapped: ({ objects }, tell) => `${tell.names(objects)} untap${objects.length === 1 ? 's' : ''}.`,
  DamageWoreOff: () => 'Damage marked on permanents is removed.',
});
