import type { Ability } from '../abilities.js';
import type { KeywordAbility, KeywordName } from '../keywords.js';
import { absorb } from './absorb.js';
import { afflict } from './afflict.js';
import { afterlife } from './afterlife.js';
import { bloodthirst } from './bloodthirst.js';
import { changeling } from './changeling.js';
import { decayed } from './decayed.js';
import { dethrone } from './dethrone.js';
import { devoid } from './devoid.js';
import { companion } from './companion.js';
import { echo } from './echo.js';
import { evolve } from './evolve.js';
import { exploit } from './exploit.js';
import { extort } from './extort.js';
import { fabricate } from './fabricate.js';
import { fading } from './fading.js';
import { flanking } from './flanking.js';
import { frenzy } from './frenzy.js';
import { graft } from './graft.js';
import { increment } from './increment.js';
import { ingest } from './ingest.js';
import { mentor } from './mentor.js';
import { firebending } from './firebending.js';
import { mobilize } from './mobilize.js';
import { modular } from './modular.js';
import { outlast } from './outlast.js';
import { poisonous } from './poisonous.js';
import { provoke } from './provoke.js';
import { rampage } from './rampage.js';
import { ravenous } from './ravenous.js';
import { renown } from './renown.js';
import { soulshift } from './soulshift.js';
import { station, stationSymbol } from './station.js';
import { sunburst } from './sunburst.js';
import { training } from './training.js';
import { vanishing } from './vanishing.js';
import { battleCry } from './battle-cry.js';
import { cumulativeUpkeep } from './cumulative-upkeep.js';
import { castingMeanings, type Meaning } from './casting-meanings.js';
import { amplify } from './amplify.js';
import { backup } from './backup.js';
import { champion } from './champion.js';
import { devour } from './devour.js';
import { melee } from './melee.js';
import { myriad } from './myriad.js';
import { riot } from './riot.js';
import { tribute } from './tribute.js';
import { unleash } from './unleash.js';
import { umbraArmor } from './umbra-armor.js';
import { annihilator } from './annihilator.js';
import { bushido } from './bushido.js';
import { cycling } from './cycling.js';
import { equip } from './equip.js';
import { classLevel, levelSymbol } from './level-abilities.js';
import { exalted } from './exalted.js';
import { persist } from './persist.js';
import { prowess } from './prowess.js';
import { undying } from './undying.js';
import { ward } from './ward.js';
import { commanderNinjutsu, ninjutsu } from './ninjutsu.js';
import { craft } from './craft.js';
import { crew, saddle } from './crew.js';
import { daybound } from './daybound.js';
import { disguise, megamorph, morph } from './morph.js';
import { embalm, eternalize } from './embalm.js';
import { encore } from './encore.js';
import { powerUp } from './power-up.js';
import { boast, exhaust, forecast } from './special-activated.js';
import { forMirrodin, jobSelect, livingWeapon } from './living-weapon.js';
import { fortify } from './fortify.js';
import { auraSwap } from './aura-swap.js';
import { enlist } from './enlist.js';
import { haunt } from './haunt.js';
import { hideaway } from './hideaway.js';
import { levelUp } from './level-up.js';
import { livingMetal } from './living-metal.js';
import { infinity, maxSpeed, solved } from './only-while.js';
import { partnerWith } from './partner-with.js';
import { reconfigure } from './reconfigure.js';
import { recover } from './recover.js';
import { reinforce } from './reinforce.js';
import { scavenge } from './scavenge.js';
import { soulbond } from './soulbond.js';
import { toSolve } from './to-solve.js';
import { visit } from './visit.js';
import { transfigure, transmute } from './transmute.js';
import { typecycling } from './typecycling.js';
import { unearth } from './unearth.js';

type Meanings = { readonly [K in KeywordName]: Meaning<K> };

/**
 * The keyword stands for no ability: the rules of combat, casting, damage and state-based actions ask for it by name.
 */
const asked = (): readonly Ability[] => [];

