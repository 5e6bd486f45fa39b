import { type Effect, isSameTree, type Objects, type Players } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { literally, no } from '../../syntax/syntax.js';
import { maybeExcept } from '../changes/copy-exceptions.js';
import type { EffectOf } from '../effects/predicate.js';
import { objectsAfterVerb } from '../objects/objects.js';
import { playersAsObject } from '../players/players.js';
import type { Compound } from './compound.js';

type Copies = EffectOf<'create copies'>;
type Copied = Pick<Copies, 'of'>;
type Except = Pick<Copies, 'except'>;

const you: Players = { players: 'you' };
const copy = says<Copied>({})`create a token that's a copy of ${{ of: objectsAfterVerb }}`;
const attacking = literally(' tapped and attacking ');

function said(of: Objects, whom: Players, { except }: Except, label: string): readonly [Effect, Effect] {
  const what: Objects = { objects: 'result', label, called: 'nothing' };
  return [
    { do: 'create copies', who: you, count: 1, of, tapped: true, ...(except && { except }), label },
    { do: 'becomes attacking', what, whom, joined: 'and' },
  ];
}

/** “Create a token that's a copy of this creature tapped and attacking that player, except it isn't legendary” (CR 508.4). */
export const copiesInCombat: Compound = {
  begins: copy.begins,
  words: ['attacking'],
  read(reader) {
    const { scope } = reader;
    const copied = copy.read(reader);
    const whom = copied === no || attacking.read(reader) === no ? no : playersAsObject.read(reader);
    const except = whom === no ? no : maybeExcept.read(reader);
    if (copied === no || whom === no || except === no) return no;
    const label = scope.newLabel('tokens');
    scope.name({ objects: 'result', label }, false, ['token', 'creature', 'permanent']);
    return said(copied.of, whom, except, label);
  },
  write(effects, at, writer) {
    const [created, joining] = [effects[at], effects[at + 1]];
    if (created?.do !== 'create copies' || joining?.do !== 'becomes attacking') return 0;
    const { joined: _, ...plain } = created;
    const { of, label, except } = created;
    const { whom } = joining;
    if (label === undefined || whom === undefined) return 0;
    const exceptions: Except = except === undefined ? {} : { except };
    if (!isSameTree([plain, joining], said(of, whom, exceptions, label))) return 0;
    const could =
      copy.write({ of }, writer) &&
      attacking.write({}, writer) &&
      playersAsObject.write(whom, writer) &&
      maybeExcept.write(exceptions, writer);
    writer.scope.name({ objects: 'result', label }, false, ['token', 'creature', 'permanent']);
    return could ? 2 : 0;
  },
};
