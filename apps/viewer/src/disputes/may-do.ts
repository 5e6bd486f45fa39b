import type { Dispute } from '../contract/disputes.js';

/** What a viewer can do with a dispute. */
interface MayDo {
  readonly note: boolean;
  readonly gather: boolean;
  readonly rule: boolean;
  readonly appeal: boolean;
  readonly close: boolean;
}

/**
 * Who can open disputes and act in them: a seat, or the judge. Spectators can't, and neither can a judge who looks
 * through a seat's eyes.
 *
 * @param as the viewer's role in the address
 */
export function actsAs(as: string | null): { readonly seat: number | null; readonly isJudge: boolean } {
  const isSeat = as !== null && /^\d+$/.test(as);
  return { seat: isSeat ? Number(as) : null, isJudge: as === 'judge' };
}

/** Whether a viewer can open disputes. */
export function canAct(as: string | null): boolean {
  const { seat, isJudge } = actsAs(as);
  return seat !== null || isJudge;
}

/** What a viewer can do with a dispute as it stands. The server says whether it is allowed; this says what is offered. */
export function mayDo({ state, openedBy, rulings }: Dispute, as: string | null): MayDo {
  const { seat, isJudge } = actsAs(as);
  const isOpen = state !== 'closed';
  const isOwn = seat !== null && openedBy.seat === seat && rulings.length === 0;
  return {
    note: canAct(as) && isOpen,
    gather: isJudge && isOpen,
    rule: isJudge && (state === 'open' || state === 'appealed'),
    appeal: canAct(as) && state === 'ruled',
    close: isOpen && (isJudge || isOwn),
  };
}
