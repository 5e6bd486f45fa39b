import type { AnyGameEvent, PlayerId, Ref } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { DrawSequence } from '@stacktrail/kernel';
import type { GameRecord } from '../game-record.js';
import { seedAt, type GameSecrets } from '../storage/secrets.js';
import { mostProblems, nothingExamined, type Findings, type Problem, type Progress } from './report.js';
import { knownSecrets } from './seeds.js';
import { isShuffleOf } from './shuffles.js';
import { stepsOf } from './steps.js';

/**
 * Every shuffle and random choice is the one that seed, nonces and the number of the draw give (design D8). What rests on
 * a seed that isn't known can't be checked.
 */
export function checkDraws(record: GameRecord, progress: Progress): Findings {
  const secrets = knownSecrets(record);
  if (secrets.seeds.length === 0) return nothingExamined('no seed has been revealed');
  const draws = new Draws(secrets);
  const problems: Problem[] = [];
  let examined = 0;
  for (const { before, event } of stepsOf(record.catalog, record.events)) {
    const words = draws.at(event.revision);
    const found = words === null ? null : problemOf(before, event, words);
    if (found === null) continue;
    progress(event.revision, record.events.length);
    examined += 1;
    if (found !== 'as drawn') problems.push({ revision: event.revision, problem: found });
    if (problems.length >= mostProblems) break;
  }
  return { examined, problems };
}

const notDrawn = 'not what the seed, the nonces and the number of the draw give';

/** The draw sequences of the seeds that are known. */
class Draws {
  private readonly sequences = new Map<Uint8Array, DrawSequence>();

  constructor(private readonly secrets: GameSecrets) {}

  at(revision: number): DrawSequence | null {
    const inUse = seedAt(this.secrets, revision);
    if (inUse === undefined || inUse.from > revision) return null;
    const known = this.sequences.get(inUse.seed);
    if (known !== undefined) return known;
    const sequence = DrawSequence.create(inUse.seed, this.secrets.nonces);
    this.sequences.set(inUse.seed, sequence);
    return sequence;
  }
}

/** What is wrong with a fact that draws; `null` where it doesn't. */
function problemOf(before: GameState, event: AnyGameEvent, words: DrawSequence): string | null {
  if (event.repeats !== null) return null; // it was drawn when it first happened
  const first = before.draws;
  switch (event.type) {
    case 'RandomPlayerChosen': {
      const { player, draws, among } = event.data;
      const all = among.length === 0 ? before.players.map(({ id }) => id) : among;
      const { value, next } = words.below(all.length, first);
      return compared([player, draws], [all[value], next - first]);
    }
    case 'LibraryShuffled':
      return isShuffleOf(before, event.data, words, first) ? 'as drawn' : notDrawn;
    case 'UnknownCardsRandomised': {
      const { player, positions, order: recorded, draws } = event.data;
      const library = before.players[player]?.library ?? [];
      const cards = cardsIn(
        before,
        positions.map((position) => library[position] ?? -1),
      );
      const { order, next } = words.permutation(cards.length, first);
      return compared([...recorded, draws], [...order.map((i) => cards[i]), next - first]);
    }
    case 'CardsChosenAtRandom': {
      const { objects, player, draws } = event.data;
      const hand = before.players[player]?.hand ?? [];
      // Fewer words than the hand has cards: only some of them could be chosen, and which they were the rules know.
      if (draws < hand.length - 1) return 'as drawn';
      const { order, next } = words.permutation(hand.length, first);
      const drawn = order.slice(0, objects.length).map((i) => hand[i]);
      return compared([...objects, draws], [...drawn, next - first]);
    }
    case 'ChosenAtRandom': {
      const { among, chosen, draws } = event.data;
      const { order, next } = words.permutation(among.length, first);
      const drawn = order.slice(0, chosen.length).map((i) => numberOf(among[i]));
      return compared([...chosen.map(numberOf), draws], [...drawn, next - first]);
    }
    case 'NumberChosenAtRandom': {
      const { least, most, value, draws } = event.data;
      const drawn = words.below(most - least + 1, first);
      return compared([value, draws], [least + drawn.value, drawn.next - first]);
    }
    case 'CoinsFlipped':
      return rolled(
        words,
        first,
        2,
        event.data.flips.map(({ heads }) => (heads ? 1 : 0)).slice(foretold(before, event.data.player, 'coin')),
        event.data.draws,
      );
    case 'DiceRolled':
      return rolled(
        words,
        first,
        event.data.sides,
        event.data.natural.map((value) => value - 1).slice(foretold(before, event.data.player, 'die')),
        event.data.draws,
      );
    case 'PlanarDieRolled': {
      const { player, side, draws } = event.data;
      return rolled(words, first, 6, [side - 1].slice(foretold(before, player, 'die')), draws);
    }
    case 'SupplementaryDeckShuffled': {
      const { player, deck } = event.data;
      const cards = cardsIn(before, before.players[player]?.[deck] ?? []);
      const { order, next } = words.permutation(cards.length, first);
      return compared([...event.data.order, event.data.draws], [...order.map((i) => cards[i]), next - first]);
    }
    case 'LibraryOrderedAtRandom': {
      const { top, bottom, order: recorded, draws } = event.data;
      const cards = cardsIn(before, [...top, ...bottom]);
      const { order, next } = words.permutation(cards.length, first);
      return compared([...recorded, draws], [...order.map((i) => cards[i]), next - first]);
    }
    default:
      return null;
  }
}

/** Objects and players as numbers that tell them apart. */
function numberOf(ref: Ref | undefined): number {
  return ref === undefined ? NaN : ref.is === 'player' ? -1 - ref.id : ref.id;
}

/** How many of a player's next results the starting position said beforehand: no word was drawn for them. */
function foretold(before: GameState, player: PlayerId, kind: 'coin' | 'die'): number {
  return before.foretoldChance.filter((one) => one.player === player && one.kind === kind).length;
}

/** Coins and dice: one after the other, each as likely as the other outcomes. */
function rolled(words: DrawSequence, first: number, sides: number, recorded: readonly number[], draws: number): string {
  let at = first;
  const drawn = recorded.map(() => {
    const { value, next } = words.below(sides, at);
    at = next;
    return value;
  });
  return compared([...recorded, draws], [...drawn, at - first]);
}

function cardsIn(state: GameState, objects: readonly number[]): readonly number[] {
  return objects.flatMap((id) => {
    const card = state.objects.get(id)?.card ?? -1;
    return card < 0 ? [] : [card];
  });
}

function compared(recorded: readonly number[], drawn: readonly (number | undefined)[]): string {
  const same = recorded.length === drawn.length && recorded.every((value, i) => value === drawn[i]);
  return same ? 'as drawn' : notDrawn;
}
