import type { ObjectId } from '@stacktrail/game-events';
import { isChanceTold } from '@stacktrail/game-state';
import { hiddenName, recordName } from '../names.js';
import { clockTime, counted, listed, possessive } from '../words.js';
import { sentencesFor, type Telling } from './telling.js';

/** Why a player lost, by the rule in the envelope (CR 104.3, 704.5). */
const losses: Readonly<Record<string, string>> = {
  '104.3a': 'they conceded',
  '704.5a': 'their life total is 0 or less',
  '704.5b': 'they drew from an empty library',
  '704.5c': 'they have ten or more poison counters',
  '704.6c': 'one commander has dealt them 21 or more combat damage',
};

export const setupSentences = sentencesFor({
  GameStarted: ({ seats, edition, startingLife }, tell) => {
    const players = listed(seats.map((_, player) => tell.seat(player as never)));
    return `${players} begin a game under the rules of ${edition}, at ${startingLife} life each.`;
  },
  SideboardSetAside: ({ player, count }, tell) =>
    `${tell.seat(player)} sets aside a sideboard of ${counted(count, 'card')}.`,
  AttractionDeckBrought: ({ player, count }, tell) =>
    `${tell.seat(player)} brings an Attraction deck of ${counted(count, 'card')}.`,
  AttractionDeckShuffled: ({ player, count }, tell) =>
    `${tell.seat(player)} shuffles their Attraction deck of ${counted(count, 'card')}.`,
  CommandersDesignated: ({ player, cards }, tell) =>
    `${tell.seat(player)} designates ${cards.length === 1 ? 'a commander' : counted(cards.length, 'commander')}.`,
  DeckBrought: ({ player, count }, tell) => `${tell.seat(player)} brings a deck of ${counted(count, 'card')}.`,
  AdjudicationAgreed: ({ by }) =>
    `Not every card of this game is understood: what an unread clause does, ${by === 'judge' ? 'a judge says' : 'the players agree on'}.`,
  ChanceTold: () =>
    'This game is played elsewhere: what chance did is told by those who enter it, and nobody can prove it.',
  CardTold: ({ object, by }, tell) =>
    `${by === '' ? '' : `${by} says: `}${hiddenPlace(tell, object)} is ${nowKnownAs(tell, object)}.`,
  DeckNamed: ({ player, name }, tell) => `${tell.seat(player)} calls their deck “${name}”.`,
  StartingPositionGiven: ({ cards, life, startingPlayer }, tell) => {
    const totals = listed(life.map((amount, player) => `${tell.seat(player as never)} at ${amount}`));
    return `The game starts from a position: ${counted(cards.length, 'card')} set up, ${totals} life, ${tell.seat(startingPlayer)} first.`;
  },
  PositionAdjusted: ({ object, kind, count }, tell) =>
    `${tell.name(object)} is given ${counted(count, `${kind} counter`)} by whoever set up the position.`,
  AnteAgreed: () => 'The game is played for ante.',
  AnteWon: ({ player, objects }, tell) =>
    `${tell.seat(player)} becomes the owner of ${tell.names(objects)} in the ante zone.`,
  GameRestarted: ({ players, exempt }, tell) => {
    const left = exempt.length === 0 ? '' : `, with ${tell.names(exempt)} left in exile`;
    return `The game is restarted by ${listed(players.map((player) => tell.seat(player)))}${left}.`;
  },
  NonceGiven: ({ player }, tell) => `${tell.seat(player)} adds a number of their own to the game's randomness.`,
  SeedCommitted: () => 'A new secret seed is committed to.',
  SeedRevealed: (_, { after }) =>
    isChanceTold(after)
      ? 'The seed is revealed. It says nothing of this game, whose chance was told.'
      : 'The secret seed is revealed, so that everyone can check what was random.',
  OpeningConsented: ({ player }, tell) => `${tell.seat(player)} consents to showing everybody what was hidden.`,
  VeilOpened: () => 'What was hidden is shown to everybody.',
  RandomPlayerChosen: ({ player }, tell) => `${tell.seat(player)} is chosen at random.`,
  StartingPlayerChosen: ({ player }, tell) => `${tell.seat(player)} is the starting player.`,
  HandKept: ({ player }, tell) => {
    const { length } = tell.after.players[player]?.hand ?? [];
    return `${tell.seat(player)} keeps a hand of ${counted(length, 'card')}.`;
  },
  MulliganTaken: ({ player, count }, tell) =>
    `${tell.seat(player)} takes a mulligan${count > 1 ? `, their ${ordinal(count)}` : ''}.`,
  LibraryShuffled: ({ player, count }, tell) =>
    `${tell.seat(player)} shuffles their library of ${counted(count, 'card')}.`,
  GameForked: ({ parent, at }) =>
    `Another line of play begins here: until now it is game ${parent} up to revision ${at}.`,
  PlayerConceded: ({ player }, tell) => `${tell.seat(player)} concedes.`,
  ClocksSet: ({ seconds, perDecision }) => {
    const limits = [
      ...(seconds === null ? [] : [`${clockTime(seconds)} for all decisions of a player`]),
      ...(perDecision === null ? [] : [`${clockTime(perDecision)} for each`]),
    ];
    return `The game is played with clocks: ${listed(limits)}.`;
  },
  TimeGiven: ({ judge, player, seconds, reason }, tell) =>
    `${tell.seat(player)} gets ${clockTime(seconds)} more from ${judge}: ${reason}`,
  ClocksStopped: ({ judge, reason }) => `${judge} stops the clocks: ${reason}`,
  ClocksStarted: ({ judge }) => `${judge} lets the clocks run again.`,
  ClockRanOut: ({ player }, tell) => `The clock of ${tell.seat(player)} has run out.`,
  PlayerLost: ({ player }, tell, { rule }) => {
    const why = losses[rule];
    return `${tell.seat(player)} loses the game${why === undefined ? '' : `: ${why}`}.`;
  },
  PlayerLeft: ({ player, objects }, tell) => {
    const others = objects.length === 0 ? '' : `, and with them ${tell.names(objects)}`;
    return `${tell.seat(player)} leaves the game${others}.`;
  },
  GameEnded: ({ by, winners }, tell) => {
    if (by === 'draw' || winners.length === 0) return 'The game is a draw.';
    return `${listed(winners.map((player) => tell.seat(player)))} ${winners.length === 1 ? 'wins' : 'win'} the game.`;
  },
});

/** Where an unknown card is, of whose place in a hand nobody learns anything. */
function hiddenPlace(tell: Telling, id: ObjectId): string {
  const object = tell.before.objects.get(id);
  if (object === undefined) return 'a card';
  const whose = possessive(tell.seat(object.owner));
  if (object.zone === 'hand') return `a card of ${whose} hand`;
  if (object.zone !== 'library') return `${whose} face-down card`;
  const place = tell.before.players[object.owner]?.library.indexOf(id) ?? 0;
  return `card ${place + 1} of ${whose} library`;
}

function nowKnownAs({ after, viewer }: Telling, id: ObjectId): string {
  const object = after.objects.get(id);
  return object === undefined ? hiddenName : recordName(after, object, viewer);
}

function ordinal(count: number): string {
  return ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'][count] ?? `${count}th`;
}
