import { useRef } from 'preact/hooks';

export interface Place {
  /** The revision that was asked for last, drawn or not yet. */
  readonly asked: () => number;
  /** Goes to a revision at once. */
  readonly move: (revision: number) => void;
  /** Goes to a revision at the next frame: of several within one frame, only the last is drawn. */
  readonly slide: (revision: number) => void;
}

/**
 * Where a viewer of a game wants to be. A key that is pressed before the last move was drawn
 * goes on from where that move leads, not from what is still shown.
 * @param at the revision that is shown
 * @param move shows another revision
 */
export function usePlace(at: number, move: (revision: number) => void): Place {
  const shown = useRef(at);
  const asked = useRef(at);
  const frame = useRef<number | null>(null);
  const latestMove = useRef(move);
  latestMove.current = move;
  if (shown.current !== at) {
    shown.current = at;
    if (frame.current === null) asked.current = at;
  }
  const place = useRef<Place>({
    asked: () => asked.current,
    move: (revision) => {
      if (frame.current !== null) cancelAnimationFrame(frame.current);
      frame.current = null;
      asked.current = revision;
      latestMove.current(revision);
    },
    slide: (revision) => {
      asked.current = revision;
      frame.current ??= requestAnimationFrame(() => {
        frame.current = null;
        latestMove.current(asked.current);
      });
    },
  });
  return place.current;
}
