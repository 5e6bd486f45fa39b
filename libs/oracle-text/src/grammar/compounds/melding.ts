import { type Effect, type Filter, type Objects, type Players, isSameTree } from '@stacktrail/card-tree';
import { literally, no } from '../../syntax/syntax.js';
import type { Compound } from './compound.js';

const you: Players = { players: 'you' };
const thisOne: Objects = { objects: 'this' };

function exiledAndMelded(partner: Filter, first: string, second: string): readonly [Effect, Effect, Effect] {
  const other: Objects = { objects: 'result', label: first };
  return [
    { do: 'choose objects', who: you, from: { objects: 'each', filter: partner }, min: 1, max: 1, label: first },
    {
      do: 'move',
      what: { objects: 'together', of: [thisOne, other] },
      to: { zone: 'exile' },
      label: second,
      joined: 'and',
    },
    { do: 'meld', what: { objects: 'result', label: second }, joined: 'then' },
  ];
}

const exileAndMeld = 'exile them, then meld them into ';

/** “Exile them, then meld them into …” (CR 701.42a). */
export const meldingPair: Compound = {
  begins: new Set(['exile']),
  read(reader) {
    const { scope } = reader;
    const { melds } = scope.textSource;
    if (melds === undefined || scope.partner === null) return no;
    if (literally(`${exileAndMeld}${melds.into}`).read(reader) === no) return no;
    return exiledAndMelded(scope.partner, scope.newLabel('partner'), scope.newLabel('moved'));
  },
  write(effects, at, writer) {
    const { scope } = writer;
    const { melds } = scope.textSource;
    const [choose, move] = [effects[at], effects[at + 1]];
    if (melds === undefined || scope.partner === null) return 0;
    if (choose?.do !== 'choose objects' || move?.do !== 'move' || move.label === undefined) return 0;
    const { joined: _, ...first } = choose;
    const said = [first, ...effects.slice(at + 1, at + 3)];
    const wanted = exiledAndMelded(scope.partner, choose.label, move.label);
    if (!isSameTree(said, wanted)) return 0;
    return writer.add(`${exileAndMeld}${melds.into}`) ? 3 : 0;
  },
};
