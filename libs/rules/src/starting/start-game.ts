import { chanceBelow, type Game, ask, type Procedure, perform, shuffleLibrary } from '@stacktrail/engine';
import { noObject, seatBit, type ObjectId, type PlayerId, type Ref } from '@stacktrail/game-events';
import { playerOf, playersInOrder, type GameState } from '@stacktrail/game-state';
import { putAnte } from './put-ante.js';
import { putCommanders } from './put-commanders.js';
import { putConspiracies } from './put-conspiracies.js';
import { setUpPosition } from './starting-position.js';
import { revealCompanions } from './reveal-companions.js';
import { shuffleAttractions } from './shuffle-attractions.js';
import { setStartingPlane, shuffleSupplementaryDecks } from './supplementary-decks.js';
import { mayHaveOpeningActions, mulliganActions, openingHandActions, optionOf, take } from './opening-hand.js';

/**
 * CR 103: starting the game. The decks are set aside already (103.2a).
 *
 * @param starter the starting player of a game that is restarted (CR 725.1a)
 */
export function* startGame(game: Game, starter?: PlayerId): Procedure<void> {
  const { startingPosition } = game.state;
  if (startingPosition !== null) {
    yield* setUpPosition(game, startingPosition);
    setStartingPlane(game);
    return;
  }
  if (starter === undefined)
    yield* determineStartingPlayer(game); // 103.1
  else game.emit('StartingPlayerChosen', { player: starter }, { rule: '725.1a', player: starter });
  yield* revealCompanions(game); // 103.2b
  yield* putCommanders(game); // 103.2c
  yield* putConspiracies(game); // 103.2e
  yield* putAnte(game); // 407.2
  for (const player of playersInOrder(game.state)) shuffleLibrary(game, player, { rule: '103.3', player });
  shuffleAttractions(game); // 103.3a
  shuffleSupplementaryDecks(game);
  yield* drawOpeningHands(game, playersInOrder(game.state)); // 103.5
  yield* mulligans(game);
  yield* openingHandActions(game); // 103.6
  setStartingPlane(game); // 103.7
}

/** CR 103.1: one player, found at random where nobody is named, chooses who takes the first turn. */
function* determineStartingPlayer(game: Game): Procedure<void> {
  const [archenemy, ...others] = game.state.archenemies;
  if (archenemy !== undefined && others.length === 0) {
    const { player } = archenemy;
    game.emit('StartingPlayerChosen', { player }, { rule: '103.1b', player });
    return;
  }
  const chooser = game.state.setup!.chooser ?? (yield* chosenAtRandom(game));
  const answer = yield* ask({
    form: 'select',
    kind: 'choose starting player',
    rule: '103.1',
    player: chooser,
    prompt: 'Choose who takes the first turn.',
    source: noObject,
    candidates: playersInOrder(game.state).map((id): Ref => ({ is: 'player', id })),
    min: 1,
    max: 1,
  });
  const player = answer.chosen[0]!.id as PlayerId;
  game.emit('StartingPlayerChosen', { player }, { rule: '103.1', player: chooser });
}

function* chosenAtRandom(game: Game): Procedure<PlayerId> {
  const { players, draws } = game.state;
  const { value, next } = yield* chanceBelow(
    game,
    players.length,
    draws,
    { player: 0 as PlayerId, rule: '103.1', source: noObject, prompt: 'Which seat did chance choose?' },
    (seat) => `Seat ${seat + 1}`,
  );
  const player = value as PlayerId;
  game.emit('RandomPlayerChosen', { player, draws: next - draws, among: [] }, { rule: '103.1' });
  return player;
}

function* drawOpeningHands(game: Game, players: readonly PlayerId[]): Procedure<void> {
  for (const player of players) {
    const size = startingHandSize(game.state, player);
    for (let i = 0; i < size; i++) yield* perform(game, [{ would: 'draw', player }], { rule: '103.5', player });
  }
}

/** CR 103.5, 103.5a. */
function startingHandSize(state: GameState, player: PlayerId): number {
  return Math.max(0, state.setup!.startingHandSize + playerOf(state, player).handModifier);
}

