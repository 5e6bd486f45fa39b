import { type Effect, isSameTree, type Objects, type Players } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import type { EffectOf } from '../effects/predicate.js';
import { tokenPredicates } from '../effects/tokens.js';
import { namedObjects } from '../basics/holes.js';
import { playersAsObject } from '../players/players.js';
import type { Compound } from './compound.js';

type Created = EffectOf<'create tokens'>;
type Joining = EffectOf<'becomes attacking'> | EffectOf<'becomes blocking'>;

const you: Players = { players: 'you' };
const orPlaneswalker = literally(' or a planeswalker they control');
const blocking = literally(" that's blocking ");

function readTokens(reader: Reader): Created | No {
  reader.scope.subject = { means: you, plural: true };
  const who: Players = reader.take('you') ? { ...you, called: 'you' } : you;
  const created = tokenPredicates[0]!.says.read(reader) as Created | No;
  return created === no || created.label === undefined || created.also !== undefined ? no : { ...created, who };
}

/** Reads what the tokens attack (CR 508.4), after “attacking”. */
function readAttack(reader: Reader, what: Objects): Joining | No {
  const whom = playersAsObject.read(reader);
  if (whom === no) return no;
  const from = reader.mark();
  const more = orPlaneswalker.read(reader) !== no;
  if (!more) reader.back(from);
  return { do: 'becomes attacking', what, whom, ...(more && { orPlaneswalkers: true }) };
}

/** “That's blocking that creature” (CR 509.4): “that creature” isn't the token. */
function readBlock(reader: Reader, what: Objects): Joining | No {
  if (blocking.read(reader) === no) return no;
  const { scope } = reader;
  const { except } = scope;
  scope.except = { objects: 'result', label: (what as { readonly label: string }).label };
  const attacker = namedObjects.read(reader);
  scope.except = except;
  return attacker === no ? no : { do: 'becomes blocking', what, attacker, put: true };
}

function writeTail(joining: Joining, writer: Writer): boolean {
  if (joining.do === 'becomes blocking') {
    return joining.put === true && blocking.write({}, writer) && namedObjects.write(joining.attacker, writer);
  }
  const { whom, orPlaneswalkers } = joining;
  if (whom === undefined || !writer.add(' ') || !playersAsObject.write(whom, writer)) return false;
  return !orPlaneswalkers || orPlaneswalker.write({}, writer);
}

function isOf(effect: Effect | undefined, label: string): effect is Effect & Joining {
  if (effect?.do !== 'becomes attacking' && effect?.do !== 'becomes blocking') return false;
  return effect.joined === 'and' && isSameTree(effect.what, { objects: 'result', label, called: 'nothing' });
}

/** “Create a 1/1 white Human creature token that's tapped and attacking that player”, “… that's blocking that creature”. */
export const tokensInCombat: Compound = {
  begins: new Set(['create', 'you']),
  words: ['attacking', 'blocking'],
  read(reader) {
    const created = readTokens(reader);
    if (created === no) return no;
    const { attacking, ...plain } = created;
    const what: Objects = { objects: 'result', label: created.label!, called: 'nothing' };
    const joining = attacking ? readAttack(reader, what) : readBlock(reader, what);
    return joining === no ? no : [plain, { ...joining, joined: 'and' }];
  },
  write(effects, at, writer) {
    const [created, joining] = [effects[at], effects[at + 1]];
    if (created?.do !== 'create tokens' || created.label === undefined || created.who.players !== 'you') return 0;
    if (!isOf(joining, created.label)) return 0;
    const attacking = joining.do === 'becomes attacking';
    writer.scope.subject = { means: you, plural: true };
    const said = tokenPredicates[0]!.says;
    if (created.who.called === 'you') writer.add('you ');
    return said.write({ ...created, ...(attacking && { attacking }) }, writer) && writeTail(joining, writer) ? 2 : 0;
  },
};
