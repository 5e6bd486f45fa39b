type Path = readonly (string | number)[];

/** A part of an action that people can change. */
export interface ActionField {
  readonly path: Path;
  /** What it is called, in plain words. */
  readonly name: string;
  readonly is: 'number' | 'player' | 'object' | 'text' | 'list';
  readonly value: string | number;
}

/** Texts that can be any word; others are words of the card language. */
const freeTexts: ReadonlySet<string> = new Set(['counter', 'name']);

const names: Readonly<Record<string, string>> = {
  who: 'who',
  what: 'what',
  to: 'to',
  on: 'on',
  count: 'how many',
  amount: 'how much',
  counter: 'kind of counter',
  name: 'name',
  mana: 'mana',
};

/** The parts of an action of the card language that people can change: numbers, players, objects, and some words. */
export function fieldsOf(action: unknown, path: Path = []): readonly ActionField[] {
  if (Array.isArray(action)) return action.flatMap((item, i) => fieldsOf(item, [...path, i]));
  if (!isRecord(action)) return [];
  return Object.entries(action).flatMap(([key, value]): readonly ActionField[] => {
    const at = [...path, key];
    const name = names[key] ?? key;
    if (typeof value === 'number') return [{ path: at, name, is: 'number', value }];
    if (typeof value === 'string') return freeTexts.has(key) ? [{ path: at, name, is: 'text', value }] : [];
    if (key === 'mana' && isTexts(value)) return [{ path: at, name, is: 'list', value: value.join(' ') }];
    const thing = thingNamed(value);
    return thing === null ? fieldsOf(value, at) : [{ path: [...at, 'label'], name, ...thing }];
  });
}

/** The action with another value in one of its fields. */
export function withField<T>(action: T, { path, is }: ActionField, value: string | number): T {
  return replaced(action, path, is === 'list' ? String(value).trim().split(/\s+/) : value) as T;
}

function replaced(node: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(node)) return node.map((item: unknown, i) => (i === key ? replaced(item, rest, value) : item));
  return isRecord(node) ? { ...node, [key]: replaced(node[key], rest, value) } : node;
}

/** A player or object that an action names: `seat 0`, `#12`. */
function thingNamed(value: unknown): { readonly is: 'player' | 'object'; readonly value: string } | null {
  if (!isRecord(value) || typeof value['label'] !== 'string') return null;
  const label = value['label'];
  if (value['players'] === 'noted' && /^seat \d+$/.test(label)) return { is: 'player', value: label };
  return value['objects'] === 'result' && /^#\d+$/.test(label) ? { is: 'object', value: label } : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