/** CR 103.5: rounds of declarations in turn order; those who take a mulligan then do it together. */
function* mulligans(game: Game): Procedure<void> {
  for (;;) {
    const taking: PlayerId[] = [];
    for (const player of playersInOrder(game.state)) {
      if (playerOf(game.state, player).keptHand) continue;
      if (yield* wantsMulligan(game, player)) taking.push(player);
      else if (!playerOf(game.state, player).lost) game.emit('HandKept', { player }, { rule: '103.5', player });
    }
    if (taking.length === 0) return;
    for (const player of stillThere(game, taking)) {
      const count = playerOf(game.state, player).mulligans + 1;
      const reason = { rule: '103.5', player };
      game.emit('MulliganTaken', { player, count }, reason);
      shuffleLibrary(game, player, reason);
    }
    yield* drawOpeningHands(game, taking);
    for (const player of taking) {
      if (!playerOf(game.state, player).lost) yield* putOnBottom(game, player);
    }
  }
}

/** Those of the players who haven't left the game since (CR 800.4). */
function stillThere(game: Game, players: readonly PlayerId[]): readonly PlayerId[] {
  return players.filter((player) => !playerOf(game.state, player).lost);
}

/** How many cards a player has put on the bottom with the last mulligan. */
function cardsPutBack(state: GameState, player: PlayerId): number {
  const { mulligans: taken } = playerOf(state, player);
  return state.setup!.freeMulligan ? Math.max(0, taken - 1) : taken; // CR 103.5c
}

/** What another mulligan does (CR 103.5). */
function mulliganText(state: GameState, player: PlayerId): string {
  const { mulligans: taken } = playerOf(state, player);
  const back = state.setup!.freeMulligan ? taken : taken + 1; // CR 103.5c
  const bottom = back === 0 ? 'put none of them' : `put ${back} of them`;
  const draws = `draw ${startingHandSize(state, player)} new cards, and ${bottom} on the bottom of your library`;
  return `Take mulligan number ${taken + 1}: shuffle the hand into your library, ${draws}.`;
}

/** CR 103.5, 103.5b: the player declares whether they take a mulligan, perhaps after actions that cards allow then. */
function* wantsMulligan(game: Game, player: PlayerId): Procedure<boolean> {
  for (;;) {
    const { mulligans: taken, lost } = playerOf(game.state, player);
    if (lost) return false;
    const empty = cardsPutBack(game.state, player) >= startingHandSize(game.state, player); // CR 103.5: an empty hand
    if (empty) return false;
    const actions = mulliganActions(game.state, player);
    const answer = yield* ask({
      form: 'pick',
      kind: 'mulligan',
      rule: '103.5',
      player,
      prompt: `Keep this hand? You have taken ${taken === 0 ? 'no mulligan yet' : taken === 1 ? '1 mulligan' : `${taken} mulligans`}.`,
      source: noObject,
      options: [
        { key: 'keep', text: `Keep the hand of ${playerOf(game.state, player).hand.length} cards.` },
        { key: 'mulligan', text: mulliganText(game.state, player) },
        ...actions.map((action) => optionOf(game.state, action)),
      ],
      min: 1,
      max: 1,
      // Where cards allow something now, nobody else learns who has one before it is used.
      ...(mayHaveOpeningActions(game.state, player) ? { seenBy: seatBit(player) } : {}),
    });
    const action = actions.find(({ key }) => key === answer.keys[0]);
    if (action === undefined) return answer.keys[0] === 'mulligan';
    yield* take(game, player, action);
  }
}

/** CR 103.5: the last part of a mulligan: a card for each mulligan taken, in any order. */
function* putOnBottom(game: Game, player: PlayerId): Procedure<void> {
  const count = cardsPutBack(game.state, player);
  if (count === 0) return;
  const answer = yield* ask({
    form: 'select',
    kind: 'put cards on the bottom',
    rule: '103.5',
    player,
    prompt:
      count === 1
        ? 'Choose the card to put on the bottom of your library.'
        : `Choose ${count} cards to put on the bottom of your library; the first chosen lies lowest.`,
    source: noObject,
    candidates: playerOf(game.state, player).hand.map((id): Ref => ({ is: 'object', id })),
    min: count,
    max: count,
    seenBy: seatBit(player),
  });
  for (const ref of answer.chosen.slice().reverse()) {
    const object = ref.id as ObjectId;
    yield* perform(game, [{ would: 'move', object, to: 'library', manner: 'mulligan', position: -1 }], {
      rule: '103.5',
      player,
    });
  }
}
