import type { Decision } from './answered.js';
import type { Game, Question } from '@stacktrail/engine';
import type { DecisionKind } from '@stacktrail/game-events';

/** What a player chooses while they announce a spell or an ability, before anything is paid (CR 601.2b–d, f, 602.2b). */
const announced: ReadonlySet<DecisionKind> = new Set<DecisionKind>([
  'choose modes',
  'choose targets',
  'choose kicker',
  'choose additional costs',
  'choose X',
  'choose hybrid',
  'choose cost',
  'divide',
]);

/** Whether the question belongs to the announcement of an action that the player has begun with priority. */
export function isAnnouncing({ actionDepth, unfinishedActions }: Game, { kind, player }: Question): boolean {
  return actionDepth === 1 && unfinishedActions[0]?.player === player && announced.has(kind);
}

/** Whether the action to which a decision belongs can be taken back: also while mana is due, where that is an option. */
export function mayBeTakenBack({ canBeTakenBack, question }: Decision): boolean {
  if (canBeTakenBack || question.form !== 'action' || question.due === undefined) return canBeTakenBack;
  return question.actions().some(({ do: does }) => does === 'cancel');
}
