import type { StaticEffect } from '@stacktrail/card-tree';
import { characteristicsOf, plainContext } from '@stacktrail/characteristics';
import { seatBit, type ObjectId, type PlayerId } from '@stacktrail/game-events';
import {
  isMechanicDeclared,
  declaresMechanics,
  playerOf,
  presentObject,
  type GameObject,
  type GameState,
} from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import { agrees } from '../choices/choose.js';

type AsDrawn = Extract<StaticEffect, { static: 'may reveal as it is drawn' }>;

/**
 * CR 702.94a: a player may reveal a card as they draw it, if the card says so. Everyone sees it for as long as it stays
 * in the hand (702.94b). If mechanics are declared, public facts alone decide who is asked.
 *
 * @param ids the cards that were just drawn
 */
export function* offerRevealAsDrawn(game: Game, ids: readonly ObjectId[]): Procedure<void> {
  for (const id of ids) {
    const card = presentObject(game.state, id);
    if (card?.zone !== 'hand' || card.faceDown !== null) continue; // CR 121.8: it may be revealed later
    const { owner: player } = card;
    if (game.state.turn === 0 && declaresMechanics(game.state)) continue; // an opening hand isn't drawn in a turn
    const isFirst = playerOf(game.state, player).cardsDrawnThisTurn === 1;
    const effects = effectsOf(game.state, card, isFirst);
    if (isAsked(game.state, player, isFirst)) {
      const effect = yield* oneOfThem(player, card, effects);
      if (effect !== undefined) yield* reveal(game, card, effect);
      continue;
    }
    for (const effect of effects) {
      const prompt = `Reveal ${card.printed.name} as you draw it?`;
      if (yield* agrees(player, '702.94a', prompt, id, seatBit(player))) yield* reveal(game, card, effect);
    }
  }
}

function effectsOf(state: GameState, card: GameObject, isFirst: boolean): readonly AsDrawn[] {
  if (!state.catalog.revealsDrawn) return [];
  return characteristicsOf(state, card).abilities.flatMap(({ ability }) => {
    if (ability.kind !== 'static') return [];
    return ability.effects.filter((effect): effect is AsDrawn => {
      return effect.static === 'may reveal as it is drawn' && (isFirst || effect.firstEachTurn !== true);
    });
  });
}

/** Whether the player is asked whatever they drew. */
function isAsked(state: GameState, player: PlayerId, isFirst: boolean): boolean {
  return (
    isMechanicDeclared(state, player, 'revealed as it is drawn') ||
    (isFirst && isMechanicDeclared(state, player, 'miracle'))
  );
}

/** Asks the same question for every card; only a card that can be revealed has the option to. */
function* oneOfThem(
  player: PlayerId,
  { id, printed }: GameObject,
  effects: readonly AsDrawn[],
): Procedure<AsDrawn | undefined> {
  const ways = effects.map((effect, i) => ({ effect, key: i === 0 ? 'yes' : `yes ${i + 1}` }));
  const { keys } = yield* ask({
    form: 'pick',
    kind: 'may',
    rule: '702.94a',
    player,
    prompt: `Reveal ${printed.name} as you draw it?`,
    source: id,
    options: [
      ...ways.map(({ key }, i) => ({ key, text: i === 0 ? 'Yes.' : `Yes, by ability ${i + 1} that lets you.` })),
      { key: 'no', text: 'No.' },
    ],
    min: 1,
    max: 1,
    seenBy: seatBit(player),
  });
  return ways.find(({ key }) => key === keys[0])?.effect;
}

function* reveal(game: Game, { id, card, owner: player }: GameObject, effect: AsDrawn): Procedure<void> {
  const reason = { rule: '702.94a', source: id, player };
  game.emit('CardsRevealed', { player, objects: [id], cards: [card] }, reason);
  yield* game.outerRules.followInstructions(game, effect.effects, plainContext(player, id), reason);
}
