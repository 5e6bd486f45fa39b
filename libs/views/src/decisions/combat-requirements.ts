import {
  attackDemands,
  characteristicsOf,
  combatEffects,
  contextOfEffect,
  goadersOf,
  hasObeyed,
  hasRule,
  isAbout,
  matches,
} from '@stacktrail/characteristics';
import type { Attack, Block, ObjectId, Viewer } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';
import { objectName, seatName } from '../names.js';

/** The names of what requires an attack (CR 508.1d). */
export function attackRequirements(
  { attacker, defender }: Attack,
  state: GameState,
  viewer: Viewer,
): readonly string[] {
  const object = objectOf(state, attacker);
  const sources = combatEffects(state, object, 'attacks if able')
    .filter(({ rule }) => !hasObeyed(state, rule, attacker))
    .filter((effect) => isAbout(state, effect.rule.whom, effect, defender))
    .map(({ source }) => source);
  sources.push(...attackDemands(state));
  if (hasRule(state, object, 'attacks each combat if able')) sources.push(attacker);
  const goaders = goadersOf(object, characteristicsOf(state, object));
  const goading = [...goaders].map((goader) => `${goader === null ? 'somebody' : seatName(state, goader)} goading it`);
  return [...namesOf(sources, state, viewer), ...goading];
}

/** The names of what requires a block (CR 509.1c). */
export function blockRequirements({ blocker, attacker }: Block, state: GameState, viewer: Viewer): readonly string[] {
  const [blocking, attacking] = [objectOf(state, blocker), objectOf(state, attacker)];
  const ofBlocker = combatEffects(state, blocking, 'blocks if able').filter(
    (effect) =>
      !hasObeyed(state, effect.rule, blocker) &&
      (effect.rule.what === undefined || matches(state, effect.rule.what, attacking, contextOfEffect(effect, blocker))),
  );
  const ofAttacker = combatEffects(state, attacking, 'must be blocked', 'must be blocked by all').filter(
    (effect) =>
      !hasObeyed(state, effect.rule, attacker) &&
      (effect.rule.by === undefined || matches(state, effect.rule.by, blocking, contextOfEffect(effect, attacker))),
  );
  return namesOf(
    [...ofBlocker, ...ofAttacker].map(({ source }) => source),
    state,
    viewer,
  );
}

function namesOf(sources: readonly ObjectId[], state: GameState, viewer: Viewer): readonly string[] {
  return [...new Set(sources.map((source) => objectName(state, source, viewer)))];
}
