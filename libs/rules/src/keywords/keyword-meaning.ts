import type { Ability, KeywordAbility, KeywordName } from '@stacktrail/card-language';
import { annihilator } from './annihilator.js';
import { bushido } from './bushido.js';
import { cycling } from './cycling.js';
import { equip } from './equip.js';
import { classLevel, levelSymbol } from './frames.js';
import { exalted } from './exalted.js';
import { persist } from './persist.js';
import { prowess } from './prowess.js';
import { undying } from './undying.js';
import { ward } from './ward.js';

type Keyword<K extends KeywordName> = Extract<KeywordAbility, { readonly keyword: K }>;
type Meanings = { readonly [K in KeywordName]: (ability: KeywordAbility & Keyword<K>) => readonly Ability[] };

/** What the rules of combat, casting, damage and state-based actions ask for by name: it means no other ability. */
const asked = (): readonly Ability[] => [];

const meanings: Meanings = {
  level: levelSymbol,
  'class level': classLevel,
  annihilator: ({ count }) => [annihilator(count)],
  bushido: ({ count }) => bushido(count),
  cycling: ({ cost }) => [cycling(cost)],
  equip: ({ cost }) => [equip(cost)],
  exalted: () => [exalted()],
  persist: () => [persist()],
  prowess: () => [prowess()],
  undying: () => [undying()],
  ward: ({ cost }) => [ward(cost)],
  deathtouch: asked,
  defender: asked,
  'double strike': asked,
  enchant: asked,
  fear: asked,
  'first strike': asked,
  flash: asked,
  flashback: asked,
  flying: asked,
  haste: asked,
  hexproof: asked,
  indestructible: asked,
  infect: asked,
  intimidate: asked,
  kicker: asked,
  multikicker: asked,
  buyback: asked,
  landwalk: asked,
  lifelink: asked,
  menace: asked,
  phasing: asked,
  protection: asked,
  reach: asked,
  shadow: asked,
  shroud: asked,
  'space sculptor': asked,
  'start your engines!': asked,
  toxic: asked,
  trample: asked,
  'trample over planeswalkers': asked,
  vigilance: asked,
  wither: asked,
  convoke: asked,
  delve: asked,
  improvise: asked,
};

/**
 * The abilities that a keyword ability is short for (CR 702.1), as new trees; none where the keyword is itself a rule,
 * such as flying (CR 702.9).
 */
export function keywordMeaning(ability: KeywordAbility): readonly Ability[] {
  const meaning = meanings[ability.keyword] as (ability: KeywordAbility) => readonly Ability[];
  return meaning(ability);
}
