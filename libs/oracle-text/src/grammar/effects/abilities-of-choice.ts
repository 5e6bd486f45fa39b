import {
  isSameTree,
  type Ability,
  type Duration,
  type Effect,
  type Filter,
  type Modification,
} from '@stacktrail/card-tree';
import { listed } from '../../syntax/listed.js';
import { says } from '../../syntax/says.js';
import { constant, mapped, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { resolvingChanges } from '../changes/changes.js';
import { plainSizeChange } from '../changes/size-changes.js';
import { durationOrNone } from '../basics/durations.js';
import { grantedAbility } from '../basics/holes.js';
import { verb } from '../basics/verbs.js';
import { noun } from '../nouns/nouns.js';
import { ofObjects, withSubjectIn, type EffectOf, type Predicate } from './predicate.js';

type ChooseOne = EffectOf<'choose one'>;
type Apply = EffectOf<'apply'>;

/** The changes that don't depend on the choice, and the abilities to choose from. */
interface GainedChoice {
  readonly before?: readonly Modification[];
  readonly abilities: readonly Ability[];
  readonly until: Duration;
}

const gainsChoice = says<GainedChoice>({})`${verb('gain')} your choice of ${{
  abilities: listed(grantedAbility, 'or'),
}}${{ until: durationOrNone }}`;

const gainedChoice: Syntax<GainedChoice> = oneOf<GainedChoice>(
  without(['before'], gainsChoice),
  says<GainedChoice>({})`${{ before: resolvingChanges }} and ${gainsChoice}`,
);

/** The options of the choice; each is one effect with all of its changes. */
function optionsOf({ before = [], abilities, until }: GainedChoice): ChooseOne | No {
  if (abilities.length < 2) return no;
  const options = abilities.map((ability) => {
    const changes: readonly Modification[] = [...before, { change: 'add abilities', abilities: [ability] }];
    // `to` is missing here: `withSubjectIn` fills in the subject of the clause.
    return { effects: [{ do: 'apply', changes, until } as object as Effect] };
  });
  return { do: 'choose one', who: { players: 'you' }, options };
}

function gainedChoiceIn(effect: ChooseOne): GainedChoice | No {
  const applied = effect.options.map(({ effects }) => (effects.length === 1 ? effects[0] : undefined));
  const [first] = applied;
  const last = first?.do === 'apply' ? first.changes[first.changes.length - 1] : undefined;
  if (first?.do !== 'apply' || last?.change !== 'add abilities') return no;
  const abilities = applied.flatMap((one) => {
    const change = one?.do === 'apply' ? one.changes[one.changes.length - 1] : undefined;
    return change?.change === 'add abilities' ? change.abilities : [];
  });
  const before = first.changes.slice(0, -1);
  const found: GainedChoice = { ...(before.length > 0 && { before }), abilities, until: first.until };
  const { to } = first;
  const expected = optionsOf(found);
  if (expected === no) return no;
  const options = expected.options.map((option) => ({
    effects: option.effects.map((one) => ({ ...one, to }) as Apply),
  }));
  if (!isSameTree({ options: effect.options }, { options })) return no;
  return found;
}

/** Two sizes to choose from. */
interface Sizes {
  readonly sizes: readonly Size[];
  readonly until: Duration;
}
type SizeChange = Extract<Modification, { readonly change: 'modify power and toughness' }>;
type Size = Pick<SizeChange, 'power' | 'toughness'>;

const eitherSize = says<Sizes>(
  {},
)`${verb('get')} ${{ sizes: listed(plainSizeChange, 'or') }}${{ until: durationOrNone }}`;

function optionsOfSize({ sizes, until }: Sizes): ChooseOne | No {
  if (sizes.length < 2) return no;
  const options = sizes.map((size) => {
    const changes: readonly Modification[] = [{ change: 'modify power and toughness', ...size }];
    return { effects: [{ do: 'apply', changes, until } as object as Effect] };
  });
  return { do: 'choose one', who: { players: 'you' }, options };
}

function sizesIn(effect: ChooseOne): Sizes | No {
  const applied = effect.options.flatMap(({ effects: [one] }) => (one?.do === 'apply' ? [one] : []));
  const sizes = applied.flatMap(({ changes: [size] }) =>
    size?.change === 'modify power and toughness' ? [{ power: size.power, toughness: size.toughness }] : [],
  );
  const [first] = applied;
  const said = first === undefined ? no : optionsOfSize({ sizes, until: first.until });
  if (first === undefined || said === no) return no;
  const { to } = first;
  const options = said.options.map((option) => ({ effects: option.effects.map((one) => ({ ...one, to }) as Apply) }));
  return isSameTree({ options: effect.options }, { options }) ? { sizes, until: first.until } : no;
}

/** Protection from a quality, or from a color that is chosen while following the instruction. */
interface Protected {
  readonly from: Filter;
  readonly label: string;
  readonly until: Duration;
}

const newColor: Syntax<string> = {
  begins: null,
  read: (reader) => reader.scope.newLabel('color'),
  write: () => true,
};

const quality = oneOf<Filter>(constant<Filter>('colorless', { is: 'colorless' }), noun(true));

const protectedFrom = says<Protected>(
  {},
)`${verb('gain')} protection from ${{ from: quality }} or from the color of your choice${{
  label: newColor,
}}${{ until: durationOrNone }}`;

function protecting(quality: Filter, until: Duration): Effect {
  const protection: Ability = { kind: 'keyword', keyword: 'protection', from: [], quality };
  return { do: 'apply', changes: [{ change: 'add abilities', abilities: [protection] }], until } as object as Effect;
}

function optionsOfProtection({ from, label, until }: Protected): ChooseOne {
  const noting: Effect = { do: 'note choice', who: { players: 'you' }, choice: { choose: 'color' }, label };
  const byColor = protecting({ is: 'has noted', quality: 'color', label }, until);
  const options = [{ effects: [protecting(from, until)] }, { effects: [noting, byColor] }];
  return { do: 'choose one', who: { players: 'you' }, options };
}

function protectionIn(effect: ChooseOne): Protected | No {
  const [one, other] = effect.options;
  const [first, [noting]] = [one?.effects[0], other?.effects ?? []];
  if (first?.do !== 'apply' || noting?.do !== 'note choice') return no;
  const [change] = first.changes;
  const [protection] = change?.change === 'add abilities' ? change.abilities : [];
  if (protection?.kind !== 'keyword' || protection.keyword !== 'protection' || protection.quality === undefined)
    return no;
  const found: Protected = { from: protection.quality, label: noting.label, until: first.until };
  const said = withSubjectIn(optionsOfProtection(found), 'options', first.to);
  return isSameTree({ options: effect.options }, { options: (said as ChooseOne).options }) ? found : no;
}

/** “Gets +1/+1 and gains your choice of deathtouch or lifelink until end of turn”, “gets +2/-2 or -2/+2” (CR 608.2d). */
export const abilitiesOfChoice: readonly Predicate[] = [
  ofObjects<ChooseOne>(
    'options',
    mapped<GainedChoice, ChooseOne>(gainedChoice, optionsOf, gainedChoiceIn, { do: 'choose one' }),
  ),
  ofObjects<ChooseOne>(
    'options',
    mapped<Protected, ChooseOne>(protectedFrom, optionsOfProtection, protectionIn, { do: 'choose one' }),
  ),
  ofObjects<ChooseOne>('options', mapped<Sizes, ChooseOne>(eitherSize, optionsOfSize, sizesIn, { do: 'choose one' })),
];
