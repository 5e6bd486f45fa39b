import { alice, bob, cardOf, fresh, move, pointers, there } from '../told.js';
import type { Sentences } from './sentences.js';

const { bear, elf, secret, top } = there;

export const zoneSentences = {
  ObjectMoved: [move, "Bear is put into Player 1's graveyard, having been destroyed."],
  TokensCreated: [
    {
      player: bob,
      controller: bob,
      count: 2,
      first: fresh,
      description: pointers.spirit,
      tapped: true,
      counters: [{ kind: '+1/+1', count: 1 }],
      face: 0,
      copy: null,
      attachTo: null,
    },
    'Player 2 creates 2 tapped Spirit tokens with 1 +1/+1 counter.',
  ],
  ComponentMoved: [
    { permanent: bear, component: 0, becomes: bear, to: 'graveyard', position: 0, card: 0 as never },
    'Bear, a part of it, is put there too: into graveyard.',
  ],
  ObjectsArranged: [
    { player: alice, objects: [bear, elf] },
    'Player 1 arranges what has been put there: Bear and Elf.',
  ],
  ObjectCeasedToExist: [{ object: bear }, 'Bear ceases to exist.'],
  CardsRevealed: [{ player: bob, objects: [secret], cards: [cardOf(secret)] }, 'Player 2 reveals Healing.'],
  CardsLookedAt: [
    { player: alice, count: 1, objects: [top], cards: [cardOf(top)], seenBy: 1 },
    'Player 1 looks at a card.',
  ],
  DrawnCardsTakenUp: [
    { player: alice, count: 1, objects: [top], cards: [cardOf(top)], seenBy: 1 },
    'Player 1 takes up a card drawn face down.',
  ],
  CardsRenumbered: [
    { player: bob, zone: 'hand', count: 2, first: fresh, objects: [secret], cards: [cardOf(secret)], seenBy: 0 },
    "2 cards of Player 2's hand can't be told apart any more.",
  ],
  CardsChosenAtRandom: [{ player: bob, objects: [secret], draws: 1 }, 'A card is chosen at random.'],
  UnknownCardsRandomised: [
    { player: alice, first: fresh, draws: 1, positions: [0], order: [cardOf(top)], seenBy: 0 },
    "The cards of Player 1's library that nobody knows are put into a random order again.",
  ],
  LibraryOrdered: [
    { player: alice, toTop: 0, toBottom: 1, top: [], bottom: [top], first: fresh, order: [cardOf(top)], seenBy: 1 },
    'Player 1 puts a card on the bottom of their library.',
  ],
  PrepareSpellCopied: [
    { object: fresh, original: elf, player: alice },
    'Player 1 makes a copy of the prepare spell of Elf.',
  ],
  CardCopied: [{ object: fresh, original: elf, player: alice }, 'Player 1 makes a copy of Elf to cast it.'],
  DrawFailed: [{ player: alice }, 'Player 1 would draw from an empty library.'],

  EmblemCreated: [{ object: fresh, player: alice, description: pointers.mourning }, 'Player 1 gets an emblem.'],
} satisfies Sentences;
