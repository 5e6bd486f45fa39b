import { type Cost, type ObjectCostName, type Filter, referentNouns, type Objects } from '@stacktrail/card-tree';
import type { TextSource } from '../../english/text-source.js';
import type { Scope } from '../../syntax/scope.js';
import { no, type Syntax } from '../../syntax/syntax.js';
import type { Case } from './pronouns.js';

/** Participles for objects that pay a cost, as texts have them. */
const participles: readonly (readonly [string, ObjectCostName])[] = [
  ['sacrificed', 'sacrifice'],
  ['discarded', 'discard'],
  ['tapped', 'tap permanents'],
  ['returned', 'return to hand'],
  ['exiled', 'exile from graveyard'],
  ['exiled', 'exile from hand'],
  ['exiled', 'exile permanents'],
  ['revealed', 'reveal from hand'],
];

const nouns = new Map(referentNouns.map((noun) => [noun.toLowerCase(), noun]));

type Paying = Extract<Cost, { readonly filter: Filter; readonly count: unknown }>;

/** The cost that a single object paid. */
function partOf({ paid }: Scope, participle: string): ObjectCostName | undefined {
  const fitting = participles.filter(([said]) => said === participle).map(([, cost]) => cost);
  const parts = paid.filter((part) => fitting.includes(part.cost as ObjectCostName));
  return parts.length === 1 && (parts[0] as Paying).count === 1 ? (parts[0]!.cost as ObjectCostName) : undefined;
}

/** Whether a single object paid a cost in that way. */
export function paysOneBy(scope: Scope, participle: string): boolean {
  return partOf(scope, participle) !== undefined;
}

/** Lets “it” mean the object that paid; “that creature” never does. */
function name(scope: Scope, cost: ObjectCostName): void {
  scope.name({ objects: 'paid', cost }, false, []);
}

/** “You may exile a card from your hand. If you do, it …”: “it” means the exiled card. */
export function nameExiled(scope: Scope, cost: readonly Cost[]): void {
  const exiled = cost.flatMap((part) => (exileCosts.has(part.cost) && (part as Paying).count === 1 ? [part.cost] : []));
  if (exiled.length === 1) name(scope, exiled[0] as ObjectCostName);
}

const exileCosts: ReadonlySet<string> = new Set(
  participles.flatMap(([said, cost]) => (said === 'exiled' ? [cost] : [])),
);

/** The additional costs of the spell that has the text (CR 118.8). */
export function paidForSpell({ abilities }: TextSource): readonly Cost[] {
  return abilities.flatMap((ability) => (ability.kind === 'additional cost' ? ability.cost : []));
}

/** “The sacrificed creature”: the object with which a cost was paid (CR 607.2). */
export function paidFor(position: Case): Syntax<Objects> {
  return {
    begins: new Set(['the']),
    fixedFields: { objects: 'paid' },
    read(reader) {
      if (reader.scope.paid.length === 0 || !reader.take('the')) return no;
      const cost = partOf(reader.scope, reader.next().word);
      const noun = nouns.get(reader.word);
      if (cost === undefined || noun === undefined) return no;
      reader.next();
      if (position === 'possessive' && !reader.take("'s")) return no;
      name(reader.scope, cost);
      return { objects: 'paid', cost, called: noun };
    },
    write(objects, writer) {
      if (objects.objects !== 'paid' || objects.called === undefined || !nouns.has(objects.called.toLowerCase()))
        return false;
      const found = participles.find(([, cost]) => cost === objects.cost);
      if (found === undefined) return false;
      name(writer.scope, objects.cost);
      return writer.add(`the ${found[0]} ${objects.called}${position === 'possessive' ? "'s" : ''}`);
    },
  };
}
