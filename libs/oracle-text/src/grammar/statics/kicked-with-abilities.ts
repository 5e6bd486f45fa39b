import { isSameTree, type EntersModification, type KeywordAbility, type StaticEffect } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { nameSelf } from '../basics/self.js';
import { enteringCounters } from '../counts/entering-counters.js';
import { keywordInSentence } from '../keywords/keywords.js';

const ifWord = literally('if ');
const kickedEnters = literally(' was kicked, it enters with ');
const andWith = literally(' and with ');

const kicked = { if: 'kicked' } as const;

/** The ability is given as it enters, by an effect that isn't part of its text (CR 614.12). */
function gaining(ability: KeywordAbility): EntersModification {
  return {
    enters: 'under an effect',
    effect: {
      do: 'apply',
      to: { objects: 'this' },
      changes: [{ change: 'add abilities', abilities: [ability] }],
      until: 'rest of the game',
    },
    if: kicked,
  };
}

function gainedIn(one: EntersModification | undefined): KeywordAbility | undefined {
  if (one?.enters !== 'under an effect') return undefined;
  const [change] = one.effect.changes;
  const [ability] = change?.change === 'add abilities' ? change.abilities : [];
  return ability?.kind === 'keyword' && isSameTree(gaining(ability), one) ? ability : undefined;
}

function entersIn(effect: StaticEffect): readonly EntersModification[] {
  if (effect.static !== 'replacement' || effect.replacement.would !== 'enter') return [];
  const { what, instead } = effect.replacement;
  return what.is === 'this' && instead.enters === 'after' && instead.effects.length === 0 ? instead.then : [];
}

/** “If this creature was kicked, it enters with two +1/+1 counters on it and with haste” (CR 702.33e). */
export const kickedWithAbilities: Syntax<StaticEffect> = {
  begins: ifWord.begins,
  fixedFields: { static: 'replacement' },
  read(reader) {
    if (ifWord.read(reader) === no || nameSelf.read(reader) === no || kickedEnters.read(reader) === no) return no;
    const counters = enteringCounters.read(reader);
    const ability = counters === no || andWith.read(reader) === no ? no : keywordInSentence.read(reader);
    if (counters === no || ability === no) return no;
    const then: readonly EntersModification[] = [
      { enters: 'with counters', if: kicked, ...counters },
      gaining(ability),
    ];
    const instead: EntersModification = { enters: 'after', effects: [], then };
    return { static: 'replacement', replacement: { would: 'enter', what: { is: 'this' }, instead } };
  },
  write(effect, writer) {
    const [counters, second, ...more] = entersIn(effect);
    const ability = gainedIn(second);
    if (counters?.enters !== 'with counters' || !isSameTree(counters.if, kicked)) return false;
    if (ability === undefined || more.length > 0) return false;
    return (
      ifWord.write({}, writer) &&
      nameSelf.write({}, writer) &&
      kickedEnters.write({}, writer) &&
      enteringCounters.write(counters, writer) &&
      andWith.write({}, writer) &&
      keywordInSentence.write(ability, writer)
    );
  },
};
