import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Board, Ref } from '../contract/board.js';

interface Arrow {
  readonly from: Ref;
  readonly to: Ref;
  readonly kind: 'target' | 'attack' | 'block';
}

interface DrawnArrow {
  readonly path: string;
  readonly kind: Arrow['kind'];
}

const none: readonly DrawnArrow[] = [];

/**
 * Draws arrows over the board: from objects on the stack to their targets, from attackers to what they attack, and from
 * blockers to what they block.
 */
export function Arrows({ board }: { readonly board: Board }): JSX.Element {
  const svg = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState<readonly DrawnArrow[]>([]);
  useLayoutEffect(() => {
    const area = svg.current;
    const arrows = arrowsOf(board);
    if (area === null || arrows.length === 0) {
      setDrawn(none);
      return undefined;
    }
    // The observer calls at once, and again whenever the size of the board changes.
    const observer = new ResizeObserver(() => setDrawn(arrows.flatMap((arrow) => drawnIn(area, arrow))));
    observer.observe(area);
    return () => observer.disconnect();
  }, [board]);
  return (
    <svg ref={svg} class="arrows" aria-hidden="true">
      <defs>
        {(['target', 'attack', 'block'] as const).map((kind) => (
          <marker
            key={kind}
            id={`head-${kind}`}
            viewBox="0 0 10 10"
            refX="8"
            refY="5"
            markerWidth="15"
            markerHeight="15"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 0L10 5 0 10 2.5 5z" class={`head ${kind}`} />
          </marker>
        ))}
      </defs>
      {drawn.map(({ path, kind }, i) => (
        <g key={i}>
          <path d={path} class="arrow-shade" />
          <path d={path} class={`arrow ${kind}`} marker-end={`url(#head-${kind})`} />
        </g>
      ))}
    </svg>
  );
}

function arrowsOf({ stack, combat }: Board): readonly Arrow[] {
  const object = (id: number): Ref => ({ is: 'object', id });
  const targets = stack.flatMap(({ id, targets: slots }) =>
    slots.flat().map(({ ref }): Arrow => ({ from: object(id), to: ref, kind: 'target' })),
  );
  const fights = (combat?.attackers ?? []).flatMap(({ object: attacker, defender, blockers }): Arrow[] => [
    ...(blockers.length === 0 ? [{ from: object(attacker), to: defender, kind: 'attack' as const }] : []),
    ...blockers.map((blocker): Arrow => ({ from: object(blocker), to: object(attacker), kind: 'block' })),
  ]);
  return [...fights, ...targets];
}

/** The path of an arrow, if both of its ends are on the board. */
function drawnIn(area: SVGSVGElement, { from, to, kind }: Arrow): readonly DrawnArrow[] {
  const root = area.parentElement;
  const [start, end] = [from, to].map((ref) => root?.querySelector(selectorOf(ref))?.getBoundingClientRect());
  if (start === undefined || end === undefined) return [];
  const origin = area.getBoundingClientRect();
  const [x1, y1] = [start.left + start.width / 2 - origin.left, start.top + start.height / 2 - origin.top];
  const [x2, y2] = edgeTowards(end, origin, x1, y1);
  const bend = Math.min(60, Math.hypot(x2 - x1, y2 - y1) / 5);
  const [mx, my] = [(x1 + x2) / 2 + (y2 > y1 ? bend : -bend) / 2, (y1 + y2) / 2 - bend / 3];
  const path = `M${x1.toFixed(1)} ${y1.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${x2.toFixed(1)} ${y2.toFixed(1)}`;
  return [{ path, kind }];
}

/** The point where a line from `origin` towards the middle of a box is a little inside the box. */
function edgeTowards(box: DOMRect, origin: DOMRect, x: number, y: number): readonly [number, number] {
  const [cx, cy] = [box.left + box.width / 2 - origin.left, box.top + box.height / 2 - origin.top];
  const [dx, dy] = [cx - x, cy - y];
  const share = Math.min(box.width / 2 / Math.max(1, Math.abs(dx)), box.height / 2 / Math.max(1, Math.abs(dy)));
  const kept = Math.max(0, 1 - share * 0.75);
  return [x + dx * kept, y + dy * kept];
}

function selectorOf({ is, id }: Ref): string {
  return is === 'player' ? `[data-player="${id}"] .life` : `[data-object="${id}"]`;
}
