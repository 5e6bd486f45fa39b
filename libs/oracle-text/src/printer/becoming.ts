import { type Modification, colorWords } from '@stacktrail/card-tree';
import { printAmount } from './amounts.js';
import { asCreature, type Context } from './context.js';
import { conjugate, list, pluralise, withArticle } from '../english/words.js';
import { printGranted } from './granted.js';
import type { Manner } from './modifications.js';

/** What things become, as one clause. */
export interface Becoming {
  readonly text: string | undefined;
  /** The clause is about a creature with its size and abilities: “becomes a 3/3 green Ape creature with trample”. */
  readonly describesCreature: boolean;
}

type Change<K extends Modification['change']> = Extract<Modification, { readonly change: K }>;

function find<K extends Modification['change']>(
  changes: readonly Modification[],
  ...kinds: readonly K[]
): Change<K> | undefined {
  return changes.find((change): change is Change<K> => (kinds as readonly string[]).includes(change.change));
}

function printSize(changes: readonly Modification[], ctx: Context): string | undefined {
  const size = find(changes, 'set power and toughness');
  return size && `${printAmount(size.power, ctx)}/${printAmount(size.toughness, ctx)}`;
}

function printColors(changes: readonly Modification[]): readonly string[] {
  const color = find(changes, 'set colors', 'add colors');
  if (color === undefined) return [];
  return [color.colors.length === 0 ? 'colorless' : list(color.colors.map((name) => colorWords[name]))];
}

function verb(manner: Manner, plural: boolean): string {
  return manner === 'static' ? (plural ? 'are' : 'is') : conjugate('become', plural);
}

/** “A 3/3 green Ape creature with trample”. */
function printCreature(changes: readonly Modification[], plural: boolean, ctx: Context): string {
  const types = find(changes, 'add types', 'set types');
  const words = types ? [...types.subtypes, ...types.types.map((type) => type.toLowerCase())] : [];
  const size = printSize(changes, ctx);
  const noun = [...(size ? [size] : []), ...printColors(changes), ...words].join(' ');
  const granted = find(changes, 'add abilities');
  const abilities = granted ? ` with ${printGranted(granted.abilities, asCreature(ctx), ctx)}` : '';
  return `${plural ? pluralise(noun) : withArticle(noun)}${abilities}`;
}

/** “A blue Frog with base power and toughness 1/1”, “blue”, “an Island”. */
function printKind(changes: readonly Modification[], plural: boolean, ctx: Context): string {
  const kinds = find(changes, 'set creature types', 'set land types');
  const words = [...printColors(changes), ...(kinds?.subtypes ?? [])].join(' ');
  const size = printSize(changes, ctx);
  const noun = kinds === undefined ? words : plural ? pluralise(words) : withArticle(words);
  return size ? `${noun} with base power and toughness ${size}` : noun;
}

/** Gathers what changes say of types, colors and base power and toughness into one clause (CR 613.1d, 613.1e, 613.4b). */
export function printBecoming(
  changes: readonly Modification[],
  plural: boolean,
  manner: Manner,
  ctx: Context,
): Becoming {
  const types = find(changes, 'add types', 'set types');
  if (types) {
    const text = `${verb(manner, plural)} ${printCreature(changes, plural, ctx)}`;
    return { text, describesCreature: true };
  }
  if (find(changes, 'set creature types', 'set land types', 'set colors', 'add colors')) {
    return { text: `${verb(manner, plural)} ${printKind(changes, plural, ctx)}`, describesCreature: false };
  }
  const size = printSize(changes, ctx);
  if (size === undefined) return { text: undefined, describesCreature: false };
  return { text: `${conjugate('have', plural)} base power and toughness ${size}`, describesCreature: false };
}

/** After “becomes a creature” that keeps its types: “It's still a land.” (CR 205.1b). */
export function printStill(changes: readonly Modification[], plural: boolean, ctx: Context): string | undefined {
  const types = find(changes, 'add types');
  if (types === undefined || !ctx.speaker.types.includes('Land')) return undefined;
  return plural ? "They're still lands" : "It's still a land";
}
