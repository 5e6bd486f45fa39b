import type { StaticEffect } from '../../abilities.js';
import type { Amount } from '../../amounts.js';
import type { EntersModification, Replacement } from '../../replacements.js';
import { says, type Variant } from '../../syntax/says.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { condition } from '../conditions/index.js';
import { counterCount } from '../cost-parts.js';
import { forEach } from '../counts.js';
import { value } from '../holes.js';
import { noun } from '../nouns.js';
import { nameSelf } from '../self.js';
import { verb } from '../verbs.js';
import { choice } from './choices.js';
import { what } from './subjects.js';

type Enters = Variant<Replacement, 'would', 'enter'>;
type Entering<K> = Variant<EntersModification, 'enters', K>;
type Counters = Entering<'with counters'>;

const itOrThem: Syntax<object> = {
  begins: new Set(['it', 'them']),
  read: (reader) => (reader.take('it') || reader.take('them') ? {} : no),
  write: (_, writer) => writer.add(writer.scope.subject?.plural === true ? 'them' : 'it'),
};

/** “A +1/+1 counter on it for each creature you control”, “a number of charge counters on it equal to …”. */
const counters: Syntax<Pick<Counters, 'counter' | 'count'>> = oneOf<Pick<Counters, 'counter' | 'count'>>(
  {
    begins: new Set(['a', 'an']),
    read(reader) {
      const one = counterCount.read(reader);
      if (one === no || one.count !== 1 || !reader.take('on') || itOrThem.read(reader) === no) return no;
      const each = forEach.read(reader);
      return each === no ? no : { counter: one.counter, count: each };
    },
    write: ({ counter, count }, writer) =>
      typeof count === 'object' &&
      counterCount.write({ counter, count: 1 }, writer) &&
      writer.add(' on ') &&
      itOrThem.write({}, writer) &&
      forEach.write(count, writer),
  },
  {
    begins: new Set(['a']),
    read(reader) {
      for (const word of ['a', 'number', 'of']) if (!reader.take(word)) return no;
      const kind: string[] = [];
      while (reader.word !== 'counters') {
        if (kind.length === 2 || reader.token.kind === 'end') return no;
        kind.push(reader.next().text);
      }
      reader.next();
      if (!reader.take('on') || itOrThem.read(reader) === no || equalTo.read(reader) === no) return no;
      const count = value.read(reader);
      return count === no ? no : { counter: kind.join(' '), count };
    },
    write: ({ counter, count }, writer) =>
      isCounted(count) &&
      writer.add(`a number of ${counter} counters on `) &&
      itOrThem.write({}, writer) &&
      equalTo.write({}, writer) &&
      value.write(count, writer),
  },
  says<Pick<Counters, 'counter' | 'count'>>({})`${counterCount} on ${itOrThem}`,
);

const equalTo = literally(' equal to ');

function isCounted(count: Amount): boolean {
  return typeof count === 'object' && count.amount !== 'X';
}

/** What is asked, where the words ask something. */
function without(field: string, inner: Syntax<EntersModification>): Syntax<EntersModification> {
  return {
    begins: inner.begins,
    read: (reader) => inner.read(reader),
    write: (modification, writer) => !(field in modification) && inner.write(modification, writer),
  };
}

const modification: Syntax<EntersModification> = oneOf<EntersModification>(
  says<Entering<'tapped'>>({ enters: 'tapped' })` tapped unless ${{ unless: condition }}`,
  says<Entering<'tapped'>>({ enters: 'tapped' })` tapped`,
  says<Counters>({ enters: 'with counters' })` with ${counters} if ${{ if: condition }}`,
  without('if', says<Counters>({ enters: 'with counters' })` with ${counters}`),
);

const enter = verb('enter');

/** “This land enters tapped”, “creatures you control enter with a +1/+1 counter on them” (CR 614.1c, 614.1d). */
const enters: Syntax<Replacement> = says<Enters>({ would: 'enter' })`${what} ${enter}${{ instead: modification }}`;

const thisEnters: Partial<Enters> = { would: 'enter', what: { is: 'this' } };
/** “As this creature enters, choose a color” (CR 614.12a). */
const choosing = says<Enters>(thisEnters)`as ${nameSelf} enters, ${{
  instead: oneOf<EntersModification>(
    says<Entering<'with choice'>>({ enters: 'with choice', who: 'opponent' })`an opponent chooses ${{ choice }}`,
    without('who', says<Entering<'with choice'>>({ enters: 'with choice' })`choose ${{ choice }}`),
  ),
}}`;

const asItEnters = says<Enters>(
  thisEnters,
)`as it enters, ${{ instead: says<Entering<'with choice'>>({ enters: 'with choice' })`choose ${{ choice }}` }}`;

/** “You may have this creature enter as a copy of any creature on the battlefield” (CR 614.1c, 707.5). */
const copying = says<Enters>(thisEnters)`you may have ${nameSelf} enter as a copy of any ${{
  instead: oneOf<EntersModification>(
    without(
      'except',
      says<Entering<'as a copy'>>({
        enters: 'as a copy',
        zone: 'graveyard',
      })`${{ of: noun(false, 'card') }} in a graveyard`,
    ),
    without('except', says<Entering<'as a copy'>>({ enters: 'as a copy' })`${{ of: noun(false) }} on the battlefield`),
  ),
}}`;

type Static = Variant<StaticEffect, 'static', 'replacement'>;
const asStatic = (replacement: Syntax<Replacement>): Syntax<StaticEffect> =>
  says<Static>({ static: 'replacement' })`${{ replacement }}`;

/** “If this creature was kicked, it enters with two +1/+1 counters on it” (CR 702.33e). */
const ifKicked = says<Enters>(thisEnters)`if ${nameSelf} was kicked, it enters${{
  instead: says<Counters>({
    enters: 'with counters',
    if: { if: 'kicked' },
  })` with ${counters}`,
}}`;

export const enteringEffects: readonly Syntax<StaticEffect>[] = [
  asStatic(choosing),
  asStatic(ifKicked),
  asStatic(copying),
  asStatic(enters),
];

/** The second of two sentences: “This land enters tapped. As it enters, choose a color.” */
export const secondSentence: Syntax<StaticEffect> = asStatic(asItEnters);

const tappedWith = literally(' tapped with ');

/** “This land enters tapped with two charge counters on it”: two effects in one sentence. */
export const tappedWithCounters: Syntax<readonly StaticEffect[]> = {
  begins: null,
  read(reader) {
    const found = what.read(reader);
    if (found === no || enter.read(reader) === no || tappedWith.read(reader) === no) return no;
    const with_ = counters.read(reader);
    if (with_ === no) return no;
    const instead: readonly EntersModification[] = [{ enters: 'tapped' }, { enters: 'with counters', ...with_ }];
    return instead.map((one) => ({ static: 'replacement', replacement: { would: 'enter', ...found, instead: one } }));
  },
  write(effects, writer) {
    const [first, second] = effects.map((effect) =>
      effect.static === 'replacement' && effect.replacement.would === 'enter' ? effect.replacement : undefined,
    );
    if (effects.length !== 2 || first?.instead.enters !== 'tapped' || second?.instead.enters !== 'with counters')
      return false;
    if (first.instead.unless !== undefined || second.instead.if !== undefined) return false;
    return (
      what.write(first, writer) &&
      writer.add(' ') &&
      enter.write({}, writer) &&
      tappedWith.write({}, writer) &&
      counters.write(second.instead, writer)
    );
  },
};
