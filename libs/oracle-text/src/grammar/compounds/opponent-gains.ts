import { isSameTree, type Duration, type Effect, type Objects, type Players } from '@stacktrail/card-tree';
import { literally, no, oneOf, words } from '../../syntax/syntax.js';
import { duration } from '../basics/durations.js';
import { objectsAfterVerb } from '../objects/objects.js';
import type { Compound } from './compound.js';

const you: Players = { players: 'you' };
const gains = literally('an opponent gains control of ');
const until = oneOf<Duration>(duration, words<Duration>('', 'rest of the game'));

function said(label: string, to: Objects, lasts: Duration): readonly [Effect, Effect] {
  return [
    { do: 'choose players', who: you, from: { players: 'each opponent' }, min: 1, max: 1, label },
    {
      do: 'apply',
      to,
      changes: [{ change: 'control', to: { players: 'noted', label } }],
      until: lasts,
      joined: 'and',
    },
  ];
}

/** “An opponent gains control of it”: an opponent of your choice (CR 608.2d, 613.1b). */
export const opponentGains: Compound = {
  begins: gains.begins,
  words: ['control'],
  read(reader) {
    const { scope } = reader;
    const to = gains.read(reader) === no ? no : objectsAfterVerb.read(reader);
    const lasts = to === no ? no : until.read(reader);
    if (to === no || lasts === no) return no;
    const label = scope.newLabel('opponent');
    scope.name({ players: 'noted', label }, false, ['player', 'opponent']);
    return said(label, to, lasts);
  },
  write(effects, at, writer) {
    const [choice, gain] = [effects[at], effects[at + 1]];
    if (choice?.do !== 'choose players' || gain?.do !== 'apply') return 0;
    const { joined: _, ...chosen } = choice;
    if (!isSameTree([chosen, gain], said(choice.label, gain.to, gain.until))) return 0;
    if (!gains.write({}, writer) || !objectsAfterVerb.write(gain.to, writer) || !until.write(gain.until, writer))
      return 0;
    writer.scope.name({ players: 'noted', label: choice.label }, false, ['player', 'opponent']);
    return 2;
  },
};
