import { isSameTree, namesPlayers, type Effect, type Objects, type TriggerEvent } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Writer } from '../../syntax/writer.js';
import { type No, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { anyRemainExiled, asksWhetherAnyRemain, ifAnyRemain } from '../basics/remaining.js';
import type { Referent } from '../../syntax/text-so-far.js';
import { readUnlessPaid, writeUnlessPaid } from '../costs/allowed-actions.js';
import { readClause, writeClause } from '../effects/clauses.js';
import { forget, slotsIn } from '../basics/branches.js';
import {
  delay,
  endOfCombatThisTurn,
  endOfThatTurn,
  mainPhaseThisTurn,
  objectToRemember,
  withReferenceReplaced,
  refersToEarlierGroup,
} from '../basics/delays.js';
import { conditionLast } from './condition-last.js';
import { type Clauses, type EffectOf, type SentenceForm, onlyEffect } from './form.js';
import { may } from './may.js';
import { payOrElse } from './pay-or-else.js';

/** “Exile it at the beginning of the next end step.” (CR 603.7) */
export const delayed: SentenceForm = {
  word: 'at',
  read(reader, clauses) {
    const offered = reader.isAhead('may') ? [{ read: () => may.read(reader, clauses) }] : [];
    const effects = reader.any([{ read: () => clauses.read(reader) }, ...offered]);
    return effects === no ? no : readDelay(reader, effects);
  },
  write(sentence, writer, clauses) {
    const effect = onlyEffect(sentence, 'delayed trigger');
    if (effect === undefined || effect.leads === true || effect.thatTurn) return false;
    const inner = effect.ability.modes[0]?.effects ?? [];
    const outer = effect.keep === undefined ? inner : withReferenceReplaced(inner, { objects: 'kept' }, effect.keep);
    const { event: when } = effect.ability;
    const event = effect.keep === undefined ? when : withReferenceReplaced(when, kept, effect.keep);
    const [first, gained] = splitGained(outer);
    const from = writer.mark();
    const could = may.write(first, writer, clauses);
    if (!could) writer.back(from);
    return (
      (could || clauses.write(first, writer)) &&
      writer.add(' ') &&
      delay.write(event, writer) &&
      (effect.unlessPaid === undefined || writeUnlessPaid(effect.unlessPaid, writer)) &&
      (gained === undefined || (writer.add('. ') && writeGained(gained, writer)))
    );
  },
};

/** Splits off what a sentence of its own says about the returned object. */
function splitGained(effects: readonly Effect[]): readonly [readonly Effect[], Effect | undefined] {
  const [moved, last] = effects.slice(-2);
  if (moved?.do !== 'move' || last === undefined || last.joined !== undefined || !isGained(last, moved))
    return [effects, undefined];
  return [effects.slice(0, -1), last];
}

function writeGained(gained: Effect, writer: Writer): boolean {
  const text = writer.capture(() => writeClause(gained, writer));
  return text !== undefined && writer.add(text.charAt(0).toUpperCase() + text.slice(1));
}

export function readDelay(reader: Reader, effects: readonly Effect[]): readonly Effect[] | No {
  const event = delay.read(reader);
  if (event === no) return no;
  if (refersToEarlierGroup(effects)) return no;
  const gained =
    reader.word === '.' ? reader.may<Effect | null>({ read: () => readGained(reader, effects) }, null) : null;
  return delayedUntil(reader, event, gained === null ? effects : [...effects, gained]);
}

/** “…. It gains haste.”: the object that returns to the battlefield gains it. */
function readGained(reader: Reader, effects: readonly Effect[]): Effect | No {
  const last = effects[effects.length - 1];
  if (last?.do !== 'move' || last.to.zone !== 'battlefield' || !reader.take('.') || reader.word !== 'it') return no;
  const gained = readClause(reader, false);
  if (gained === no || !isGained(gained, last) || !reader.endsSentence()) return no;
  return gained;
}

function isGained(effect: Effect, { label }: EffectOf<'move'>): boolean {
  if (effect.do !== 'apply' || effect.until !== 'rest of the game') return false;
  return effect.to.objects === 'result' && effect.to.label === label && effect.to.called === 'it';
}

const kept: Objects = { objects: 'kept' };

/** Whether it is the step of the owner of such objects: “at the beginning of that player's next end step”. */
function isOfOwner(event: TriggerEvent, fits: (objects: Objects['objects']) => boolean): boolean {
  if (event.on !== 'beginning of step' || typeof event.whose !== 'object') return false;
  return event.whose.players === 'owner of' && fits(event.whose.objects.objects);
}

function delayedUntil(reader: Reader, event: TriggerEvent, effects: readonly Effect[]): readonly Effect[] | No {
  forget(reader.scope, effects);
  const keep = objectToRemember(effects);
  const [inner, when] =
    keep === undefined
      ? [effects, event]
      : [withReferenceReplaced(effects, keep, kept), withReferenceReplaced(event, keep, kept)];
  if (isOfOwner(when, (objects) => objects !== 'kept')) return no;
  // The delayed triggered ability keeps only one object; it couldn't refer to other targets.
  if (slotsIn(inner).length > 0) return no;
  const unlessPaid = reader.word === 'unless' ? readUnlessPaid(reader) : undefined;
  if (unlessPaid === no) return no;
  const ability = { kind: 'triggered', event: when, modes: [{ targets: [], effects: inner }] } as const;
  return [{ do: 'delayed trigger', ability, ...(keep && { keep }), ...(unlessPaid && { unlessPaid }) }];
}

/** Times of which the ability can miss its event, and the fields that say until when it waits. */
const limited: readonly {
  readonly when: Syntax<TriggerEvent>;
  readonly fields: Pick<EffectOf<'delayed trigger'>, 'thatTurn' | 'until' | 'once'>;
}[] = [
  { when: endOfThatTurn, fields: { thatTurn: true } },
  { when: endOfCombatThisTurn, fields: { until: 'this turn', once: 'next' } },
  { when: mainPhaseThisTurn, fields: { until: 'this turn', once: 'next' } },
];

/** “At the beginning of the next end step, sacrifice it.” (CR 603.7) */
export const delayFirst: SentenceForm = {
  word: 'at',
  read(reader, clauses) {
    const from = reader.mark();
    const found = limited.find(({ when }) => {
      reader.back(from);
      return when.read(reader) !== no;
    });
    reader.back(from);
    const event = (found?.when ?? delay).read(reader);
    if (event === no || isOfOwner(event, () => true) || !reader.take(',')) return no;
    const asked = reader.word === 'if' ? readRemaining(reader) : null;
    const effects = readLater(reader, clauses);
    if (effects === no || refersToEarlierGroup(effects)) return no;
    forget(reader.scope, effects);
    const keep = objectToRemember(effects);
    if (asked !== null && (keep === undefined || !isSameTree(asked, keep, 'called'))) return no;
    const inner = keep === undefined ? effects : withReferenceReplaced(effects, keep, { objects: 'kept' });
    if (slotsIn(inner).length > 0) return no;
    const condition = asked === null ? {} : { condition: anyRemainExiled({ objects: 'kept' }) };
    const ability = { kind: 'triggered', event, ...condition, modes: [{ targets: [], effects: inner }] } as const;
    return [
      {
        do: 'delayed trigger',
        ability,
        ...(keep && { keep }),
        leads: true,
        ...found?.fields,
      },
    ];
  },
  write(sentence, writer, clauses) {
    const effect = onlyEffect(sentence, 'delayed trigger');
    if (effect?.leads !== true || effect.unlessPaid !== undefined) return false;
    const inner = effect.ability.modes[0]?.effects ?? [];
    const outer = effect.keep === undefined ? inner : withReferenceReplaced(inner, { objects: 'kept' }, effect.keep);
    const fitting = limited.filter(({ fields }) => isSameTree({ ...effect, ...fields }, effect));
    const when = fitting.length === 0 ? delay : oneOf(...fitting.map((each) => each.when));
    const { event, condition } = effect.ability;
    const asked = asksWhetherAnyRemain(condition) && effect.keep !== undefined ? effect.keep : null;
    if (condition !== undefined && asked === null) return false;
    return (
      when.write(event, writer) &&
      writer.add(', ') &&
      (asked === null || writeRemaining(asked, writer)) &&
      writeLater(outer, writer, clauses)
    );
  },
};

/** Reads “if any of those cards remain exiled”, and returns those cards; `null` if it says something else. */
function readRemaining(reader: Reader): Objects | null {
  const from = reader.mark();
  const cards = ifAnyRemain.read(reader) === no ? undefined : reader.scope.last(areCards);
  const means = cards?.means ?? null;
  if (means !== null && !namesPlayers(means)) return means;
  reader.back(from);
  return null;
}

function writeRemaining(cards: Objects, writer: Writer): boolean {
  const named = writer.scope.last(areCards);
  return named !== undefined && writer.scope.isSame(named, cards) && ifAnyRemain.write({}, writer);
}

function areCards({ plural, nouns }: Referent): boolean {
  return plural && nouns.includes('card');
}

/** Reads the instructions, or a payment with them: “pay {3}. If you don't, you lose the game”. */
function readLater(reader: Reader, clauses: Clauses): readonly Effect[] | No {
  const payment = { read: () => payOrElse.read(reader, clauses) };
  const ifSo = { read: () => conditionLast.read(reader, clauses) };
  return reader.any([{ read: () => clauses.read(reader) }, payment, ...(reader.isAhead('if') ? [ifSo] : [])]);
}

function writeLater(effects: readonly Effect[], writer: Writer, clauses: Clauses): boolean {
  const from = writer.mark();
  for (const form of [payOrElse, conditionLast]) {
    if (form.write(effects, writer, clauses)) return true;
    writer.back(from);
  }
  return clauses.write(effects, writer);
}
