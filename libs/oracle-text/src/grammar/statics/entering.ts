import {
  type StaticEffect,
  type Amount,
  type Condition,
  type CopyException,
  type Cost,
  type Effect,
  type EntersModification,
  type Filter,
  type Objects,
  type Replacement,
  isSameTree,
} from '@stacktrail/card-tree';
import { isNamedAsTwo } from '../../english/text-source.js';
import type { Scope } from '../../syntax/scope.js';
import { flag, says, type Variant } from '../../syntax/says.js';
import { constant, literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { condition } from '../conditions/index.js';
import { maybeExcept } from '../changes/copy-exceptions.js';
import { paying } from '../costs/costs.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { nameSelf } from '../basics/self.js';
import { lifePaidLabel } from '../this-way/this-way.js';
import { verb } from '../basics/verbs.js';
import { choice } from '../objects/choices.js';
import { attached, each } from '../objects/objects.js';
import { enteringCounters } from '../counts/entering-counters.js';
import { what } from './subjects.js';

type Enters = Variant<Replacement, 'would', 'enter'>;
type Entering<K> = Variant<EntersModification, 'enters', K>;
type Counters = Entering<'with counters'>;

/** The same syntax, but only for values with that field. */
function without<T extends object>(field: string, inner: Syntax<T>): Syntax<T> {
  return {
    begins: inner.begins,
    fixedFields: inner.fixedFields ?? {},
    read: (reader) => inner.read(reader),
    write: (modification, writer) => !(field in modification) && inner.write(modification, writer),
  };
}

type Tapped = Entering<'tapped'>;

/** The opposite condition: “tapped if you don't control a Forest”. */
function otherwise(inner: Syntax<Condition>): Syntax<Condition> {
  return mapped<Condition, Condition>(
    inner,
    (of) => ({ if: 'not', of }),
    (asked) => (asked.if === 'not' ? asked.of : no),
  );
}

const unled = (inner: Syntax<EntersModification>): Syntax<EntersModification> => without('leads', inner);

const modification: Syntax<EntersModification> = oneOf<EntersModification>(
  unled(says<Tapped>({ enters: 'tapped' })` tapped if ${{ unless: otherwise(condition) }}`),
  unled(says<Tapped>({ enters: 'tapped' })` tapped unless ${{ unless: condition }}`),
  constant<EntersModification>(' under the control of an opponent of your choice', {
    enters: "under an opponent's control",
  }),
  constant<Entering<'untapped'>>(' untapped', { enters: 'untapped' }),
  constant<Entering<'prepared'>>(' prepared', { enters: 'prepared' }),
  says<Entering<'transformed'>>({ enters: 'transformed' })` transformed if ${{ if: condition }}`,
  without('if', says<Entering<'transformed'>>({ enters: 'transformed' })` transformed`),
  without('unlessPays', without('unless', says<Tapped>({ enters: 'tapped' })` tapped`)),
  unled(says<Counters>({ enters: 'with counters' })` with ${enteringCounters} if ${{ if: condition }}`),
  unled(says<Counters>({ enters: 'with counters' })` with ${enteringCounters} unless ${{ if: otherwise(condition) }}`),
  without('if', says<Counters>({ enters: 'with counters' })` with ${enteringCounters}`),
);

const enter = verb('enter');

type What = Pick<Enters, 'what' | 'each'>;

/** Lets “it” and “them” mean what enters, where that isn't the object with this text. */
function nameEntering({ what: filter, each: one }: What, scope: Scope): void {
  if (filter.is !== 'this') scope.name({ objects: 'that object' }, one !== true, []);
}

const whatEnters: Syntax<What> = {
  begins: what.begins,
  read(reader) {
    const found = what.read(reader);
    if (found !== no) nameEntering(found, reader.scope);
    return found;
  },
  write(value, writer) {
    if (!what.write(value, writer)) return false;
    nameEntering(value, writer.scope);
    return true;
  },
};

/** “This land enters tapped”, “creatures you control enter with a +1/+1 counter on them” (CR 614.1c, 614.1d). */
export const enters: Syntax<Replacement> = says<Enters>({
  would: 'enter',
})`${whatEnters} ${enter}${{ instead: modification }}`;

const thisEnters: Partial<Enters> = { would: 'enter', what: { is: 'this' } };
const secretOpponent: EntersModification = {
  enters: 'with choice',
  choice: { choose: 'player', among: 'opponent' },
  secret: true,
};
/** “As this creature enters, choose a color” (CR 614.12a). */
const choosing = says<Enters>(thisEnters)`as ${nameSelf} enters, ${{
  instead: oneOf<EntersModification>(
    without(
      'secret',
      without(
        'atRandom',
        says<Entering<'with choice'>>({ enters: 'with choice', who: 'opponent' })`an opponent chooses ${{ choice }}`,
      ),
    ),
    without(
      'secret',
      without(
        'who',
        says<Entering<'with choice'>>({
          enters: 'with choice',
        })`choose ${{ choice }}${flag({ atRandom: true as const }, ' at random')}`,
      ),
    ),
    constant<EntersModification>('secretly choose an opponent', secretOpponent),
  ),
}}`;

const lifePaid: Amount = { amount: 'noted number', label: lifePaidLabel };
const payment: EntersModification = {
  enters: 'after',
  effects: [{ do: 'pay any life', who: { players: 'you' }, label: lifePaidLabel }],
  then: [{ enters: 'remembering', label: lifePaidLabel, number: lifePaid }],
};

/** “As this artifact enters, pay any amount of life” (CR 119.4, 614.12a). */
const payingLife = says<Enters>({
  ...thisEnters,
  instead: payment,
})`as ${nameSelf} enters, pay any amount of life`;

type TurnDown = Extract<Effect, { readonly do: 'turn face down' }>;

const turning: Syntax<EntersModification> = mapped<{ readonly what: Objects }, EntersModification>(
  says<{ readonly what: Objects }>({})`turn ${{ what: each('all ', false) }} face down`,
  ({ what: turned }) => ({
    enters: 'after',
    effects: [{ do: 'turn face down', what: turned } satisfies TurnDown],
    then: [],
  }),
  (modification_) => {
    if (modification_.enters !== 'after' || modification_.then.length > 0) return no;
    const [first, ...more] = modification_.effects;
    return first?.do === 'turn face down' && more.length === 0 ? { what: first.what } : no;
  },
  { enters: 'after' },
);

/**
 * “As this creature enters, turn all other creatures face down”: the creature itself isn't on the battlefield yet (CR
 * 614.12a).
 */
const turningOthers = says<Enters>(thisEnters)`as ${nameSelf} enters, ${{ instead: turning }}`;

const asItEnters = says<Enters>(thisEnters)`as it enters, ${{
  instead: without(
    'secret',
    without('atRandom', says<Entering<'with choice'>>({ enters: 'with choice' })`choose ${{ choice }}`),
  ),
}}`;

type AsACopy = Entering<'as a copy'>;

type Model = Pick<AsACopy, 'of' | 'zone' | 'one'>;

const model: Syntax<Model> = oneOf<Model>(
  says<Model>({ zone: 'graveyard' })`any ${{ of: noun(false, 'card') }} in a graveyard`,
  without('zone', without('one', says<Model>({})`any ${{ of: noun(false) }} on the battlefield`)),
  without('zone', says<Model>({ one: true })`${{ of: indefinite() }}`),
);

const tapped: CopyException = { except: 'enters tapped' };

/** “Tapped as a copy of any land on the battlefield”: only a copy enters tapped (CR 707.9e). */
const asACopy: Syntax<Pick<AsACopy, 'of' | 'zone' | 'one' | 'except'>> = oneOf(
  mapped<Pick<AsACopy, 'of' | 'zone' | 'one' | 'except'>, Pick<AsACopy, 'of' | 'zone' | 'one' | 'except'>>(
    says<Pick<AsACopy, 'of' | 'zone' | 'one' | 'except'>>({})` tapped as a copy of ${model}${maybeExcept}`,
    (copy) => ({ ...copy, except: [tapped, ...(copy.except ?? [])] }),
    ({ except = [], ...copy }) => {
      const [first, ...rest] = except;
      return first?.except === 'enters tapped' ? { ...copy, ...(rest.length > 0 && { except: rest }) } : no;
    },
  ),
  says<Pick<AsACopy, 'of' | 'zone' | 'one' | 'except'>>({})` as a copy of ${model}${maybeExcept}`,
);

/** “You may have this creature enter as a copy of any creature on the battlefield, except …” (CR 614.1c, 707.5). */
const copying = says<Enters>(thisEnters)`you may have ${nameSelf} enter${{
  instead: without('must', without('until', says<AsACopy>({ enters: 'as a copy' })`${asACopy}`)),
}}`;

/** “As this artifact enters, you may have it become a copy of any creature on the battlefield until end of turn.” */
const copyingForAWhile = says<Enters>(thisEnters)`as ${nameSelf} enters, you may have it become${{
  instead: without(
    'must',
    says<AsACopy>({ enters: 'as a copy', until: 'this turn' })` a copy of ${model} until end of turn${maybeExcept}`,
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
  })` with ${enteringCounters}`,
}}`;

const escaped: Condition = { if: 'cost was paid', keyword: 'escape' };

/** “This creature escapes with a +1/+1 counter on it” (CR 702.138c). */
const escapesWith = says<Enters>(thisEnters)`${nameSelf} escapes with ${{
  instead: says<Counters>({ enters: 'with counters', if: escaped, leads: true })`${enteringCounters}`,
}}`;

/** The object itself as the subject, with which the verb agrees. */
const itself: Syntax<object> = {
  begins: nameSelf.begins,
  fixedFields: nameSelf.fixedFields ?? {},
  read: (reader) => nameSelf.read(reader),
  write(value, writer) {
    writer.scope.subject = { means: { objects: 'this' }, plural: isNamedAsTwo(writer.scope.textSource) };
    return nameSelf.write(value, writer);
  },
};

/** “If you control two or more other lands, this land enters tapped”: the condition stands first. */
const conditionFirst: Syntax<Replacement> = oneOf<Replacement>(
  says<Enters>(thisEnters)`if ${{
    instead: oneOf<EntersModification>(
      says<Tapped>({ enters: 'tapped', leads: true })`${{ unless: otherwise(condition) }}, ${nameSelf} enters tapped`,
      says<Counters>({
        enters: 'with counters',
        leads: true,
      })`${{ if: condition }}, ${itself} enters with ${enteringCounters}`,
    ),
  }}`,
);

/** No “unless”. */
const withoutUnless: Syntax<Partial<Tapped>> = {
  begins: null,
  read: () => ({}),
  write: ({ unless }) => unless === undefined,
};

/** “As this land enters, you may pay 2 life. If you don't, it enters tapped.” (CR 614.12a) */
const unlessPaid: Syntax<Replacement> = oneOf<Replacement>(
  ...(['self', 'it'] as const).map(
    (called): Syntax<Replacement> =>
      says<Enters>(thisEnters)`as ${nameSelf} enters, you may ${{
        instead: says<Tapped>({
          enters: 'tapped',
          ...(called === 'self' && { restated: true as const }),
        })`${withoutUnless}${{ unlessPays: paying }}. If you don't, ${called === 'self' ? nameSelf : literally('it')} enters tapped`,
      }}`,
  ),
);

const revealed = indefinite('card');

/** The object's name at the beginning of a sentence. */
const nameSelfFirst: Syntax<object> = {
  begins: nameSelf.begins,
  read: (reader) => nameSelf.read(reader),
  write(_, writer) {
    const text = writer.capture(() => nameSelf.write({}, writer));
    return text !== undefined && writer.add(`${text.charAt(0).toUpperCase()}${text.slice(1)}`);
  },
};
type Revealing = { readonly unlessPays: readonly Cost[]; readonly again: Filter; readonly unless: Condition };

/**
 * “As this land enters, you may reveal a Dragon card from your hand. This land enters tapped unless you revealed a Dragon
 * card this way or you control a Dragon.”
 */
const unlessRevealed: Syntax<Replacement> = mapped<Revealing, Replacement>(
  says<Revealing>(
    {},
  )`as ${nameSelf} enters, you may ${{ unlessPays: paying }}. ${nameSelfFirst} enters tapped unless you revealed ${{ again: revealed }} this way or ${{ unless: condition }}`,
  ({ unlessPays, again, unless }) => {
    const [cost, ...more] = unlessPays;
    if (cost?.cost !== 'reveal from hand' || more.length > 0 || !isSameTree(cost.filter, again)) return no;
    return { would: 'enter', what: { is: 'this' }, instead: { enters: 'tapped', unlessPays, unless } };
  },
  (replacement) => {
    if (replacement.would !== 'enter' || replacement.what.is !== 'this' || replacement.instead.enters !== 'tapped')
      return no;
    const { unlessPays = [], unless, restated, leads } = replacement.instead;
    const [cost] = unlessPays;
    if (cost?.cost !== 'reveal from hand' || unless === undefined || restated || leads) return no;
    return { unlessPays, again: cost.filter, unless };
  },
);

/** “Enchanted creature”: the filter says which creature that is. */
const enchanted: Syntax<object> = {
  begins: attached.begins,
  read: (reader) => (attached.read(reader) === no ? no : {}),
  write: (_, writer) => attached.write({ objects: 'attached' }, writer),
};

/** “Creatures you control enter as a copy of this creature”, “… of enchanted creature”. */
const asCopiesOfThis = says<Enters>({ would: 'enter' })`${what} ${enter} as a copy of ${{
  instead: oneOf<EntersModification>(
    says<AsACopy>({ enters: 'as a copy', must: true, of: { is: 'this' } })`${nameSelf}`,
    says<AsACopy>({ enters: 'as a copy', must: true, of: { is: 'attached to by this' } })`${enchanted}`,
  ),
}}`;

export const enteringEffects: readonly Syntax<StaticEffect>[] = [
  asStatic(choosing),
  asStatic(payingLife),
  asStatic(turningOthers),
  asStatic(unlessPaid),
  asStatic(unlessRevealed),
  asStatic(ifKicked),
  asStatic(escapesWith),
  asStatic(conditionFirst),
  asStatic(asCopiesOfThis),
  asStatic(copying),
  asStatic(copyingForAWhile),
  asStatic(enters),
];

/** The second of two sentences: “This land enters tapped. As it enters, choose a color.” */
export const secondSentence: Syntax<StaticEffect> = asStatic(asItEnters);

const tappedWith = literally(' tapped with ');
const tappedAndWith = literally(' tapped and with ');

/**
 * “This land enters tapped with two charge counters on it”: two effects in one sentence; after “and”, the verb is
 * repeated.
 */
export const tappedWithCounters: Syntax<readonly StaticEffect[]> = oneOf<readonly StaticEffect[]>(
  tappedWithCountersAs(tappedWith, {}),
  tappedWithCountersAs(tappedAndWith, { restated: true }),
);

function tappedWithCountersAs(joint: Syntax<object>, said: Pick<Tapped, 'restated'>): Syntax<readonly StaticEffect[]> {
  return {
    begins: what.begins,
    read(reader) {
      const found = what.read(reader);
      if (found === no || enter.read(reader) === no || joint.read(reader) === no) return no;
      const with_ = enteringCounters.read(reader);
      if (with_ === no) return no;
      const instead: readonly EntersModification[] = [
        { enters: 'tapped', ...said },
        { enters: 'with counters', ...with_ },
      ];
      return instead.map((one) => ({ static: 'replacement', replacement: { would: 'enter', ...found, instead: one } }));
    },
    write(effects, writer) {
      const [first, second] = effects.map((effect) =>
        effect.static === 'replacement' && effect.replacement.would === 'enter' ? effect.replacement : undefined,
      );
      if (effects.length !== 2 || first?.instead.enters !== 'tapped' || second?.instead.enters !== 'with counters')
        return false;
      if (first.instead.restated !== said.restated) return false;
      if (first.instead.unless !== undefined || second.instead.if !== undefined) return false;
      return (
        what.write(first, writer) &&
        writer.add(' ') &&
        enter.write({}, writer) &&
        joint.write({}, writer) &&
        enteringCounters.write(second.instead, writer)
      );
    },
  };
}
