import { type Effect, isSameTree, type Objects, type Players } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no } from '../../syntax/syntax.js';
import { youAndAnother } from '../players/several-players.js';
import type { Compound } from './compound.js';

const topCard = literally(' reveal the top card of your library');
const losing = literally('you each lose life equal to the mana value of the card revealed by the other player');
const taking = literally('you each put the card you revealed into your hand');

/** The cards that you and another player have each just revealed. */
interface Revealed {
  readonly cards: Objects;
  readonly who: Players;
}

function revealedIn(scope: Scope): Revealed | undefined {
  const deed = scope.lastAffected('revealed');
  const means = scope.subject?.means;
  if (deed === undefined || means === undefined || !('players' in means) || means.players !== 'together')
    return undefined;
  return { cards: deed.means, who: means };
}

function lossOf({ cards, who }: Revealed): Effect {
  const ofOther: Objects = {
    objects: 'matching',
    of: cards,
    filter: { is: 'not', of: { is: 'owned by', who: 'that player' } },
  };
  return {
    do: 'for each player',
    who,
    effects: [{ do: 'lose life', who: { players: 'that player' }, amount: { amount: 'mana value', of: ofOther } }],
  };
}

function revealing(who: Players, label: string): Effect {
  return { do: 'reveal', who, what: { objects: 'top of library', of: who, count: 1 }, label };
}

function nameRevealed({ scope, who, label }: { scope: Scope; who: Players; label: string }): void {
  scope.recordAffected('revealed', { objects: 'result', label }, true);
  scope.subject = { means: who, plural: true };
}

/** “You and target opponent each reveal the top card of your library”: each that of their own. */
export const eachRevealTheirs: Compound = {
  begins: new Set(['you']),
  words: ['reveal'],
  read(reader) {
    const who = youAndAnother.read(reader);
    if (who === no || topCard.read(reader) === no) return no;
    const label = reader.scope.newLabel('done');
    nameRevealed({ scope: reader.scope, who, label });
    return [revealing(who, label)];
  },
  write(effects, at, writer) {
    const effect = effects[at];
    if (effect?.do !== 'reveal' || effect.label === undefined || effect.who?.players !== 'together') return 0;
    const { who, label } = effect;
    const { joined: _, ...plain } = effect;
    if (!isSameTree(plain, revealing(who, label)) || !youAndAnother.write(who, writer)) return 0;
    nameRevealed({ scope: writer.scope, who, label });
    return topCard.write({}, writer) ? 1 : 0;
  },
};

/** “You each lose life equal to the mana value of the card revealed by the other player”, at the same time (CR 608.2f). */
export const revealedByTheOther: Compound = {
  begins: losing.begins,
  words: ['other'],
  read(reader) {
    const revealed = revealedIn(reader.scope);
    return revealed === undefined || losing.read(reader) === no ? no : [lossOf(revealed)];
  },
  write(effects, at, writer) {
    const revealed = revealedIn(writer.scope);
    return revealed !== undefined && isSameTree(effects[at], lossOf(revealed)) && losing.write({}, writer) ? 1 : 0;
  },
};

/** “You each put the card you revealed into your hand.” */
export const cardsYouEachRevealed: Compound = {
  begins: taking.begins,
  words: ['revealed'],
  read(reader) {
    const revealed = revealedIn(reader.scope);
    if (revealed === undefined || taking.read(reader) === no) return no;
    return [{ do: 'move', what: revealed.cards, to: { zone: 'hand' } }];
  },
  write(effects, at, writer) {
    const revealed = revealedIn(writer.scope);
    if (revealed === undefined) return 0;
    const move: Effect = { do: 'move', what: revealed.cards, to: { zone: 'hand' } };
    return isSameTree(effects[at], move) && taking.write({}, writer) ? 1 : 0;
  },
};
