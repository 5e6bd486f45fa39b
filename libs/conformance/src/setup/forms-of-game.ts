import type { Scenario } from '../scenario/scenario.js';

/** The part of a scenario's form of game that isn't built, in words; `null` if all is built. */
export function unbuiltForm({ game, setup, features, actions, players }: Scenario): string | null {
  if (setup.some(({ zone }) => zone === 'planechase')) return 'Planechase (CR 901)';
  if (players.length > 2 && game.range !== 'ALL') return 'limited range of influence (CR 801)';
  if (players.length > 2 && game.attackOption === 'LEFT') return 'the attack left option (CR 803)';
  const rollsBack = actions.some(({ kind, afterRollback }) => kind === 'rollback' || afterRollback !== undefined);
  if (rollsBack || features.includes('rollback')) return 'the undo feature of the other engine';
  return null;
}
