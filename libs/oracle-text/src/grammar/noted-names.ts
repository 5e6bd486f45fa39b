import type { Effect, Filter } from '@stacktrail/card-tree';
import type { Scope } from '../syntax/scope.js';
import { literally, no, type Syntax } from '../syntax/syntax.js';

type NotedChoice = Extract<Effect, { readonly do: 'note choice' }>;

const noted = 'card name';

/** Later words of the text mean the name that was chosen: “that name”. */
export function nameNoted(scope: Scope, label: string): void {
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

const withThatName = literally(' with that name');

/** “With that name”: of one that the text had a player choose. */
export const ofNotedName: Syntax<Filter> = {
  begins: withThatName.begins,
  marks: { is: 'has noted' },
  read(reader) {
    const label = reader.scope.thisWay[noted];
    return label === undefined || withThatName.read(reader) === no ? no : { is: 'has noted', quality: 'name', label };
  },
  write: (filter, writer) =>
    filter.is === 'has noted' &&
    filter.quality === 'name' &&
    filter.label === writer.scope.thisWay[noted] &&
    withThatName.write({}, writer),
};
