import type { Destination } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { enteringCounters } from '../counts/entering-counters.js';
import { movedObjects } from '../objects/objects.js';
import type { EffectOf } from './predicate.js';

type Move = EffectOf<'move'>;

const exile = literally('exile ');
const withThese = literally(' with ');

/** “Exile this card with three time counters on it” (CR 122.1). */
export const exiledWithCounters: Syntax<Move> = {
  begins: exile.begins,
  fixedFields: { do: 'move' },
  read(reader) {
    const what = exile.read(reader) === no ? no : movedObjects.read(reader);
    const withCounters = what === no || withThese.read(reader) === no ? no : enteringCounters.read(reader);
    if (what === no || withCounters === no) return no;
    return { do: 'move', what, to: { zone: 'exile', withCounters } };
  },
  write({ do: does, what, to, ...more }, writer) {
    const { zone, withCounters, ...rest }: Destination = (does as string) === 'move' ? to : { zone: 'hand' };
    const { label: _, was: __, joined: ___, ...unsaid } = more as typeof more & { readonly joined?: string };
    if (zone !== 'exile' || withCounters === undefined || Object.keys({ ...rest, ...unsaid }).length > 0) return false;
    if (!exile.write({}, writer) || !movedObjects.write(what, writer) || !withThese.write({}, writer)) return false;
    const { scope } = writer;
    const { subject } = scope;
    scope.subject = { means: what, plural: scope.isPlural(what) };
    const could = enteringCounters.write(withCounters, writer);
    scope.subject = subject;
    return could;
  },
};
