import type { Effect } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import type { TextSoFar } from '../../syntax/text-so-far.js';
import { self } from '../basics/self.js';
import { arrival } from './arrivals.js';
import { imperative, type EffectOf } from './predicate.js';

type Move = EffectOf<'move'>;
type Place = NonNullable<TextSoFar['zone']>;

/** The move that an activated ability of a card elsewhere makes: the ability functions in that zone (CR 113.6m). */
function from(zone: Place, words: Syntax<Move>): Syntax<Move> {
  return {
    begins: words.begins,
    fixedFields: { do: 'move' },
    read(reader) {
      const { scope } = reader;
      if (scope.paid.length === 0 || (scope.zone !== null && scope.zone !== zone)) return no;
      const move = words.read(reader);
      if (move !== no) scope.zone = zone;
      return move;
    },
    write: (move, writer) => writer.scope.zone === zone && words.write(move, writer),
  };
}

const places = [
  ['hand', 'from your hand'],
  ['exile', 'from exile'],
] as const;

/** “Put this card from your hand onto the battlefield tapped”, “put ~ onto the battlefield from the command zone”. */
export const selfFromZone: readonly Syntax<Effect>[] = [
  ...places.map(([zone, text]) =>
    from(zone, says<Move>({ do: 'move' })`put ${{ what: self }} ${literally(text)} onto the battlefield${arrival}`),
  ),
  from(
    'command',
    says<Move>({
      do: 'move',
      to: { zone: 'battlefield' },
    })`put ${{ what: self }} onto the battlefield from the command zone`,
  ),
].map(imperative);
