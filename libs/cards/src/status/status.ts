import type { ReadingGrade } from '../reading/reading.js';
import type { TextPlace } from '../reading/text-place.js';

/** How many cards are understood whole, partly and not at all. */
export interface Counts {
  readonly strict: number;
  readonly partly: number;
  readonly unread: number;
}

/** A clause that isn't understood, and on how many cards. */
export interface ClauseCount {
  readonly clause: string;
  readonly cards: number;
  /** Cards that have no other clause that isn't understood. */
  readonly alone: number;
  /** The name of a card that has the clause. */
  readonly example: string;
}

/** How far a set of cards is understood. The counts are those of paper cards: see `isPaperCard`. */
export interface CardsStatus extends Counts {
  /** All cards, on paper or not. */
  readonly all: Counts;
  /** By the year of the first release; `null` if it isn't known. */
  readonly byYear: readonly (Counts & { readonly year: number | null })[];
  readonly byLegality: readonly (Counts & { readonly format: string })[];
  /** Clauses by the number of cards that would be strict with them, most first; `null` if the texts aren't at hand. */
  readonly clauses: readonly ClauseCount[] | null;
}

/** The facts of a card that are counted. */
export interface CountedCard {
  readonly grade: ReadingGrade;
  readonly paper: boolean;
  readonly year: number | null;
  readonly legalIn: readonly string[];
  /** Where the words begin that aren't understood, where that is known. */
  readonly stuckAt?: TextPlace;
}

type Tally = Record<ReadingGrade, number>;

const none = (): Tally => ({ strict: 0, partly: 0, unread: 0 });

/** Counts cards. */
export class StatusCount {
  private readonly all = none();
  private readonly paper = none();
  private readonly years = new Map<number | null, Tally>();
  private readonly formats = new Map<string, Tally>();
  private readonly clauses = new Map<string, { cards: number; alone: number; example: string }>();

  /** @param clauses the forms of what isn't understood of it */
  add(name: string, { grade, paper, year, legalIn }: CountedCard, clauses: readonly string[] = []): void {
    this.all[grade] += 1;
    if (!paper) return;
    this.paper[grade] += 1;
    tallyOf(this.years, year)[grade] += 1;
    for (const format of legalIn) tallyOf(this.formats, format)[grade] += 1;
    const different = new Set(clauses);
    for (const clause of different) {
      const { cards, alone, example } = this.clauses.get(clause) ?? { cards: 0, alone: 0, example: name };
      const isAlone = different.size === 1;
      this.clauses.set(clause, {
        cards: cards + 1,
        alone: alone + (isAlone ? 1 : 0),
        // The best example is a card that has no other clause that isn't understood.
        example: isAlone && alone === 0 ? name : example,
      });
    }
  }

  /** @param withClauses whether clauses were counted */
  status(withClauses: boolean): CardsStatus {
    const clauses = [...this.clauses].map(([clause, counts]) => ({ clause, ...counts }));
    return {
      ...this.paper,
      all: { ...this.all },
      byYear: [...this.years]
        .map(([year, tally]) => ({ year, ...tally }))
        .sort((a, b) => (a.year ?? Infinity) - (b.year ?? Infinity)),
      byLegality: [...this.formats].map(([format, tally]) => ({ format, ...tally })).sort(byFormat),
      clauses: withClauses ? clauses.sort(mostWorth) : null,
    };
  }
}

function tallyOf<K>(tallies: Map<K, Tally>, key: K): Tally {
  const known = tallies.get(key);
  if (known !== undefined) return known;
  const tally = none();
  tallies.set(key, tally);
  return tally;
}

function byFormat(a: { readonly format: string }, b: { readonly format: string }): number {
  return a.format < b.format ? -1 : 1;
}

function mostWorth(a: ClauseCount, b: ClauseCount): number {
  return b.alone - a.alone || b.cards - a.cards || (a.clause < b.clause ? -1 : 1);
}
