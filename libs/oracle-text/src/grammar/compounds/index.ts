import type { Effect } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { byWord, no, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { meldingPair } from './melding.js';
import { shuffleIntoLibrary, shuffleItselfFromGraveyard, shuffleWithGraveyard } from '../effects/shuffling.js';
import { cardsYouEachRevealed, eachRevealTheirs, revealedByTheOther } from './revealed-by-the-other.js';
import { revealUntil } from './reveal-until.js';
import { labelledFor, wroteLabelled } from '../this-way/this-way.js';
import type { Compound } from './compound.js';
import { anyNumberPhaseOut } from './any-number-phase-out.js';
import { attachingToIt, enteringAttachedToIt } from './attached-to-it.js';
import { bothOnOneEdge } from './both-on-one-edge.js';
import { catchingUp } from './catching-up.js';
import { choosing, opponentChooses } from './choosing.js';
import { choosingKinds } from './choosing-kinds.js';
import { choosingPiles } from './choosing-piles.js';
import { discardUpTo } from './discard-up-to.js';
import { dividedDamage } from './divided.js';
import { drawAndDiscardOne } from './draw-and-discard-one.js';
import { drawAndReveal } from './draw-and-reveal.js';
import { dividedEvenly } from './divided-evenly.js';
import { eachDamagesItself } from './each-damages-itself.js';
import { eachDeals } from './each-deals.js';
import { eachOthersGraveyard } from './each-others-graveyard.js';
import { eachTheirType } from './each-their-type.js';
import { faceUpPile } from './face-up-pile.js';
import { forEachFirst } from './for-each-first.js';
import { hands } from './hands.js';
import { searches } from './searching.js';
import { eveningOut } from './evening-out.js';
import { notingChoices } from './note-choice.js';
import { oneEach } from './one-each.js';
import { returnOfOpponentsChoice } from './opponents-choice.js';
import { opponentGains } from './opponent-gains.js';
import { ontoOwnersLibrary } from './onto-libraries.js';
import { countersOnChosen } from './counters-on-chosen.js';
import { countersOnTheirs } from './counters-on-theirs.js';
import { colorOfTheirChoice } from './color-of-their-choice.js';
import { copiesInCombat } from './copies-in-combat.js';
import { copiesOfChosen } from './copies-of-chosen.js';
import { counteredAndMore } from './countered-and-more.js';
import { puttingPiles, separating } from './piles.js';
import { pilesOfOpponents } from './piles-of-opponents.js';
import { sacrificedForAnother } from './sacrificed-for-another.js';
import { shuffledAndRevealed } from './shuffled-and-revealed.js';
import { thenTheSameFor } from './then-the-same-for.js';
import { severalCounters } from './several-counters.js';
import { tappedAndKept } from './tapped-and-kept.js';
import { tapsOfTheirs } from './taps.js';
import { theirAttackingTokens } from './their-attacking-tokens.js';
import { tokensInCombat } from './tokens-in-combat.js';
import { tokensThatAttack } from './tokens-that-attack.js';
import { twoKinds } from './two-kinds.js';
import { puttingCards } from './the-rest.js';
import { youAndTheseGain } from './you-and-these.js';

/** A compound of one instruction, whose beginning is a shorter instruction, too. */
function single(says: Syntax<Effect>): Compound {
  return {
    begins: says.begins,
    read(reader) {
      const effect = says.read(reader);
      return effect === no ? no : [labelledFor(reader, effect)];
    },
    write(effects, at, writer) {
      const { infinitive, subject } = writer.scope;
      // After “you may have …”, somebody else has to be the subject.
      if (infinitive && subject === null) return 0;
      if (!says.write(effects[at]!, writer)) return 0;
      wroteLabelled(writer.scope, effects[at]!);
      return 1;
    },
  };
}

const compounds: readonly Compound[] = [
  colorOfTheirChoice,
  anyNumberPhaseOut,
  attachingToIt,
  enteringAttachedToIt,
  meldingPair,
  sacrificedForAnother,
  youAndTheseGain,
  forEachFirst,
  eachDamagesItself,
  eachDeals,
  ...thenTheSameFor,
  ...puttingCards,
  oneEach,
  twoKinds,
  drawAndDiscardOne,
  drawAndReveal,
  bothOnOneEdge,
  returnOfOpponentsChoice,
  opponentGains,
  ontoOwnersLibrary,
  discardUpTo,
  ...hands,
  ...searches,
  revealUntil,
  eveningOut,
  catchingUp,
  eachTheirType,
  eachOthersGraveyard,
  eachRevealTheirs,
  revealedByTheOther,
  cardsYouEachRevealed,
  shuffledAndRevealed,
  separating,
  puttingPiles,
  ...choosingPiles,
  ...faceUpPile,
  pilesOfOpponents,
  ...notingChoices,
  choosingKinds,
  copiesOfChosen,
  countersOnChosen,
  countersOnTheirs,
  choosing,
  opponentChooses,
  tapsOfTheirs,
  tappedAndKept,
  counteredAndMore,
  tokensInCombat,
  theirAttackingTokens,
  copiesInCombat,
  tokensThatAttack,
  dividedDamage,
  dividedEvenly,
  severalCounters,
  single(shuffleWithGraveyard),
  single(shuffleItselfFromGraveyard),
  single(shuffleIntoLibrary),
];

const startingWith = byWord(compounds);

/** Reads a clause that stands for several instructions. */
export function readCompound(reader: Reader): readonly Effect[] | No {
  const possible = startingWith(reader.word).filter(
    ({ words }) => words?.some((word) => reader.isAhead(word)) !== false,
  );
  return reader.anyOf(startingWith, possible);
}

/**
 * Writes one such clause for the instructions from `at` on. Returns how many instructions it stands for; 0 if it can't
 * be written.
 */
export function writeCompound(effects: readonly Effect[], at: number, writer: Writer): number {
  const from = writer.mark();
  for (const compound of compounds) {
    const written = compound.write(effects, at, writer);
    if (written > 0) return written;
    writer.back(from);
  }
  return 0;
}
