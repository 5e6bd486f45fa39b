import { Prng } from '@stacktrail/kernel';

/** What somebody may send where a text is expected. */
export type Hostile = unknown;

const surrogates = ['\ud800', '\udbff', '\udc00', '\udfff', '\udc00\ud800'];
const controls = [
  '\u0000',
  '\u0001',
  '\u0008',
  '\u000b',
  '\u001b[2J',
  '\u007f',
  '\u0085',
  '\u009f',
  '\r',
  '\r\n',
  '\n',
  '\t',
];
const directions = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069', '\u200f'];
const unseen = ['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u{e0041}', '\u3164', '\u2028', '\ufffe'];
const plain = [
  'a',
  'Zoë',
  '李',
  '👩‍👩‍👧',
  'נ',
  ' ',
  '0',
  '-1',
  '"',
  '\\',
  '%00',
  '<b>',
  "'; --",
  '{}',
  '\u00e9',
  'e\u0301',
];
const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'NaN', '../..', '/3/faces/0', 'keep'];
const others: readonly Hostile[] = [
  0,
  -0,
  1.5,
  -1,
  2 ** 53,
  1e300,
  true,
  null,
  [],
  {},
  [[]],
  ['a'],
  { is: 'player' },
  { length: 3 },
];

/** A value that is made to break what reads texts, by chance: mostly texts, some of them none. */
export function hostileValue(prng: Prng): Hostile {
  const kind = prng.below(10);
  if (kind === 0) return prng.pick(others);
  if (kind === 1) return prng.pick(plain).repeat(1 + prng.below(3_000));
  if (kind === 2) return `e${'\u0301'.repeat(1 + prng.below(400))}`;
  if (kind === 3) return prng.pick(names);
  const pieces = Array.from({ length: 1 + prng.below(4) }, () => prng.pick(plain));
  const bad = prng.pick([surrogates, surrogates, controls, directions, unseen, plain]);
  pieces.splice(prng.below(pieces.length + 1), 0, prng.pick(bad));
  return pieces.join('');
}
