import type { Effect, Objects } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { doneThisWay } from '../this-way/done-this-way.js';
import { imperative, type EffectOf } from './predicate.js';

type Restart = EffectOf<'restart the game'>;

const restart = literally('restart the game');
const leaving = literally(', leaving in exile ');
const cards = doneThisWay('all ');

/**
 * “Restart the game, leaving in exile all cards exiled with this artifact”; later words call them “those cards” (CR
 * 725.5).
 */
export const restarting: Syntax<Effect> = imperative<Restart>({
  begins: restart.begins,
  read(reader) {
    if (restart.read(reader) === no) return no;
    const from = reader.mark();
    const left = leaving.read(reader) === no ? no : cards.read(reader);
    if (left === no) {
      reader.back(from);
      return { do: 'restart the game' };
    }
    const label = reader.scope.newLabel('left');
    reader.scope.name(result(label), true, ['card'], { put: true });
    return { do: 'restart the game', leaving: left, label };
  },
  write(effect, writer) {
    if ((effect.do as string) !== 'restart the game') return false;
    if (effect.leaving === undefined) return effect.label === undefined && writer.add('restart the game');
    const { label } = effect;
    if (label === undefined || !writer.add('restart the game, leaving in exile ')) return false;
    if (!cards.write(effect.leaving, writer)) return false;
    writer.scope.name(result(label), true, ['card'], { put: true });
    return true;
  },
});

function result(label: string): Objects {
  return { objects: 'result', label };
}
