import type { PlayPermission } from '@stacktrail/card-tree';
import { matches, plainContext } from '@stacktrail/characteristics';
import type { Game, Procedure } from '@stacktrail/engine';
import { noObject, type ObjectId, type PlayerId } from '@stacktrail/game-events';
import { objectOf, permissionNamed, type GameState } from '@stacktrail/game-state';
import { followInstructions } from '../instructions/follow.js';

/** What the effect that lets a player cast a spell says of the spell, with the source of the effect. */
interface PermissionRider {
  readonly then: NonNullable<PlayPermission['then']>;
  /** `noObject`: the spell is cast while an instruction is followed. */
  readonly source: ObjectId;
}

/** @param by the name of the permission, before it is used: it can end by that */
export function riderOfPermission(state: GameState, by: string | null): PermissionRider | null {
  const then = by === null ? undefined : permissionNamed(state, by)?.then;
  if (by === null || then === undefined) return null;
  const [name = ''] = by.split(' ');
  const lasting = state.permissions.find(({ id }) => `effect${id}` === name);
  return { then, source: lasting?.source ?? (/^\d+$/.test(name) ? (Number(name) as ObjectId) : noObject) };
}

/** CR 601.2i: follows what the permission says of a spell that has become cast by it. */
export function* followPermission(
  game: Game,
  player: PlayerId,
  spell: ObjectId,
  { then: { spells, effects }, source: giver }: PermissionRider,
): Procedure<void> {
  const source = giver === noObject ? spell : giver;
  const context = plainContext(player, source);
  if (!matches(game.state, spells, objectOf(game.state, spell), context)) return;
  const trigger = { object: spell, player, amount: 1 };
  yield* followInstructions(game, effects, { ...context, trigger }, { rule: '601.2i', source, player });
}
