import {
  type Filter,
  isSameTree,
  type KeywordName,
  type ManaForAction,
  type ManaRestriction,
} from '@stacktrail/card-tree';
import { readsAndWrites } from '../../syntax/reads-only.js';
import { says } from '../../syntax/says.js';
import { literally, mapped, no, oneOf, table, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { readNounList, writeNounList } from '../nouns/noun-lists.js';
import { indefinite, noun } from '../nouns/nouns.js';

const spells = noun(true, 'spell');

const sources = noun(true, 'source');
const anything: Filter = { is: 'anything' };
const onBattlefield: Filter = { is: 'permanent' };

/** The sources of abilities: “of creature sources”; “of a Hero”, which is on the battlefield (CR 109.2). */
const whoseAbilities: Syntax<Filter> = oneOf<Filter>(
  readsAndWrites(
    (filter) => filter.is !== 'anything' && !conjuncts(filter).some(({ is }) => is === onBattlefield.is),
    sources,
  ),
  mapped<Filter, Filter>(
    indefinite(),
    (filter) => conjunction([onBattlefield, ...conjuncts(filter)]),
    (filter) => {
      const [first, ...others] = conjuncts(filter);
      return first?.is === onBattlefield.is ? conjunction(others) : no;
    },
  ),
);

const castFromGraveyard: Filter = { is: 'cast from', zone: 'graveyard' };
const yours: Filter = { is: 'owned by', who: 'you' };

/** From where spells are cast, and the filter for spells cast from there. */
const places: readonly (readonly [string, readonly Filter[]])[] = [
  ['your graveyard', [castFromGraveyard, yours]],
  ['a graveyard', [castFromGraveyard]],
  ['exile', [{ is: 'cast from', zone: 'exile' }]],
  ['anywhere other than your hand', [{ is: 'not', of: { is: 'cast from', zone: 'hand' } }]],
];

/** “Cast spells from your graveyard.” */
const spellsFromPlaces: Syntax<ManaRestriction> = oneOf<ManaRestriction>(
  ...places.map(([text, asked]) =>
    mapped<Filter, ManaRestriction>(
      ofSpells(text),
      (filter) => ({ spells: conjunction([...conjuncts(filter), ...asked]) }),
      ({ spells: all, abilities, others, said }) => {
        if (all === undefined || abilities !== undefined || others !== undefined || said !== undefined) return no;
        const parts = conjuncts(all);
        const own = parts.slice(-asked.length);
        return isSameTree(own, asked) ? conjunction(parts.slice(0, -asked.length)) : no;
      },
    ),
  ),
);

function ofSpells(place: string): Syntax<Filter> {
  return mapped<{ readonly of: Filter }, Filter>(
    says<{ readonly of: Filter }>({})`cast ${{ of: spells }} from ${literally(place)}`,
    ({ of }) => of,
    (of) => ({ of }),
  );
}

/** Keywords of which an ability is activated (CR 702.6, 702.193). */
const ofKeyword = table<KeywordName>({ equip: 'equip', 'power-up': 'power-up' });

/** “Dragon spells or spells with {X} in their mana costs”: of either kind. */
const severalKinds: Syntax<Filter> = {
  begins: spells.begins,
  fixedFields: { is: 'any' },
  read: (reader) => readNounList(reader, spells, 'nouns'),
  write: (filter, writer) => writeNounList(filter, 'nouns', writer, spells),
};

/** Special actions for which alone mana is spent (CR 116.2). */
const actions: readonly (readonly [string, ManaForAction])[] = [['turn permanents face up', 'turn face up']];

/** “Spend this mana only to cast creature spells” (CR 106.6). */
export const restriction: Syntax<ManaRestriction> = oneOf<ManaRestriction>(
  ...actions.map(([text, action]) =>
    without(['spells', 'abilities', 'said'], says<ManaRestriction>({ action })`${literally(text)}`),
  ),
  without(['said'], says<ManaRestriction>({ action: 'foretell' })`foretell cards or cast ${{ spells }}`),
  says<ManaRestriction>({ action: 'foretell', said: 'a card' })`foretell a card from your hand or cast ${{ spells }}`,
  says<ManaRestriction>({})`cast ${{ spells: severalKinds }} or activate abilities of ${{ abilities: whoseAbilities }}`,
  without(['abilities'], says<ManaRestriction>({})`cast ${{ spells: severalKinds }}`),
  says<ManaRestriction>({})`cast ${{ spells }} or activate abilities of ${{ abilities: whoseAbilities }}`,
  without(['keyword'], says<ManaRestriction>({ abilities: anything })`cast ${{ spells }} or activate abilities`),
  spellsFromPlaces,
  without(
    ['abilities', 'said'],
    says<ManaRestriction>({
      spells: {
        is: 'all',
        of: [
          { is: 'designated', as: 'commander' },
          { is: 'owned by', who: 'you' },
        ],
      },
    })`cast your commander`,
  ),
  without(['abilities'], says<ManaRestriction>({})`cast ${{ spells }}`),
  without(['spells'], says<ManaRestriction>({})`activate abilities of ${{ abilities: whoseAbilities }}`),
  without(['spells', 'keyword'], says<ManaRestriction>({ abilities: anything })`activate abilities`),
  says<ManaRestriction>({
    abilities: anything,
  })`cast ${{ spells }} or activate ${{ keyword: ofKeyword }} abilities`,
  without(['spells'], says<ManaRestriction>({ abilities: anything })`activate ${{ keyword: ofKeyword }} abilities`),
);
