import type { Cost } from '@stacktrail/card-tree';
import { evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  ask,
  type Procedure,
  agrees,
  chooseObjects,
  type EffectOf,
  type TextRun,
  type Interpreter,
  objectsMeant,
  playersMeant,
  withDone,
  withResult,
} from '@stacktrail/engine';
import type { CastAction, ObjectId, PlayerId } from '@stacktrail/game-events';
import { formUnderCopies, objectOf, type GameState } from '@stacktrail/game-state';
import { endEffectsThat } from '../../changes/durations.js';
import { landFace, playLand } from '../playing-lands.js';
import { lookAt } from './scry.js';
import { waysNow, castableCards, playableLands } from './castable-cards.js';

/** CR 601.3, 611.2: from now on the players may play those cards. */
export const mayPlay: Interpreter<'may play'> = function* (game, effect, context, reason, run) {
  const objects = objectsMeant(game.state, effect.what, context, run).map(({ id }) => id);
  if (objects.length === 0 && !effect.later) return context;
  for (const player of playersMeant(game.state, effect.who, context)) {
    if (effect.look) lookAt(game, player, objects, { ...reason, rule: '406.3' });
    if (effect.until === untilAnother) endThoseOfOthers(game, player, context.source, reason);
    const { nextEffect, catalog } = game.state;
    game.emit(
      'PermissionBegan',
      {
        effect: nextEffect,
        instruction: catalog.pointerOf(effect),
        source: context.source,
        player,
        objects,
        duration: effect.until,
      },
      { ...reason, rule: '611.2' },
    );
  }
  return context;
};

const untilAnother = 'until you exile another card with this';

/**
 * The player may no longer play the cards that were exiled with the same object before, now that they have exiled
 * another card with it.
 */
function endThoseOfOthers(game: Game, player: PlayerId, source: ObjectId, reason: Reason): void {
  const { state } = game;
  const ability = objectOf(state, source).ability?.source ?? source;
  endEffectsThat(
    game,
    (effect) =>
      effect.duration === untilAnother &&
      'player' in effect &&
      effect.player === player &&
      (state.objects.get(effect.source)?.ability?.source ?? effect.source) === ability,
    () => ({ ...reason, rule: '611.2a' }),
  );
}

/** CR 608.2g: the player casts or plays those cards now, one after another, in an order of their choice. */
export const cast: Interpreter<'cast'> = function* (game, effect, context, reason, run) {
  let cast: readonly ObjectId[] = [];
  for (const player of playersMeant(game.state, effect.who, context)) {
    const tried = new Set<ObjectId>();
    const cards = effect.copies ? copied(game, effect, player, context, reason, run) : null;
    const most = effect.count === undefined ? Infinity : evaluateAmount(game.state, effect.count, context);
    for (let count = 0; count < most;) {
      const among = cards ?? castableCards(game.state, effect, player, context, run);
      const castable = among.filter(
        (id) => !tried.has(id) && waysNow(game.state, effect, player, id, context).length > 0,
      );
      const lands = playableLands(game.state, effect, player, context, run).filter((id) => !tried.has(id));
      const [card] = yield* chooseObjects({
        player,
        kind: 'choose objects',
        rule: '608.2g',
        prompt: `Choose the card to ${effect.how.permit} next.`,
        source: context.source,
        candidates: [...castable, ...lands],
        min: effect.upTo ? 0 : 1,
        max: 1,
      });
      if (card === undefined) break;
      tried.add(card);
      if (lands.includes(card)) {
        const played = yield* playLand(game, player, landFace(game.state, player, card)!, reason);
        cast = [...cast, played];
        count += 1;
        continue;
      }
      if (!(yield* wantsTo(game, player, card, context))) continue;
      const way = yield* chooseWay(
        game.state,
        player,
        waysNow(game.state, effect, player, card, context),
        context.source,
      );
      const spell = yield* game.outerRules.castDuringResolution(game, player, way, reason);
      if (spell === null) continue;
      cast = [...cast, spell];
      count += 1;
    }
  }
  const after = withResult(context, effect.label, cast);
  return cast.length === 0 ? after : withDone(after, effect.label);
};

const ofHiddenCards: ReadonlySet<Cost['cost']> = new Set<Cost['cost']>([
  'discard',
  'exile from hand',
  'reveal from hand',
]);

/**
 * CR 118.8c: a player needn't cast a spell with a mandatory additional cost that asks for cards with a quality in a
 * hidden zone, even if they have such cards.
 */
function* wantsTo(game: Game, player: PlayerId, id: ObjectId, { source }: TextContext): Procedure<boolean> {
  const { printed } = objectOf(game.state, id);
  const asks = printed.abilities.some(
    ({ ability }) =>
      ability.kind === 'additional cost' && ability.optional !== true && ability.cost.some(asksForHiddenCards),
  );
  return !asks || (yield* agrees(player, '118.8c', `Cast ${printed.name} and pay its additional cost?`, source));
}

function asksForHiddenCards(cost: Cost): boolean {
  return ofHiddenCards.has(cost.cost) && 'filter' in cost && cost.filter.is !== 'anything';
}

/** CR 707.12: copies of the cards, made in the zone where the cards are. */
function copied(
  game: Game,
  effect: EffectOf<'cast'>,
  player: PlayerId,
  context: TextContext,
  reason: Reason,
  run: TextRun,
): readonly ObjectId[] {
  const cards = castableCards(game.state, effect, player, context, run);
  const copies = cards.flatMap((card) => new Array<ObjectId>(effect.copiesOfEach ?? 1).fill(card));
  return copies.map((original) => {
    const object = game.nextObjectId();
    game.emit('CardCopied', { object, original, player }, { ...reason, rule: '707.12' });
    return object;
  });
}

/** CR 118.9a, 601.3e: the player chooses which cost is paid and which face is cast, if there are several. */
function* chooseWay(
  state: GameState,
  player: PlayerId,
  ways: readonly CastAction[],
  source: ObjectId,
): Procedure<CastAction> {
  if (ways.length === 1) return ways[0]!;
  const several = ways.some(({ face }) => face !== ways[0]!.face);
  const asking = ({ object, face, via }: CastAction): string => {
    const cost =
      via === 'hand' ? 'for its mana cost' : via === 'free' ? 'without paying its mana cost' : `for its ${via} cost`;
    const { faces } = formUnderCopies(objectOf(state, object));
    // CR 709.4: the index after the last face stands for both halves, fused.
    const name = faces[face]?.name ?? faces.map((half) => half.name).join(' // ');
    return several ? `${name}, ${cost}.` : `${cost[0]!.toUpperCase()}${cost.slice(1)}.`;
  };
  const answer = yield* ask({
    form: 'pick',
    kind: 'choose cost',
    rule: '118.9a',
    player,
    prompt: several ? 'What do you cast it as, for which cost?' : 'For which cost do you cast it?',
    source,
    options: ways.map((way, i) => ({ key: `${i + 1}`, text: asking(way) })),
    min: 1,
    max: 1,
  });
  return ways[Number(answer.keys[0]) - 1]!;
}
