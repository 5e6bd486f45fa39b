import { isSameTree, type Filter, type StaticEffect } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { constant, literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { noun } from '../nouns/nouns.js';
import { spellsFromZones } from '../nouns/spells-from-zones.js';
import { cants } from './of-players.js';

type Who = 'you' | 'opponent' | 'any player';

const cardsThere = oneOf<Filter>(
  ...(['graveyards', 'exile'] as const).map((text) =>
    constant<Filter>(`cards in ${text}`, {
      is: 'all',
      of: [{ is: 'card' }, { is: 'in zone', zone: text === 'exile' ? 'exile' : 'graveyard' }],
    }),
  ),
);

/** “Artifacts, creatures, or enchantments”: in a prohibition, “or” stands where “and” stands elsewhere. */
const anyKinds: Syntax<Filter> = {
  begins: noun(true).begins,
  read: (reader) => noun(true).read(reader),
  write(filter, writer) {
    const text = writer.capture(() => noun(true).write(filter, writer));
    if (text === undefined) return false;
    return writer.add(filter.is === 'any' ? text.replace(/ and (\S+)$/, ' or $1') : text);
  },
};

const notFromYourHand: readonly StaticEffect[] = [
  {
    static: "players can't",
    who: 'you',
    what: 'play lands',
    filter: {
      is: 'all',
      of: [
        { is: 'in zone', zone: 'hand' },
        { is: 'owned by', who: 'you' },
      ],
    },
  },
  {
    static: "players can't",
    who: 'you',
    what: 'cast spells',
    filter: {
      is: 'all',
      of: [
        { is: 'cast from', zone: 'hand' },
        { is: 'owned by', who: 'you' },
      ],
    },
  },
];

/** “You can't play lands or cast spells from your hand”: two prohibitions (CR 305.1, 601.2a). */
export const neitherPlayNorCast: Syntax<readonly StaticEffect[]> = constant<readonly StaticEffect[]>(
  "you can't play lands or cast spells from your hand",
  notFromYourHand,
);

interface CastAndActivate {
  readonly spells?: Filter;
  readonly filter: Filter;
}

/** “Can't cast spells or activate abilities of artifacts”: two prohibitions. */
export const castOrActivate: readonly Syntax<readonly StaticEffect[]>[] = cants.flatMap(([text, who]) =>
  [
    says<CastAndActivate>({})`${literally(`${text}cast spells or activate abilities of `)}${{ filter: anyKinds }}`,
    says<CastAndActivate>(
      {},
    )`${literally(`${text}cast `)}${{ spells: spellsFromZones }} or activate abilities of ${{ filter: cardsThere }}`,
  ].map((said) =>
    mapped<CastAndActivate, readonly StaticEffect[]>(
      said,
      (value) => castAndActivate(who, value),
      ([first, second]) => {
        if (first?.static !== "players can't" || second?.static !== "players can't") return no;
        const value: CastAndActivate = {
          ...(first.filter && { spells: first.filter }),
          filter: second.filter ?? { is: 'anything' },
        };
        return isSameTree([first, second], castAndActivate(who, value)) ? value : no;
      },
    ),
  ),
);

function castAndActivate(who: Who, { spells, filter }: CastAndActivate): readonly StaticEffect[] {
  return [
    { static: "players can't", who, what: 'cast spells', ...(spells && { filter: spells }) },
    { static: "players can't", who, what: 'activate abilities', filter },
  ];
}
