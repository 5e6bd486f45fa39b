import type { Zone } from '@stacktrail/card-tree';
import {
  type Game,
  type Procedure,
  emitOccurrence,
  type MoveOccurrence,
  perform,
  shuffleLibrary,
} from '@stacktrail/engine';
import type { CardIndex, EventData, PlayerId, Revision } from '@stacktrail/game-events';
import { playerOf, playersInOrder, objectOf, type GameState } from '@stacktrail/game-state';
import { recordDesignation } from '../changes/give.js';
import { openingHandActions } from './opening-hand.js';
import { putCommanders } from './put-commanders.js';

type Given = EventData<'StartingPositionGiven'>;

/** A card of a seat's deck that a starting position puts somewhere. */
export interface PlacedCard {
  readonly player: PlayerId;
  /** Its place in that seat's deck, from 0. */
  readonly at: number;
  readonly zone: Zone;
  readonly tapped?: boolean;
  /** Which face is up, 0 being the front one. */
  readonly face?: number;
}

/** Where a game starts from instead of from opening hands: a scenario, a puzzle. */
export interface StartingPosition {
  readonly startingPlayer: PlayerId;
  /** A life total for each seat. */
  readonly life: readonly number[];
  /** Whether the libraries are shuffled once the cards have been placed. */
  readonly shuffle: boolean;
  /** In the order in which they are placed: that of their timestamps. */
  readonly cards: readonly PlacedCard[];
  /** What coins and dice will show, each player's in order. */
  readonly chance: Given['chance'];
  /** Whether it is day or night as the game starts (CR 731); neither where absent. */
  readonly daytime?: 'day' | 'night';
}

/** A starting position as the fact that a game records. @param decks each seat's deck */
export function positionOf(position: StartingPosition, decks: readonly (readonly unknown[])[]): Given {
  const { startingPlayer, life, shuffle, cards, chance, daytime = null } = position;
  const before = (player: PlayerId): number => decks.slice(0, player).reduce((sum, deck) => sum + deck.length, 0);
  return {
    startingPlayer,
    life,
    shuffle,
    cards: cards.map(({ player, at, zone, tapped = false, face = 0 }) => ({
      player,
      card: (before(player) + at) as CardIndex,
      zone,
      tapped,
      face,
    })),
    chance,
    daytime,
  };
}

/**
 * Puts the cards where they are said to be. Permanents enter as they say (CR 614.1c, 614.12), but nothing triggers: the
 * position is there before anything of it happens. Then players may act with cards of their hands (CR 103.6).
 */
export function* setUpPosition(game: Game, position: Given): Procedure<void> {
  const { startingPlayer: player } = position;
  game.emit('StartingPlayerChosen', { player }, { rule: '103.1', player });
  game.isSettingUp = true;
  try {
    if (position.daytime !== null) recordDesignation(game, { holder: null, name: position.daytime }, { rule: '103.1' });
    for (const placed of position.cards) if (placed.zone !== 'battlefield') putDirectly(game, placed);
    yield* putCommanders(game);
    for (const placed of position.cards) if (placed.zone === 'battlefield') yield* putOntoBattlefield(game, placed);
  } finally {
    game.uncheckedFacts.takeAll();
    game.isSettingUp = false;
  }
  if (position.shuffle) {
    for (const each of playersInOrder(game.state)) shuffleLibrary(game, each, { rule: '103.3', player: each });
  }
  yield* openingHandActions(game);
}

type Placed = Given['cards'][number];

function moveOf(state: GameState, { player, card, zone, tapped, face }: Placed): MoveOccurrence | null {
  const object = playerOf(state, player).library.find((id) => objectOf(state, id).card === card);
  if (object === undefined) return null;
  return { would: 'move', object, to: zone, manner: 'put', controller: player, tapped, face };
}

/** No replacement effect applies to it: it is not moved there, it begins there. */
function putDirectly(game: Game, placed: Placed): void {
  const move = moveOf(game.state, placed);
  if (move === null) return;
  const reason = { rule: '103.1', player: placed.player };
  const ends = { wins: [], losses: [] };
  emitOccurrence(
    { game, reason, group: 0, damageDealtAt: -1 as Revision, shuffled: [], placed: new Set(), ends },
    move,
  );
}

function* putOntoBattlefield(game: Game, placed: Placed): Procedure<void> {
  const move = moveOf(game.state, placed);
  if (move !== null) yield* perform(game, [move], { rule: '103.1', player: placed.player });
}
