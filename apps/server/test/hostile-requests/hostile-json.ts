import type { Prng } from '@stacktrail/kernel';
import { hostileValue } from '../hostile-texts.js';

const numbers = ['1e999', '-1e999', '1e308', '-1e308', '-0', '-1', '0.5', '1e-320', '9007199254740993', '4294967296'];
const words = ['true', 'false', 'null', '""', '[]', '{}', '[[]]', '[null]', '{"":0}', '"__proto__"', '"-1"', '"NaN"'];
const noJson = ['NaN', 'undefined', "'a'", '01', '1e', '"\u0000"', '"\\ud800', '', '[', '{"a"', '\ufeff1'];
const keys = ['__proto__', 'constructor', 'prototype', 'toString', 'then', '', 'length', 'form', 'do'];

/** A piece of JSON, or nearly, that is made to break what reads it. */
export function hostileJson(prng: Prng): string {
  switch (prng.below(8)) {
    case 0:
      return prng.pick(numbers);
    case 1:
      return prng.pick(words);
    case 2:
      return prng.below(12) === 0 ? prng.pick(noJson) : prng.pick(numbers);
    case 3:
      return nested(prng);
    case 4:
      return `{${JSON.stringify(prng.pick(keys))}:${JSON.stringify(hostileValue(prng))}}`;
    case 5:
      return `[${Array.from({ length: 1 + prng.below(200) }, () => prng.pick(numbers)).join(',')}]`;
    default:
      return JSON.stringify(hostileValue(prng));
  }
}

export function hostileKey(prng: Prng): string {
  return JSON.stringify(prng.pick(keys));
}

function nested(prng: Prng): string {
  const depth = prng.pick([3, 30, 70, 3_000]);
  const [open, close] = prng.pick([
    ['[', ']'],
    ['{"a":', '}'],
    ['[{"answer":', '}]'],
  ] as const);
  return open.repeat(depth) + '0' + close.repeat(depth);
}
