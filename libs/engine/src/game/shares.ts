import type { DivideQuestion } from './question.js';

/** The most that the recipient at an index can get: its own limit, or what is left when each other has the least. */
export function mostOf({ among, total, minEach, most }: DivideQuestion, at: number): number {
  return Math.min(most?.[at] ?? total, total - minEach * (among.length - 1));
}

/** The division in which the recipient at an index gets as much as it can, then each other in turn. */
export function mostTo(question: DivideQuestion, at: number): readonly number[] {
  const { among, total, minEach } = question;
  return within(
    question,
    among.map((_, i) => (i === at ? total - minEach * (among.length - 1) : minEach)),
  );
}

/** A division with the same total in which nobody gets more than they can; what is over goes to the others in turn. */
export function within(question: DivideQuestion, amounts: readonly number[]): readonly number[] {
  const limits = amounts.map((_, i) => mostOf(question, i));
  let over = amounts.reduce((sum, amount, i) => sum + Math.max(0, amount - limits[i]!), 0);
  return amounts.map((amount, i) => {
    const kept = Math.min(amount, limits[i]!);
    const more = Math.min(over, limits[i]! - kept);
    over -= more;
    return kept + more;
  });
}
