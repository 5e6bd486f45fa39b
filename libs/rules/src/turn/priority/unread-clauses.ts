import { characteristicsOf, plainContext, type Violation } from '@stacktrail/characteristics';
import { instructionsIn, type Game, type Procedure } from '@stacktrail/engine';
import { noObject, type Action, type DefinitionPointer, type ObjectId, type PlayerId } from '@stacktrail/game-events';
import { objectOf, playerOf, type AbilityDefinition, type GameObject, type GameState } from '@stacktrail/game-state';
import { followInstructions } from '../../actions/instructions/follow.js';

type Special = Extract<Action, { do: 'special' }>;

const applies = 'clause applies ';
const triggered = 'clause triggered ';

export function isClauseAction(action: string): boolean {
  return action.startsWith(applies) || action.startsWith(triggered);
}

/** What a player says of which clause; `null` if the action says nothing of one. */
export function clauseSaid(
  action: string,
): { readonly how: 'applies' | 'triggered'; readonly ability: DefinitionPointer } | null {
  if (!isClauseAction(action)) return null;
  const how = action.startsWith(applies) ? 'applies' : 'triggered';
  return { how, ability: action.slice(how === 'applies' ? applies.length : triggered.length) as DefinitionPointer };
}

/** The abilities of an object that can't be read. */
function unreadAbilities(state: GameState, object: GameObject): readonly AbilityDefinition[] {
  if (!object.printed.abilities.some(({ kind }) => kind === 'unread')) return [];
  const abilities =
    object.zone === 'battlefield' ? characteristicsOf(state, object).abilities : object.printed.abilities;
  return abilities.filter(({ kind }) => kind === 'unread');
}

/**
 * Where unread clauses are adjudicated, a player with priority can say that one of any permanent, or of a public card of
 * their own, applies or has triggered.
 */
export function clauseActions(state: GameState, player: PlayerId): readonly Special[] {
  if (state.setup?.adjudication === undefined) return [];
  const others = [...playerOf(state, player).graveyard, ...state.exile, ...state.command].filter((id) => {
    const { owner, faceDown } = objectOf(state, id);
    return owner === player && faceDown === null;
  });
  return [...state.battlefield, ...others].flatMap((id: ObjectId) =>
    unreadAbilities(state, objectOf(state, id)).flatMap(({ pointer }): readonly Special[] => [
      { do: 'special', object: id, action: `${applies}${pointer}` },
      { do: 'special', object: id, action: `${triggered}${pointer}` },
    ]),
  );
}

/** Why a player can't say that. */
export function whyNoClause(): Violation {
  return { rule: '113.1', message: 'No permanent, and no public card of this player, has that unread clause now.' };
}

/**
 * A player says that an unread clause applies: it is adjudicated at once (CR 604.1). Or that it has triggered: then it goes
 * on the stack as a triggered ability of its controller, and is adjudicated as it resolves (CR 603.2, 603.3).
 */
export function* takeClauseAction(game: Game, { object: id, action }: Special): Procedure<void> {
  const { how, ability } = clauseSaid(action)!;
  const object = objectOf(game.state, id);
  const controller = object.zone === 'battlefield' ? object.controller : object.owner;
  if (how === 'triggered') {
    game.emit(
      'AbilityTriggered',
      {
        trigger: game.state.nextTrigger,
        ability,
        source: id,
        controller,
        delayed: null,
        context: { object: noObject, player: null, amount: 0, others: [] },
      },
      { rule: '603.2', source: id, player: controller },
    );
    return;
  }
  const [mode] = instructionsIn(game.state.catalog.ability(ability)).modes;
  const reason = { rule: '604.1', source: id, player: controller };
  yield* followInstructions(game, mode!.effects, plainContext(controller, id), reason);
}
