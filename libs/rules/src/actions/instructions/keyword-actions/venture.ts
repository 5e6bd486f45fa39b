import type { Room } from '@stacktrail/card-tree';
import {
  type Game,
  type Reason,
  ask,
  type Procedure,
  type Words,
  noticeTriggers,
  type Interpreter,
  playersMeant,
  takeAction,
} from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { type GameObject, objectOf, type GameState, valueOfDesignation } from '@stacktrail/game-state';

/** CR 701.49: each of the players enters a dungeon or goes to the next room of theirs. */
export const venture: Interpreter<'venture into the dungeon'> = function* (game, { who, into }, context, reason) {
  for (const player of playersMeant(game.state, who, context)) {
    yield* ventureAs(game, player, into, context.source, { ...reason, player });
    takeAction(game, { player, action: 'venture into the dungeon' }, { ...reason, rule: '701.49' });
  }
  return context;
};

/** The dungeon card that a player owns in the command zone (CR 309.3). */
function dungeonOf(state: GameState, player: PlayerId): GameObject | undefined {
  return state.command
    .map((id) => objectOf(state, id))
    .find(({ owner, form }) => owner === player && form.dungeon !== undefined);
}

/** The room that the venture marker is on (CR 309.4). */
export function roomOf(dungeon: GameObject): Room | undefined {
  return dungeon.form.dungeon?.rooms[valueOfDesignation(dungeon, 'venture marker')];
}

function* ventureAs(
  game: Game,
  player: PlayerId,
  into: string | undefined,
  source: ObjectId,
  reason: Reason,
): Procedure<void> {
  const dungeon = dungeonOf(game.state, player);
  const room = dungeon === undefined ? undefined : roomOf(dungeon);
  if (dungeon !== undefined && room !== undefined && room.leadsTo.length > 0) {
    const next = yield* chooseRoom(game, player, dungeon, room, source);
    moveMarker(game, player, dungeon.id, next, { ...reason, rule: '701.49b' }); // CR 309.5a
    return;
  }
  if (dungeon !== undefined) {
    const before = game.state;
    const from = game.batch.length;
    game.emit('DungeonCompleted', { player, dungeon: dungeon.id }, { ...reason, rule: '701.49c' }); // CR 309.5b
    noticeTriggers(game, before, from);
  }
  yield* enterDungeon(game, player, into, source, { ...reason, rule: '701.49a' });
}

/** CR 309.2a, 309.4a: a dungeon card that the player owns outside the game, and the topmost of its rooms. */
function* enterDungeon(
  game: Game,
  player: PlayerId,
  into: string | undefined,
  source: ObjectId,
  reason: Reason,
): Procedure<void> {
  const { catalog } = game.state;
  const open = catalog.dungeons.filter((definition) => {
    const { name, subtypes } = catalog.printed(definition);
    if (into !== undefined) return name === into || subtypes.includes(into); // CR 701.49d
    return catalog.findCard(definition)?.dungeon?.onlyByName !== true;
  });
  const definition = yield* picked(
    player,
    '701.49a',
    'Choose the dungeon that you enter.',
    source,
    open.map((each) => ({ value: each, text: `${catalog.printed(each).name}.` })),
  );
  if (definition === undefined) return;
  const object = game.nextObjectId();
  game.emit('DungeonEntered', { object, player, definition }, reason);
  moveMarker(game, player, object, 0, { ...reason, rule: '309.4a' });
}

function moveMarker(game: Game, player: PlayerId, dungeon: ObjectId, room: number, reason: Reason): void {
  const before = game.state;
  const from = game.batch.length;
  game.emit('VentureMarkerMoved', { player, dungeon, room }, reason);
  noticeTriggers(game, before, from);
}

function* chooseRoom(
  game: Game,
  player: PlayerId,
  { id, form, printed }: GameObject,
  { leadsTo }: Room,
  source: ObjectId,
): Procedure<number> {
  const options = leadsTo.map((room) => {
    const ability = printed.abilities[room]?.ability;
    const { effects = [], targets = [] } = ability?.kind === 'triggered' ? (ability.modes[0] ?? {}) : {};
    const name = form.dungeon?.rooms[room]?.name ?? '';
    return { value: room, text: [`${name}: `, { effects, targets, source: id }] };
  });
  return (yield* picked(player, '309.5a', 'Choose the room that you move into.', source, options)) ?? 0;
}

function* picked(
  player: PlayerId,
  rule: string,
  prompt: string,
  source: ObjectId,
  options: readonly { readonly value: number; readonly text: Words }[],
): Procedure<number | undefined> {
  if (options.length < 2) return options[0]?.value;
  const { keys } = yield* ask({
    form: 'pick',
    kind: 'choose an option',
    rule,
    player,
    prompt,
    source,
    options: options.map(({ text }, i) => ({ key: `${i + 1}`, text })),
    min: 1,
    max: 1,
  });
  return options[Number(keys[0]) - 1]?.value;
}
