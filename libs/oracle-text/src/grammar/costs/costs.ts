import type { Cost, Objects } from '@stacktrail/card-tree';
import { listed } from '../../syntax/listed.js';
import { readsOnly } from '../../syntax/reads-only.js';
import { says, type Variant } from '../../syntax/says.js';
import { lazy, literally, mapped, no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import type { Writer } from '../../syntax/writer.js';
import { capitalise } from '../../english/words.js';
import { value } from '../basics/holes.js';
import { granter } from '../basics/self.js';
import {
  allOfThem,
  counterCount,
  halfOfThem,
  inZone,
  nameSelf,
  oneOrOther,
  othersThanSpell,
  some,
  thisCard,
  unnamedCard,
  untapped,
} from './cost-parts.js';
import { numeralOrX } from '../basics/numerals.js';
import { ofAffected } from '../basics/where-x.js';
import { referent, selfInGraveyard } from '../objects/objects.js';
import { payableEnergy, unnumberedEnergy } from '../counts/energy.js';
import { anyNumberCosts } from './any-number.js';
import { paidTogetherCosts } from './paid-together.js';
import { lifeOrMana } from './life-or-mana.js';
import { eitherAndTap } from './either-and-tap.js';
import { attachedOne, otherCosts } from './other-costs.js';
import { sacrificedTogether, sacrificesFrom } from './sacrificed-together.js';
import { mana } from './mana.js';
import { unnumberedCounters } from '../this-way/removed-this-way.js';

type Of<K> = Variant<Cost, 'cost', K>;

const anyCounters = unnumberedCounters('any number', 'one or more', 'all');

const waterbend = says<Of<'mana'>>({ cost: 'mana', waterbend: true })`waterbend ${{ mana }}`;
const blight = says<Of<'blight'>>({ cost: 'blight' })`blight ${{ count: numeralOrX }}`;

/** Keyword actions that are costs (CR 701.67, 701.68). */
const costAction: Syntax<Cost> = oneOf<Cost>(waterbend, blight);

/** An action as a cost: “pay {3}”, “sacrifice a creature”. */
const doing: Syntax<Cost> = lazy(() =>
  oneOf<Cost>(
    without(['waterbend'], says<Of<'mana'>>({ cost: 'mana' })`pay ${{ mana }}`),
    without(
      ['many'],
      says<Of<'pay player counters'>>({
        cost: 'pay player counters',
        counter: 'energy',
      })`pay ${{ count: payableEnergy }}`,
    ),
    unnumberedEnergy,
    ...anyNumberCosts,
    ...paidTogetherCosts,
    ...otherCosts,
    costAction,
    says<Of<'pay life'>>({ cost: 'pay life' })`pay ${{ amount: numeralOrX }} life`,
    says<Of<'pay life'>>({ cost: 'pay life' })`pay life equal to ${{ amount: value }}`,
    says<Of<'tap that'>>({ cost: 'tap that' })`tap ${{ of: granter }}`,
    says<Of<'sacrifice this'>>({ cost: 'sacrifice this' })`sacrifice ${{ of: granter }}`,
    says<Of<'exile this'>>({ cost: 'exile this' })`exile ${{ of: granter }}`,
    says<Of<'return this to hand'>>({ cost: 'return this to hand' })`return ${{ of: granter }} to its owner's hand`,
    says<Of<'remove counters'>>({ cost: 'remove counters' })`remove ${anyCounters} from ${{ of: granter }}`,
    says<Of<'remove counters'>>({ cost: 'remove counters' })`remove ${counterCount} from ${{ of: granter }}`,
    says<Of<'put counters'>>({ cost: 'put counters' })`put ${counterCount} on ${{ of: granter }}`,
    says<Of<'tap'>>({ cost: 'tap' })`tap ${nameSelf}`,
    without(['called'], says<Of<'sacrifice this'>>({ cost: 'sacrifice this' })`sacrifice ${nameSelf}`),
    says<Of<'return this to hand'>>({ cost: 'return this to hand' })`return ${nameSelf} to its owner's hand`,
    returned(1, "its owner's hand"),
    returned('several', "their owners' hands"),
    says<Of<'exile this'>>({ cost: 'exile this' })`exile ${mapped(
      selfInGraveyard,
      () => ({}),
      () => ({ objects: 'this' as const, called: 'card' as const }),
    )}`,
    inZone('hand', says<Of<'exile this'>>({ cost: 'exile this' })`exile ${thisCard} from your hand`),
    says<Of<'exile this'>>({ cost: 'exile this' })`exile ${nameSelf}`,
    inZone('hand', without(['called'], says<Of<'discard this'>>({ cost: 'discard this' })`discard ${thisCard}`)),
    inZone('hand', says<Of<'discard this'>>({ cost: 'discard this', called: 'card' })`discard ${unnamedCard}`),
    says<Of<'sacrifice'>>({ cost: 'sacrifice' })`sacrifice ${some()}`,
    says<Of<'sacrifice'>>({ cost: 'sacrifice' })`sacrifice ${halfOfThem}`,
    says<Of<'sacrifice'>>({ cost: 'sacrifice' })`sacrifice ${allOfThem}`,
    says<Of<'sacrifice'>>({ cost: 'sacrifice' })`sacrifice ${oneOrOther}`,
    says<Of<'tap permanents'>>({ cost: 'tap permanents' })`tap ${untapped}`,
    says<Of<'tap permanents'>>({ cost: 'tap permanents' })`tap ${attachedOne}`,
    says<Of<'discard'>>({
      cost: 'discard',
      together: [{ all: 'differ in', quality: 'name' }],
    })`discard ${some('card')} with different names`,
    says<Of<'discard'>>({
      cost: 'discard',
      together: [{ all: 'share', quality: 'name' }],
    })`discard ${some('card')} with the same name`,
    without(['together'], says<Of<'discard'>>({ cost: 'discard' })`discard ${some('card')}`),
    says<Of<'reveal from hand'>>({ cost: 'reveal from hand' })`reveal ${some('card')} from your hand`,
    says<Of<'exile from graveyard'>>({ cost: 'exile from graveyard' })`exile ${some('card')} from your graveyard`,
    says<Of<'exile from graveyard'>>({ cost: 'exile from graveyard' })`exile ${othersThanSpell} from your graveyard`,
    says<Of<'remove counters'>>({ cost: 'remove counters' })`remove ${anyCounters} from ${nameSelf}`,
    says<Of<'remove counters'>>({ cost: 'remove counters' })`remove ${counterCount} from ${nameSelf}`,
    says<Of<'put counters'>>({ cost: 'put counters' })`put ${counterCount} on ${nameSelf}`,
  ),
);

/** “Return a land you control to its owner's hand.” */
function returned(count: 1 | 'several', where: string): Syntax<Cost> {
  const inner = says<Of<'return to hand'>>({ cost: 'return to hand' })`return ${some()} to ${literally(where)}`;
  const fits = (cost: Cost): boolean => cost.cost === 'return to hand' && (cost.count === 1) === (count === 1);
  return {
    begins: inner.begins,
    read(reader) {
      const cost = inner.read(reader);
      return cost === no || !fits(cost) ? no : cost;
    },
    write: (cost, writer) => fits(cost) && inner.write(cost as Of<'return to hand'>, writer),
  };
}

const done = lazy(() => oneOf<Cost>(lifeOrMana, { ...eitherOf(doing), fixedFields: {} }));

const capital: Syntax<Cost> = {
  begins: null,
  read: (reader) => done.read(reader),
  write(cost, writer) {
    const text = writer.capture(() => done.write(cost, writer));
    return text !== undefined && writer.add(text.charAt(0).toUpperCase() + text.slice(1));
  },
};

const symbol: Syntax<Cost> = oneOf<Cost>(
  words<Cost>('{T}', { cost: 'tap' }, (cost) => cost.cost === 'tap'),
  words<Cost>('{Q}', { cost: 'untap' }, (cost) => cost.cost === 'untap'),
  without(['waterbend'], says<Of<'mana'>>({ cost: 'mana' })`${{ mana }}`),
);

const symbols = eitherOf(symbol);

/** The cost of an activated ability: “{1}, {T}, Sacrifice this creature”. */
export const activationCost: Syntax<readonly Cost[]> = {
  begins: null,
  read(reader) {
    const start = reader.mark();
    const either = eitherAndTap.read(reader);
    if (either !== no) return [either];
    reader.back(start);
    const parts: Cost[] = [];
    do {
      const from = reader.mark();
      const together = reader.word === 'sacrifice' ? sacrificedTogether.read(reader) : no;
      if (together !== no) {
        parts.push(...together);
        continue;
      }
      reader.back(from);
      let part = symbols.read(reader);
      if (part === no) {
        reader.back(from);
        part = capital.read(reader);
      }
      if (part === no) return no;
      parts.push(part);
      if (part.cost === 'remove counters' && reader.word === 'and') {
        if (andSacrificeIt.read(reader) === no) return no;
        parts.push({ cost: 'sacrifice this', called: 'it' });
      }
    } while (reader.take(','));
    return parts;
  },
  write(parts, writer) {
    const start = writer.mark();
    if (parts.length === 1 && eitherAndTap.write(parts[0]!, writer)) return true;
    writer.back(start);
    for (let i = 0; i < parts.length;) {
      if (i > 0 && !isIt(parts[i]!)) writer.add(', ');
      const many = sacrificesFrom(parts, i);
      const could = many > 1 ? sacrificedTogether.write(parts.slice(i, i + many), writer) : writePart(parts, i, writer);
      if (!could) return false;
      i += Math.max(many, 1);
    }
    return true;
  },
};

function writePart(parts: readonly Cost[], at: number, writer: Writer): boolean {
  const part = parts[at]!;
  if (isIt(part)) return isOfThis(parts[at - 1]) && andSacrificeIt.write({}, writer);
  const from = writer.mark();
  if (symbols.write(part, writer)) return true;
  writer.back(from);
  return capital.write(part, writer);
}

const andSacrificeIt = literally(' and sacrifice it');

function isIt(part: Cost): boolean {
  return part.cost === 'sacrifice this' && part.called === 'it';
}

/** Whether counters are removed from the object itself, which the next cost calls “it”. */
function isOfThis(part: Cost | undefined): boolean {
  return part?.cost === 'remove counters' && part.of === undefined;
}

/** “Pay 2 life and sacrifice a creature”. */
export const paying: Syntax<readonly Cost[]> = readsOnly(
  // “You may sacrifice it” alone is an instruction.
  (costs) => costs.length > 1 || !isIt(costs[0]!),
  listed(
    eitherOf(
      oneOf<Cost>(
        doing,
        lazy(() => sacrificeIt),
      ),
    ),
    'and',
  ),
);

type SacrificeThis = Of<'sacrifice this'>;

/** “Sacrifice it”: the object that has the text, which the text has just named. */
const sacrificeIt: Syntax<Cost> = mapped<{ readonly it: Objects }, SacrificeThis>(
  says<{ readonly it: Objects }>({})`sacrifice ${{ it: referent('object') }}`,
  ({ it }) => (it.objects === 'this' && it.called === 'it' ? { cost: 'sacrifice this', called: 'it' } : no),
  ({ called, of }) => (called === 'it' && of === undefined ? { it: { objects: 'this', called } } : no),
  { cost: 'sacrifice this' },
);

/** “Sacrifice a creature or pay {3}”: one of two costs, as the player chooses (CR 601.2b). */
export function eitherOf(one: Syntax<Cost>): Syntax<Cost> {
  return {
    begins: one.begins,
    fixedFields: { cost: 'choice' },
    read(reader) {
      const first = one.read(reader);
      if (first === no || reader.word !== 'or') return first;
      const from = reader.mark();
      reader.next();
      const second = one.read(reader);
      if (second !== no) return { cost: 'choice', of: [[first], [second]] };
      reader.back(from);
      return first;
    },
    write(cost, writer) {
      const from = writer.mark();
      if (one.write(cost, writer)) return true;
      writer.back(from);
      if (cost.cost !== 'choice') return false;
      const [first, second] = cost.of;
      if (cost.of.length !== 2 || first!.length !== 1 || second!.length !== 1) return false;
      return one.write(first![0]!, writer) && writer.add(' or ') && one.write(second![0]!, writer);
    },
  };
}

/** “ {2}”: a mana cost after a keyword. */
export const manaCost: Syntax<readonly Cost[]> = {
  begins: mana.begins,
  read(reader) {
    const value = mana.read(reader);
    return value === no ? no : [{ cost: 'mana', mana: value }];
  },
  write([cost, ...more], writer) {
    if (cost?.cost !== 'mana' || cost.waterbend || cost.xAtMost !== undefined || more.length > 0) return false;
    if (cost.x !== undefined) writer.scope.whereX = ofAffected(cost.x);
    return writer.add(' ') && mana.write(cost.mana, writer);
  },
};

/** “—Blight 2”, “—Waterbend {4}”: a keyword action as a cost, without a full stop. */
const keywordAction: Syntax<readonly Cost[]> = {
  begins: new Set(['—']),
  read(reader) {
    if (!reader.take('—')) return no;
    const cost = costAction.read(reader);
    return cost === no || reader.word === '.' ? no : [cost];
  },
  write([cost, ...more], writer) {
    if (cost === undefined || more.length > 0) return false;
    const text = writer.capture(() => costAction.write(cost, writer));
    return text !== undefined && writer.add(`—${capitalise(text)}`);
  },
};

/** “ {G} or {W}”: one of two costs (CR 702.24a). */
export const manaEither: Syntax<readonly Cost[]> = {
  begins: mana.begins,
  read(reader) {
    const cost = symbols.read(reader);
    return cost === no || cost.cost !== 'choice' ? no : [cost];
  },
  write: ([cost, ...more], writer) =>
    cost?.cost === 'choice' && more.length === 0 && writer.add(' ') && symbols.write(cost, writer),
};

/** “ {2}”, or “—Pay 3 life.” (as the templates of CR 702 have it). */
export const keywordCost: Syntax<readonly Cost[]> = oneOf<readonly Cost[]>(manaCost, keywordAction, {
  begins: new Set(['—']),
  read(reader) {
    if (!reader.take('—')) return no;
    const cost = activationCost.read(reader);
    return cost !== no && reader.take('.') ? cost : no;
  },
  write: (cost, writer) => writer.add('—') && activationCost.write(cost, writer) && writer.add('.'),
});
