import { type Effect, type Filter, type Objects, type Replacement, someNode } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { type TextSoFar, withChanges } from '../../syntax/text-so-far.js';
import { no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { newTarget } from '../targets/target-reference.js';
import { withoutUnusedLabels } from '../this-way/unused-labels.js';
import { saysKind } from './damage-events.js';
import { attempt, takes } from '../../syntax/attempt.js';
import { canFollowPrevention } from './follows-prevention.js';
import { part, type ProposedEvent, type Of, type OutcomeContext, type Part } from './draft.js';
import { readEvent, withOutcome, writeEvent } from './index.js';
import { writeOutcome } from './outcomes.js';

type Replace = Extract<Effect, { readonly do: 'replace' }>;
type Damage = Of<'be dealt damage'>;

const inText: OutcomeContext = { isEntireAbility: false };
const kept: Filter = { is: 'one of', objects: { objects: 'kept' } };

interface Shield {
  readonly source: Filter;
  readonly event: Part<ProposedEvent>;
  readonly keep?: Objects;
}

const targetCreature = newTarget(['permanent']);

const recipients: readonly (readonly [string, Pick<Damage, 'to' | 'orTo'>])[] = [
  ['you', { to: 'you' }],
  ['a permanent or player', { to: 'anything' }],
];

/** “A red source of your choice would deal damage to you this turn” (CR 609.7, 615.9). */
function readShield(reader: Reader): Shield | No {
  const asSource = attempt(reader, indefinite('source'));
  const source = asSource ?? attempt(reader, indefinite());
  if (source === undefined || !takes(reader, 'of your choice would deal')) return no;
  reader.scope.name({ objects: 'that object' }, false, ['source']);
  const combat = takes(reader, 'combat damage');
  if (!combat && !takes(reader, 'damage')) return no;
  const kind = { ...(combat && { combat: true }) };
  const wording = asSource !== undefined && saysKind(source) && 'source';
  if (takes(reader, 'this turn'))
    return { source, event: part({ would: 'be dealt damage', to: 'anything', ...kind }, wording) };
  if (!takes(reader, 'to')) return no;
  const target = attempt(reader, targetCreature) as Objects | undefined;
  if (target !== undefined) {
    if (!takes(reader, 'this turn')) return no;
    return { source, keep: target, event: part({ would: 'be dealt damage', to: kept, ...kind }, wording) };
  }
  if (takes(reader, 'you and/or')) {
    const orTo = attempt(reader, noun(true));
    if (orTo === undefined || !takes(reader, 'this turn')) return no;
    return { source, event: part({ would: 'be dealt damage', to: 'you', orTo, ...kind }, wording) };
  }
  const found = recipients.find(([text]) => takes(reader, text));
  if (found === undefined || !takes(reader, 'this turn')) return no;
  const [, to] = found;
  return {
    source,
    event: part({ would: 'be dealt damage', ...to, ...kind }, wording, to.to === 'anything' && 'to all'),
  };
}

function writeShield({ replacement, source, keep }: Replace & { readonly source: Filter }, writer: Writer): boolean {
  if (replacement.would !== 'be dealt damage' || replacement.from !== undefined) return false;
  const { to, orTo } = replacement;
  if (orTo !== undefined && to !== 'you') return false;
  const said = replacement.said ?? [];
  const asSource = said.includes('source') || !saysKind(source);
  if (!indefinite(asSource ? 'source' : 'permanent').write(source, writer)) return false;
  writer.scope.name({ objects: 'that object' }, false, ['source']);
  writer.add(` of your choice would deal ${replacement.combat ? 'combat damage' : 'damage'}`);
  if (keep !== undefined) {
    if (!writer.add(' to ') || !targetCreature.write(keep, writer)) return false;
  } else if (to === 'you') {
    writer.add(' to you');
    if (orTo !== undefined && !(writer.add(' and/or ') && noun(true).write(orTo, writer))) return false;
  } else if (to !== 'anything') return false;
  else if (said.includes('to all')) writer.add(' to a permanent or player');
  return writer.add(' this turn');
}

const untilEndOfTurn = 'until end of turn,';

/**
 * “The next time a source of your choice would deal damage to you this turn, prevent that damage.”, “If a creature you
 * control would die this turn, exile it instead.” (CR 611.2, 614.1, 615.1), with its full stops.
 */
export function readLasting(reader: Reader): Effect | No {
  const leads = takes(reader, untilEndOfTurn);
  const next = !leads && takes(reader, 'the next time');
  if (!next && !takes(reader, 'if')) return no;
  const { soFar: before } = reader.scope;
  reader.scope.hasAmount = true;
  const from = reader.mark();
  const shield = next ? readShield(reader) : no;
  if (shield === no) reader.back(from);
  const event = shield === no ? readEvent(reader) : shield.event;
  if (event === no || (shield === no && !leads && !takes(reader, 'this turn')) || !reader.take(',')) return no;
  const read = withOutcome(reader, event, inText);
  const replacement = read === no ? no : withoutUnusedLabels(read);
  if (replacement === no || refersToEarlierText(replacement, before)) return no;
  reader.scope.hasAmount = before.hasAmount;
  reader.scope.prevents = before.prevents;
  forgetMoved(reader.scope, replacement, before);
  return {
    do: 'replace',
    replacement,
    until: 'this turn',
    ...(next && { next: true as const }),
    ...(leads && { leads: true as const }),
    ...(shield !== no && { source: shield.source, ...(shield.keep && { keep: shield.keep }) }),
  };
}

/** What dies later isn't known to the sentences that follow, which are followed now. */
function forgetMoved(scope: Scope, { would }: Replacement, { referents }: TextSoFar): void {
  if (would === 'die') scope.soFar = withChanges(scope.soFar, { referents });
}

/**
 * Whether the effect refers to a target, a result or an X of earlier text; none of these is known when the effect
 * applies.
 */
function refersToEarlierText(replacement: Replacement, before: TextSoFar): boolean {
  if (replacement.would === 'be dealt damage' && 'then' in replacement.instead) {
    const { then = [], ...instead } = replacement.instead;
    return !canFollowPrevention(then, before) || refersToEarlierText({ ...replacement, instead }, before);
  }
  const isOfBefore = (label: unknown): boolean => Number(String(label).split(' ').at(-1)) <= before.labels;
  return (
    someNode(replacement, (node) => 'slot' in node || ('label' in node && isOfBefore(node['label']))) ||
    JSON.stringify(replacement).includes('"X"')
  );
}

export function writeLasting(effect: Replace, writer: Writer): boolean {
  if (effect.until !== 'this turn') return false;
  const { soFar: before } = writer.scope;
  if (effect.leads) writer.add(`${untilEndOfTurn} `);
  writer.add(effect.next ? 'the next time ' : 'if ');
  const { source } = effect;
  const event =
    source !== undefined
      ? effect.next === true && writeShield({ ...effect, source }, writer)
      : effect.keep === undefined &&
        writeEvent(effect.replacement, writer) &&
        writer.add(effect.leads ? '' : ' this turn');
  if (!event || !writer.add(', ') || !writeOutcome(effect.replacement, writer, inText)) return false;
  forgetMoved(writer.scope, effect.replacement, before);
  return true;
}
