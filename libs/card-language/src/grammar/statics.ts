import type { StaticAbility, StaticEffect } from '../abilities.js';
import type { Filter } from '../filters.js';
import type { Objects } from '../references.js';
import type { EntersModification, Replacement } from '../replacements.js';
import type { Reader } from '../syntax/reader.js';
import { says, type Variant } from '../syntax/says.js';
import { literally, no, oneOf, words, type No, type Syntax } from '../syntax/syntax.js';
import type { Writer } from '../syntax/writer.js';
import { staticChanges } from './changes.js';
import { condition } from './conditions.js';
import { counterCount, mana } from './costs.js';
import { noun } from './nouns.js';
import { objectsArePlural, objectsAsSubject } from './objects.js';
import { self } from './self.js';
import { forEach } from './counts.js';
import { value } from './holes.js';
import { shortName } from '../printer/context.js';
import { verb } from './verbs.js';
import { readWhereXOf, writeWhereX } from './where-x.js';

type Of<K> = Variant<StaticEffect, 'static', K>;
type Entering = Variant<EntersModification, 'enters', 'tapped'>;
type Counters = Variant<EntersModification, 'enters', 'with counters'>;
type Enters = Variant<Replacement, 'would', 'enter'>;

/** Objects as the subject of a static ability, with which its verb agrees. */
const affects: Syntax<Objects> = {
  begins: null,
  read(reader) {
    const objects = objectsAsSubject.read(reader);
    if (objects === no) return no;
    const { scope } = reader;
    scope.subject = { means: objects, plural: objectsArePlural(objects, (means) => scope.isPlural(means)) };
    return objects;
  },
  write(objects, writer) {
    const { scope } = writer;
    if (!objectsAsSubject.write(objects, writer)) return false;
    scope.subject = { means: objects, plural: objectsArePlural(objects, (means) => scope.isPlural(means)) };
    return true;
  },
};

/** What enters: the object itself, or all of a kind. */
const entering: Syntax<Filter> = oneOf<Filter>(
  {
    begins: self.begins,
    read(reader) {
      if (self.read(reader) === no) return no;
      reader.scope.subject = { means: { objects: 'this' }, plural: false };
      return { is: 'this' };
    },
    write(filter, writer) {
      writer.scope.subject = { means: { objects: 'this' }, plural: false };
      return filter.is === 'this' && self.write({ objects: 'this' }, writer);
    },
  },
  {
    begins: null,
    read(reader) {
      reader.scope.subject = { means: { objects: 'each', filter: { is: 'anything' } }, plural: true };
      return noun(true).read(reader);
    },
    write(filter, writer) {
      writer.scope.subject = { means: { objects: 'each', filter }, plural: true };
      return filter.is !== 'this' && noun(true).write(filter, writer);
    },
  },
);

const itOrThem: Syntax<object> = {
  begins: new Set(['it', 'them']),
  read: (reader) => (reader.take('it') || reader.take('them') ? {} : no),
  write: (_, writer) => writer.add(writer.scope.subject?.plural === true ? 'them' : 'it'),
};

const entersModification: Syntax<EntersModification> = oneOf<EntersModification>(
  says<Entering>({ enters: 'tapped' })` tapped unless ${{ unless: condition }}`,
  says<Entering>({ enters: 'tapped' })` tapped`,
  says<Counters>({ enters: 'with counters' })` with ${counterCount} on ${itOrThem}`,
);

const replacement: Syntax<Replacement> = says<Enters>({
  would: 'enter',
})`${{ what: entering }} ${verb('enter')}${{ instead: entersModification }}`;

const costChange: Syntax<StaticEffect> = oneOf<StaticEffect>(
  ...(['less', 'more'] as const).flatMap((direction) => [
    says<Of<'cost change'>>({
      static: 'cost change',
      direction,
      who: 'you',
    })`${{ spells: noun(true, 'spell') }} you cast cost ${{ mana }} ${literally(direction)} to cast`,
    says<Of<'cost change'>>({
      static: 'cost change',
      direction,
      who: 'opponent',
    })`${{ spells: noun(true, 'spell') }} your opponents cast cost ${{ mana }} ${literally(direction)} to cast`,
    says<Of<'cost change'>>({
      static: 'cost change',
      direction,
      who: 'any player',
    })`${{ spells: noun(true, 'spell') }} cost ${{ mana }} ${literally(direction)} to cast`,
  ]),
);

