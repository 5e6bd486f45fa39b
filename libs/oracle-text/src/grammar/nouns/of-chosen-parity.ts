import { type Filter, isSameTree } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

const said = literally(' with mana value of the chosen quality');

/** The words between which a player chooses; zero is even (CR 107.1). */
export const parities: readonly string[] = ['odd', 'even'];

function ofParity(label: string): Filter {
  const chosen = (word: string): Filter => ({ is: 'where', condition: { if: 'noted', label, word } });
  return {
    is: 'any',
    of: [
      { is: 'all', of: [chosen('odd'), { is: 'odd mana value' }] },
      { is: 'all', of: [chosen('even'), { is: 'even mana value' }] },
    ],
  };
}

function chosenParity({ wordChoice }: Scope): Filter | undefined {
  return wordChoice === null || wordChoice.among.join() !== parities.join() ? undefined : ofParity(wordChoice.label);
}

/**
 * “With mana value of the chosen quality”: odd or even, as a player chose while following this text (CR 608.2d). Only
 * after “each creature”: “creatures … can't block” would be asked of objects later, when the choice isn't known any more
 * (CR 611.2c).
 */
export const ofChosenParity: Syntax<Filter> = {
  begins: said.begins,
  fixedFields: { is: 'any' },
  read(reader) {
    const parity = chosenParity(reader.scope);
    return parity === undefined || said.read(reader) === no ? no : parity;
  },
  write: (filter, writer) => isSameTree(filter, chosenParity(writer.scope)) && said.write({}, writer),
};
