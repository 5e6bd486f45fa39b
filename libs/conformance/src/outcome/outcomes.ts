/** What a scenario came to. */
export const verdicts = ['pass', 'fail', 'unsupported', 'inconclusive'] as const;
export type Verdict = (typeof verdicts)[number];

/** A scenario can't be judged: nothing that the engine offers fits a text or a choice in it. */
export class Unmatched extends Error {
  /** @param brief the same without names and texts of the scenario; the message where absent */
  constructor(
    message: string,
    readonly brief: string = message,
  ) {
    super(message);
  }
}

/** A scenario can't be played: a card isn't strict, or a form of game isn't built. */
export class Unsupported extends Error {}

/** What went wrong, in the words of scenarios that expect it. */
export type FailureKind = 'illegalAction' | 'illegalTarget' | 'illegalBlock' | 'actionsLeft' | 'assert' | 'engine';

/** The scenario doesn't hold. */
export class Failed extends Error {
  /** @param brief the same without names and texts of the scenario; the kind where absent */
  constructor(
    readonly kind: FailureKind,
    message: string,
    readonly brief: string = '',
  ) {
    super(message);
  }
}
