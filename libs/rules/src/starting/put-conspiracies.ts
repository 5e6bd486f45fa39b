import { plainContext } from '@stacktrail/characteristics';
import { chooseCardNames, type Game, ask, type Procedure, perform } from '@stacktrail/engine';
import { noObject, seatBit, type ObjectId, type PlayerId, type Ref } from '@stacktrail/game-events';
import {
  exiledFaceDown,
  objectsIn,
  playerOf,
  playersInOrder,
  type Printed,
  isConspiracy,
} from '@stacktrail/game-state';

/**
 * CR 103.2e, 315.2, 905.4: each player may put conspiracies from their sideboard into the command zone. Everyone with cards
 * outside the game is asked, so that nobody learns who has such a card.
 */
export function* putConspiracies(game: Game): Procedure<void> {
  if (!game.state.catalog.hasConspiracies) return;
  for (const player of playersInOrder(game.state)) {
    if (playerOf(game.state, player).outside.length === 0) continue;
    yield* game.runAction(player, () => chooseConspiracies(game, player)); // CR 800.4a: nobody goes on for who leaves
  }
}

function* chooseConspiracies(game: Game, player: PlayerId): Procedure<void> {
  const own = objectsIn(game.state, playerOf(game.state, player).outside).filter(isConspiracy);
  const answer = yield* ask({
    form: 'select',
    kind: 'choose objects',
    rule: '103.2e',
    player,
    prompt: 'Choose the conspiracies that you put into the command zone; any number, or none.',
    source: noObject,
    candidates: own.map(({ id }): Ref => ({ is: 'object', id })),
    min: 0,
    max: own.length,
    seenBy: seatBit(player),
  });
  for (const { id } of answer.chosen) yield* putConspiracy(game, player, id as ObjectId);
}

/** How many names are chosen secretly as a conspiracy is put into the command zone face down (CR 702.106a, 702.106f). */
function namesToChoose({ keywords }: Printed): number {
  return keywords.has('double agenda') ? 2 : keywords.has('hidden agenda') ? 1 : 0;
}

function* putConspiracy(game: Game, player: PlayerId, id: ObjectId): Procedure<void> {
  const { form } = objectsIn(game.state, [id])[0]!;
  const count = namesToChoose(form.whole);
  const names = count === 0 ? [] : yield* chooseNames(game, player, id, count);
  const hidden = count === 0 ? {} : { faceDown: exiledFaceDown.pointer }; // CR 315.5b
  const reason = { rule: count === 0 ? '315.2' : '702.106a', player };
  const [moved] = yield* perform(
    game,
    [{ would: 'move', object: id, to: 'command', manner: 'put', ...hidden }],
    reason,
  );
  const object = moved?.objects[0];
  if (object === undefined || count === 0) return;
  game.emit('NamesChosenSecretly', { player, object, seenBy: seatBit(player), label: 'card name', names }, reason);
}

function chooseNames(game: Game, player: PlayerId, id: ObjectId, count: number): Procedure<readonly string[]> {
  return chooseCardNames(game, {
    player,
    rule: '702.106a',
    prompt: count === 1 ? 'Secretly choose a card name.' : 'Secretly choose two different card names.',
    source: id,
    count,
    context: plainContext(player, id),
    seenBy: seatBit(player),
  });
}
