import type { Dispute, DisputeRuling, Said } from '../contract/disputes.js';

/** Something that was said in a dispute. */
export type CourseEntry =
  | ({ readonly kind: 'claim' | 'note' | 'confidential note' | 'appeal' | 'closing' } & Said)
  | {
      readonly kind: 'ruling';
      readonly at: string;
      readonly ruling: DisputeRuling;
      readonly wentBackTo: number | null;
    };

/** Everything that was said in a dispute, the first thing first. */
export function courseOf({ claim, notes, rulings, carriedOut, appeals, closed }: Dispute): readonly CourseEntry[] {
  const entries: CourseEntry[] = [
    ...(claim === null ? [] : [{ kind: 'claim' as const, ...claim }]),
    ...notes.map(({ confidential, ...note }) => ({
      kind: confidential ? ('confidential note' as const) : ('note' as const),
      ...note,
    })),
    ...rulings.map((ruling, i) => ({
      kind: 'ruling' as const,
      at: ruling.at,
      ruling,
      wentBackTo: carriedOut[i]?.to ?? null,
    })),
    ...appeals.map((appeal) => ({ kind: 'appeal' as const, ...appeal })),
    ...(closed === null ? [] : [{ kind: 'closing' as const, ...closed }]),
  ];
  // A stable sort: what was said in the same millisecond stays in this order.
  return entries.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
