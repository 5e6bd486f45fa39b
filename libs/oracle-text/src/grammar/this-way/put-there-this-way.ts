import { type Amount, isSameTree, type Objects } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

const putThere = ' put into your graveyard this way';

/** Whether later words ask how many cards were put into your graveyard this way. */
export function isCountedInGraveyard({ tokens, at }: Reader): boolean {
  const said = putThere.trim().split(' ');
  return tokens.some((_, i) => i >= at && said.every((word, j) => tokens[i + j]?.word === word));
}

function cardsPut(label: string): Amount {
  const of: Objects = {
    objects: 'matching',
    of: { objects: 'result', label },
    filter: {
      is: 'all',
      of: [
        { is: 'in zone', zone: 'graveyard' },
        { is: 'owned by', who: 'you' },
      ],
    },
  };
  return { amount: 'how many', of };
}

/** “Card put into your graveyard this way”: the number of those that arrived there (CR 608.2c). */
export function cardsPutThere(many: boolean): Syntax<Amount> {
  const words = literally(`${many ? 'cards' : 'card'}${putThere}`);
  return {
    begins: words.begins,
    fixedFields: { amount: 'how many' },
    read(reader) {
      const label = reader.scope.thisWay['put there'];
      return label === undefined || words.read(reader) === no ? no : cardsPut(label);
    },
    write(amount, writer) {
      const label = writer.scope.thisWay['put there'];
      return label !== undefined && isSameTree(amount, cardsPut(label)) && words.write({}, writer);
    },
  };
}
