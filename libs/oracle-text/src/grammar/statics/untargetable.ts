import { type StaticEffect, type Filter, isSameTree } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { constant, literally, mapped, no, type Syntax } from '../../syntax/syntax.js';
import { fromSpells } from '../changes/barring.js';
import { kindOfFilter, kindOfWord } from '../basics/kinds.js';
import { noun } from '../nouns/nouns.js';
import { attachedFilter } from '../triggers/subjects.js';
import { nameSelf } from '../basics/self.js';

type Untargetable = Variant<StaticEffect, 'static', "can't be targeted">;

const by: readonly (readonly [string, Untargetable['by']])[] = [
  [' your opponents control', 'opponent'],
  ['', 'any player'],
];
const of: readonly (readonly [string, Untargetable['of']])[] = [
  ['spells or abilities', 'spells or abilities'],
  ['spells', 'spells'],
  ['abilities', 'abilities'],
];

const thisObject: Filter = { is: 'this' };

/** “Cards in graveyards can't be the targets of spells or abilities.” */
const inGraveyards: Syntax<StaticEffect> = constant<StaticEffect>(
  "cards in graveyards can't be the targets of spells or abilities",
  {
    static: "can't be targeted",
    what: {
      is: 'all',
      of: [{ is: 'card' }, { is: 'in zone', zone: 'graveyard' }],
    },
    of: 'spells or abilities',
    by: 'any player',
  },
);

/** “This creature can't be the target of Aura spells”; and cards in graveyards that can't be targets. */
export const untargetableBySpells: readonly Syntax<StaticEffect>[] = [
  inGraveyards,
  says<Untargetable>({
    static: "can't be targeted",
    of: 'spells',
    what: thisObject,
  })`${nameSelf} can't be the target of ${fromSpells}`,
  says<Untargetable>({
    static: "can't be targeted",
    of: 'spells',
  })`${{ what: noun(true) }} can't be the targets of ${fromSpells}`,
];

interface ByQuality {
  readonly what: Filter;
  readonly from: Filter;
  readonly again: Filter;
}

const sources = noun(true, 'source');

/** “Red”, “nongreen”. */
const color: Syntax<Filter> = {
  begins: null,
  read(reader) {
    const found = kindOfWord(reader.word)?.kind;
    if (found?.rank !== 'color') return no;
    reader.next();
    return found.filter;
  },
  write(filter, writer) {
    const found = kindOfFilter(filter);
    return found?.rank === 'color' && writer.add(found.one);
  },
};

/** “Red spells or abilities from red sources”, “abilities from artifact sources”: the quality is the source's (CR 115.9). */
function byQuality(subject: Syntax<Partial<ByQuality>>, whose: 'one' | 'several'): Syntax<StaticEffect> {
  const targets = literally(` can't be the target${whose === 'one' ? '' : 's'} of `);
  return mapped<ByQuality, StaticEffect>(
    says<ByQuality>({})`${subject}${targets}${{ from: color }} spells or abilities from ${{ again: color }} sources`,
    ({ what, from, again }) =>
      isSameTree(from, again)
        ? { static: "can't be targeted", what, of: 'spells or abilities', from, by: 'any player' }
        : no,
    (effect) => {
      if (effect.static !== "can't be targeted" || effect.of !== 'spells or abilities') return no;
      const { what, from, by: who } = effect;
      return what === undefined || from === undefined || who !== 'any player' ? no : { what, from, again: from };
    },
    { static: "can't be targeted" },
  );
}

/** “This creature can't be the target of red spells or abilities from red sources.” */
export const untargetableByQuality: readonly Syntax<StaticEffect>[] = [
  byQuality(says<Partial<ByQuality>>({ what: thisObject })`${nameSelf}`, 'one'),
  byQuality(says<Partial<ByQuality>>({})`${{ what: attachedFilter }}`, 'one'),
  byQuality(says<Partial<ByQuality>>({})`${{ what: noun(true) }}`, 'several'),
  ...[
    says<Untargetable>({ what: thisObject })`${nameSelf} can't be the target`,
    says<Untargetable>({})`${{ what: attachedFilter }} can't be the target`,
  ].map(
    (subject) =>
      says<Untargetable>({
        static: "can't be targeted",
        of: 'abilities',
        by: 'any player',
      })`${subject} of abilities from ${{ from: sources }}`,
  ),
];

/** “Creatures can't be the targets of spells”, “this creature can't be the target of abilities your opponents control”. */
export const untargetable: readonly Syntax<StaticEffect>[] = of.flatMap(([things, kind]) =>
  by.flatMap(([whose, who]): readonly Syntax<StaticEffect>[] => {
    const fields: Partial<Untargetable> = { static: "can't be targeted", of: kind, by: who };
    const plain = literally(` of ${things}${whose}`);
    return [
      says<Untargetable>({ ...fields, what: thisObject })`${nameSelf} can't be the target${plain}`,
      says<Untargetable>(fields)`${{ what: attachedFilter }} can't be the target${plain}`,
      says<Untargetable>(fields)`${{ what: noun(true) }} can't be the targets${plain}`,
    ].map(plainly);
  }),
);

/** The same syntax, but without a filter for spells and abilities. */
function plainly(inner: Syntax<Untargetable>): Syntax<StaticEffect> {
  return {
    begins: inner.begins,
    fixedFields: inner.fixedFields ?? {},
    read: (reader) => inner.read(reader),
    write: (effect, writer) =>
      effect.static === "can't be targeted" &&
      effect.from === undefined &&
      effect.who === undefined &&
      inner.write(effect, writer),
  };
}
