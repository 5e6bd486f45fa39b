import { canonicalJson, type ByteWriter } from '@stacktrail/kernel';
import type { Shape, ShapeFields } from '../schema/shape.js';
import { wordNumbers } from '../schema/words.js';
import { writeValue } from './interpreted-writer.js';

/** Writes a value of one shape. */
export type ShapeWriter = (writer: ByteWriter, value: unknown) => void;

/**
 * Makes a function that writes what `writeValue` writes, for one shape. The interpreter has to look up each property by
 * name and takes three times as long; the function has the names in it, as if it were written by hand for each kind of
 * event. If the platform doesn't allow making code at run time, the interpreter is used.
 */
export function compileWriter(shape: Shape): ShapeWriter {
  const source = `return function (writer, value) { ${statements(shape, 'value', 0)} }`;
  try {
    // The source consists of our own schemas only, and every name and word in it is quoted.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    const make = new Function('wordNumbers', 'canonicalJson', source) as (
      numbers: typeof wordNumbers,
      json: typeof canonicalJson,
    ) => ShapeWriter;
    return make(wordNumbers, canonicalJson);
  } catch {
    return (writer, value) => writeValue(writer, shape, value);
  }
}

/**
 * The statements that write the value of the expression `value`. `depth` makes the names of nested records different.
 */
function statements(shape: Shape, value: string, depth: number): string {
  switch (shape.is) {
    case 'uint':
      return `writer.uint(${value});`;
    case 'int':
      return `writer.int(${value});`;
    case 'bool':
      return `writer.bool(${value});`;
    case 'text':
      return `writer.string(${value});`;
    case 'word':
      return `writer.uint(wordNumbers.get(${value}));`;
    case 'tree':
      return `writer.string(canonicalJson(${value}));`;
    case 'list': {
      const [list, i] = [`list${depth}`, `i${depth}`];
      const item = statements(shape.item, `${list}[${i}]`, depth + 1);
      return `const ${list} = ${value}; writer.uint(${list}.length); for (let ${i} = 0; ${i} < ${list}.length; ${i}++) { ${item} }`;
    }
    case 'nullable': {
      const inner = `inner${depth}`;
      const written = statements(shape.inner, inner, depth + 1);
      return `const ${inner} = ${value}; writer.bool(${inner} !== null); if (${inner} !== null) { ${written} }`;
    }
    case 'record':
      return `const record${depth} = ${value}; ${fieldStatements(shape.fields, `record${depth}`, depth)}`;
    case 'variant': {
      const chosen = `variant${depth}`;
      const cases = Object.entries(shape.variants).map(
        ([word, fields]) =>
          `case ${JSON.stringify(word)}: writer.uint(${wordNumbers.get(word)}); ${fieldStatements(fields, chosen, depth)} break;`,
      );
      const otherwise = `default: throw new TypeError('a value of no variant');`;
      return `const ${chosen} = ${value}; switch (${chosen}[${JSON.stringify(shape.discriminant)}]) { ${cases.join(' ')} ${otherwise} }`;
    }
  }
}

/** Each field has a block of its own, so that the next one can use the same names. */
function fieldStatements(fields: ShapeFields, value: string, depth: number): string {
  return Object.entries(fields)
    .map(([name, shape]) => `{ ${statements(shape, `${value}[${JSON.stringify(name)}]`, depth + 1)} }`)
    .join(' ');
}
