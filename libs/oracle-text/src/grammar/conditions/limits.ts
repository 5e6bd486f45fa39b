import {
  type ActivatedAbility,
  type TriggeredAbility,
  type Condition,
  type Step,
  isSameTree,
} from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { says } from '../../syntax/says.js';
import { constant, literally, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { condition } from './index.js';
import { nameSelf } from '../basics/self.js';

type Limits = Pick<ActivatedAbility, 'timing' | 'oncePerTurn' | 'limit' | 'onlyIf' | 'activatedBy'>;

const combat: readonly Step[] = [
  'beginning of combat',
  'declare attackers',
  'declare blockers',
  'first-strike damage',
  'combat damage',
  'end of combat',
];
const you = { players: 'you' } as const;
const beforeAttackers: Condition = { if: 'combat point', is: 'before', point: 'attackers are declared' };
const yourTurn: Condition = { if: 'your turn' };

/** The times after “only …” (CR 506.7, 602.5). */
const times: readonly (readonly [string, Condition])[] = [
  ['during your turn, before attackers are declared', { if: 'all', of: [yourTurn, beforeAttackers] }],
  ['before attackers are declared', beforeAttackers],
  ['before blockers are declared', { if: 'combat point', is: 'before', point: 'blockers are declared' }],
  ['before the combat damage step', { if: 'combat point', is: 'before', point: 'combat damage step' }],
  ['before combat', { if: 'combat point', is: 'before', point: 'combat' }],
  [
    'during combat before blockers are declared',
    { if: 'combat point', is: 'before', point: 'blockers are declared', thisCombat: true },
  ],
  [
    'during combat after blockers are declared',
    { if: 'combat point', is: 'after', point: 'blockers are declared', thisCombat: true },
  ],
  [
    'during combat before attackers are declared',
    { if: 'combat point', is: 'before', point: 'attackers are declared', thisCombat: true },
  ],
  [
    "during combat on an opponent's turn",
    {
      if: 'all',
      of: [
        { if: 'during', steps: combat },
        { if: 'not', of: yourTurn },
      ],
    },
  ],
  ['during combat on your turn', { if: 'all', of: [{ if: 'during', steps: combat }, yourTurn] }],
  ['during your turn', yourTurn],
  ["during an opponent's turn", { if: 'not', of: yourTurn }],
  ['during your upkeep', { if: 'during', steps: ['upkeep'], whose: you }],
  ['during any upkeep step', { if: 'during', steps: ['upkeep'] }],
  ['during your draw step', { if: 'during', steps: ['draw'], whose: you }],
  ['during your end step', { if: 'during', steps: ['end'], whose: you }],
  ["during an opponent's upkeep", { if: 'during', steps: ['upkeep'], whose: { players: 'each opponent' } }],
  ['during the declare attackers step', { if: 'during', steps: ['declare attackers'] }],
  ['during the declare blockers step', { if: 'during', steps: ['declare blockers'] }],
  ['during the end of combat step', { if: 'during', steps: ['end of combat'] }],
  ['during combat', { if: 'during', steps: combat }],
];

const thatPlayer = { players: 'that player' } as const;
const theirTurn: Condition = { if: 'are players', who: { players: 'active player' }, among: thatPlayer };
const notInEnding: Condition = { if: 'not', of: { if: 'during', steps: ['end', 'cleanup'] } };

/** The times of any player who may activate an ability; “that player” is the one who activates it (CR 602.5). */
const theirTime: Syntax<Condition> = oneOf<Condition>(
  constant<Condition>('during their turn before the end step', { if: 'all', of: [theirTurn, notInEnding] }),
  constant<Condition>('during their turn', theirTurn),
  constant<Condition>('during their draw step', { if: 'during', steps: ['draw'], whose: thatPlayer }),
);

const notDuringCombat: Limits = { onlyIf: { if: 'not', of: { if: 'during', steps: combat } } };

/** “During combat”, “during your upkeep”: a time as a condition. */
export const time: Syntax<Condition> = oneOf<Condition>(
  ...times.map(([text, when]) => {
    return constant<Condition>(text, when);
  }),
);

const plain: readonly (readonly [string, Limits])[] = [
  ['as a sorcery', { timing: 'sorcery' }],
  ['as an instant', { timing: 'instant' }],
  ['once each turn', { oncePerTurn: true }],
  ['once', { limit: { times: 1, per: 'game' } }],
];

const plainLimit: Syntax<Limits> = oneOf<Limits>(...plain.map(([text, limit]) => constant<Limits>(text, limit)));

const ifWord = literally('if ');

function readOne(reader: Reader): Limits | No {
  const from = reader.mark();
  const limit = plainLimit.read(reader);
  if (limit !== no) return limit;
  reader.back(from);
  if (reader.word === 'if') {
    if (ifWord.read(reader) === no) return no;
    const asked = condition.read(reader);
    return asked === no ? no : { onlyIf: asked };
  }
  const when = time.read(reader);
  return when === no ? no : { onlyIf: when };
}

const activateOnly = literally(' Activate only ');
const only = literally(' and only ');
const anyPlayer = literally(' Any player may activate this ability.');
const anyPlayerBut = literally(' Any player may activate this ability but only ');
const onlyOpponents = literally(' Only your opponents may activate this ability.');
const onlyOpponentsAsSorcery = literally(' Only your opponents may activate this ability and only as a sorcery.');
const neverDuringCombat = literally(" You can't activate this ability during combat.");
const onlyOwner: Syntax<object> = says<object>({})` Only ${nameSelf}'s owner may activate this ability.`;
const twice = literally(' Activate no more than twice each turn.');
const threeTimes = literally(' Activate no more than three times each turn.');

function readParts(reader: Reader): Limits | No {
  let limits: Limits = {};
  do {
    const limit = readOne(reader);
    if (limit === no) return no;
    const both = limits.onlyIf !== undefined && limit.onlyIf !== undefined;
    if (both && isTime(limits.onlyIf!) && !isTime(limit.onlyIf)) {
      limits = { ...limits, onlyIf: { if: 'all', of: [limits.onlyIf!, limit.onlyIf] } };
      continue;
    }
    if (Object.keys(limit).some((key) => key in limits)) return no;
    limits = { ...limits, ...limit };
  } while (reader.word === 'and' && only.read(reader) !== no);
  return reader.take('.') ? limits : no;
}

/**
 * Reads the restrictions of an activated ability: when, how often, and by whom it can be activated (CR 602.1b, 602.5).
 */
export function readLimits(reader: Reader): Limits {
  const from = reader.mark();
  if (anyPlayer.read(reader) !== no) return { activatedBy: 'any player' };
  reader.back(from);
  if (onlyOpponentsAsSorcery.read(reader) !== no) return { activatedBy: 'opponents', timing: 'sorcery' };
  reader.back(from);
  if (neverDuringCombat.read(reader) !== no) return notDuringCombat;
  reader.back(from);
  if (onlyOpponents.read(reader) !== no) return { activatedBy: 'opponents' };
  reader.back(from);
  if (onlyOwner.read(reader) !== no) return { activatedBy: 'owner' };
  reader.back(from);
  if (twice.read(reader) !== no) return { limit: { times: 2, per: 'turn' } };
  reader.back(from);
  if (threeTimes.read(reader) !== no) return { limit: { times: 3, per: 'turn' } };
  reader.back(from);
  const any = anyPlayerBut.read(reader) !== no;
  if (any) {
    const begun = reader.mark();
    const onlyIf = theirTime.read(reader);
    if (onlyIf !== no && reader.take('.')) return { activatedBy: 'any player', onlyIf };
    reader.back(begun);
  } else reader.back(from);
  if (any || activateOnly.read(reader) !== no) {
    const limits = readParts(reader);
    if (limits !== no) return any ? { ...limits, activatedBy: 'any player' } : limits;
  }
  reader.back(from);
  return {};
}

function isTime(asked: Condition): boolean {
  return times.some(([, when]) => isSameTree(when, asked));
}

/** Splits the condition of “only” into the time (“only during …”) and the rest (“only if …”). */
function timeAndCondition(onlyIf: Condition | undefined): readonly [Condition | undefined, Condition | undefined] {
  if (onlyIf === undefined) return [undefined, undefined];
  if (isTime(onlyIf)) return [onlyIf, undefined];
  const [first, second] = onlyIf.if === 'all' && onlyIf.of.length === 2 ? onlyIf.of : [];
  return first !== undefined && isTime(first) ? [first, second] : [undefined, onlyIf];
}

function partsOf({ timing, oncePerTurn, limit, onlyIf }: Limits, writer: Writer): readonly string[] | undefined {
  const parts: string[] = [];
  const [when, asked] = timeAndCondition(onlyIf);
  if (when !== undefined) parts.push(writer.capture(() => time.write(when, writer))!);
  if (timing !== undefined) parts.push(timing === 'sorcery' ? 'as a sorcery' : 'as an instant');
  if (oncePerTurn) parts.push('once each turn');
  if (limit !== undefined) parts.push('once');
  if (asked !== undefined) {
    const text = writer.capture(() => condition.write(asked, writer));
    if (text === undefined) return undefined;
    parts.push(`if ${text}`);
  }
  return parts;
}

/** Whether the ability has such restrictions. */
export function saysLimits({ timing, oncePerTurn, limit, onlyIf, activatedBy }: Limits): boolean {
  return [timing, oncePerTurn, limit, onlyIf, activatedBy].some((one) => one !== undefined);
}

export function writeLimits(limits: Limits, writer: Writer): boolean {
  const { limit, activatedBy } = limits;
  if (limit?.per === 'turn') {
    const often: Readonly<Record<number, string>> = { 2: 'twice', 3: 'three times' };
    return often[limit.times] !== undefined && writer.add(` Activate no more than ${often[limit.times]} each turn.`);
  }
  if (isSameTree(limits.onlyIf, notDuringCombat.onlyIf) && isOnly(limits, 'onlyIf'))
    return neverDuringCombat.write({}, writer);
  if (activatedBy === 'opponents' && limits.timing === 'sorcery' && isOnly(limits, 'activatedBy', 'timing'))
    return onlyOpponentsAsSorcery.write({}, writer);
  const theirs = limits.onlyIf && writer.capture(() => theirTime.write(limits.onlyIf!, writer));
  if (activatedBy === 'any player' && theirs !== undefined && isOnly(limits, 'activatedBy', 'onlyIf'))
    return anyPlayerBut.write({}, writer) && writer.add(`${theirs}.`);
  const parts = partsOf(limits, writer);
  if (parts === undefined) return false;
  if (activatedBy === 'opponents') return parts.length === 0 && onlyOpponents.write({}, writer);
  if (activatedBy === 'owner') return parts.length === 0 && onlyOwner.write({}, writer);
  if (parts.length === 0) return activatedBy === undefined || writer.add(' Any player may activate this ability.');
  writer.add(activatedBy === undefined ? ' Activate only ' : ' Any player may activate this ability but only ');
  return writer.add(`${parts.join(' and only ')}.`);
}

/** Whether there are no other restrictions than these. */
function isOnly(limits: Limits, ...known: readonly (keyof Limits)[]): boolean {
  const all: readonly (keyof Limits)[] = ['timing', 'oncePerTurn', 'limit', 'onlyIf', 'activatedBy'];
  return all.every((one) => known.includes(one) || limits[one] === undefined);
}

type HowOften = Pick<TriggeredAbility, 'oncePerTurn' | 'timesPerTurn' | 'doOncePerTurn' | 'cantBeCountered'>;

const often: Syntax<HowOften> = oneOf<HowOften>(
  ...(
    [
      [' This ability triggers only once each turn.', { oncePerTurn: true }],
      [' This ability triggers only twice each turn.', { timesPerTurn: 2 }],
      [' Do this only once each turn.', { doOncePerTurn: true }],
      [" This ability can't be countered.", { cantBeCountered: true }],
    ] as const
  ).map(([text, how]) => constant<HowOften>(text, how)),
);

/** “This ability triggers only once each turn” (CR 603.2h, 603.2i). */
export function readHowOften(reader: Reader): HowOften {
  const from = reader.mark();
  const how = often.read(reader);
  if (how !== no) return how;
  reader.back(from);
  return {};
}

export function writeHowOften(ability: TriggeredAbility, writer: Writer): boolean {
  const { oncePerTurn, timesPerTurn, doOncePerTurn, cantBeCountered } = ability;
  const how: HowOften = {
    ...(oncePerTurn && { oncePerTurn }),
    ...(timesPerTurn !== undefined && { timesPerTurn }),
    ...(doOncePerTurn && { doOncePerTurn }),
    ...(cantBeCountered && { cantBeCountered }),
  };
  return Object.keys(how).length === 0 || often.write(how, writer);
}
