import { isSameTree, type Modification, supertypes, type Supertype } from '@stacktrail/card-tree';
import { listed } from '../../syntax/listed.js';
import { says, type Variant } from '../../syntax/says.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type No, table, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { readName } from '../basics/names.js';
import { kindsOfSubject } from '../basics/quoted.js';
import { verb } from '../basics/verbs.js';

type Of<K> = Variant<Modification, 'change', K>;

/** “Its”, in the plural “their”. */
export const theirs: Syntax<object> = {
  begins: new Set(['its', 'their']),
  read: (reader) => (reader.take('its') || reader.take('their') ? {} : no),
  write: (_, writer) => writer.add(writer.scope.subject?.plural === true ? 'their' : 'its'),
};

const nameText: Syntax<string> = {
  begins: null,
  read: (reader) => readName(reader),
  write: (name, writer) => writer.add(name),
};

const lost = listed(
  table<Supertype>(Object.fromEntries(supertypes.map((supertype) => [supertype.toLowerCase(), supertype]))),
  'or',
);

const chosenTypes = ['card type', 'creature type', 'land type', 'basic land type'] as const;

/** “The chosen type”: a basic land type for lands, a creature type for creatures (CR 607.2d). */
function theChosenType(also: boolean): Syntax<Modification> {
  const inner = also
    ? says<object>({})`${verb('are', 'is')} the chosen type in addition to ${theirs} other types`
    : says<object>({})`${verb('are', 'is')} the chosen type`;
  const meant = (scope: Scope): Of<'become chosen type'> | No => {
    const [kind, ...others] = kindsOfSubject(scope);
    if ((kind !== 'land' && kind !== 'creature') || others.some((other) => other !== kind)) return no;
    const quality = kind === 'land' ? 'basic land type' : 'creature type';
    return { change: 'become chosen type', quality, ...(also && { also: true }), said: 'type' };
  };
  return {
    begins: inner.begins,
    fixedFields: { change: 'become chosen type' },
    read: (reader) => (inner.read(reader) === no ? no : meant(reader.scope)),
    write: (change, writer) => isSameTree(change, meant(writer.scope)) && inner.write({}, writer),
  };
}

/** Changes by a choice or a name (CR 201.4, 607.2d). */
export const being: readonly Syntax<Modification>[] = [
  says<Of<'lose supertypes'>>({ change: 'lose supertypes' })`${verb("aren't", "isn't")} ${{ supertypes: lost }}`,
  says<Of<'become chosen color'>>({
    change: 'become chosen color',
    also: true,
  })`${verb('are', 'is')} the chosen color in addition to ${theirs} other colors`,
  without(
    ['also'],
    says<Of<'become chosen color'>>({ change: 'become chosen color' })`${verb('are', 'is')} the chosen color`,
  ),
  ...chosenTypes.flatMap((quality) => [
    without(
      ['said'],
      says<Of<'become chosen type'>>({
        change: 'become chosen type',
        quality,
        also: true,
      })`${verb('are', 'is')} the chosen ${literally(quality)} in addition to ${theirs} other types`,
    ),
    without(
      ['also', 'said'],
      says<Of<'become chosen type'>>({
        change: 'become chosen type',
        quality,
      })`${verb('are', 'is')} the chosen ${literally(quality)}`,
    ),
  ]),
  theChosenType(true),
  theChosenType(false),
  says<Of<'set name'>>({ change: 'set name' })`${verb('are', 'is')} named ${{ name: nameText }}`,
];
