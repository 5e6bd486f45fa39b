import type { Duration, Effect, Filter, TemporaryRule } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, oneOf, words, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { durationOfRule } from '../basics/durations.js';
import { noun } from '../nouns/nouns.js';
import { costed, costing, toCast } from '../costs/cost-changes.js';
import { spellKinds, spellsCast } from '../nouns/cast-spells.js';
import type { EffectOf } from './predicate.js';

type PutInForce = EffectOf<'put in force'>;
type Flash = Extract<TemporaryRule, { readonly static: 'as though flash' }>;

/** The duration, at the beginning of the sentence or at its end. */
const lasting = oneOf<Duration>(
  {
    begins: null,
    read: (reader) => reader.scope.leadingDuration ?? no,
    write: (duration, writer) => writer.scope.leadingDuration === duration,
  },
  durationOfRule,
);

/** The next spell has to be cast this turn, unless the text names another duration. */
const ofNext = oneOf<Duration>(words<Duration>(' this turn', 'this turn'), words<Duration>('', 'rest of the game'));

/** In “you cast this turn”, the duration belongs to the spells, not to the end of the sentence. */
const thisTurn = words<Duration>(' this turn', 'this turn');

const spell = noun(false, 'spell');
const theNext = literally('the next ');
const youCast = literally(' you cast');

function isRule(effect: Effect): effect is PutInForce {
  return effect.do === 'put in force';
}

function asRule(read: (reader: Reader) => PutInForce | No, write: (effect: PutInForce, writer: Writer) => boolean) {
  return {
    begins: null,
    fixedFields: { do: 'put in force' },
    read,
    write: (effect, writer) => isRule(effect) && write(effect, writer),
  } satisfies Syntax<Effect>;
}

function readNext(reader: Reader): { readonly spells: Filter; readonly until: Duration } | No {
  const spells = theNext.read(reader) === no ? no : spell.read(reader);
  if (spells === no || youCast.read(reader) === no) return no;
  const until = reader.must(ofNext);
  return until === no ? no : { spells, until };
}

function writeNext(spells: Filter, until: Duration, writer: Writer): boolean {
  theNext.write({}, writer);
  return spell.write(spells, writer) && youCast.write({}, writer) && ofNext.write(until, writer);
}

const costs = literally(' costs ');

/** “The next artifact spell you cast this turn costs {2} less to cast.” */
const nextCost = asRule(
  (reader) => {
    const next = readNext(reader);
    const change = next === no || costs.read(reader) === no ? no : toCast.read(reader);
    if (next === no || change === no) return no;
    const rule = costing({ spells: next.spells, who: 'you' }, change);
    return { do: 'put in force', rule, until: next.until, next: true };
  },
  ({ rule, until, next }, writer) => {
    const found = costed(rule);
    if (found?.what.who !== 'you' || next !== true || found.targeting !== undefined) return false;
    return writeNext(found.what.spells, until, writer) && costs.write({}, writer) && toCast.write(found.change, writer);
  },
);

const canBeCast = literally(' can be cast as though it had flash');

/** “The next sorcery spell you cast this turn can be cast as though it had flash.” */
const nextFlash = asRule(
  (reader) => {
    const next = readNext(reader);
    if (next === no || canBeCast.read(reader) === no) return no;
    const rule: Flash = { static: 'as though flash', who: 'you', spells: next.spells };
    return { do: 'put in force', rule, until: next.until, next: true };
  },
  ({ rule, until, next }, writer) =>
    isFlash(rule) && next === true && writeNext(rule.spells, until, writer) && canBeCast.write({}, writer),
);

function isFlash(rule: TemporaryRule): rule is Flash {
  return (
    rule.static === 'as though flash' && rule.who === 'you' && rule.spells.is !== 'this' && rule.then === undefined
  );
}

const youMayCast = literally('you may cast ');
const asThough = literally(' as though they had flash');

/** “You may cast sorcery spells this turn as though they had flash.” */
const flash = asRule(
  (reader) => {
    const spells = youMayCast.read(reader) === no ? no : spellKinds.read(reader);
    const until = spells === no ? no : reader.must(lasting);
    if (spells === no || until === no || asThough.read(reader) === no) return no;
    return { do: 'put in force', rule: { static: 'as though flash', who: 'you', spells }, until };
  },
  ({ rule, until, next }, writer) =>
    isFlash(rule) &&
    next === undefined &&
    youMayCast.write({}, writer) &&
    spellKinds.write(rule.spells, writer) &&
    lasting.write(until, writer) &&
    asThough.write({}, writer),
);

const cost = literally(' cost ');

/** “Artifact spells you cast this turn cost {2} less to cast”, “spells your opponents cast cost {2} more to cast until …”. */
const spellsCost = asRule(
  (reader) => {
    const what = spellsCast.read(reader);
    if (what === no) return no;
    const early = what.who === 'you' ? reader.may<Duration | null>(thisTurn, null) : null;
    const change = cost.read(reader) === no ? no : toCast.read(reader);
    const until = change === no ? no : (early ?? reader.must(lasting));
    if (change === no || until === no || (early === null && isEarly(what.who, until, reader.scope.leadingDuration)))
      return no;
    return { do: 'put in force', rule: costing(what, change), until };
  },
  ({ rule, until, next }, writer) => {
    const found = costed(rule);
    if (found === undefined || next !== undefined || found.targeting !== undefined) return false;
    if (!spellsCast.write(found.what, writer)) return false;
    const early = isEarly(found.what.who, until, writer.scope.leadingDuration);
    if (early) thisTurn.write(until, writer);
    return cost.write({}, writer) && toCast.write(found.change, writer) && (early || lasting.write(until, writer));
  },
);

function isEarly(who: string, until: Duration, leading: Duration | null): boolean {
  return who === 'you' && until === 'this turn' && leading === null;
}

/** Rules about casting that an instruction sets for a duration (CR 611.2c). */
export const castingRules: readonly Syntax<Effect>[] = [nextCost, nextFlash, flash, spellsCost];
