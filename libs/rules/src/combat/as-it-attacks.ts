import type { Attack, ObjectId, PlayerId } from '@stacktrail/game-events';
import type { Game } from '../game/game.js';
import type { Procedure } from '../game/procedure.js';
import { staticsInForce, type StaticInForce } from '../gate/statics-in-force.js';
import { agrees } from '../instructions/choose.js';
import { couldBeDone, followInstructions } from '../instructions/follow.js';
import { objectOf } from '../state/game-state.js';
import { plainContext, type TextContext } from '../text/text-context.js';

type Option = StaticInForce<Extract<StaticInForce['effect'], { static: 'may as it attacks' }>>;

/** What is done as they attack knows the creatures that were chosen to attack (CR 508.1a) as the result “attackers”. */
function contextOf(player: PlayerId, source: ObjectId, attacks: readonly Attack[]): TextContext {
  const attackers = attacks.map(({ attacker }) => attacker);
  return { ...plainContext(player, source), results: new Map([['attackers', attackers]]) };
}

/** CR 508.1g: the active player announces which optional costs to attack they pay. */
export function* chooseAsTheyAttack(
  game: Game,
  player: PlayerId,
  attacks: readonly Attack[],
): Procedure<readonly Option[]> {
  const chosen: Option[] = [];
  for (const option of staticsInForce(game.state, 'may as it attacks')) {
    if (!attacks.some(({ attacker }) => attacker === option.source)) continue;
    if (!couldBeDone(game, option.effect.effects, contextOf(player, option.source, attacks))) continue;
    const { name } = objectOf(game.state, option.source).printed;
    if (yield* agrees(player, '508.1g', `Do what ${name} lets you do as it attacks?`, option.source)) {
      chosen.push(option);
    }
  }
  return chosen;
}

/** CR 508.1j: what was announced is done; linked abilities trigger on it (CR 607.2h). */
export function* doAsTheyAttack(
  game: Game,
  player: PlayerId,
  attacks: readonly Attack[],
  chosen: readonly Option[],
): Procedure<void> {
  for (const { source, effect } of chosen) {
    const context = contextOf(player, source, attacks);
    yield* followInstructions(game, effect.effects, context, { rule: '508.1j', player, source });
  }
}
