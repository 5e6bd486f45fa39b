import type { Effect, Modification } from '@stacktrail/card-tree';

type Move = Extract<Effect, { readonly do: 'move' }>;
type Apply = Extract<Effect, { readonly do: 'apply' }>;

const characteristics: ReadonlySet<Modification['change']> = new Set([
  'add types',
  'add colors',
  'set colors',
  'set power and toughness',
  'add abilities',
]);

/** “It's a black Zombie in addition to its other colors and types”, “it's an enchantment”, not “it becomes” one. */
function saysWhatItIs({ changes, until }: Apply): boolean {
  const [first] = changes;
  if (until !== 'rest of the game') return false;
  if (first?.change === 'set types') return first.said === 'is' && changes.length === 1;
  if (first?.change !== 'add types' || first.said !== 'is') return false;
  return changes.every(({ change }) => characteristics.has(change));
}

function isAbout({ to }: Apply, { label }: Move): boolean {
  const whole = to.objects === 'matching' && to.one && isAll(to) ? to.of : to;
  return label !== undefined && whole.objects === 'result' && whole.label === label;
}

/** “Each of them.” */
function isAll({ filter, called }: Extract<Apply['to'], { readonly objects: 'matching' }>): boolean {
  return filter.is === 'anything' && called === undefined;
}

function entering(effect: Effect | undefined): effect is Move {
  return effect?.do === 'move' && effect.to.zone === 'battlefield' && effect.to.is === undefined;
}

/** CR 611.2e: what the sentence after a move says the permanent is applies as it enters, so it's a part of the move. */
export function asItEnters(effects: readonly Effect[]): readonly Effect[] {
  const found: Effect[] = [];
  for (const effect of effects) {
    const before = found[found.length - 1];
    const follows = effect.do === 'apply' && effect.joined === undefined && saysWhatItIs(effect);
    if (follows && entering(before) && isAbout(effect, before)) {
      found[found.length - 1] = { ...before, to: { ...before.to, is: effect } };
    } else found.push(effect);
  }
  return found;
}

/** The same instructions, a sentence each. */
export function afterItEntered(effects: readonly Effect[]): readonly Effect[] {
  return effects.flatMap((effect): readonly Effect[] => {
    if (effect.do !== 'move' || effect.to.is === undefined) return [effect];
    const { is, ...to } = effect.to;
    const apart = [{ ...effect, to }, is];
    return asItEnters(apart).length === 1 ? apart : [effect];
  });
}
