import { type Effect, isSameTree, type Players } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no } from '../../syntax/syntax.js';
import type { EffectOf } from '../effects/predicate.js';
import { tokenPredicates } from '../effects/tokens.js';
import type { Compound } from './compound.js';

type Created = EffectOf<'create tokens'>;

const you: Players = { players: 'you' };

/** “That attack that opponent”: the player for whom the tokens are created. */
function wordsFor({ count }: Created, { playersWithOwnTarget }: Scope) {
  const whom = playersWithOwnTarget === 'each opponent' ? 'opponent' : 'player';
  return literally(` that ${count === 1 ? 'attacks' : 'attack'} that ${whom} this turn if able`);
}

function attacking(label: string): Effect {
  return {
    do: 'apply',
    to: { objects: 'result', label, called: 'nothing' },
    changes: [
      { change: 'combat rule', combat: { rule: 'attacks if able', whom: { who: 'that player', as: ['player'] } } },
    ],
    until: 'this turn',
    joined: 'and',
  };
}

/** “For each opponent, create two … tokens that attack that opponent this turn if able” (CR 508.1d). */
export const tokensThatAttack: Compound = {
  begins: new Set(['create', 'you']),
  words: ['able'],
  read(reader) {
    const { scope } = reader;
    if (scope.playersWithOwnTarget === null) return no;
    scope.subject = { means: you, plural: true };
    const who: Players = reader.take('you') ? { ...you, called: 'you' } : you;
    const created = tokenPredicates[0]!.says.read(reader) as Created | typeof no;
    if (created === no || created.label === undefined || created.also !== undefined) return no;
    return wordsFor(created, scope).read(reader) === no ? no : [{ ...created, who }, attacking(created.label)];
  },
  write(effects, at, writer) {
    const [created, rule] = [effects[at], effects[at + 1]];
    const { scope } = writer;
    if (scope.playersWithOwnTarget === null || created?.do !== 'create tokens' || created.label === undefined) return 0;
    if (created.who.players !== 'you' || !isSameTree(rule, attacking(created.label))) return 0;
    scope.subject = { means: you, plural: true };
    if (created.who.called === 'you') writer.add('you ');
    return tokenPredicates[0]!.says.write(created, writer) && wordsFor(created, scope).write({}, writer) ? 2 : 0;
  },
};
