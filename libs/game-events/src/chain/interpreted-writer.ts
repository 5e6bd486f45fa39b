import { canonicalJson, type ByteWriter } from '@stacktrail/kernel';
import type { Shape, ShapeFields } from '../schema/shape.js';
import { wordNumbers } from '../schema/words.js';

/**
 * Writes a value of the shape in its one binary form: numbers as varints, words by their numbers, a list after its
 * length, a tree as its canonical JSON, a nullable value after a byte 0 or 1, the fields of a record in the order of their declaration, the fields of
 * a variant after the number of its word.
 */
export function writeValue(writer: ByteWriter, shape: Shape, value: unknown): void {
  switch (shape.is) {
    case 'uint':
      return writer.uint(value as number);
    case 'int':
      return writer.int(value as number);
    case 'bool':
      return writer.bool(value as boolean);
    case 'text':
      return writer.string(value as string);
    case 'word':
      return writer.uint(wordNumbers.get(value as string)!);
    case 'tree':
      return writer.string(canonicalJson(value));
    case 'list': {
      const list = value as readonly unknown[];
      writer.uint(list.length);
      for (let i = 0; i < list.length; i++) writeValue(writer, shape.item, list[i]);
      return;
    }
    case 'nullable':
      writer.bool(value !== null);
      if (value !== null) writeValue(writer, shape.inner, value);
      return;
    case 'record':
      return writeFields(writer, shape.fields, value);
    case 'variant': {
      const word = (value as Record<string, string>)[shape.discriminant]!;
      writer.uint(wordNumbers.get(word)!);
      return writeFields(writer, shape.variants[word]!, value);
    }
  }
}

function writeFields(writer: ByteWriter, fields: ShapeFields, value: unknown): void {
  for (const name of Object.keys(fields)) writeValue(writer, fields[name]!, (value as Record<string, unknown>)[name]);
}
