import { isSameTree, type Players, type StaticEffect } from '@stacktrail/card-tree';
import { literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { says, type Variant } from '../../syntax/says.js';
import { noun } from '../nouns/nouns.js';

type Cant = Variant<StaticEffect, 'static', "players can't">;
type What = Pick<Cant, 'what' | 'filter'>;

/** Players whom the object with the text singles out. */
const certain: readonly (readonly [string, Players])[] = [
  ['enchanted player', { players: 'enchanted player' }],
  ["enchanted creature's controller", { players: 'controller of', objects: { objects: 'attached' } }],
];

const prohibited: Syntax<What> = oneOf<What>(
  says<What>({ what: 'gain life' })`gain life`,
  says<What>({ what: 'cast more than one spell a turn' })`cast more than one spell each turn`,
  withFilter(says<What>({ what: 'cast spells' })`cast ${{ filter: noun(true, 'spell') }}`, true),
  withFilter(says<What>({ what: 'cast spells' })`cast spells`, false),
);

function withFilter(inner: Syntax<What>, has: boolean): Syntax<What> {
  const fits = ({ filter }: What): boolean => (filter !== undefined && filter.is !== 'anything') === has;
  return {
    ...inner,
    read(reader) {
      const what = inner.read(reader);
      return what === no || !fits(what) ? no : what;
    },
    write: (what, writer) => fits(what) && inner.write(what, writer),
  };
}

/** “Enchanted player can't gain life” (CR 101.2). */
export const certainPlayersCannot: readonly Syntax<StaticEffect>[] = certain.map(([they, among]) => {
  const condition = { if: 'are players', who: { players: 'that player' }, among } as const;
  return mapped<What, StaticEffect>(
    says<What>({})`${literally(`${they} can't `)}${prohibited}`,
    (what) => ({ static: "players can't", who: 'any player', ...what, if: condition }),
    (effect) => {
      if (effect.static !== "players can't" || !isSameTree(effect.if, condition)) return no;
      const { what, filter } = effect;
      return { what, ...(filter && { filter }) };
    },
    { static: "players can't" },
  );
});
