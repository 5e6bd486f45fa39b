import { type Amount, type Effect, type ManaProduced, type Node, type Objects, someNode } from '@stacktrail/card-tree';

/** Instructions that can be multiplied, and the field with their number or amount. */
const fields: Partial<Record<Effect['do'], 'count' | 'amount'>> = {
  'create tokens': 'count',
  'create copies': 'count',
  draw: 'count',
  mill: 'count',
  'put counters': 'count',
  'put player counters': 'count',
  'gain life': 'amount',
  'lose life': 'amount',
  'deal damage': 'amount',
};

type Numbered = Readonly<Record<string, unknown>>;

function timesEach(number: number, each: Amount): Amount {
  return { amount: 'product', of: [each, number] };
}

/** The number for each counted thing, and the count; `undefined` if the amount isn't such a product. */
function asProduct(amount: unknown): { readonly each: Amount; readonly number: number } | undefined {
  if (typeof amount !== 'object' || amount === null || !('amount' in amount)) return undefined;
  const product = amount as Exclude<Amount, number>;
  if (product.amount !== 'product' || product.of.length !== 2) return undefined;
  const [each, number] = product.of;
  return typeof each === 'object' && typeof number === 'number' ? { each, number } : undefined;
}

function manaTimes(mana: ManaProduced, each: Amount): ManaProduced | undefined {
  if (mana.add !== 'fixed' || mana.mana.some((type) => type !== mana.mana[0])) return undefined;
  const once = timesEach(1, each);
  const count: Amount = mana.mana.length === 1 ? once : { amount: 'product', of: [mana.mana.length, once] };
  return { add: 'one of', types: mana.mana.slice(0, 1), count };
}

function manaOfEach(mana: ManaProduced): { readonly each: Amount; readonly one: ManaProduced } | undefined {
  if (mana.add !== 'one of' || mana.types.length !== 1) return undefined;
  const { count } = mana;
  const [often, once] =
    typeof count === 'object' && count.amount === 'product' && typeof count.of[0] === 'number'
      ? [count.of[0], count.of[1]]
      : [1, count];
  const counted = asProduct(once);
  if (counted?.number !== 1) return undefined;
  return { each: counted.each, one: { add: 'fixed', mana: Array.from({ length: often }, () => mana.types[0]!) } };
}

/** The instruction, multiplied by a count; `undefined` if its amount isn't a plain number. */
function scaled(effect: Effect, each: Amount): Effect | undefined {
  if (effect.do === 'add mana') {
    const mana = manaTimes(effect.mana, each);
    return mana === undefined ? undefined : { ...effect, mana, eachFirst: true };
  }
  const field = fields[effect.do];
  const number = field === undefined ? undefined : (effect as unknown as Numbered)[field];
  if (field === undefined || typeof number !== 'number' || 'also' in effect) return undefined;
  return { ...effect, [field]: timesEach(number, each), eachFirst: true };
}

/**
 * The count that “for each …” at the beginning names, and the instruction for one; `undefined` if “for each” doesn't
 * stand first.
 */
export function splitScaled(effect: Effect): { readonly each: Amount; readonly one: Effect } | undefined {
  if (effect.eachFirst !== true) return undefined;
  const { eachFirst: _, ...plain } = effect;
  if (plain.do === 'add mana') {
    const mana = manaOfEach(plain.mana);
    return mana === undefined ? undefined : { each: mana.each, one: { ...plain, mana: mana.one } };
  }
  const field = fields[plain.do];
  const counted = field === undefined ? undefined : asProduct((plain as unknown as Numbered)[field]);
  if (field === undefined || counted === undefined) return undefined;
  return { each: counted.each, one: { ...plain, [field]: counted.number } as Effect };
}

/** All instructions, multiplied; `undefined` if one of them can't be. */
export function allScaled(effects: readonly Effect[], each: Amount): readonly Effect[] | undefined {
  const all = effects.map((effect) => scaled(effect, each));
  return all.every((effect) => effect !== undefined) ? all : undefined;
}

function isEachOne(node: Node): boolean {
  return node['objects'] === 'each one';
}

/** Whether instructions refer to the current object of “for each …”. */
export function refersToEachOne(tree: unknown): boolean {
  return someNode(tree, isEachOne);
}

type Copies = Effect & Extract<Effect, { readonly do: 'create copies' }>;

/**
 * The instruction that copies all of the objects at once (CR 608.2f); `undefined` if the instruction isn't one that
 * copies each of them.
 */
export function copiesOfAll([first, ...others]: readonly Effect[], of: Objects): Copies | undefined {
  if (first?.do !== 'create copies' || others.length > 0 || first.of.objects !== 'each one') return undefined;
  const { of: one, ...rest } = first;
  if (refersToEachOne(rest)) return undefined;
  return { ...rest, of: { ...of, ...(one.called && { called: one.called }) }, eachFirst: true };
}
