import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readParagraph } from '@stacktrail/oracle-text';
import { discriminators, primitive, primitivesOf, type Primitive } from './primitives-of-trees.js';

const libs = fileURLToPath(new URL('../../../../', import.meta.url));
const behaviourTests = [
  'characteristics/test',
  'engine/test',
  'rules/test',
  'views/test',
  'match/test',
  'test-kit/src',
];
const pairs = new RegExp(`\\b(${discriminators.join('|')})\\??: (?:'([^'\\n]*)'|"([^"\\n]*)")`, 'g');
const literals = /'([^'\n]*)'|"([^"\n]*)"/g;

/** Fields whose words tests hand to a builder: `keywords('flying')`, `obeys("can't block")`. */
const handedOver = ['keyword', 'rule', 'except', 'choose', 'on'] as const;

/** Fields whose words stand in a builder without their field: `withCost('unearth')`. */
const inBuilders = ['keyword', 'rule', 'kind', 'cost'] as const;

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return entry.name.endsWith('.ts') ? [path] : [];
  });
}

function* pairsIn(source: string): Generator<Primitive> {
  for (const [, field, single, double] of source.matchAll(pairs)) yield primitive(field!, single ?? double!);
}

function* withFields(source: string, fields: readonly string[]): Generator<Primitive> {
  for (const [, single, double] of source.matchAll(literals)) {
    for (const field of fields) yield primitive(field, single ?? double!);
  }
}

const textSources = (['Creature', 'Sorcery', 'Enchantment', 'Land'] as const).map((type) => ({
  ...{ name: '~', types: [type], subtypes: [], supertypes: [], abilities: [] },
}));

/** What short notation says that a test hands to `readCard`, as the text of one kind of card or of another. */
function* inNotation(source: string): Generator<Primitive> {
  if (!source.includes('readCard(')) return;
  for (const [, single, double] of source.matchAll(literals)) {
    const text = single ?? double!;
    if (!/ .*\.$/.test(text)) continue;
    for (const textSource of textSources) {
      const { abilities } = readParagraph(text, textSource);
      yield* primitivesOf(abilities);
    }
  }
}

/** The builders of the card language by their names: what they make, and which others they use. */
function builders(): ReadonlyMap<string, { readonly makes: readonly Primitive[]; readonly words: readonly string[] }> {
  const found = new Map<string, { readonly makes: readonly Primitive[]; readonly words: readonly string[] }>();
  for (const path of filesIn(join(libs, 'card-tree/src/builders'))) {
    for (const part of readFileSync(path, 'utf8').split(/^(?:export )?(?=function |const )/m)) {
      const name = /^(?:function|const) (\w+)/.exec(part)?.[1];
      if (name === undefined) continue;
      found.set(name, {
        makes: [...pairsIn(part), ...withFields(part, inBuilders)],
        words: part.match(/\b\w+\b/g) ?? [],
      });
    }
  }
  return found;
}

/**
 * The primitives that the behaviour tests of the rules name: in the trees that they write out, by the builders that they
 * call, and as the words that they hand to builders.
 */
export function primitivesOfTests(): ReadonlySet<Primitive> {
  const made = builders();
  const named = new Set<Primitive>();
  const used = new Set<string>();
  const use = (name: string): void => {
    const builder = used.has(name) ? undefined : made.get(name);
    if (builder === undefined) return;
    used.add(name);
    for (const each of builder.makes) named.add(each);
    builder.words.forEach(use);
  };
  for (const path of behaviourTests.flatMap((folder) => filesIn(join(libs, folder)))) {
    const source = readFileSync(path, 'utf8');
    for (const each of pairsIn(source)) named.add(each);
    for (const each of inNotation(source)) named.add(each);
    for (const each of withFields(source, handedOver)) named.add(each);
    (source.match(/\b\w+\b/g) ?? []).forEach(use);
  }
  return named;
}
