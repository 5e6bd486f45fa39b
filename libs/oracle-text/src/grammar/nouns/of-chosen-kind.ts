import { type Filter, isSameTree } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

const said = literally(' of the chosen kind');
const kinds = ['land', 'nonland'] as const;
const land: Filter = { is: 'type', type: 'Land' };

/** A land card where “land” was chosen, another card where “nonland” was. */
function ofKind(label: string): Filter {
  const chosen = (word: (typeof kinds)[number]): Filter => ({ is: 'where', condition: { if: 'noted', label, word } });
  return {
    is: 'any',
    of: [
      { is: 'all', of: [chosen('land'), land] },
      { is: 'all', of: [chosen('nonland'), { is: 'not', of: land }] },
    ],
  };
}

function chosenKind({ wordChoice }: Scope): Filter | undefined {
  return wordChoice === null || wordChoice.among.join() !== kinds.join() ? undefined : ofKind(wordChoice.label);
}

/** “Of the chosen kind”: of the one that the same text had a player choose of land and nonland (CR 608.2d). */
export const ofChosenKind: Syntax<Filter> = {
  begins: said.begins,
  fixedFields: { is: 'any' },
  read(reader) {
    const kind = chosenKind(reader.scope);
    return kind === undefined || said.read(reader) === no ? no : kind;
  },
  write: (filter, writer) => isSameTree(filter, chosenKind(writer.scope)) && said.write({}, writer),
};
