import type { Shape, ShapeFields } from '../../src/schema/shape.js';

/** The values of a field, in words for a table cell. */
export function valueWords(shape: Shape): string {
  switch (shape.is) {
    case 'uint':
      return 'whole number ≥ 0';
    case 'int':
      return 'whole number';
    case 'bool':
      return 'true or false';
    case 'text':
      return 'text';
    case 'word':
      return `one of ${shape.words.map((word) => `\`${word}\``).join(', ')}`;
    case 'tree':
      return 'instruction of the card language';
    case 'list':
      return `list; each: ${valueWords(shape.item)}`;
    case 'nullable':
      return `${valueWords(shape.inner)}, or null`;
    case 'record':
      return `record of ${fieldWords(shape.fields)}`;
    case 'variant':
      return Object.entries(shape.variants)
        .map(([word, fields]) => `\`${shape.discriminant}\`: \`${word}\`${withFields(fields)}`)
        .join(' – or – ');
  }
}

function withFields(fields: ShapeFields): string {
  return Object.keys(fields).length === 0 ? '' : ` with ${fieldWords(fields)}`;
}

function fieldWords(fields: ShapeFields): string {
  return Object.entries(fields)
    .map(([name, shape]) => `\`${name}\` (${valueWords(shape)})`)
    .join(', ');
}
