import type { Counter, DefinitionPointer, ObjectId, Ref } from '@stacktrail/game-events';
import { hasType, isCreature } from '../characteristics/queries.js';
import type { Game, Reason } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import type { TokensOccurrence } from '../gate/occurrence.js';
import { perform } from '../gate/perform.js';
import { sizeFormula } from '../state/formula.js';
import { predefinedPointer } from '../state/predefined-forms.js';
import { objectOf, objectsIn, opponentsOf, presentObject, type GameState } from '../state/game-state.js';
import { evaluateAmount } from '../text/amounts.js';
import type { TextContext } from '../text/text-context.js';
import type { EffectOf, Interpreter } from './interpreter.js';
import { permanentsNamed, playersNamed } from './named.js';
import { withResult } from './results.js';

/** CR 701.7a, 111.2: each player creates that many, and owns and controls them. */
export const createTokens: Interpreter<'create tokens'> = function* (game, effect, context, reason, following) {
  const { state } = game;
  const count = evaluateAmount(state, effect.count, context);
  const description = describedAs(state, effect, context);
  const tapped = effect.tapped ?? false;
  const counters = countersOn(state, effect, context);
  const hosts =
    effect.attachedTo === undefined ? [null] : permanentsNamed(state, effect.attachedTo, context, following);
  const created = playersNamed(state, effect.who, context).flatMap((player) =>
    hosts.map((host): TokensOccurrence => ({
      ...(host === null ? {} : { attachTo: host.id }),
      would: 'create tokens',
      player,
      count,
      description,
      tapped,
      ...(counters.length === 0 ? {} : { counters }),
    })),
  );
  if (created.length === 0 || count <= 0) return withResult(context, effect.label, []);
  const happened = yield* perform(game, created, { ...reason, rule: '701.7a' });
  const tokens = happened.flatMap((result) => result.objects);
  if (effect.attacking) for (const token of tokens) yield* putAttacking(game, token, reason);
  return withResult(context, effect.label, tokens);
};

/** Where the tokens' characteristics stand, with the size that they are created with. */
function describedAs(
  state: GameState,
  { token, size }: EffectOf<'create tokens'>,
  context: TextContext,
): DefinitionPointer {
  const pointer = typeof token === 'string' ? predefinedPointer(token) : state.catalog.pointerOf(token);
  if (size === undefined) return pointer;
  return sizeFormula(
    pointer,
    Math.max(0, evaluateAmount(state, size.power, context)),
    Math.max(0, evaluateAmount(state, size.toughness, context)),
  );
}

function countersOn(
  state: GameState,
  { withCounters }: EffectOf<'create tokens'>,
  context: TextContext,
): readonly Counter[] {
  if (withCounters === undefined) return [];
  const count = evaluateAmount(state, withCounters.count, context);
  return count > 0 ? [{ kind: withCounters.counter, count }] : [];
}

const combatSteps: ReadonlySet<string> = new Set([
  'beginning of combat',
  'declare attackers',
  'declare blockers',
  'first-strike damage',
  'combat damage',
  'end of combat',
]);

/**
 * CR 508.4: its controller chooses which player, planeswalker or battle it attacks. Only a creature of an attacking
 * player can be put onto the battlefield attacking (CR 506.3a, 506.3b).
 */
export function* putAttacking(game: Game, id: ObjectId, reason: Reason): Procedure<void> {
  const { state } = game;
  const token = presentObject(state, id);
  if (token === undefined || token.zone !== 'battlefield' || !isCreature(state, token)) return;
  if (token.controller !== state.activePlayer || !combatSteps.has(state.step)) return;
  const defender = yield* chooseDefender(game, id);
  if (defender === undefined) return;
  game.emit('PutOntoBattlefieldAttacking', { object: id, defender }, { ...reason, rule: '508.4' });
}

function* chooseDefender(game: Game, id: ObjectId): Procedure<Ref | undefined> {
  const { state } = game;
  const { controller, printed } = objectOf(state, id);
  const players = opponentsOf(state, controller);
  const permanents = objectsIn(state, state.battlefield).filter(
    (object) => object.controller !== controller && hasType(state, object, 'Planeswalker'),
  );
  const candidates: readonly Ref[] = [
    ...players.map((player): Ref => ({ is: 'player', id: player })),
    ...permanents.map((object): Ref => ({ is: 'object', id: object.id })),
  ];
  if (candidates.length < 2) return candidates[0];
  const answer = yield* ask({
    form: 'select',
    kind: 'choose objects',
    rule: '508.4',
    player: controller,
    prompt: `Choose what ${printed.name} attacks.`,
    source: id,
    candidates,
    min: 1,
    max: 1,
  });
  return answer.chosen[0];
}
