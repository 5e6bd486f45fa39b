import type { Effect, Objects } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { literally, mapped, no, type Syntax } from '../../syntax/syntax.js';
import { objectsAfterVerb } from '../objects/objects.js';

type Destroy = Extract<Effect, { readonly do: 'destroy' }>;

interface Either {
  readonly one: Objects;
  readonly other: Objects;
}

function isAll({ objects }: Objects): boolean {
  return objects === 'each';
}

function either(said: string, more: Pick<Destroy, 'noRegeneration'>): Syntax<Effect> {
  return mapped<Either, Effect>(
    says<Either>({})`destroy ${{ one: objectsAfterVerb }} or ${{ other: objectsAfterVerb }}${literally(said)}`,
    ({ one, other }) => {
      if (!isAll(one) || !isAll(other)) return no;
      const options = [one, other].map((what) => ({ effects: [{ do: 'destroy' as const, what, ...more }] }));
      return { do: 'choose one', who: { players: 'you' }, options };
    },
    (effect) => {
      if (effect.do !== 'choose one' || effect.who.players !== 'you' || effect.options.length !== 2) return no;
      if (effect.atRandom || effect.facing !== undefined) return no;
      const [one, other] = effect.options.map(({ effects }) => (effects.length === 1 ? effects[0] : undefined));
      if (one?.do !== 'destroy' || other?.do !== 'destroy') return no;
      const same = [one, other].every(
        ({ what, noRegeneration }) => isAll(what) && noRegeneration === more.noRegeneration,
      );
      return same ? { one: one.what, other: other.what } : no;
    },
    { do: 'choose one' },
  );
}

/** “Destroy all lands or all creatures”: you choose which as you follow it (CR 608.2d). */
export const destroyingEither: readonly Syntax<Effect>[] = [
  either(". They can't be regenerated", { noRegeneration: true }),
  either(". Creatures destroyed this way can't be regenerated", { noRegeneration: 'creatures' }),
  either('', {}),
];