/** “~'s power and toughness are each equal to the number of creatures you control” (CR 604.3). */
const definition: Syntax<StaticEffect> = oneOf<StaticEffect>(
  {
    begins: new Set(['~']),
    read(reader) {
      if (!reader.take('~') || literally("'s power and toughness are each equal to ").read(reader) === no) return no;
      const amount = value.read(reader);
      return amount === no ? no : { static: 'defines power and toughness', power: amount, toughness: amount };
    },
    write: (effect, writer) =>
      effect.static === 'defines power and toughness' &&
      JSON.stringify(effect.power) === JSON.stringify(effect.toughness) &&
      writer.add(`${shortName(writer.scope.speaker.name)}'s power and toughness are each equal to `) &&
      value.write(effect.power, writer),
  },
  {
    begins: new Set(['~']),
    read(reader) {
      if (!reader.take('~') || literally("'s power is equal to ").read(reader) === no) return no;
      const amount = value.read(reader);
      if (amount === no || literally(' and its toughness is equal to that number plus 1').read(reader) === no)
        return no;
      return { static: 'defines power and toughness', power: amount, toughness: { amount: 'sum', of: [amount, 1] } };
    },
    write: (effect, writer) =>
      effect.static === 'defines power and toughness' &&
      JSON.stringify(effect.toughness) === JSON.stringify({ amount: 'sum', of: [effect.power, 1] }) &&
      writer.add(`${shortName(writer.scope.speaker.name)}'s power is equal to `) &&
      value.write(effect.power, writer) &&
      writer.add(' and its toughness is equal to that number plus 1'),
  },
);

const ownReduction: Syntax<StaticEffect> = oneOf<StaticEffect>({
  begins: new Set(['this']),
  read(reader) {
    if (literally('this spell costs ').read(reader) === no) return no;
    const cost = mana.read(reader);
    const generic = cost !== no && cost.length === 1 ? Number(cost[0]) : NaN;
    if (!Number.isInteger(generic) || literally(' less to cast').read(reader) === no) return no;
    const from = reader.mark();
    const each = forEach.read(reader);
    if (each !== no)
      return {
        static: 'own cost reduction',
        generic: generic === 1 ? each : { amount: 'product', of: [generic, each] },
      };
    reader.back(from);
    return { static: 'own cost reduction', generic };
  },
  write(effect, writer) {
    if (effect.static !== 'own cost reduction') return false;
    const { generic } = effect;
    if (typeof generic === 'number') return writer.add(`this spell costs {${generic}} less to cast`);
    const [count, each] = generic.amount === 'product' ? [generic.of[0]!, generic.of[1]!] : [1, generic];
    return (
      typeof count === 'number' && writer.add(`this spell costs {${count}} less to cast`) && forEach.write(each, writer)
    );
  },
});

const staticEffect: Syntax<StaticEffect> = oneOf<StaticEffect>(
  definition,
  ownReduction,
  words<StaticEffect>(
    'you have no maximum hand size',
    { static: 'no maximum hand size' },
    (other) => other.static === 'no maximum hand size',
  ),
  says<Of<'additional lands'>>({
    static: 'additional lands',
    count: 1,
  })`you may play an additional land on each of your turns`,
  says<Of<'replacement'>>({ static: 'replacement' })`${{ replacement }}`,
  costChange,
  says<Of<'continuous'>>({ static: 'continuous' })`${{ affects }} ${{ changes: staticChanges }}`,
);

/** A static ability (CR 604): “creatures you control get +1/+1 as long as …”. */
export function readStatic(reader: Reader): StaticAbility | No {
  const leads = reader.word === 'as' && reader.ahead(1) === 'long';
  if (leads) {
    if (literally('as long as ').read(reader) === no) return no;
    const asked = condition.read(reader);
    if (asked === no || !reader.take(',')) return no;
    const effect = staticEffect.read(reader);
    return effect === no || !reader.stop() ? no : { kind: 'static', effects: [effect], condition: asked, leads };
  }
  const said = staticEffect.read(reader);
  if (said === no) return no;
  const effect = readWhereXOf(reader, said);
  if (effect === no) return no;
  if (reader.stop()) return { kind: 'static', effects: [effect] };
  if (literally(' as long as ').read(reader) === no) return no;
  const asked = condition.read(reader);
  return asked === no || !reader.stop() ? no : { kind: 'static', effects: [effect], condition: asked };
}

export function writeStatic(ability: StaticAbility, writer: Writer): boolean {
  const [effect, ...more] = ability.effects;
  if (effect === undefined || more.length > 0) return false;
  const { condition: asked, leads } = ability;
  if (leads && asked) {
    return (
      writer.add('As long as ') &&
      condition.write(asked, writer) &&
      writer.add(', ') &&
      staticEffect.write(effect, writer) &&
      writer.stop()
    );
  }
  return (
    staticEffect.write(effect, writer) &&
    writeWhereX(writer) &&
    (asked === undefined || (writer.add(' as long as ') && condition.write(asked, writer))) &&
    writer.stop()
  );
}
