import { type Effect, isSameTree, type Objects } from '@stacktrail/card-tree';
import { literally, no } from '../../syntax/syntax.js';
import type { EffectOf } from '../effects/predicate.js';
import { tokenPredicates } from '../effects/tokens.js';
import { playersAsObject, playersAsSubject, takesPluralVerb } from '../players/players.js';
import type { Compound } from './compound.js';

type Created = EffectOf<'create tokens'>;
type Attacking = EffectOf<'becomes attacking'>;

const attacking = literally(" that's attacking ");

function joining(label: string, whom: NonNullable<Attacking['whom']>): Effect {
  const what: Objects = { objects: 'result', label, called: 'nothing' };
  return { do: 'becomes attacking', what, whom, joined: 'and' };
}

/** “That player creates a tapped 2/1 black Inkling creature token that's attacking that opponent” (CR 508.4). */
export const theirAttackingTokens: Compound = {
  begins: new Set(['that']),
  words: ['attacking'],
  read(reader) {
    const who = playersAsSubject.read(reader);
    if (who === no || takesPluralVerb(who)) return no;
    reader.scope.subject = { means: who, plural: false };
    const created = tokenPredicates[0]!.says.read(reader) as Created | typeof no;
    if (created === no || created.label === undefined || created.count !== 1 || created.attacking) return no;
    const whom = attacking.read(reader) === no ? no : playersAsObject.read(reader);
    return whom === no ? no : [{ ...created, who }, joining(created.label, whom)];
  },
  write(effects, at, writer) {
    const [created, attack] = [effects[at], effects[at + 1]];
    if (created?.do !== 'create tokens' || created.label === undefined || created.count !== 1) return 0;
    if (attack?.do !== 'becomes attacking' || attack.whom === undefined || created.who.players === 'you') return 0;
    if (!isSameTree(attack, joining(created.label, attack.whom)) || takesPluralVerb(created.who)) return 0;
    if (!playersAsSubject.write(created.who, writer) || !writer.add(' ')) return 0;
    writer.scope.subject = { means: created.who, plural: false };
    if (!tokenPredicates[0]!.says.write(created, writer) || !attacking.write({}, writer)) return 0;
    return playersAsObject.write(attack.whom, writer) ? 2 : 0;
  },
};
