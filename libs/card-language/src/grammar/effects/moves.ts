import type { Destination, Effect } from '../../effects.js';
import type { Objects } from '../../references.js';
import type { Scope } from '../../syntax/scope.js';
import { says } from '../../syntax/says.js';
import { literally, mapped, no, type Syntax } from '../../syntax/syntax.js';
import { movedObjects } from '../objects.js';
import { self } from '../self.js';
import { order, type Doing } from './predicate.js';

type Move = Doing<'move'>;

/** Whose zone things come to: “your hand”, “its owner's hand”, “their owners' hands”. */
function owners(zone: 'hand' | 'library' | 'graveyard'): Syntax<object> {
  const plural = zone === 'library' ? 'libraries' : `${zone}s`;
  const wordings = [`your ${zone}`, `its owner's ${zone}`, `their owners' ${plural}`].map(literally);
  return {
    begins: null,
    read(reader) {
      const from = reader.mark();
      for (const wording of wordings) {
        if (wording.read(reader) !== no) return {};
        reader.back(from);
      }
      return no;
    },
    write(value, writer) {
      return wordings[ownership((value as Move).what, writer.scope)]!.write({}, writer);
    },
  };
}

function ownership(what: Objects, scope: Scope): 0 | 1 | 2 {
  const target = what.objects === 'target' ? scope.targets[what.slot] : undefined;
  const own = target !== undefined && JSON.stringify(target.filter).includes('"owned by","who":"you"');
  if (what.objects === 'this' && scope.inGraveyard) return 0;
  if (own || scope.factsOf(what).yours || (what.objects === 'top of library' && what.of.players === 'you')) return 0;
  return scope.isPlural(what) ? 2 : 1;
}

/** What later words mean by “it”, “them” or “that card” is what the objects became, as many as were named just before. */
function becoming(nouns: readonly ('card' | 'creature' | 'permanent')[]): Syntax<object> {
  const name = (scope: Scope, label: string): void => {
    const { plural = false, facts = {} } = scope.said.referents ?? {};
    scope.name({ objects: 'result', label }, plural, nouns, facts.count === undefined ? {} : { count: facts.count });
  };
  return {
    begins: null,
    read({ scope }) {
      const label = scope.newLabel('moved');
      name(scope, label);
      return { label };
    },
    write(value, { scope }) {
      const { label } = value as Move;
      if (label !== undefined) name(scope, label);
      return true;
    },
  };
}

const to = (destination: Destination): Pick<Move, 'do' | 'to'> => ({ do: 'move', to: destination });

const arrivals: readonly (readonly [string, Partial<Destination>])[] = [
  ['', {}],
  [' tapped', { tapped: true }],
  [' under your control', { control: 'you' }],
  [' tapped under your control', { tapped: true, control: 'you' }],
  [" under its owner's control", { control: 'owner' }],
  [" tapped under its owner's control", { tapped: true, control: 'owner' }],
];

type Origin = 'your graveyard' | 'graveyard' | 'battlefield' | 'elsewhere';

function originOf(what: Objects, scope: Scope): Origin {
  if (what.objects === 'this' && scope.inGraveyard) return 'your graveyard';
  if (what.objects === 'target') {
    const target = scope.targets[what.slot];
    if (target?.kind !== 'card in graveyard') return 'battlefield';
    return JSON.stringify(target.filter).includes('"owned by","who":"you"') ? 'your graveyard' : 'graveyard';
  }
  if (what.objects === 'each') {
    if (what.zone === 'graveyard') return what.of?.players === 'you' ? 'your graveyard' : 'graveyard';
    return what.zone === undefined || what.zone === 'battlefield' ? 'battlefield' : 'elsewhere';
  }
  const choice = scope.choices.find(({ label }) => what.objects === 'result' && what.label === label);
  if (choice !== undefined) return originOf(choice.from, scope);
  return what.objects === 'top of library' || what.objects === 'matching' || scope.factsOf(what).put === true
    ? 'elsewhere'
    : 'battlefield';
}

/** What has been there before returns; anything else is put there. */
function isPut({ what, to: { zone } }: Move, scope: Scope): boolean {
  const origin = originOf(what, scope);
  return origin === 'elsewhere' || (origin === 'graveyard' && zone === 'battlefield');
}

function when(verb: 'put' | 'return'): Syntax<object> {
  return {
    begins: null,
    read: () => ({}),
    write: (value, { scope }) => isPut(value as Move, scope) === (verb === 'put'),
  };
}

const ontoBattlefield = [...arrivals]
  .sort((a, b) => b[0].length - a[0].length)
  .flatMap(([text, more]) =>
    (['return', 'put'] as const).map((verb) => {
      const end = literally(`${verb === 'return' ? ' to' : ' onto'} the battlefield${text}`);
      return says<Move>(
        to({ zone: 'battlefield', ...more }),
      )`${literally(verb)}${when(verb)} ${{ what: movedObjects }}${end}${becoming(['creature', 'permanent', 'card'])}`;
    }),
  );

/** Names the object whose text it is. */
const theSelf: Syntax<object> = mapped<Objects, object>(
  self,
  () => ({}),
  () => ({ objects: 'this' }),
);

/** Moving objects between zones (CR 400.7). */
export const moveOrders: readonly Syntax<Effect>[] = [
  order(
    says<Move>({
      ...to({ zone: 'exile' }),
      until: 'this leaves the battlefield',
    })`exile ${{ what: movedObjects }} until ${theSelf} leaves the battlefield${becoming(['card'])}`,
  ),
  order(says<Move>(to({ zone: 'exile' }))`exile ${{ what: movedObjects }}${becoming(['card'])}`),
  order(
    says<Move>(
      to({ zone: 'hand' }),
    )`return${when('return')} ${{ what: movedObjects }} to ${owners('hand')}${becoming(['card'])}`,
  ),
  order(
    says<Move>(
      to({ zone: 'hand' }),
    )`put${when('put')} ${{ what: movedObjects }} into ${owners('hand')}${becoming(['card'])}`,
  ),
  order(
    says<Move>(
      to({ zone: 'library', position: 'top' }),
    )`put ${{ what: movedObjects }} on top of ${owners('library')}${becoming(['card'])}`,
  ),
  order(
    says<Move>(
      to({ zone: 'library', position: 'bottom' }),
    )`put ${{ what: movedObjects }} on the bottom of ${owners('library')}${becoming(['card'])}`,
  ),
  order(
    says<Move>(
      to({ zone: 'graveyard' }),
    )`put ${{ what: movedObjects }} into ${owners('graveyard')}${becoming(['card'])}`,
  ),
  ...ontoBattlefield.map(order),
];
