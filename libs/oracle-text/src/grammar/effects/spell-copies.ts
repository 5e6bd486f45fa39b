import { type Amount, type Effect, type Filter, newTargetsWordings } from '@stacktrail/card-tree';
import { flag, says } from '../../syntax/says.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { maybeExcept } from '../changes/copy-exceptions.js';
import { forEach } from '../counts/counts.js';
import { conjunction, conjuncts, saysOther, withoutOther } from '../basics/filter-parts.js';
import { noun, nounOfEach } from '../nouns/nouns.js';
import { objectsAfterVerb } from '../objects/objects.js';
import { times } from '../counts/times.js';
import { verb, verbOfOthers } from '../basics/verbs.js';
import { castingACopy } from './cast-copies.js';
import { castingCopies } from './cast-several-copies.js';
import { acts, imperative, type EffectOf, type Predicate } from './predicate.js';

type CopySpell = EffectOf<'copy spell'>;

/** “Twice”, “three times”: more than one time. */
const manyTimes: Syntax<Amount> = {
  begins: times.begins,
  read(reader) {
    const count = times.read(reader);
    return count === no || count === 1 ? no : count;
  },
  write: (count, writer) => count !== 1 && times.write(count, writer),
};

const couldTarget = literally(' that the spell could target. Each copy targets a different one of those ');
const eachOf = nounOfEach();
const several = noun(true);

/** The noun for the objects together: for “Golem you control”, “Golems”. */
function kindOf(filter: Filter): Filter | undefined {
  return conjuncts(filter)
    .filter(({ is }) => is === 'type' || is === 'subtype')
    .at(-1);
}

/**
 * “Other Golem you control that the spell could target. Each copy targets a different one of those Golems”: no copy is
 * made for the objects that the spell targets (CR 707.10d).
 */
const otherTargets: Syntax<Filter> = {
  begins: new Set(['other']),
  read(reader) {
    const filter = eachOf.read(reader);
    if (filter === no || !saysOther(filter) || couldTarget.read(reader) === no) return no;
    const kind = kindOf(filter);
    const those = several.read(reader);
    return kind === undefined || those === no || JSON.stringify(those) !== JSON.stringify(kind)
      ? no
      : withoutOther(filter);
  },
  write(filter, writer) {
    const kind = kindOf(filter);
    return (
      kind !== undefined &&
      eachOf.write(conjunction([{ is: 'other' }, ...conjuncts(withoutOther(filter))]), writer) &&
      couldTarget.write({}, writer) &&
      several.write(kind, writer)
    );
  },
};

const copies = verb('copy', 'copies');

/** The words about each copy that other players create. */
const forEachOther = without<CopySpell>(
  ['newTargetsSaid', 'count', 'targeting', 'except', 'mayChooseNewTargets'],
  says<CopySpell>({
    do: 'copy spell',
  })`${copies} ${{ what: objectsAfterVerb }} for each ${{ forEach: otherTargets }}`,
);

/** “That player may copy that spell. They may choose new targets for the copy” (CR 707.10c). */
const copiedByOthers = without<CopySpell>(
  ['newTargetsSaid', 'forEach', 'targeting', 'except', 'count'],
  says<CopySpell>({
    do: 'copy spell',
  })`${verbOfOthers('copy', 'copies')} ${{ what: objectsAfterVerb }}${flag<CopySpell>({ mayChooseNewTargets: true }, '. They may choose new targets for the copy')}`,
);

/** “Copy this spell and may choose a new target for that copy”: the subject may do both (CR 707.10c). */
export const copySpellPredicates: readonly Predicate[] = [
  ...newTargetsWordings.map((newTargetsSaid) => ({
    ...acts(
      says<CopySpell>({
        do: 'copy spell',
        mayChooseNewTargets: true,
        newTargetsSaid,
      })`${copies} ${{ what: objectsAfterVerb }} and may choose ${literally(newTargetsSaid)}`,
    ),
    imperative: false,
  })),
  { ...acts(forEachOther), imperative: false },
  { ...acts(copiedByOthers), imperative: false },
];

const newTargetsForAll = flag<CopySpell>({ mayChooseNewTargets: true }, '. You may choose new targets for the copies');
const newTargets = flag<CopySpell>({ mayChooseNewTargets: true }, '. You may choose new targets for the copy');

/** CR 707.10. */
export const copyImperatives: readonly Syntax<Effect>[] = [
  castingACopy,
  castingCopies,
  imperative(
    without<CopySpell>(
      ['newTargetsSaid', 'who', 'forEach', 'targeting', 'except'],
      says<CopySpell>({
        do: 'copy spell',
      })`copy ${{ what: objectsAfterVerb }}${{ count: oneOf(manyTimes, forEach) }}${newTargetsForAll}`,
    ),
  ),
  imperative(without<CopySpell>(['who'], forEachOther)),
  imperative(
    without<CopySpell>(
      ['newTargetsSaid', 'who', 'forEach', 'count', 'except', 'mayChooseNewTargets'],
      says<CopySpell>({
        do: 'copy spell',
      })`copy ${{ what: objectsAfterVerb }}. The copy targets ${{ targeting: objectsAfterVerb }}`,
    ),
  ),
  imperative(
    without<CopySpell>(
      ['newTargetsSaid', 'who', 'forEach', 'targeting', 'count'],
      says<CopySpell>({
        do: 'copy spell',
      })`copy ${{ what: objectsAfterVerb }}${maybeExcept as Syntax<object>}${newTargets}`,
    ),
  ),
];
