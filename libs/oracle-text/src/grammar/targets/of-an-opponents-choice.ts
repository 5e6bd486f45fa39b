import { isSameTree, type Players, type TargetSpec } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { whose } from '../basics/holes.js';
import { target } from './targets.js';

const opponents: Players = { players: 'each opponent' };
const byChance = literally(' chosen at random');
const choice = literally(" of an opponent's choice");

/** “Of their choice”: the player whom the text or the event named chooses the target (CR 601.2c). */
const theirChoice: Syntax<Players> = {
  begins: new Set(['of']),
  read(reader) {
    if (!reader.take('of') || reader.word !== 'their') return no;
    const who = whose.read(reader);
    return who === no || who.called !== 'it' || !reader.take('choice') ? no : who;
  },
  write: (who, writer) =>
    who.called === 'it' && writer.add(' of ') && whose.write(who, writer) && writer.add(' choice'),
};

/**
 * A target that the controller of the spell or ability chooses, one “of an opponent's choice”, or one
 * “chosen at random” (CR 601.2c).
 *
 * @param place the preposition before the zone of the target
 */
export function targetOfSomebodysChoice(place: 'from' | 'in'): Syntax<TargetSpec> {
  const spec = target(place);
  return {
    begins: spec.begins,
    read(reader) {
      const found = spec.read(reader);
      if (found === no || (reader.word !== 'of' && reader.word !== 'chosen')) return found;
      const from = reader.mark();
      if (byChance.read(reader) !== no) return { ...found, atRandom: true };
      reader.back(from);
      if (choice.read(reader) !== no) return { ...found, chooses: opponents };
      reader.back(from);
      const who = theirChoice.read(reader);
      if (who !== no) return { ...found, chooses: who };
      reader.back(from);
      return found;
    },
    write: ({ chooses, atRandom, ...found }, writer) =>
      spec.write(found, writer) &&
      (!atRandom || byChance.write({}, writer)) &&
      (chooses === undefined ||
        (isSameTree(chooses, opponents) ? choice.write({}, writer) : theirChoice.write(chooses, writer))),
  };
}
