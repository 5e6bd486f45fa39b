import type { Players } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

const key = 'flips lost';

/** Lets “each flip you lose” mean the players for whom a flip was lost, whom the label notes. */
export function recordFlipsLost(scope: Scope, label: string): void {
  scope.thisWay = { ...scope.thisWay, [key]: label };
}

/** Whether later words speak of the flips that are lost. */
export function asksForLostFlips({ tokens, at }: Reader): boolean {
  return tokens.slice(at).some(({ word }, i) => word === 'lose' && tokens[at + i - 2]?.word === 'flip');
}

const words = literally('each flip you lose');

/** “Each flip you lose”, of flips for several players: the players for whom it was lost (CR 705.2). */
export const flipsLost: Syntax<Players> = {
  begins: words.begins,
  fixedFields: { players: 'noted' },
  read(reader) {
    const label = reader.scope.thisWay[key];
    return label === undefined || words.read(reader) === no ? no : { players: 'noted', label };
  },
  write: (means, writer) =>
    means.players === 'noted' &&
    means.called === undefined &&
    means.label === writer.scope.thisWay[key] &&
    words.write({}, writer),
};
