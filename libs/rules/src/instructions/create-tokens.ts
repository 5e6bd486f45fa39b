import type { ObjectId, Ref } from '@stacktrail/game-events';
import { hasType, isCreature } from '../characteristics/queries.js';
import type { Game, Reason } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import type { TokensOccurrence } from '../gate/occurrence.js';
import { perform } from '../gate/perform.js';
import { objectOf, objectsIn, opponentsOf, presentObject } from '../state/game-state.js';
import { evaluateAmount } from '../text/amounts.js';
import type { Interpreter } from './interpreter.js';
import { playersNamed } from './named.js';
import { withResult } from './results.js';

/** CR 701.7a, 111.2: each player creates that many, and owns and controls them. */
export const createTokens: Interpreter<'create tokens'> = function* (game, effect, context, reason) {
  const { state } = game;
  const count = evaluateAmount(state, effect.count, context);
  const description = state.catalog.pointerOf(effect.token);
  const tapped = effect.tapped ?? false;
  const created = playersNamed(state, effect.who, context).map((player): TokensOccurrence => ({
    would: 'create tokens',
    player,
    count,
    description,
    tapped,
  }));
  if (created.length === 0 || count <= 0) return withResult(context, effect.label, []);
  const happened = yield* perform(game, created, { ...reason, rule: '701.7a' });
  const tokens = happened.flatMap((result) => result.objects);
  if (effect.attacking) for (const token of tokens) yield* putAttacking(game, token, reason);
  return withResult(context, effect.label, tokens);
};

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
function* putAttacking(game: Game, id: ObjectId, reason: Reason): Procedure<void> {
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
