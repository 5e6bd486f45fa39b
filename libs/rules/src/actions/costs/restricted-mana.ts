import type { Effect, ManaRider } from '@stacktrail/card-tree';
import { matches, plainContext } from '@stacktrail/characteristics';
import type { ManaDue } from '@stacktrail/engine';
import type { GameState, Mana } from '@stacktrail/game-state';

type AddMana = Extract<Effect, { do: 'add mana' }>;

/** The restrictions that the instruction which produced the mana puts on it, if any. */
function termsOf(state: GameState, { instruction }: Mana): AddMana | undefined {
  const effect = instruction === null ? undefined : state.catalog.findInstruction(instruction);
  return effect?.do === 'add mana' ? effect : undefined;
}

/** CR 106.6: whether mana may be spent on what is due. */
export function canBeSpentOn(state: GameState, mana: Mana, due: ManaDue): boolean {
  const spend = termsOf(state, mana)?.spend;
  if (spend === undefined) return true;
  if (due.for?.is !== 'spell' && spend.others) return true;
  if (spend.costs === 'with X') return due.hasX === true;
  if (due.action !== undefined && due.action === spend.action) return true;
  if (due.for === undefined) return false;
  if (due.for.is === 'ability' && spend.keyword !== undefined && due.for.keyword !== spend.keyword) return false;
  const filter = due.for.is === 'spell' ? spend.spells : spend.abilities;
  const source = state.objects.get(mana.source);
  const context = plainContext(source?.controller ?? due.for.object.controller, mana.source);
  return filter !== undefined && matches(state, filter, due.for.object, context);
}

/** CR 106.6: what happens when the mana is spent on spells of a kind. */
export function riderOf(state: GameState, mana: Mana): ManaRider | undefined {
  return termsOf(state, mana)?.rider;
}

/** Whether its player keeps the mana as this step ends, until end of turn or of combat (CR 500.5). */
export function lasts(state: GameState, mana: Mana): boolean {
  if (state.step === 'cleanup') return false;
  const until = termsOf(state, mana)?.lasts;
  return until === true || (until === 'end of combat' && state.step !== 'end of combat');
}
