import { type StaticEffect, type Filter, type TriggerEvent, isSameTree } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import type { Reader } from '../../syntax/reader.js';
import { constant, literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import type { Writer } from '../../syntax/writer.js';
import { withArticle } from '../../english/words.js';
import { conjunction, conjuncts, withoutOther } from '../basics/filter-parts.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { attachedFilter } from '../triggers/subjects.js';
import { attempt, takes } from '../../syntax/attempt.js';

type More = Variant<StaticEffect, 'static', 'additional triggers'>;
type None = Variant<StaticEffect, 'static', "don't trigger">;

const enters = (what: Filter): TriggerEvent => ({ on: 'enters', what });
const dies = (what: Filter): TriggerEvent => ({ on: 'dies', what });

/** Events of objects, worded with a participle: “entering”, “entering or dying”. */
const doings: readonly (readonly [string, (what: Filter) => TriggerEvent])[] = [
  [' entering or dying', (what) => ({ on: 'any of', of: [enters(what), dies(what)] })],
  [' entering', enters],
  [' dying', dies],
  [' attacking', (what) => ({ on: 'attacks', what })],
  [' being dealt damage', (what) => ({ on: 'is dealt damage', what })],
  [' dealing combat damage to a player', (what) => ({ on: 'deals damage', what, to: 'player', combat: true })],
];

/** Events of players, and other events without an object of their own. */
const causes: Syntax<TriggerEvent> = oneOf<TriggerEvent>(
  constant<TriggerEvent>('you gaining life', { on: 'gains life', who: 'you' }),
  constant<TriggerEvent>('a player drawing a card', { on: 'draws', who: 'any player' }),
  constant<TriggerEvent>('you casting or copying an instant or sorcery spell', {
    on: 'any of',
    of: (['casts', 'copies'] as const).map((on) => ({ on, who: 'you', what: instantsOrSorceries() })),
  }),
);

function instantsOrSorceries(): Filter {
  return {
    is: 'any',
    of: [
      { is: 'type', type: 'Instant' },
      { is: 'type', type: 'Sorcery' },
    ],
  };
}

function whatOf(event: TriggerEvent): Filter | undefined {
  if (event.on === 'any of') return event.of[0] === undefined ? undefined : whatOf(event.of[0]);
  return 'what' in event ? event.what : undefined;
}

function readCause(reader: Reader, things: Syntax<Filter>): TriggerEvent | undefined {
  const cause = attempt(reader, causes);
  if (cause !== undefined) return cause;
  const what = attempt(reader, things);
  const found = what === undefined ? undefined : doings.find(([text]) => takes(reader, text));
  return found === undefined || what === undefined ? undefined : found[1](what);
}

function writeCause(cause: TriggerEvent, writer: Writer, things: Syntax<Filter>): boolean {
  const from = writer.mark();
  if (causes.write(cause, writer)) return true;
  writer.back(from);
  const what = whatOf(cause);
  if (what === undefined) return false;
  const found = doings.find(([, make]) => isSameTree(make(what), cause));
  return found !== undefined && things.write(what, writer) && writer.add(found[0]);
}

/** “Creatures entering don't cause abilities to trigger.” */
export const dontTrigger: Syntax<StaticEffect> = {
  begins: noun(true).begins,
  fixedFields: { static: "don't trigger" },
  read(reader) {
    const cause = readCause(reader, noun(true));
    if (cause === undefined) return no;
    if (takes(reader, "don't cause abilities to trigger"))
      return { static: "don't trigger", abilitiesOf: { is: 'anything' }, cause } satisfies None;
    const of = takes(reader, "don't cause abilities of") ? attempt(reader, noun(true)) : undefined;
    if (of === undefined || of.is === 'anything' || !takes(reader, 'to trigger')) return no;
    return { static: "don't trigger", abilitiesOf: conjunction([permanent, ...conjuncts(of)]), cause } satisfies None;
  },
  write(effect, writer) {
    if (effect.static !== "don't trigger" || !writeCause(effect.cause, writer, noun(true))) return false;
    const { abilitiesOf } = effect;
    if (abilitiesOf.is === 'anything') return writer.add(" don't cause abilities to trigger");
    const [first, ...rest] = conjuncts(abilitiesOf);
    if (first?.is !== 'permanent' || !writer.add(" don't cause abilities of ")) return false;
    return noun(true).write(conjunction(rest), writer) && writer.add(' to trigger');
  },
};

const permanent: Filter = { is: 'permanent' };

/** “If a creature entering causes a triggered ability of a permanent you control to trigger, …” (CR 603.2d). */
export const triggersMore: Syntax<StaticEffect> = {
  begins: new Set(['if']),
  fixedFields: { static: 'additional triggers' },
  read(reader) {
    const cause = takes(reader, 'if') ? readCause(reader, indefinite()) : undefined;
    if (cause === undefined || !takes(reader, 'causes a triggered ability of')) return no;
    const of = attempt(reader, indefinite());
    if (of === undefined || !takes(reader, 'to trigger, that ability triggers an additional time')) return no;
    const abilitiesOf = conjunction([permanent, ...conjuncts(of)]);
    return { static: 'additional triggers', abilitiesOf, cause, times: 1 } satisfies More;
  },
  write(effect, writer) {
    if (effect.static !== 'additional triggers' || effect.cause === undefined || effect.times !== 1) return false;
    const parts = conjuncts(effect.abilitiesOf);
    if (parts[0]?.is !== 'permanent') return false;
    return (
      writer.add('if ') &&
      writeCause(effect.cause, writer, indefinite()) &&
      writer.add(' causes a triggered ability of ') &&
      indefinite().write(conjunction(parts.slice(1)), writer) &&
      writer.add(' to trigger, that ability triggers an additional time')
    );
  },
};

type Sourced = Pick<More, 'abilitiesOf'>;

/** A permanent without further description. */
const ofPermanent: Syntax<Sourced> = mapped<Filter, Sourced>(
  indefinite(),
  (of) => ({ abilitiesOf: conjunction([permanent, ...conjuncts(of)]) }),
  ({ abilitiesOf }) => {
    const [first, ...rest] = conjuncts(abilitiesOf);
    return first?.is === 'permanent' && rest.length > 0 ? conjunction(rest) : no;
  },
);

const one = noun(false);
const orAnother = literally(' or another ');
const yours: Filter = { is: 'controlled by', who: 'you' };

function eitherOf(first: Filter, second: Filter): Filter {
  const other: Filter = conjunction([{ is: 'other' }, ...conjuncts(second)]);
  return { is: 'all', of: [permanent, { is: 'any', of: [first, other], said: 'phrases' }, yours] };
}

/** “A Shaman or another Wizard you control”: you control either of them. */
const ofEither: Syntax<Sourced> = {
  begins: new Set(['a', 'an']),
  read(reader) {
    if (!reader.take('a') && !reader.take('an')) return no;
    const first = one.read(reader);
    const second = first === no || orAnother.read(reader) === no ? no : one.read(reader);
    if (first === no || second === no || !isSameTree(conjuncts(second).at(-1), yours)) return no;
    // A spell isn't a permanent; and a noun that names its own controller doesn't share the words after the other noun.
    if (conjuncts(first).some(({ is }) => is === 'spell' || is === 'controlled by')) return no;
    return { abilitiesOf: eitherOf(first, conjunction(conjuncts(second).slice(0, -1))) };
  },
  write({ abilitiesOf }, writer) {
    const either = conjuncts(abilitiesOf).find((part) => part.is === 'any' && part.said === 'phrases');
    const [first, other, ...more] = either?.is === 'any' ? either.of : [];
    if (first === undefined || other === undefined || more.length > 0) return false;
    const second = withoutOther(other);
    if (!isSameTree(abilitiesOf, eitherOf(first, second))) return false;
    const text = writer.capture(() => one.write(first, writer));
    return (
      text !== undefined &&
      writer.add(withArticle(text)) &&
      orAnother.write({}, writer) &&
      one.write(conjunction([...conjuncts(second), yours]), writer)
    );
  },
};

/** “Equipped creature.” */
const ofAttached: Syntax<Sourced> = mapped<Filter, Sourced>(
  attachedFilter,
  (abilitiesOf) => ({ abilitiesOf }),
  ({ abilitiesOf }) => (abilitiesOf.is === 'attached to by this' ? abilitiesOf : no),
);

const sourced = oneOf<Sourced>(ofAttached, ofEither, ofPermanent);

/** “If a triggered ability of a creature you control triggers, that ability triggers an additional time.” */
export const triggersOnceMore: Syntax<StaticEffect> = oneOf<StaticEffect>(
  ...([undefined, 'it'] as const).map((said) =>
    without<More>(
      said === undefined ? ['cause', 'said'] : ['cause'],
      says<More>({
        static: 'additional triggers',
        times: 1,
        ...(said && { said }),
      })`if a triggered ability of ${sourced} triggers, ${literally(said ?? 'that ability')} triggers an additional time`,
    ),
  ),
);
