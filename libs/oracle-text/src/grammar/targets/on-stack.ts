import { isSameTree, type CardType, type Filter, type TargetSpec } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { afterStackNoun } from '../nouns/of-source.js';

const spellsOrPermanents: readonly (readonly [one: string, many: string, Filter])[] = [
  ['spell or permanent', 'spells and/or permanents', { is: 'anything' }],
  ['spell or nonland permanent', 'spells and/or nonland permanents', { is: 'not', of: { is: 'type', type: 'Land' } }],
  [
    'spell or creature',
    'spells and/or creatures',
    { is: 'any', of: [{ is: 'spell' }, { is: 'type', type: 'Creature' }] },
  ],
];

const eitherAbility: readonly Filter[] = [{ is: 'activated ability' }, { is: 'triggered ability' }];

const kindsOfSpells = {
  noncreature: { is: 'not', of: { is: 'type', type: 'Creature' } },
  legendary: { is: 'supertype', supertype: 'Legendary' },
} as const;

function spellOf(type: CardType): Filter {
  return { is: 'all', of: [{ is: 'spell' }, { is: 'type', type }] };
}

type OnStack = readonly [one: string, many: string, TargetSpec['kind'], Filter];

const abilities: readonly OnStack[] = [
  ['spell or ability', 'spells and/or abilities', 'spell or ability', { is: 'anything' }],
  [
    'activated or triggered ability',
    'activated and/or triggered abilities',
    'ability',
    { is: 'any', of: eitherAbility },
  ],
  [
    'spell, activated ability, or triggered ability',
    'spells, activated abilities, and/or triggered abilities',
    'spell or ability',
    { is: 'any', of: [{ is: 'spell' }, ...eitherAbility] },
  ],
  [
    'instant spell, sorcery spell, activated ability, or triggered ability',
    'instant spells, sorcery spells, activated abilities, and/or triggered abilities',
    'spell or ability',
    { is: 'any', of: [spellOf('Instant'), spellOf('Sorcery'), ...eitherAbility] },
  ],
  ...(['noncreature', 'legendary'] as const).map((word): OnStack => [
    `activated ability, triggered ability, or ${word} spell`,
    `activated abilities, triggered abilities, and/or ${word} spells`,
    'spell or ability',
    { is: 'any', of: [...eitherAbility, { is: 'all', of: [{ is: 'spell' }, kindsOfSpells[word]] }] },
  ]),
  ['activated ability', 'activated abilities', 'ability', { is: 'activated ability' }],
  ['triggered ability', 'triggered abilities', 'ability', { is: 'triggered ability' }],
  ['loyalty ability', 'loyalty abilities', 'ability', { is: 'loyalty ability' }],
];

/** “Spell or ability that targets you”, “activated ability an opponent controls”. */
export function onStack(several: boolean): readonly Syntax<Partial<TargetSpec>>[] {
  const permanents = spellsOrPermanents.map(([one, many, what]) => [one, many, 'spell or permanent', what] as const);
  return [...permanents, ...abilities].map(([one, many, kind, what]) => {
    const opening = literally(several ? many : one);
    const behind = afterStackNoun(several, kind);
    return {
      begins: opening.begins,
      fixedFields: { kind },
      read(reader) {
        if (opening.read(reader) === no) return no;
        const more = behind.read(reader);
        return more === no ? no : { kind, filter: conjunction([...conjuncts(what), ...more]) };
      },
      write(spec, writer) {
        if (spec.kind !== kind || spec.filter === undefined) return false;
        const parts = conjuncts(spec.filter);
        const rest = what.is === 'anything' ? parts : parts.slice(1);
        if (what.is !== 'anything' && !isSameTree(parts[0], what)) return false;
        return opening.write({}, writer) && behind.write(rest, writer);
      },
    };
  });
}
