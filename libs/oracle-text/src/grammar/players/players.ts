import { isSameTree, type Players, type TargetSpec, type TriggerEvent } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { says, type Variant } from '../../syntax/says.js';
import { constant, lazy, literally, mapped, no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import { controllers, eachWho, playersHole, whose } from '../basics/holes.js';
import { without } from '../../syntax/without.js';
import { possessive } from '../objects/objects.js';
import { readReferent, writeReferent, type Case } from '../nouns/pronouns.js';
import { playersDamaged } from '../this-way/damaged-this-way.js';
import { nameSelf } from '../basics/self.js';
import { newTarget } from '../targets/target-reference.js';
import { friendsAndFoes } from './friends-and-foes.js';
import { dealtDamageThisGame } from './dealt-damage-this-game.js';
import { everyPlayerBut } from './every-player-but.js';
import { otherOpponents } from './other-opponents.js';
import { whoCannot, whoDidThisWay } from './who-cannot.js';
import { whoDid } from '../this-way/who-does.js';
import { whoSearched, whoSearchedALibrary } from '../this-way/who-searched.js';

function fixed(
  text: string,
  players: 'you' | 'each opponent' | 'each player' | 'defending player' | 'active player',
  startingWith?: 'you',
): Syntax<Players> {
  const said = words<Players>(
    text,
    { players, ...(startingWith && { startingWith }) },
    (other) =>
      other.players === players &&
      (other.players !== 'each player' || other.startingWith === startingWith) &&
      (other.called === undefined || other.called === 'you'),
  );
  const fixedFields = { players };
  if (players !== 'each opponent' && players !== 'each player') return { ...said, fixedFields };
  return {
    begins: said.begins,
    fixedFields,
    read(reader) {
      const found = said.read(reader);
      if (found !== no && reader.scope.each !== undefined) reader.scope.each = found;
      return found;
    },
    write(value, writer) {
      if (!said.write(value, writer)) return false;
      if (writer.scope.each !== undefined) writer.scope.each = value;
      return true;
    },
  };
}

/** A player named before: “they”, “that player”. */
function referent(position: Case): Syntax<Players> {
  return {
    begins: new Set(
      position === 'possessive' ? ['their', 'that', 'those', 'the'] : ['they', 'them', 'that', 'those', 'the'],
    ),
    read: (reader) => readReferent(reader, 'players', position) as Players | typeof no,
    write: (players, writer) => writeReferent(players, writer, position),
  };
}

/** “Its controller”, “that creature's owner”. */
function roleOf(role: 'controller' | 'owner', end: string): Syntax<Players> {
  const players = `${role} of` as const;
  const called = literally(` ${role}${end}`);
  return mapped<Extract<Players, { objects: unknown }>, Players>(
    {
      begins: possessive.begins,
      read(reader) {
        const objects = possessive.read(reader);
        return objects === no || called.read(reader) === no ? no : { players, objects };
      },
      write: (value, writer) => possessive.write(value.objects, writer) && called.write({}, writer),
    },
    (value) => value,
    (value) => (value.players === players && value.called === undefined ? value : no),
    { players },
  );
}

/** “The player to your left”, “the player to that player's right” (CR 103.1). */
function beside(side: 'left' | 'right', end: string): Syntax<Players> {
  return says<Variant<Players, 'players', 'player to the left of'>>({
    players: `player to the ${side} of` as 'player to the left of',
  })`the player to ${{ of: lazy(() => possessivePlayers) }} ${literally(`${side}${end}`)}`;
}

const orController = literally("that player or that planeswalker's controller");
const orControllerOfPermanent = literally("that player or that permanent's controller");

/** Whether a target is a player or a planeswalker. */
export function isPlayerOrPlaneswalker(target: TargetSpec | undefined): boolean {
  if (target?.kind !== 'permanent or player' && target?.kind !== 'permanent or opponent') return false;
  return target.filter.is === 'type' && target.filter.type === 'Planeswalker' && target.max === 1;
}

/** Whether a target is one player or any permanent that can be dealt damage (CR 115.4). */
function isAnyOneTarget(target: TargetSpec | undefined): boolean {
  return target?.kind === 'any target' && target.max === 1;
}

/** “That player or that planeswalker's controller”: of the last target that is of that kind. */
function orItsController(
  words: Syntax<object>,
  isOfKind: (target: TargetSpec | undefined) => boolean,
): Syntax<Players> {
  return {
    begins: words.begins,
    fixedFields: { players: 'target or its controller' },
    read(reader) {
      if (words.read(reader) === no) return no;
      const slot = reader.scope.targets.map(isOfKind).lastIndexOf(true);
      if (slot < 0) return no;
      const means = { players: 'target or its controller', slot } as const;
      reader.scope.name(means, false, ['player']);
      return means;
    },
    write(means, writer) {
      if (means.players !== 'target or its controller' || means.called !== undefined) return false;
      if (!isOfKind(writer.scope.targets[means.slot])) return false;
      writer.scope.name(means, false, ['player']);
      return words.write({}, writer);
    },
  };
}

const targetOrController: Syntax<Players> = oneOf<Players>(
  orItsController(orController, isPlayerOrPlaneswalker),
  orItsController(orControllerOfPermanent, isAnyOneTarget),
);

/** “Each opponent who lost life this turn”; the clause then applies to each of these players. */
const those: Syntax<Players> = {
  begins: new Set(['each']),
  fixedFields: { players: 'those who' },
  read(reader) {
    const found = eachWho.read(reader);
    if (found !== no && reader.scope.each !== undefined) reader.scope.each = found;
    return found;
  },
  write(value, writer) {
    if (value.players !== 'those who' || value.called !== undefined || !eachWho.write(value, writer)) return false;
    if (writer.scope.each !== undefined) writer.scope.each = value;
    return true;
  },
};

const thatPlayer: Players = { players: 'that player' };

/** “Each other player”: other than the player whom the event named last, or other than you. */
function eachOther(end: string): Syntax<Players> {
  const words = literally(`each other player${end}`);
  const means = ({ scope }: { readonly scope: Scope }): Players => {
    const last = scope.last(({ means: named }) => named !== null && 'players' in named);
    const isOfEvent = last !== undefined && scope.isSame(last, thatPlayer);
    return { players: 'each other player', ...(isOfEvent && { than: thatPlayer }) };
  };
  return {
    begins: words.begins,
    fixedFields: { players: 'each other player' },
    read: (reader) => (words.read(reader) === no ? no : means(reader)),
    write: (players, writer) =>
      players.players === 'each other player' &&
      players.called === undefined &&
      (players.than === undefined || isSameTree(players, means(writer))) &&
      words.write({}, writer),
  };
}

type Opponents = Extract<Players, { readonly players: 'opponents of' }>;
type Designated = Extract<Players, { readonly players: 'designated' }>;

type Chosen = Extract<Players, { readonly players: 'chosen' }>;

/** “The chosen player”: the player that another ability of the object had you choose (CR 607.2d). */
function chosenPlayer(end: string): Syntax<Players> {
  const inner = oneOf<Chosen>(
    says<Chosen>({ players: 'chosen', said: 'last' })`the last chosen player${literally(end)}`,
    without(['said', 'label'], says<Chosen>({ players: 'chosen' })`the chosen player${literally(end)}`),
  );
  return {
    begins: inner.begins,
    fixedFields: { players: 'chosen' },
    // If the same text has a player chosen, that player is meant.
    read: (reader) =>
      reader.tokens.some(({ word }, at) => at < reader.at && (word === 'choose' || word === 'chooses'))
        ? no
        : inner.read(reader),
    write: (players, writer) => players.players === 'chosen' && inner.write(players, writer),
  };
}

/** “Each player this creature attacked this turn.” */
const attackedByThis: Syntax<Players> = mapped<object, Players>(
  says<object>({})`each player ${nameSelf} attacked this turn`,
  () => attackedThisTurn,
  (players) => (isSameTree(players, attackedThisTurn) ? {} : no),
  { players: 'those who' },
);

const attack: TriggerEvent = { on: 'attacks', what: { is: 'this' }, whom: { who: 'that player', as: ['player'] } };
const attackedThisTurn: Players = {
  players: 'those who',
  of: { players: 'each player' },
  condition: { if: 'happened', event: attack },
};

/** The players with the most life, which several can share. */
export const withMostLife: Players = {
  players: 'those who',
  of: { players: 'each player' },
  condition: {
    if: 'compare',
    left: { amount: 'life', of: { players: 'that player' } },
    compare: 'at least',
    right: { amount: 'greatest life', of: { players: 'each player' } },
  },
};

/** The player with more life than each other one; nobody, if several share the most. */
export const withMoreLifeThanOthers: Players = {
  players: 'those who',
  of: { players: 'each player' },
  condition: {
    if: 'compare',
    left: { amount: 'life', of: { players: 'that player' } },
    compare: 'greater than',
    right: { amount: 'greatest life', of: { players: 'each other player', than: { players: 'that player' } } },
  },
};

/** Players described by a quality or an action. */
const describedPlayers = (end: string): readonly Syntax<Players>[] => [
  chosenPlayer(end),
  ...(
    [
      ['enchanted player', { players: 'enchanted player' }],
      ['each teammate', { players: 'each teammate' }],
      ['each opponent you attacked with a creature this combat', { players: 'attacked this combat' }],
    ] as const
  ).map(([text, players]) => constant<Players>(`${text}${end}`, players)),
  eachOther(end),
  constant<Players>(`the player with the most life${end}`, withMoreLifeThanOthers),
  constant<Players>(`the player with the most life or tied for most life${end}`, withMostLife),
  says<Designated>({ players: 'designated', as: 'monarch' })`the monarch${literally(end)}`,
  says<Designated>({ players: 'designated', as: 'initiative' })`the player who has the initiative${literally(end)}`,
  says<Opponents>({
    players: 'opponents of',
  })`each of ${{ of: lazy(() => possessivePlayers) }} opponents${literally(end)}`,
  beside('left', end),
  beside('right', end),
];

const named = (end: string, also = (inner: Syntax<Players>) => inner): readonly Syntax<Players>[] => [
  ...describedPlayers(end),
  fixed(`each opponent${end}`, 'each opponent'),
  fixed(`each player${end}`, 'each player'),
  also(fixed(`defending player${end}`, 'defending player')),
  fixed(`the active player${end}`, 'active player'),
  newTarget(['player', 'opponent'], end) as Syntax<Players>,
  ...(end === ''
    ? [
        fixed('starting with you, each player', 'each player', 'you'),
        attackedByThis,
        dealtDamageThisGame,
        targetOrController,
        those,
        ...whoCannot,
        ...whoDid,
        ...whoDidThisWay,
        whoSearched,
        ...whoSearchedALibrary,
        ...friendsAndFoes,
        ...otherOpponents,
        everyPlayerBut(() => playersAsObject),
        ...playersDamaged,
      ]
    : []),
  also(roleOf('controller', end)),
  also(roleOf('owner', end)),
];

/** Makes the players the next referent of “they” and “that player”. */
function withReferent(inner: Syntax<Players>): Syntax<Players> {
  return {
    begins: inner.begins,
    fixedFields: inner.fixedFields ?? {},
    read(reader) {
      const players = inner.read(reader);
      if (players !== no) reader.scope.name(players, false, ['player']);
      return players;
    },
    write(players, writer) {
      if (!inner.write(players, writer)) return false;
      writer.scope.name(players, false, ['player']);
      return true;
    },
  };
}

/** Players as the subject of a sentence. */
export const playersAsSubject: Syntax<Players> = lazy(() =>
  oneOf(fixed('you', 'you'), referent('subject'), ...named('', withReferent)),
);

/** Players as the object of a verb. */
export const playersAsObject: Syntax<Players> = lazy(() =>
  oneOf(fixed('you', 'you'), referent('object'), ...named('', withReferent)),
);

/** “Your”, “their”, “target player's”. */
export const possessivePlayers: Syntax<Players> = lazy(() =>
  oneOf(fixed('your', 'you'), referent('possessive'), ...named("'s")),
);

whose.define(possessivePlayers);
controllers.define(
  lazy(() =>
    oneOf(
      referent('subject'),
      targetOrController,
      newTarget(['player', 'opponent']) as Syntax<Players>,
      roleOf('controller', ''),
      chosenPlayer(''),
      constant<Players>('enchanted player', { players: 'enchanted player' }),
    ),
  ),
);
playersHole.define(playersAsSubject);

/** Whether the verb after the players is plural: “you draw”, “each player draws”, “they draw”. */
export function takesPluralVerb(players: Players): boolean {
  return players.players === 'you' || players.called === 'it';
}
