import type { KeywordAction } from '@stacktrail/card-tree';
import type { Interpreter } from '@stacktrail/engine';
import { ante } from './ante.js';
import { clash } from './clash.js';
import { connive, explore } from './explore.js';
import { fateseal } from './fateseal.js';
import { proliferate, timeTravel } from './proliferate.js';
import { collectEvidence, forage } from '../only-if-possible.js';
import {
  adapt,
  airbend,
  amass,
  behold,
  blight,
  bolster,
  detain,
  discover,
  earthbend,
  endure,
  exert,
  goad,
  incubate,
  investigate,
  learn,
  recruit,
  manifestDread,
  monstrosity,
  populate,
  ringTempts,
  support,
  suspect,
} from '../shorthand.js';
import { claimPrize, openAttraction, rollToVisit } from './attractions.js';
import { chaos, planeswalks, rollsPlanarDie } from './planechase.js';
import { recordAction } from './record-action.js';
import { abandons, setsInMotion } from './schemes.js';
import { venture } from './venture.js';
import { surveil } from './surveil.js';

/** What the keyword actions of CR 701 do. */
export const keywordActionInterpreters: { readonly [K in KeywordAction['do']]: Interpreter<K> } = {
  ante,
  behold,
  goad,
  investigate,
  surveil,
  fateseal,
  clash,
  proliferate,
  detain,
  monstrosity,
  bolster,
  support,
  explore,
  adapt,
  amass,
  learn,
  recruit,
  connive,
  'time travel': timeTravel,
  'venture into the dungeon': venture,
  discover,
  'collect evidence': collectEvidence,
  suspect,
  forage,
  endure,
  'take action': recordAction,
  exert,
  populate,
  incubate,
  'the Ring tempts you': ringTempts,
  'manifest dread': manifestDread,
  'open an Attraction': openAttraction,
  'roll to visit Attractions': rollToVisit,
  'claim the prize': claimPrize,
  planeswalk: planeswalks,
  'chaos ensues': chaos,
  'roll the planar die': rollsPlanarDie,
  'set in motion': setsInMotion,
  abandon: abandons,
  airbend,
  earthbend,
  blight,
};
