import type { CardIndex, ObjectId } from '@stacktrail/game-events';
import { alice, before, bob, cardOf, fresh, there } from '../told.js';
import type { Sentences } from './sentences.js';

const { bear, elf, top } = there;

export const setupSentences = {
  GameStarted: [before.setup!, 'Player 1 and Player 2 begin a game under the rules of 2025-06-06, at 20 life each.'],
  SideboardSetAside: [
    { player: bob, count: 2, sideboard: [0, 1], seenBy: 2 },
    'Player 2 sets aside a sideboard of 2 cards.',
  ],
  AttractionDeckBrought: [
    { player: bob, count: 10, attractions: [0], seenBy: 2 },
    'Player 2 brings an Attraction deck of 10 cards.',
  ],
  AttractionDeckShuffled: [
    { player: bob, count: 10, first: 9 as ObjectId, draws: 1, order: [0 as CardIndex], seenBy: 0 },
    'Player 2 shuffles their Attraction deck of 10 cards.',
  ],
  AnteAgreed: [{}, 'The game is played for ante.'],
  AnteWon: [{ player: bob, objects: [bear] }, 'Player 2 becomes the owner of Bear in the ante zone.'],
  GameRestarted: [
    { startingLife: 20, freeMulligan: false, players: [alice, bob], exempt: [bear] },
    'The game is restarted by Player 1 and Player 2, with Bear left in exile.',
  ],
  CommandersDesignated: [{ player: bob, cards: [0 as CardIndex] }, 'Player 2 designates a commander.'],
  DeckBrought: [
    { player: bob, count: 60, commitments: [], deck: [], seenBy: 2 },
    'Player 2 brings a deck of 60 cards.',
  ],
  AdjudicationAgreed: [
    { by: 'players' },
    'Not every card of this game is understood: what an unread clause does, the players agree on.',
  ],
  ChanceTold: [
    {},
    'This game is played elsewhere: what chance did is told by those who enter it, and nobody can prove it.',
  ],
  CardTold: [
    { player: alice, object: top, by: 'Judy', card: cardOf(top), seenBy: 0 },
    "Judy says: card 1 of Player 1's library is a card.",
  ],
  DeckNamed: [{ player: bob, name: 'Burn' }, 'Player 2 calls their deck “Burn”.'],
  StartingPositionGiven: [
    {
      startingPlayer: alice,
      life: [20, 7],
      shuffle: false,
      cards: [{ player: bob, card: 0 as CardIndex, zone: 'hand', tapped: false, face: 0 }],
      chance: [],
      daytime: null,
    },
    'The game starts from a position: 1 card set up, Player 1 at 20 and Player 2 at 7 life, Player 1 first.',
  ],
  PositionAdjusted: [
    { object: elf, kind: 'charge', count: 2 },
    'Elf is given 2 charge counters by whoever set up the position.',
  ],
  NonceGiven: [{ player: alice, nonce: 'ab' }, "Player 1 adds a number of their own to the game's randomness."],
  SeedCommitted: [{ seedCommitment: 'ab', veilCommitment: '' }, 'A new secret seed is committed to.'],
  OpeningConsented: [{ player: bob }, 'Player 2 consents to showing everybody what was hidden.'],
  VeilOpened: [{ key: 'ab' }, 'What was hidden is shown to everybody.'],
  SeedRevealed: [
    { seed: 'ab', salt: 'cd' },
    'The secret seed is revealed, so that everyone can check what was random.',
  ],
  RandomPlayerChosen: [{ player: bob, draws: 1, among: [alice, bob] }, 'Player 2 is chosen at random.'],
  StartingPlayerChosen: [{ player: bob }, 'Player 2 is the starting player.'],
  HandKept: [{ player: bob }, 'Player 2 keeps a hand of 1 card.'],
  MulliganTaken: [{ player: bob, count: 2 }, 'Player 2 takes a mulligan, their second.'],
  LibraryShuffled: [
    { player: alice, count: 1, first: fresh, draws: 1, order: [cardOf(top)], seenBy: 0 },
    'Player 1 shuffles their library of 1 card.',
  ],
  GameForked: [
    { game: 'g-2', parent: 'g-1', at: 41 },
    'Another line of play begins here: until now it is game g-1 up to revision 41.',
  ],
  PlayerConceded: [{ player: alice }, 'Player 1 concedes.'],
  ClocksSet: [
    { seconds: 1500, perDecision: 65 },
    'The game is played with clocks: 25:00 for all decisions of a player and 1:05 for each.',
  ],
  TimeGiven: [
    { judge: 'Judy', player: alice, seconds: 120, reason: 'A deck check.' },
    'Player 1 gets 2:00 more from Judy: A deck check.',
  ],
  ClocksStopped: [{ judge: 'Judy', reason: 'A ruling.' }, 'Judy stops the clocks: A ruling.'],
  ClocksStarted: [{ judge: 'Judy' }, 'Judy lets the clocks run again.'],
  ClockRanOut: [{ player: alice }, 'The clock of Player 1 has run out.'],
  PlayerLost: [{ player: alice }, 'Player 1 loses the game: they drew from an empty library.', '704.5b'],
  PlayerLeft: [{ player: alice, objects: [bear] }, 'Player 1 leaves the game, and with them Bear.', '800.4a'],
  GameEnded: [{ winner: bob, by: 'win', winners: [bob] }, 'Player 2 wins the game.'],
} satisfies Sentences;
