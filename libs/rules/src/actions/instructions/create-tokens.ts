import { hasSubtype, evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import {
  enteringPermanent,
  type TokensOccurrence,
  perform,
  type EffectOf,
  type Interpreter,
  permanentsMeant,
  playersMeant,
  withResult,
} from '@stacktrail/engine';
import type { Counter, DefinitionPointer } from '@stacktrail/game-events';
import { sizeFormula, predefinedPointer, objectOf, type GameState } from '@stacktrail/game-state';
import { canBeAttached } from './attachment.js';
import { putAttacking } from './combat.js';
import { linkObjects } from './link.js';

/** CR 701.7a, 111.2: each player creates that many, and owns and controls them. */
export const createTokens: Interpreter<'create tokens'> = function* (game, effect, context, reason, run) {
  const { state } = game;
  const counters = countersOn(state, effect, context);
  const hosts = effect.attachedTo === undefined ? [null] : permanentsMeant(state, effect.attachedTo, context, run);
  const kinds = [effect, ...(effect.also ?? [])].map((kind) => ({
    count: evaluateAmount(state, kind.count, context),
    description: describedAs(state, kind, context),
    tapped: kind.tapped ?? false,
    attacking: kind.attacking ?? false,
  }));
  const created = playersMeant(state, effect.who, context)
    .flatMap((player) =>
      kinds.flatMap(({ attacking, ...kind }) =>
        hosts.map((host) => ({
          attacking,
          occurrence: {
            ...(host === null ? {} : { attachTo: host.id }),
            would: 'create tokens',
            player,
            ...kind,
            ...(counters.length === 0 ? {} : { counters }),
          } satisfies TokensOccurrence,
        })),
      ),
    )
    .filter(({ occurrence }) => occurrence.count > 0 && canBeCreated(state, occurrence));
  if (created.length === 0) return withResult(context, effect.label, []);
  const occurrences = created.map(({ occurrence }) => occurrence);
  const happened = yield* perform(game, occurrences, { ...reason, rule: '701.7a' });
  for (const [i, { objects }] of happened.entries()) {
    if (created[i]!.attacking) for (const token of objects) yield* putAttacking(game, token, reason);
  }
  const tokens = happened.flatMap((result) => result.objects);
  if (effect.link !== undefined) linkObjects(game, effect, effect.link, tokens, context, reason);
  return withResult(context, effect.label, tokens);
};

/** CR 303.4i: an Aura that can't legally enchant what it would be attached to isn't created. */
function canBeCreated(state: GameState, occurrence: TokensOccurrence): boolean {
  if (occurrence.attachTo === undefined) return true;
  const token = enteringPermanent(state, occurrence);
  return !hasSubtype(state, token, 'Aura') || canBeAttached(state, token, objectOf(state, occurrence.attachTo));
}

/** The pointer to the tokens' characteristics, with the size that they are created with. */
function describedAs(
  state: GameState,
  { token, size }: Pick<EffectOf<'create tokens'>, 'token' | 'size'>,
  context: TextContext,
): DefinitionPointer {
  const pointer = pointerOf(state, token, context);
  if (size === undefined) return pointer;
  return sizeFormula(
    pointer,
    Math.max(0, evaluateAmount(state, size.power, context)),
    Math.max(0, evaluateAmount(state, size.toughness, context)),
  );
}

function pointerOf(
  { catalog }: GameState,
  token: EffectOf<'create tokens'>['token'],
  { source }: TextContext,
): DefinitionPointer {
  if (typeof token === 'string') return predefinedPointer(token);
  return 'card' in token ? catalog.cardNamed(token.card).pointer : catalog.createdBy(token, source);
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
