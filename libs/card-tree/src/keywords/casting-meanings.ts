import type { Ability } from '../abilities.js';
import type { KeywordAbility, KeywordName } from '../keywords.js';
import { affinity } from './affinity.js';
import { aftermath } from './aftermath.js';
import { awaken } from './awaken.js';
import { blitz } from './blitz.js';
import { cascade } from './cascade.js';
import { casualty } from './casualty.js';
import { cipher } from './cipher.js';
import { conspire } from './conspire.js';
import { dash } from './dash.js';
import { demonstrate } from './demonstrate.js';
import { epic } from './epic.js';
import { evoke } from './evoke.js';
import { foretell } from './foretell.js';
import { gift } from './gift.js';
import { gravestorm } from './gravestorm.js';
import { impending } from './impending.js';
import { jumpStart } from './jump-start.js';
import { madness } from './madness.js';
import { mayhem } from './mayhem.js';
import { miracle } from './miracle.js';
import { offspring } from './offspring.js';
import { plot } from './plot.js';
import { rebound } from './rebound.js';
import { replicate } from './replicate.js';
import { retrace } from './retrace.js';
import { ripple } from './ripple.js';
import { sneak } from './sneak.js';
import { squad } from './squad.js';
import { storm } from './storm.js';
import { suspend } from './suspend.js';
import { undaunted } from './undaunted.js';
import { warp } from './warp.js';

type Keyword<K extends KeywordName> = Extract<KeywordAbility, { readonly keyword: K }>;

/**
 * What a keyword ability means. `which` is the number of the ability among those of the object with the same keyword,
 * from 0; `below` is what is printed below it.
 */
export type Meaning<K extends KeywordName> = (
  ability: KeywordAbility & Keyword<K>,
  which: number,
  below: readonly Ability[],
) => readonly Ability[];

/**
 * The keyword stands for no ability: the rules of casting ask for it by name, or another table of keywords defines it.
 */
const asked = (): readonly Ability[] => [];

/** The keyword abilities that are about casting their card. */
export const castingMeanings = {
  affinity: ({ what }) => [affinity(what)],
  undaunted: () => [undaunted()],
  storm: () => [storm()],
  gravestorm: () => [gravestorm()],
  cascade: () => [cascade()],
  ripple: ({ count }) => [ripple(count)],
  demonstrate: () => [demonstrate()],
  replicate: (_, which) => [replicate(which)],
  conspire: (_, which) => [conspire(which)],
  casualty: (_, which) => [casualty(which)],
  offspring: (_, which) => [offspring(which)],
  squad: (_, which) => [squad(which)],
  evoke: () => [evoke()],
  dash: () => dash(),
  blitz: () => blitz(),
  retrace: () => [retrace()],
  'jump-start': () => [jumpStart()],
  madness: ({ cost }) => madness(cost),
  foretell: () => [foretell()],
  plot: ({ cost }) => [plot(cost)],
  suspend: ({ count, cost, xIsPositive }) => suspend(count, cost, xIsPositive),
  rebound: () => [rebound()],
  awaken: ({ count }) => [awaken(count)],
  impending: ({ count }) => impending(count),
  aftermath: () => [aftermath()],
  warp: () => [warp()],
  sneak: () => [sneak()],
  mayhem,
  'web-slinging': asked,
  bestow: asked,
  mutate: asked,
  splice: asked,
  miracle: ({ cost }) => [miracle(cost)],
  gift: ({ gift: what }) => gift(what),
  epic: () => [epic()],
  cipher: () => cipher(),
  assist: asked,
  fuse: asked,
  compleated: asked,
  overload: asked,
  cleave: asked,
  bargain: asked,
  teamwork: asked,
  entwine: asked,
  escalate: asked,
  escape: asked,
  disturb: asked,
  'more than meets the eye': asked,
  surge: asked,
  spectacle: asked,
  prowl: asked,
  freerunning: asked,
  emerge: asked,
  harmonize: asked,
  offering: asked,
  'split second': asked,
  spree: asked, // the modes name their costs (CR 700.2h, 702.172a)
  tiered: asked, // as do these (CR 702.183a)
} satisfies { readonly [K in KeywordName]?: Meaning<K> };
