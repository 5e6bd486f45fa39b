import type { TriggeredAbility } from '@stacktrail/card-tree';
import { holds, plainContext, fitsEvent, finished } from '@stacktrail/characteristics';
import { noObject, type PlayerId, type Revision } from '@stacktrail/game-events';
import {
  countersOn,
  type GameState,
  isDesignated,
  valueOfDesignation,
  type PlayerState,
  initiativeIsHit,
  initiativeIsTaken,
  initiativeVentures,
  monarchDraws,
  monarchIsHit,
  radiation,
  speedIncreases,
  type RuleAbility,
  definitionOf,
  type Occasion,
} from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import { mayTrigger } from './consider.js';

/** A triggered ability that a rule gives: it has no source, and whoever has the mark that it belongs to controls it. */
interface GameRule {
  readonly rule: string;
  readonly ability: RuleAbility;
  readonly belongsTo: (player: PlayerState, state: GameState) => boolean;
  /** The event must be about that player. */
  readonly toThem?: true;
  readonly duringTheirTurn?: true;
}

const isMonarch = (player: PlayerState): boolean => isDesignated(player, 'monarch');
const hasInitiative = (player: PlayerState): boolean => isDesignated(player, 'initiative');

const gameRules: readonly GameRule[] = [
  { rule: '723.2', ability: monarchDraws, belongsTo: isMonarch },
  { rule: '723.2', ability: monarchIsHit, belongsTo: isMonarch, toThem: true },
  { rule: '724.2', ability: initiativeIsHit, belongsTo: hasInitiative, toThem: true },
  { rule: '724.2', ability: initiativeVentures, belongsTo: hasInitiative },
  { rule: '724.2', ability: initiativeIsTaken, belongsTo: hasInitiative },
  { rule: '726.1', ability: radiation, belongsTo: (player) => countersOn(player, 'rad') > 0 },
  {
    rule: '702.179d',
    ability: speedIncreases,
    belongsTo: (player) => valueOfDesignation(player, 'speed') > 0,
    duringTheirTurn: true,
  },
];

const watched: ReadonlySet<string> = new Set(gameRules.map(({ ability }) => eventOf(ability).on));

function eventOf({ ability }: RuleAbility): TriggeredAbility['event'] {
  return (ability as TriggeredAbility).event;
}

/** Makes the abilities of rules trigger that watch for what just happened (CR 723.2, 724.2, 726.1, 702.179d). */
export function noticeGameRules(game: Game, occasion: Occasion, causes: readonly Revision[]): void {
  if (!watched.has(occasion.on)) return;
  for (const player of game.state.players) {
    if (player.lost || (player.designations.length === 0 && player.counters.length === 0)) continue;
    for (const rule of gameRules)
      if (rule.belongsTo(player, game.state)) consider(game, rule, player.id, occasion, causes);
  }
}

function consider(
  game: Game,
  { rule, ability, toThem, duringTheirTurn }: GameRule,
  player: PlayerId,
  occasion: Occasion,
  causes: readonly Revision[],
): void {
  const { state } = game;
  if (toThem && occasion.player !== player) return;
  if (duringTheirTurn && state.activePlayer !== player) return;
  const trigger = { object: occasion.thatObject, player: occasion.player, amount: occasion.amount };
  const context = { ...plainContext(player, noObject), trigger };
  const { event, condition } = ability.ability as TriggeredAbility;
  const subject = state.objects.get(occasion.object) ?? null;
  if (!fitsEvent({ queries: finished, state, occasion, subject, context }, event)) return;
  if (condition !== undefined && !holds(state, condition, context)) return; // CR 603.4
  const definition = definitionOf(ability);
  if (!mayTrigger(state, definition, noObject)) return;
  game.emit(
    'AbilityTriggered',
    {
      trigger: state.nextTrigger,
      ability: definition.pointer,
      source: noObject,
      controller: player,
      delayed: null,
      context: { ...trigger, others: [] },
    },
    { rule, player, causes },
  );
}
