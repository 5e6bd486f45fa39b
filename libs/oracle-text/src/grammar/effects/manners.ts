import type { Cost, PlayPermission } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { literally, oneOf, type Syntax } from '../../syntax/syntax.js';
import { permissionRiders } from './mana-riders.js';

/** The part of a permission that says how a card is played. */
export type How = Partial<PlayPermission>;

/** The same syntax, but it doesn't write permissions with other fields. */
function only(inner: Syntax<How>, ...names: readonly (keyof PlayPermission)[]): Syntax<How> {
  return {
    begins: inner.begins,
    fixedFields: inner.fixedFields ?? {},
    read: (reader) => inner.read(reader),
    write: (how, writer) =>
      Object.keys(how).every((name) => (names as readonly string[]).includes(name)) && inner.write(how, writer),
  };
}

const nothing = only(says<How>({})``);

function paying(many: boolean): Syntax<How> {
  const text = many ? ' without paying their mana costs' : ' without paying its mana cost';
  const free = only(says<How>({ pay: 'nothing' })`${literally(text)}`, 'pay');
  return many ? oneOf<How>(free, nothing) : oneOf<How>(free, forLife, nothing);
}

const lifeForManaValue: readonly Cost[] = [
  { cost: 'pay life', amount: { amount: 'mana value', of: { objects: 'this' } } },
];
const forLife = only(
  says<How>({
    pay: lifeForManaValue,
  })` by paying life equal to its mana value rather than paying its mana cost`,
  'pay',
);

const payingOne = paying(false);
const payingMany = paying(true);

/** “Without paying its mana cost.” */
export function withoutPaying(many: boolean): Syntax<How> {
  return many ? payingMany : payingOne;
}

const spent: readonly (readonly ['any color' | 'any type', string])[] = [
  ['any color', ', and you may spend mana as though it were mana of any color to cast '],
  ['any type', ', and mana of any type can be spent to cast '],
];

/** The words for the spells that mana is spent on; without `spendSaid`, a pronoun. */
function spendings(many: boolean): readonly Syntax<How>[] {
  const called = many ? 'those spells' : 'that spell';
  return spent.flatMap(([spendAs, text]) => [
    only(says<How>({ spendAs, spendSaid: called })`${literally(text + called) as Syntax<How>}`, 'spendAs', 'spendSaid'),
    only(says<How>({ spendAs })`${literally(text + (many ? 'them' : 'it')) as Syntax<How>}`, 'spendAs'),
  ]);
}

/** What a sentence of its own says of spells that are cast so. */
const afterwards: readonly Syntax<How>[] = [
  only(
    says<How>({
      pay: lifeForManaValue,
      said: 'afterwards',
    })`. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost`,
    'pay',
    'said',
  ),
  only(
    says<How>({
      pay: 'nothing',
      said: 'afterwards',
    })`. If you cast a spell this way, you cast it without paying its mana cost`,
    'pay',
    'said',
  ),
  ...spent.map(([spendAs]) =>
    only(
      says<How>({
        spendAs,
        said: 'afterwards',
      })`. If you cast a spell this way, you may spend mana as though it were mana of ${literally(spendAs) as Syntax<How>} to cast it`,
      'spendAs',
      'said',
    ),
  ),
];

const mannersOne = oneOf<How>(...afterwards, ...spendings(false), payingOne);
const mannersMany = oneOf<How>(...afterwards, ...spendings(true), payingMany);

/** What a permission says about the cost, or about the mana that can be spent. */
export function manners(many: boolean): Syntax<How> {
  return many ? mannersMany : mannersOne;
}

const graveyards: readonly (readonly [string, PlayPermission['graveyardSaid']])[] = [
  ['your graveyard this turn', 'yours this turn'],
  ['your graveyard', 'yours'],
  ['a graveyard this turn', 'any this turn'],
  ['their graveyard', 'theirs'],
  ['a graveyard', undefined],
];

/** The words for cards that can be other spells than instants and sorceries, too. */
const instantOrSorcery = only(
  says<How>({
    exiledAfterwards: 'instant or sorcery',
    graveyardSaid: 'yours this turn',
  })`. If an instant or sorcery spell cast this way would be put into your graveyard this turn, exile it instead`,
  'exiledAfterwards',
  'graveyardSaid',
);

function exiled(many: boolean): Syntax<How> {
  const spell = many ? 'a spell cast this way' : 'that spell';
  return oneOf<How>(
    ...graveyards.map(([where, graveyardSaid]) => {
      const text = literally(`. If ${spell} would be put into ${where}, exile it instead`) as Syntax<How>;
      return graveyardSaid === undefined
        ? only(says<How>({ exiledAfterwards: true })`${text}`, 'exiledAfterwards')
        : only(says<How>({ exiledAfterwards: true, graveyardSaid })`${text}`, 'exiledAfterwards', 'graveyardSaid');
    }),
    ...(many ? [] : [instantOrSorcery]),
    only(says<How>({})`${{ then: oneOf(...permissionRiders) }}`, 'then'),
    nothing,
  );
}

const exiledOne = exiled(false);
const exiledMany = exiled(true);

/** “If that spell would be put into your graveyard, exile it instead”: a sentence of its own. */
export function exiledAfterwards(many: boolean): Syntax<How> {
  return many ? exiledMany : exiledOne;
}
