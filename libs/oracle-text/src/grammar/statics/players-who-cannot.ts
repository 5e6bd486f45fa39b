import {
  type Condition,
  isSameTree,
  type Players,
  type PlayerProhibition,
  type StaticEffect,
} from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { constant, literally, mapped, no, type Syntax } from '../../syntax/syntax.js';
import { askedOfPlayer } from '../basics/holes.js';

type Cant = Variant<StaticEffect, 'static', "players can't">;
type Continuous = Variant<StaticEffect, 'static', 'continuous'>;

const notTheirTurn: Condition = {
  if: 'not',
  of: { if: 'are players', who: { players: 'active player' }, among: { players: 'that player' } },
};

function onlyOnTheirTurns(what: PlayerProhibition): Cant {
  return { static: "players can't", who: 'any player', what, if: notTheirTurn };
}

const subjects = [
  ['each opponent who ', 'opponent', 'each opponent'],
  ['each player who ', 'any player', 'each player'],
] as const;

interface Asked {
  readonly condition: Condition;
}

function cannotAttack(of: Players, condition: Condition): Continuous {
  return {
    static: 'continuous',
    affects: {
      objects: 'each',
      filter: {
        is: 'all',
        of: [
          { is: 'type', type: 'Creature' },
          { is: 'controlled by players', who: { players: 'those who', of, condition } },
        ],
      },
    },
    changes: [{ change: 'rule', rule: "can't attack" }],
  };
}

/** “Each opponent who attacked with a creature this turn can't cast spells” (CR 101.2). */
const cannotCast = subjects.map(([text, who]) =>
  mapped<Asked, readonly StaticEffect[]>(
    says<Asked>({})`${literally(text)}${{ condition: askedOfPlayer }} can't cast spells`,
    ({ condition }) => [{ static: "players can't", who, what: 'cast spells', if: condition }],
    ([effect, ...more]) => {
      const condition = effect?.static === "players can't" ? effect.if : undefined;
      const whole: Cant | undefined = condition && { static: "players can't", who, what: 'cast spells', if: condition };
      return more.length === 0 && whole && isSameTree(effect, whole) ? { condition: whole.if! } : no;
    },
  ),
);

/** “Each opponent who cast a spell this turn can't attack with creatures” (CR 508.1c). */
const cannotAttackWith = subjects.map(([text, , players]) =>
  mapped<Asked, readonly StaticEffect[]>(
    says<Asked>({})`${literally(text)}${{ condition: askedOfPlayer }} can't attack with creatures`,
    ({ condition }) => [cannotAttack({ players }, condition)],
    ([effect, ...more]) => {
      const filter = effect?.static === 'continuous' && effect.affects.objects === 'each' && effect.affects.filter;
      const last = filter && filter.is === 'all' ? filter.of.at(-1) : undefined;
      if (more.length > 0 || last?.is !== 'controlled by players' || last.who.players !== 'those who') return no;
      const { condition } = last.who;
      return isSameTree(effect, cannotAttack({ players }, condition)) ? { condition } : no;
    },
  ),
);

/** What only players of whom a condition holds can't do. */
export const playersWhoCannot: readonly Syntax<readonly StaticEffect[]>[] = [
  constant<readonly StaticEffect[]>('players can cast spells and activate abilities only during their own turns', [
    onlyOnTheirTurns('cast spells'),
    onlyOnTheirTurns('activate abilities'),
  ]),
  constant<readonly StaticEffect[]>('players can cast spells only during their own turns', [
    onlyOnTheirTurns('cast spells'),
  ]),
  ...cannotCast,
  ...cannotAttackWith,
];
