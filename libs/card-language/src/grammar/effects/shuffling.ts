import type { Effect } from '../../effects.js';
import type { Objects, Players } from '../../references.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { movedObjects } from '../objects.js';
import type { Doing } from './predicate.js';

type Shuffle = Doing<'shuffle into library'>;

const shuffle = literally('shuffle ');
const into = literally(' into ');

/** “Shuffle target creature into its owner's library” (CR 701.24): its owner does. */
export const shuffleIntoLibrary: Syntax<Effect> = {
  begins: new Set(['shuffle']),
  read(reader) {
    if (shuffle.read(reader) === no) return no;
    const what = movedObjects.read(reader);
    if (what === no || into.read(reader) === no) return no;
    const yours = reader.take('your');
    if (
      !yours &&
      !(
        (reader.take('its') && reader.take('owner') && reader.take("'s")) ||
        (reader.take('their') && reader.take("owners'"))
      )
    )
      return no;
    if (!reader.take('library') && !reader.take('libraries')) return no;
    return { do: 'shuffle into library', what, who: yours ? { players: 'you' } : ownersOf(what) };
  },
  write(effect, writer) {
    if (effect.do !== 'shuffle into library') return false;
    const { what, who } = effect as Shuffle;
    shuffle.write({}, writer);
    if (!movedObjects.write(what, writer)) return false;
    if (who.players === 'you') return writer.add(' into your library');
    if (JSON.stringify(who) !== JSON.stringify(ownersOf(what))) return false;
    return writer.add(writer.scope.isPlural(what) ? " into their owners' libraries" : " into its owner's library");
  },
};

function ownersOf(what: Objects): Players {
  const objects = Object.fromEntries(Object.entries(what).filter(([field]) => field !== 'called')) as Objects;
  return { players: 'owner of', objects };
}
