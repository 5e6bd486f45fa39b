import type { StaticEffect, Condition, Replacement } from '@stacktrail/card-tree';
import type { Reader, Rule } from '../../syntax/reader.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { condition } from '../conditions/index.js';
import { time } from '../conditions/limits.js';
import { counterEvents } from './counter-events.js';
import { damageEvents } from './damage-events.js';
import { attempt, takes } from '../../syntax/attempt.js';
import { sortWordings, type EventForm, type ProposedEvent, type OutcomeContext, type Part } from './draft.js';
import { moreEvents } from './more-events.js';
import { plainEvents } from './events.js';
import { readOutcome, writeOutcome } from './outcomes.js';

const events: readonly EventForm[] = [...moreEvents, ...plainEvents, ...counterEvents, ...damageEvents];

const ifWord = literally('if ');

/** Reads the replaced event, and with “while …” or “during …” the time. */
export function readEvent(reader: Reader): Part<ProposedEvent> | No {
  return reader.anyOf(events, eventRules);
}

const eventRules: readonly Rule<Part<ProposedEvent>>[] = events.map((form) => ({
  read(reader) {
    const event = form.read(reader);
    return event !== no && ends(reader) ? withCondition(reader, event) : no;
  },
}));

function ends({ word }: Reader): boolean {
  return word === ',' || word === 'while' || word === 'during' || word === 'this';
}

function withCondition(reader: Reader, { means, said }: Part<ProposedEvent>): Part<ProposedEvent> | No {
  if (reader.word === 'during') {
    const asked = attempt(reader, time);
    return asked === undefined ? no : { means: { ...means, while: asked }, said: [...said, 'during'] };
  }
  if (!takes(reader, 'while')) return { means, said };
  const asked = attempt<Condition>(reader, condition);
  return asked === undefined ? no : { means: { ...means, while: asked }, said };
}

export function writeEvent(replacement: Replacement, writer: Writer): boolean {
  const from = writer.mark();
  for (const form of events) {
    if (form.write(replacement, writer)) return writeCondition(replacement, writer);
    writer.back(from);
  }
  return false;
}

function writeCondition({ while: asked, said }: Replacement, writer: Writer): boolean {
  if (asked === undefined) return true;
  if (said?.includes('during')) return writer.add(' ') && time.write(asked, writer);
  return writer.add(' while ') && condition.write(asked, writer);
}

/** Adds what happens instead, which makes the event a replacement effect. */
export function withOutcome(reader: Reader, event: Part<ProposedEvent>, context: OutcomeContext): Replacement | No {
  const outcome = readOutcome(reader, event, context);
  if (outcome === no) return no;
  const said = sortWordings([...event.said, ...outcome.said]);
  return { ...event.means, ...(outcome.means as object), ...(said.length > 0 && { said }) } as Replacement;
}

const whole: OutcomeContext = { isEntireAbility: true };

/** “If a source would deal damage to you, prevent 1 of that damage.” (CR 614.1a, 615.1), with its full stops. */
export function readReplacing(reader: Reader): StaticEffect | No {
  if (ifWord.read(reader) === no) return no;
  reader.scope.hasAmount = true;
  const event = readEvent(reader);
  if (event === no || !reader.take(',')) return no;
  const replacement = withOutcome(reader, event, whole);
  return replacement === no ? no : { static: 'replacement', replacement };
}

export function writeReplacing(replacement: Replacement, writer: Writer): boolean {
  return (
    ifWord.write({}, writer) &&
    writeEvent(replacement, writer) &&
    writer.add(', ') &&
    writeOutcome(replacement, writer, whole)
  );
}
