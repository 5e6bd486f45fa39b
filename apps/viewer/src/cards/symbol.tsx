import type { JSX } from 'preact';

/** What symbols mean, as a screen reader says it. */
const names: Readonly<Record<string, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colorless',
  S: 'snow',
  T: 'tap',
  Q: 'untap',
  P: 'Phyrexian',
  E: 'energy',
};

/** Our own drawings, in a circle of radius 10 around the origin. */
const drawings: Readonly<Record<string, JSX.Element>> = {
  W: (
    <g>
      <circle r="3.4" />
      <path
        d="M0-8.2V-5.4M0 5.4V8.2M-8.2 0H-5.4M5.4 0H8.2M-5.8-5.8l2 2M3.8 3.8l2 2M-5.8 5.8l2-2M3.8-3.8l2-2"
        stroke="currentColor"
        stroke-width="1.7"
        fill="none"
      />
    </g>
  ),
  U: <path d="M0-7.5C3-3 5-.6 5 2.2A5 5 0 0 1-5 2.2C-5-.6-3-3 0-7.5z" />,
  B: (
    <path
      fill-rule="evenodd"
      d="M0-7A6.2 6.2 0 0 1 6.2-.8c0 2.2-1 3.7-2.6 4.6V7h-2V5h-1v2h-1.2V5h-1v2h-2V3.8C-5.2 2.9-6.2 1.4-6.2-.8A6.2 6.2 0 0 1 0-7zM-2.6-1.7a1.7 1.7 0 1 0 .01 0zM2.6-1.7a1.7 1.7 0 1 0 .01 0z"
    />
  ),
  R: (
    <path d="M.6-8C1.2-4.8 5.2-3 5.2 1.6A5.2 5.6 0 0 1-5.2 1.6c0-2 1-3.4 2-4.4 0 1.4.6 2.2 1.4 2.4C-2.2-3.4-1-6.2.6-8z" />
  ),
  G: (
    <path d="M-1 8V4.8C-4.8 5.4-6.8 2.8-5.6.4-7.4-2-5.4-5-3-4.8-2.4-7.6 2.4-7.6 3-4.8 5.4-5 7.4-2 5.6.4 6.8 2.8 4.8 5.4 1 4.8V8z" />
  ),
  C: <path d="M0-7.5L5.5 0 0 7.5-5.5 0zM0-4.2L-3 0 0 4.2 3 0z" fill-rule="evenodd" />,
  S: <path d="M0-7.5V7.5M-6.5-3.7L6.5 3.7M-6.5 3.7L6.5-3.7" stroke="currentColor" stroke-width="1.8" fill="none" />,
  T: (
    <path
      d="M-5.5 1.5A5.6 5.6 0 1 0-1-5.3M-1-5.3l1-2.6M-1-5.3l2.8.8"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      fill="none"
    />
  ),
  Q: (
    <path
      d="M5.5 1.5A5.6 5.6 0 1 1 1-5.3M1-5.3l-1-2.6M1-5.3l-2.8.8"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      fill="none"
    />
  ),
  P: (
    <path d="M0-8V8M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0" stroke="currentColor" stroke-width="1.8" fill="none" />
  ),
  E: <path d="M2-8L-4.5 1.5H0L-2 8 4.5-2H0z" />,
};

/** A symbol of the rules, such as `W`, `2`, `X`, `T` or `R/G`, without its braces. */
export function Symbol({ code }: { readonly code: string }): JSX.Element {
  const halves = code.split('/');
  const [one = code, other] = halves;
  const label = `{${code}}`;
  const title = halves.map((half) => names[half] ?? half).join(' or ');
  return (
    <svg
      class={`symbol mana-${other === undefined ? keyOf(one) : 'hybrid'}`}
      viewBox="-10 -10 20 20"
      role="img"
      aria-label={title}
    >
      <title>{label}</title>
      {other === undefined ? (
        <>
          <circle r="10" class={`disc disc-${keyOf(one)}`} />
          <Drawing code={one} />
        </>
      ) : (
        <>
          <path d="M-7.07 7.07A10 10 0 0 1 7.07-7.07z" class={`disc disc-${keyOf(one)}`} />
          <path d="M7.07-7.07A10 10 0 0 1-7.07 7.07z" class={`disc disc-${keyOf(other)}`} />
          <g transform="translate(-3.6 -3.6) scale(.5)">
            <Drawing code={one} />
          </g>
          <g transform="translate(3.6 3.6) scale(.5)">
            <Drawing code={other} />
          </g>
        </>
      )}
    </svg>
  );
}

function keyOf(code: string): string {
  return code in names ? code : 'generic';
}

function Drawing({ code }: { readonly code: string }): JSX.Element {
  const drawing = drawings[code];
  if (drawing !== undefined) return <g fill="currentColor">{drawing}</g>;
  return (
    <text text-anchor="middle" y={code.length > 1 ? 4.5 : 5} font-size={code.length > 1 ? 11 : 14} fill="currentColor">
      {code}
    </text>
  );
}
