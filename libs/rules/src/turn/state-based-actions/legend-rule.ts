import { characteristicsOf, matches, plainContext, staticsInForce } from '@stacktrail/characteristics';
import { type Game, ask, type Procedure } from '@stacktrail/engine';
import { noObject, type Ref } from '@stacktrail/game-events';
import { type GameObject, type GameState, objectOf, playersInOrder } from '@stacktrail/game-state';
import type { Findings } from './findings.js';

/**
 * CR 704.5j: of legendary permanents with the same name that a player controls, that player keeps one; players choose
 * in APNAP order (CR 101.4).
 */
export function* legendRule(game: Game, legends: readonly GameObject[], findings: Findings): Procedure<void> {
  const exempt = exemptions(game.state);
  for (const player of playersInOrder(game.state)) {
    const byName = new Map<string, GameObject[]>();
    for (const object of legends) {
      if (object.controller !== player || exempt.some((isExempt) => isExempt(object))) continue;
      const { name } = characteristicsOf(game.state, object);
      if (name === '') continue; // no name is no name in common (CR 201.2a)
      byName.set(name, [...(byName.get(name) ?? []), object]);
    }
    for (const group of byName.values()) if (group.length > 1) yield* keepOne(game, group, findings);
  }
}

/** To which legends effects say that the rule doesn't apply. */
function exemptions(state: GameState): readonly ((legend: GameObject) => boolean)[] {
  return staticsInForce(state, "legend rule doesn't apply").map(({ source, effect: { to } }) => {
    const context = plainContext(objectOf(state, source).controller, source);
    return (legend) => to === undefined || matches(state, to, legend, context);
  });
}

function* keepOne(game: Game, group: readonly GameObject[], findings: Findings): Procedure<void> {
  const { chosen } = yield* ask({
    form: 'select',
    kind: 'legend rule',
    rule: '704.5j',
    player: group[0]!.controller,
    prompt: 'Choose which of the legendary permanents with the same name to keep.',
    source: noObject,
    candidates: group.map((object): Ref => ({ is: 'object', id: object.id })),
    min: 1,
    max: 1,
  });
  const kept = group.find((object) => object.id === chosen[0]?.id);
  for (const object of group) {
    if (object === kept) continue;
    const causes = [object.placedAt, ...(kept === undefined ? [] : [kept.placedAt]), ...game.causes];
    findings.putIntoGraveyard(object.id, '704.5j', causes);
  }
}
