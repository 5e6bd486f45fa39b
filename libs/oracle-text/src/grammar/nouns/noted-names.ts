import type { Effect, Filter } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { constant, literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';

type NotedChoice = Extract<Effect, { readonly do: 'note choice' }>;

const noted = 'card name';

/** Lets later words mean the chosen name: “that name”. */
export function recordChosenName(scope: Scope, label: string): void {
  scope.thisWay = { ...scope.thisWay, [noted]: label };
}

/** The names that a text can have a player choose among (CR 201.4). */
export const namesToChoose: readonly (readonly [string, NotedChoice['choice']])[] = [
  ['a nonland card name', { choose: 'card name', filter: { is: 'not', of: { is: 'type', type: 'Land' } } }],
  ['a creature card name', { choose: 'card name', filter: { is: 'type', type: 'Creature' } }],
  ['an artifact card name', { choose: 'card name', filter: { is: 'type', type: 'Artifact' } }],
  ['a card name', { choose: 'card name' }],
  [
    'a card name other than a basic land card name',
    {
      choose: 'card name',
      filter: {
        is: 'not',
        of: {
          is: 'all',
          of: [
            { is: 'supertype', supertype: 'Basic' },
            { is: 'type', type: 'Land' },
          ],
        },
      },
    },
  ],
];

type Said = Pick<Extract<Filter, { readonly is: 'has noted' }>, 'said'>;

const wordings: readonly (readonly [string, Said])[] = [
  ['that name', {}],
  ['the chosen name', { said: 'chosen' }],
];

/**
 * A filter for objects with the name that the text had a player choose.
 * @param before the words before “that name”
 */
function ofName(before: string): Syntax<Filter> {
  return oneOf<Filter>(
    ...wordings.map(([name, said]): Syntax<Filter> => {
      const text = literally(`${before}${name}`);
      return {
        begins: text.begins,
        fixedFields: { is: 'has noted' },
        read(reader) {
          const label = reader.scope.thisWay[noted];
          // A lasting effect is checked after the text that made the choice has ended, so these words aren't read
          // there.
          if (label === undefined || text.read(reader) === no || (said.said && reader.isAhead('turn'))) return no;
          return { is: 'has noted', quality: 'name', label, ...said };
        },
        write: (filter, writer) =>
          filter.is === 'has noted' &&
          filter.quality === 'name' &&
          filter.said === said.said &&
          filter.label === writer.scope.thisWay[noted] &&
          text.write({}, writer),
      };
    }),
  );
}

/** “With that name”, “with the chosen name”: the name that the text had a player choose. */
export const ofNotedName: Syntax<Filter> = ofName(' with ');

/** “That name” after “has”. */
export const notedName: Syntax<Filter> = ofName('');

const withTheChosenName = constant<Filter>(' with the chosen name', { is: 'chosen', quality: 'card name' });

/** “With the chosen name”: the name chosen by another ability of the object (CR 607.2d). */
export const ofChosenName: Syntax<Filter> = {
  ...withTheChosenName,
  read: (reader) => (reader.scope.thisWay[noted] === undefined ? withTheChosenName.read(reader) : no),
};
