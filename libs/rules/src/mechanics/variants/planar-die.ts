import { type Game, type Reason, type Procedure, takeAction, wouldAct } from '@stacktrail/engine';
import { noObject, type EventData, type PlayerId } from '@stacktrail/game-events';
import { planeswalking } from '@stacktrail/game-state';
import { foretold } from '../chance.js';
import { chaosEnsues } from './planeswalk.js';

/** CR 901.3a: six sides, one with the Planeswalker symbol and one with the chaos symbol. */
const sides = 6;
type Face = EventData<'PlanarDieRolled'>['face'];
const faces: readonly Face[] = ['planeswalker', 'chaos'];

/**
 * CR 901.9a–901.9d: rolls the die and does what its face says, as often as effects that replace the roll say (CR
 * 614.6).
 *
 * @param special whether it is the special action, which costs more the next time, however often the die was rolled
 */
export function* rollPlanarDie(game: Game, player: PlayerId, special: boolean, reason: Reason): Procedure<void> {
  if (game.state.planarController === null) return;
  const times = yield* wouldAct(game, 'roll the planar die', player, 1, { ...reason, rule: '901.9' });
  for (let i = 0; i < times; i++) rollOnce(game, player, special && i === 0, reason);
}

function rollOnce(game: Game, player: PlayerId, special: boolean, reason: Reason): void {
  const [known] = foretold(game.state, player, 'die');
  const { draws } = game.state;
  const { value, next } = known === undefined ? game.random.below(sides, draws) : { value: known - 1, next: draws };
  const face = faces[value] ?? 'blank';
  const data = { player, side: value + 1, face, special, draws: next - draws };
  const rolled = game.emit('PlanarDieRolled', data, { ...reason, rule: '901.9', player });
  const why = { ...reason, rule: '901.9d', causes: [rolled] };
  takeAction(game, { player, action: 'roll the planar die' }, why);
  takeAction(game, { player, action: 'roll a die' }, why); // CR 706.7: the planar die has no numerical result
  takeAction(game, { player, action: 'roll dice', amount: 1 }, why);
  if (face === 'chaos') chaosEnsues(game, { ...reason, player, causes: [rolled] }); // CR 901.9b
  if (face !== 'planeswalker') return;
  // CR 901.8: the ability has no source, and the player who rolled controls it.
  game.emit(
    'AbilityTriggered',
    {
      trigger: game.state.nextTrigger,
      ability: planeswalking.pointer,
      source: noObject,
      controller: player,
      delayed: null,
      context: { object: noObject, player, amount: 0, others: [] },
    },
    { rule: '901.8', player, causes: [rolled] },
  );
}
