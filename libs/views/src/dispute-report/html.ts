/** A piece of a page that is safe to be put into another one. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | Html | null | readonly Value[];

/** A piece of a page: what people have written is escaped, pieces and lists of pieces are taken as they are. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.reduce((text, part, i) => text + written(values[i - 1] ?? null) + part));
}

function written(value: Value): string {
  if (value === null) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(written).join('');
  return escaped(String(value));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
