import {
  isSameTree,
  someNode,
  type Effect,
  type Duration,
  type Modification,
  type Players,
} from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { says } from '../../syntax/says.js';
import { literally, no, oneOf, words, type No, type Syntax } from '../../syntax/syntax.js';
import { duration } from '../basics/durations.js';
import { isEach } from '../basics/one-by-one.js';
import { each, objectsAfterVerb, possessive } from '../objects/objects.js';
import { playersAsSubject, takesPluralVerb, withMoreLifeThanOthers } from '../players/players.js';
import { forAsLongAs } from './as-long-as.js';
import { imperative, type EffectOf } from './predicate.js';

const forGood: Syntax<Duration> = words<Duration>('', 'rest of the game');
const untilOrForGood = oneOf<Duration>(duration, forGood);

const you: readonly Modification[] = [{ change: 'control', to: { players: 'you' } }];
const switched: readonly Modification[] = [{ change: 'switch power and toughness' }];

type Gain = EffectOf<'apply'>;

const controlOf = literally(' control of ');

/** Whether the words stand for several players, one by one. */
function areSeveral(who: Players): boolean {
  return isEach(who) && !isSameTree(who, withMoreLifeThanOthers, 'called');
}

function readGain(who: Players, reader: Reader): Gain | No {
  if (who.players === 'you' || (who.players.startsWith('each') && !isEach(who))) return no;
  if (!(reader.take('gains') || (!areSeveral(who) && reader.take('gain'))) || controlOf.read(reader) === no) return no;
  const to = objectsAfterVerb.read(reader);
  const until = to === no ? no : untilOrForGood.read(reader);
  if (to === no || until === no) return no;
  // Only one player can gain control of the same objects.
  if (areSeveral(who) && !someNode(to, ({ players }) => players === 'that player')) return no;
  return { do: 'apply', to, changes: [{ change: 'control', to: who }], until };
}

/** “… and gains control of it”: the subject of the clause before gains control (CR 613.1b). */
export function readContinuedGain(who: Players, reader: Reader): Effect | No {
  return reader.word === 'gains' ? readGain({ ...who, called: 'nothing' }, reader) : no;
}

/** “Target opponent gains control of it”: a player other than you gains control (CR 613.1b). */
const givesControl: Syntax<Gain> = {
  begins: playersAsSubject.begins,
  fixedFields: { do: 'apply' },
  read(reader) {
    const who = playersAsSubject.read(reader);
    return who === no ? no : readGain(who, reader);
  },
  write(effect, writer) {
    if ((effect.do as string) !== 'apply') return false;
    const [change, ...more] = effect.changes;
    if (change?.change !== 'control' || more.length > 0 || change.to.players === 'you') return false;
    if (change.to.called !== 'nothing' && !(playersAsSubject.write(change.to, writer) && writer.add(' '))) return false;
    writer.add(takesPluralVerb(change.to) || writer.scope.infinitive ? 'gain' : 'gains');
    return (
      controlOf.write({}, writer) &&
      objectsAfterVerb.write(effect.to, writer) &&
      untilOrForGood.write(effect.until, writer)
    );
  },
};

/** Forgets the players who were named as the controllers of the object. */
function fromItsController(inner: Syntax<Gain>): Syntax<Gain> {
  return {
    ...inner,
    read(reader) {
      const gain = inner.read(reader);
      if (gain !== no) reader.scope.forget({ players: 'controller of', objects: gain.to });
      return gain;
    },
    write(gain, writer) {
      if (!inner.write(gain, writer)) return false;
      writer.scope.forget({ players: 'controller of', objects: gain.to });
      return true;
    },
  };
}

/** Changes whose objects aren't the subject of the instruction: control (CR 613.1b), switching (CR 613.4d). */
export const controlImperatives: readonly Syntax<Effect>[] = [
  imperative(fromItsController(givesControl)),
  imperative(
    fromItsController(
      says<Gain>({
        do: 'apply',
        changes: you,
      })`gain control of ${{ to: objectsAfterVerb }}${{ until: untilOrForGood }}`,
    ),
  ),
  imperative(
    fromItsController(
      forAsLongAs(says<Gain>({ do: 'apply', changes: you })`gain control of ${{ to: objectsAfterVerb }}`),
    ),
  ),
  imperative(
    says<EffectOf<'apply'>>({
      do: 'apply',
      changes: switched,
    })`switch ${{ to: possessive }} power and toughness${{ until: duration }}`,
  ),
  imperative(
    says<EffectOf<'apply'>>({
      do: 'apply',
      changes: switched,
    })`switch ${{ to: each('each ') }}'s power and toughness${{ until: duration }}`,
  ),
];
