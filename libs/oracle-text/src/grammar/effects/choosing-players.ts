import type { Players } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { flag, says } from '../../syntax/says.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { verb } from '../basics/verbs.js';
import { withMostLife } from '../players/players.js';
import { nameSelf } from '../basics/self.js';
import { recordChosenOpponent } from '../this-way/could-not-choose.js';
import { acts, type EffectOf, type Predicate } from './predicate.js';

type ChoosePlayers = EffectOf<'choose players'>;
type Choose = EffectOf<'choose'>;

const among: readonly (readonly [string, Players, 'opponent' | 'any player'])[] = [
  ['an opponent', { players: 'each opponent' }, 'opponent'],
  ['a player', { players: 'each player' }, 'any player'],
];

/** Players of whom the choice is for this text alone: those who share the most life. */
const fewer: readonly (readonly [string, Players])[] = [
  ['a player with the most life or tied for most life', withMostLife],
];

/** Whether later words of this text mean the chosen player; then only this text knows the choice. */
function isReferredToLater({ tokens, at }: Reader): boolean {
  return tokens.some(
    ({ word }, i) =>
      i >= at &&
      (word === 'they' || word === 'them' || word === 'their' || (word === 'that' && tokens[i + 1]?.word === 'player')),
  );
}

function nameChosen(scope: Scope, { label, from }: ChoosePlayers): void {
  scope.name(
    { players: 'noted', label },
    false,
    from.players === 'each opponent' ? ['player', 'opponent'] : ['player'],
  );
}

const notAttackedLast: Players = {
  players: 'those who',
  of: { players: 'each opponent' },
  condition: { if: 'not', of: { if: 'attacked in your last combat', who: { players: 'that player' } } },
};

/** “Choose an opponent at random that this creature didn't attack during your last combat” (CR 508.6). */
const whomItDidntAttack: Syntax<ChoosePlayers> = (() => {
  const inner = says<ChoosePlayers>({
    do: 'choose players',
    from: notAttackedLast,
    min: 1,
    max: 1,
    atRandom: true,
  })`${verb('choose')} an opponent at random that ${nameSelf} didn't attack during your last combat`;
  const named = (choice: ChoosePlayers, scope: Scope): ChoosePlayers => {
    scope.name({ players: 'noted', label: choice.label }, false, ['player', 'opponent']);
    recordChosenOpponent(scope, choice.label);
    return choice;
  };
  return {
    ...inner,
    read(reader) {
      const choice = inner.read(reader);
      return choice === no ? no : named({ ...choice, label: reader.scope.newLabel('player') }, reader.scope);
    },
    write: (choice, writer) => inner.write(choice, writer) && named(choice, writer.scope) === choice,
  };
})();

/** “Choose an opponent. You and that player each draw a card” (CR 608.2d). */
const forThisText: Syntax<ChoosePlayers> = oneOf<ChoosePlayers>(
  ...[...fewer, ...among].map(([text, from]): Syntax<ChoosePlayers> => {
    const inner = says<Pick<ChoosePlayers, 'do' | 'from' | 'min' | 'max' | 'atRandom'>>({
      do: 'choose players',
      from,
      min: 1,
      max: 1,
    })`${verb('choose')} ${literally(text)}${flag({ atRandom: true as const }, ' at random')}`;
    return {
      begins: inner.begins,
      fixedFields: inner.fixedFields ?? {},
      read(reader) {
        const choice = inner.read(reader);
        if (choice === no || !isReferredToLater(reader)) return no;
        const made = { ...choice, label: reader.scope.newLabel('player') } as ChoosePlayers;
        nameChosen(reader.scope, made);
        return made;
      },
      write(choice, writer) {
        if (!inner.write(choice, writer)) return false;
        nameChosen(writer.scope, choice);
        return true;
      },
    };
  }),
);

/** “Choose an opponent”: other abilities of the object call this player the chosen player (CR 607.2d). */
const forItsAbilities: Syntax<Choose> = oneOf<Choose>(
  ...among.map(([text, , who]): Syntax<Choose> => {
    const inner = says<Choose>({
      do: 'choose',
      choice: { choose: 'player', among: who },
    })`${verb('choose')} ${literally(text)}${flag({ atRandom: true as const }, ' at random')}`;
    return {
      ...inner,
      read(reader) {
        const choice = inner.read(reader);
        return choice === no || isReferredToLater(reader) ? no : choice;
      },
    };
  }),
);

/** “Secretly choose an opponent”: nobody else knows the player until you reveal the choice. */
const inSecret = says<Choose>({
  do: 'choose',
  choice: { choose: 'player', among: 'opponent' },
  secret: true,
})`secretly ${verb('choose')} an opponent`;

export const choosingPlayers: readonly Predicate[] = [
  acts(whomItDidntAttack),
  acts(forThisText),
  acts(without(['label', 'atRandom'], inSecret)),
  acts(without(['label', 'secret'], forItsAbilities)),
];