const meanings: Meanings = {
  ...castingMeanings,
  level: levelSymbol,
  'class level': classLevel,
  'station symbol': stationSymbol,
  station: () => [station()],
  increment: () => [increment()],
  storied: asked,
  annihilator: ({ count }) => [annihilator(count)],
  bushido: ({ count }) => bushido(count),
  cycling: ({ cost }) => [cycling(cost)],
  equip: (ability) => [equip(ability)],
  exalted: () => [exalted()],
  persist: () => [persist()],
  prowess: () => [prowess()],
  undying: () => [undying()],
  ward: ({ cost }) => [ward(cost)],
  amplify: ({ count }) => [amplify(count)],
  backup: ({ count }, _which, below) => [backup(count, below)],
  champion: ({ filter }) => champion(filter),
  devour: ({ count, quality }) => [devour(count, quality)],
  melee: () => [melee()],
  myriad: () => [myriad()],
  riot: () => riot(),
  tribute: ({ count }) => [tribute(count)],
  unleash: () => unleash(),
  'umbra armor': () => [umbraArmor()],
  'read ahead': asked,
  absorb: ({ count }) => [absorb(count)],
  afflict: ({ count }) => [afflict(count)],
  afterlife: ({ count }) => [afterlife(count)],
  bloodthirst: ({ count }) => [bloodthirst(count)],
  fabricate: ({ count }) => [fabricate(count)],
  frenzy: ({ count }) => [frenzy(count)],
  firebending: ({ count }) => [firebending(count)],
  mobilize: ({ count }) => [mobilize(count)],
  poisonous: ({ count }) => [poisonous(count)],
  rampage: ({ count }) => [rampage(count)],
  renown: ({ count }) => [renown(count)],
  soulshift: ({ count }) => [soulshift(count)],
  modular: ({ count }) => modular(count),
  fading: ({ count }) => fading(count),
  graft: ({ count }) => graft(count),
  changeling: () => [changeling()],
  devoid: () => [devoid()],
  dethrone: () => [dethrone()],
  evolve: () => [evolve()],
  exploit: () => [exploit()],
  extort: () => [extort()],
  flanking: () => [flanking()],
  ingest: () => [ingest()],
  mentor: () => [mentor()],
  provoke: () => [provoke()],
  sunburst: () => [sunburst()],
  training: () => [training()],
  'battle cry': () => [battleCry()],
  ravenous: () => ravenous(),
  decayed: () => decayed(),
  'cumulative upkeep': ({ cost }) => [cumulativeUpkeep(cost)],
  echo: ({ cost }) => [echo(cost)],
  outlast: ({ cost }) => [outlast(cost)],
  vanishing: ({ count }) => vanishing(count),
  horsemanship: asked,
  skulk: asked,
  crew: ({ count }) => [crew(count)],
  saddle: ({ count }) => [saddle(count)],
  morph: ({ cost }) => [morph(cost)],
  megamorph: ({ cost }) => [megamorph(cost)],
  disguise: ({ cost }) => [disguise(cost)],
  'partner with': ({ name }) => [partnerWith(name)],
  typecycling: ({ what, cost }) => [typecycling(what, cost)],
  unearth: ({ cost }) => [unearth(cost)],
  ninjutsu: ({ cost }) => [ninjutsu(cost)],
  'commander ninjutsu': ({ cost }) => commanderNinjutsu(cost),
  encore: ({ cost }) => [encore(cost)],
  'level up': ({ cost }) => [levelUp(cost)],
  reconfigure: ({ cost }) => reconfigure(cost),
  scavenge: ({ cost }) => [scavenge(cost)],
  embalm: ({ cost }) => [embalm(cost)],
  eternalize: ({ cost }) => [eternalize(cost)],
  transmute: ({ cost }) => [transmute(cost)],
  transfigure: ({ cost }) => [transfigure(cost)],
  reinforce: ({ count, cost }) => [reinforce(count, cost)],
  recover: ({ cost }) => [recover(cost)],
  fortify: ({ cost }) => [fortify(cost)],
  craft: (ability) => [craft(ability)],
  boast: ({ ability }) => [boast(ability)],
  exhaust: ({ ability }) => [exhaust(ability)],
  'power-up': ({ ability }) => [powerUp(ability)],
  forecast: ({ ability }) => [forecast(ability)],
  'max speed': ({ ability }) => maxSpeed(ability),
  solved: ({ ability }) => solved(ability),
  '∞': ({ ability }) => infinity(ability),
  companion: () => [companion()],
  'to solve': ({ condition }) => [toSolve(condition)],
  visit: (ability) => [visit(ability)],
  'living weapon': () => [livingWeapon()],
  'for Mirrodin!': () => [forMirrodin()],
  'job select': () => [jobSelect()],
  'living metal': () => [livingMetal()],
  hideaway: ({ count }) => [hideaway(count)],
  soulbond,
  daybound: () => [daybound()],
  haunt: () => [haunt()],
  enlist: () => [enlist()],
  'aura swap': ({ cost }) => [auraSwap(cost)],
  nightbound: asked,
  dredge: asked,
  ascend: asked,
  partner: asked,
  'friends forever': asked,
  'partner—Character select': asked,
  'partner—Father & son': asked,
  'partner—Survivors': asked,
  'choose a Background': asked,
  "Doctor's companion": asked,
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
  banding: asked,
  'bands with other': asked,
  'hidden agenda': asked,
  'double agenda': asked,
};

/**
 * The abilities that a keyword ability stands for (CR 702.1), as new trees; none if the keyword is itself a rule, such
 * as flying (CR 702.9).
 *
 * @param which the ability's number among those of the object with the same keyword, from 0, where each is paid
 * separately
 * @param below the abilities printed below it
 */
export function keywordMeaning(ability: KeywordAbility, which = 0, below: readonly Ability[] = []): readonly Ability[] {
  const meaning = meanings[ability.keyword] as (
    ability: KeywordAbility,
    which: number,
    below: readonly Ability[],
  ) => readonly Ability[];
  return meaning(ability, which, below);
}
