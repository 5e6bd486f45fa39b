import type { Filter, ReferentNoun, TriggerEvent, Whoever } from '@stacktrail/card-tree';
import { readsAndWrites } from '../../syntax/reads-only.js';
import { says } from '../../syntax/says.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { conjuncts } from '../basics/filter-parts.js';
import { indefinite } from '../nouns/nouns.js';
import { verb } from '../basics/verbs.js';
import { addWhoAsReferent } from './naming.js';
import { eventWords, type EventWithoutSubject, type EventOn } from './predicate.js';

type Targeted = Extract<TriggerEvent, { on: 'becomes the target' }>;
type PlayerTargeted = Extract<TriggerEvent, { on: 'player becomes the target' }>;

const kinds: readonly (readonly [string, Targeted['of']])[] = [
  ['a spell or ability', 'spell or ability'],
  ['a spell', 'spell'],
  ['an ability', 'ability'],
];

const controllers: readonly (readonly [string, Whoever])[] = [
  [' an opponent controls', 'an opponent'],
  [' you control', 'you'],
  ['', 'any player'],
];

/** “Becomes the target of a spell or ability an opponent controls”: of a player. */
const targetedPlayers: readonly Syntax<PlayerTargeted>[] = kinds.flatMap(([text, of]) =>
  controllers.map(
    ([whose, by]) =>
      says<PlayerTargeted>({
        on: 'player becomes the target',
        of,
        by,
      })`becomes the target of ${literally(text)}${literally(whose)}`,
  ),
);

/** “Become the target of a spell”, after “you”. */
export const becomesTarget: Syntax<TriggerEvent> = oneOf<PlayerTargeted>(
  ...kinds.flatMap(([text, of]) =>
    controllers.map(
      ([whose, by]) =>
        says<PlayerTargeted>({
          on: 'player becomes the target',
          of,
          by,
        })`${verb('become')} the target of ${literally(text)}${literally(whose)}`,
    ),
  ),
);

const anyKind = oneOf<PlayerTargeted>(...targetedPlayers);
const somePermanent = indefinite();

/** “You or a permanent you control becomes the target of …”: either event. */
export const youOrYours: Syntax<TriggerEvent> = {
  begins: new Set(['you']),
  fixedFields: { on: 'any of' },
  read(reader) {
    if (!reader.take('you') || !reader.take('or')) return no;
    const what = somePermanent.read(reader);
    if (what === no) return no;
    const event = anyKind.read(reader);
    if (event === no) return no;
    addTargetingAsReferent(event, reader.scope);
    return {
      on: 'any of',
      of: [
        { ...event, who: 'you' },
        { ...event, on: 'becomes the target', what },
      ] as never,
    };
  },
  write(event, writer) {
    const [first, second, ...more] = event.on === 'any of' ? event.of : [];
    if (first?.on !== 'player becomes the target' || first.who !== 'you' || second?.on !== 'becomes the target')
      return false;
    if (more.length > 0 || first.of !== second.of || first.by !== second.by) return false;
    if (!writer.add('you or ') || !somePermanent.write(second.what, writer)) return false;
    if (!writer.add(' ') || !anyKind.write(first, writer)) return false;
    addTargetingAsReferent(first, writer.scope);
    return true;
  },
};

/** Makes the targeting object “that spell or ability”, and its controller “that player”. */
function addTargetingAsReferent({ of, by }: PlayerTargeted, scope: Scope): void {
  const nouns: readonly ReferentNoun[] = of === 'spell or ability' ? ['spell', 'ability', of] : [of];
  scope.name({ objects: 'that object' }, false, nouns);
  addWhoAsReferent(by, scope);
}

/** What other words say of any spell: that it is one, and who controls it. */
const saidOfAll: ReadonlySet<Filter['is']> = new Set(['spell', 'controlled by']);

/** “An Aura spell”, of which a kind is said. */
const spellOfKind = readsAndWrites<Filter>(
  (filter) => filter.is !== 'anything' && !conjuncts(filter).some(({ is }) => saidOfAll.has(is)),
  indefinite('spell'),
);

/** “Becomes the target of an instant or sorcery spell an opponent controls.” */
const targetedBySpells: readonly Syntax<EventWithoutSubject>[] = controllers.map(
  ([whose, by]) =>
    eventWords<EventOn<'becomes the target'>>({
      on: 'becomes the target',
      of: 'spell',
      by,
    })`${verb('become')} the target of ${{ spell: spellOfKind }}${literally(whose)}`,
);

/** Events of objects becoming targets (CR 601.2c, 603.2). */
export const targetPredicates: readonly Syntax<EventWithoutSubject>[] = [
  ...targetedBySpells,
  ...kinds.flatMap(([text, of]) =>
    controllers.map(
      ([whose, by]) =>
        eventWords<EventOn<'becomes the target'>>({
          on: 'becomes the target',
          of,
          by,
        })`${verb('become')} the target of ${literally(text)}${literally(whose)}`,
    ),
  ),
];
