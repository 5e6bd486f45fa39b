import {
  anything,
  colors,
  creatures,
  exile,
  itself,
  may,
  result,
  thisObject,
  designate,
  draw,
  enchant,
  loseLife,
  not,
  lands,
  triggered,
  onlyIf,
  protectionFrom,
  you,
  type Ability,
  type Amount,
  type Color,
  type Effect,
  type KeywordAbility,
  type PlainKeyword,
  type TriggeredAbility,
  keywordMeaning,
} from '@stacktrail/card-tree';
import type { DefinitionPointer } from '@stacktrail/game-events';

/** An ability that the rules give, not a card: where it stands among the definitions of every game, and its tree. */
export interface RuleAbility {
  readonly pointer: DefinitionPointer;
  readonly ability: Ability;
}

function at(name: string, ability: Ability): RuleAbility {
  return { pointer: name as DefinitionPointer, ability };
}

const dealsCombatDamageToThem = { on: 'deals damage', what: creatures, to: 'player', combat: true } as const;
const itsController = { players: 'controller of', objects: { objects: 'that object' } } as const;
const rads: Amount = { amount: 'player counters', counter: 'rad', on: you };
const speed: Amount = { amount: 'designation', as: 'speed', of: you };
const milledNonlands: Amount = { amount: 'number of', label: 'milled', filter: not(lands) };

/** CR 723.2. */
export const monarchDraws = at(
  'rule:monarch/draw',
  triggered({ on: 'beginning of step', step: 'end', whose: 'you' }, draw(1)),
);
export const monarchIsHit = at(
  'rule:monarch/hit',
  triggered(dealsCombatDamageToThem, designate('monarch', itsController)),
);
/** CR 724.2: its three abilities. The dungeon is called by the name that the rule gives. */
const undercity = 'Undercity';
export const initiativeVentures = at(
  'rule:initiative/upkeep',
  triggered(
    { on: 'beginning of step', step: 'upkeep', whose: 'you' },
    { do: 'venture into the dungeon', who: you, into: undercity },
  ),
);
export const initiativeIsTaken = at(
  'rule:initiative/taken',
  triggered(
    { on: 'is designated', as: 'initiative', who: 'you' },
    { do: 'venture into the dungeon', who: you, into: undercity },
  ),
);
export const initiativeIsHit = at(
  'rule:initiative/hit',
  triggered(dealsCombatDamageToThem, designate('initiative', itsController)),
);
/** CR 310.11b: what Sieges have by their subtype. */
export const defeatedSiege = at(
  '#Siege',
  triggered({ on: 'counters are removed', what: itself, counter: 'defense', last: true }, exile(thisObject, 'exiled'), {
    ...may({
      do: 'cast',
      who: you,
      what: result('exiled'),
      how: { permit: 'cast', filter: anything, pay: 'nothing', transformed: true },
    }),
    joined: 'then',
  }),
);
/** CR 901.8: the “planeswalking ability”. */
export const planeswalking = at(
  'rule:planeswalk',
  triggered({ on: 'keyword action', action: 'roll the Planeswalker symbol', who: 'you' }, { do: 'planeswalk' }),
);
/** CR 726.1a: what is lost “from radiation”. */
export const lossFromRadiation: Effect = loseLife(milledNonlands);
/** CR 726.1. */
export const radiation = at(
  'rule:rad',
  onlyIf(
    { if: 'compare', left: rads, compare: 'at least', right: 1 },
    triggered(
      { on: 'beginning of step', step: 'precombat main', whose: 'you' },
      { do: 'mill', who: you, count: rads, label: 'milled' },
      lossFromRadiation,
      { do: 'remove player counters', counter: 'rad', count: milledNonlands, who: you },
    ),
  ),
);
/** CR 702.179d. */
export const speedIncreases = at('rule:speed', {
  ...onlyIf(
    { if: 'compare', left: speed, compare: 'less than', right: 4 },
    triggered({ on: 'loses life', who: 'an opponent' }, designate('speed', you, { amount: 'sum', of: [speed, 1] })),
  ),
  oncePerTurn: true,
} satisfies TriggeredAbility);

/** CR 122.1b, as far as there are such keywords. */
const counterKeywords: readonly PlainKeyword[] = [
  'flying',
  'first strike',
  'double strike',
  'deathtouch',
  'exalted',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'trample',
  'vigilance',
];

/** What a counter of a kind gives: its keyword ability, and after it what that is short for. */
export const keywordCounters: ReadonlyMap<string, readonly [RuleAbility, ...RuleAbility[]]> = new Map(
  counterKeywords.map((keyword) => {
    const ability = { kind: 'keyword', keyword } as KeywordAbility;
    const name = `counter:${keyword}`;
    return [keyword, [at(name, ability), ...keywordMeaning(ability).map((meaning, i) => at(`${name}#${i}`, meaning))]];
  }),
);

/** Whether counters of a kind give a keyword ability (CR 122.1b). */
export function isKeywordCounter(kind: string): boolean {
  return keywordCounters.has(kind);
}

/** What “protection from the chosen color” comes to, once a color is chosen (CR 607.2d). */
export const protectionFromColor: ReadonlyMap<Color, RuleAbility> = new Map(
  colors.map((color) => [color, at(`rule:protection/${color}`, protectionFrom(color))]),
);

/** CR 702.103b. */
export const bestowedEnchants = at('rule:bestow', enchant(creatures));

/** All of them. */
export const ruleAbilities: readonly RuleAbility[] = [
  monarchDraws,
  monarchIsHit,
  initiativeIsHit,
  initiativeVentures,
  initiativeIsTaken,
  radiation,
  planeswalking,
  defeatedSiege,
  speedIncreases,
  bestowedEnchants,
  ...[...keywordCounters.values()].flat(),
  ...protectionFromColor.values(),
];
