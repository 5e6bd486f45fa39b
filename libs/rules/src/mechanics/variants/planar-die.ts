import { appliesToPlayer, staticsInForce } from '@stacktrail/characteristics';
import { ask, type Game, type Reason, type Procedure, takeAction, wouldAct } from '@stacktrail/engine';
import { noObject, type EventData, type PlayerId } from '@stacktrail/game-events';
import { type GameState, planeswalking } from '@stacktrail/game-state';
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
  for (let i = 0; i < times; i++) yield* rollOnce(game, player, special && i === 0, reason);
}

/** One die comes up; effects add dice, and the player ignores as many (CR 706.6). */
function* rollOnce(game: Game, player: PlayerId, special: boolean, reason: Reason): Procedure<void> {
  const dice = thrown(game, player, 1 + additionalDice(game.state, player));
  const kept = dice.length === 1 ? 0 : yield* chooseDie(player, dice);
  dice.forEach(({ side, draws }, i) => {
    if (i === kept) comesUp(game, { player, side, face: faceOf(side), special, draws }, reason);
    else ignore(game, player, side, draws, reason);
  });
}

interface Die {
  readonly side: number;
  readonly draws: number;
}

function faceOf(side: number): Face {
  return faces[side - 1] ?? 'blank';
}

function additionalDice(state: GameState, player: PlayerId): number {
  let more = 0;
  for (const { source, effect } of staticsInForce(state, 'replacement')) {
    const tree = effect.replacement;
    if (tree.would === 'roll planar dice' && appliesToPlayer(state, tree.who, source, player))
      more += tree.instead.count;
  }
  return more;
}

function thrown(game: Game, player: PlayerId, count: number): readonly Die[] {
  const known = foretold(game.state, player, 'die');
  let first = game.state.draws;
  return Array.from({ length: count }, (_, i) => {
    const side = known[i];
    if (side !== undefined) return { side, draws: 0 };
    const { value, next } = game.random.below(sides, first);
    const draws = next - first;
    first = next;
    return { side: value + 1, draws };
  });
}

const faceNames: Readonly<Record<Face, string>> = {
  planeswalker: 'The Planeswalker symbol.',
  chaos: 'The chaos symbol.',
  blank: 'A blank face.',
};

/** Asks which of the dice isn't ignored. */
function* chooseDie(player: PlayerId, dice: readonly Die[]): Procedure<number> {
  const { keys } = yield* ask({
    form: 'pick',
    kind: 'choose an option',
    rule: '706.6',
    player,
    prompt: 'Choose the planar die that counts. You ignore the rest.',
    source: noObject,
    options: dice.map(({ side }, i) => ({ key: `${i + 1}`, text: faceNames[faceOf(side)] })),
    min: 1,
    max: 1,
  });
  return Number(keys[0]) - 1;
}

function ignore(game: Game, player: PlayerId, side: number, draws: number, reason: Reason): void {
  const data = { player, sides, natural: [side], results: [side], ignored: [0], draws };
  game.emit('DiceRolled', data, { ...reason, rule: '706.6', player });
}

function comesUp(game: Game, data: EventData<'PlanarDieRolled'>, reason: Reason): void {
  const { player, face } = data;
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
