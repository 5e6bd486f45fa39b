import { someNode, type Effect, type Node } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';

/** How an instruction of a ruling names an object: `{ objects: 'result', label: '#12' }`. */
export function labelOfObject(id: ObjectId): string {
  return `#${id}`;
}

/** How an instruction of a ruling names a player: `{ players: 'noted', label: 'seat 1' }`. */
export function labelOfPlayer(player: PlayerId): string {
  return `seat ${player}`;
}

const objectLabel = /^#(\d{1,9})$/;
const playerLabel = /^seat (\d{1,2})$/;

/** The object that a node of a tree names by its number; `null` if it names none. */
export function objectNamed(node: Node): ObjectId | null {
  const found = node.objects === 'result' ? objectLabel.exec(String(node['label'])) : null;
  return found === null ? null : (Number(found[1]) as ObjectId);
}

/** The player that a node of a tree names by the seat; `null` if it names none. */
export function playerNamed(node: Node): PlayerId | null {
  const found = node.players === 'noted' ? playerLabel.exec(String(node['label'])) : null;
  return found === null ? null : (Number(found[1]) as PlayerId);
}

/** The objects and players that instructions name, each once. */
export function thingsNamed(actions: readonly Effect[]): {
  readonly objects: ReadonlySet<ObjectId>;
  readonly players: ReadonlySet<PlayerId>;
} {
  const objects = new Set<ObjectId>();
  const players = new Set<PlayerId>();
  someNode(actions, (node) => {
    const [object, player] = [objectNamed(node), playerNamed(node)];
    if (object !== null) objects.add(object);
    if (player !== null) players.add(player);
    return false;
  });
  return { objects, players };
}

/** The context of a text in which the labels of instructions are the things that they name. */
export function withThingsNamed(context: TextContext, actions: readonly Effect[]): TextContext {
  const { objects, players } = thingsNamed(actions);
  return {
    ...context,
    results: new Map([...context.results, ...[...objects].map((id) => [labelOfObject(id), [id]] as const)]),
    players: new Map([...context.players, ...[...players].map((id) => [labelOfPlayer(id), [id]] as const)]),
  };
}
