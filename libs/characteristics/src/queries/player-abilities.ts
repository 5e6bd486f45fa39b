import { type Color, colors, type KeywordAbility } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';
import { staticsInForce } from './statics-in-force.js';
import { findPlayers } from '../evaluating/references.js';
import { plainContext } from '../reading/text-context.js';

const none: readonly KeywordAbility[] = [];

/** The abilities that effects give a player (CR 113.1b): hexproof, shroud, protection. */
export function abilitiesOfPlayer(state: GameState, player: PlayerId): readonly KeywordAbility[] {
  const effects = staticsInForce(state, 'players have');
  if (effects.length === 0 && state.rules.length === 0) return none;
  const held = effects.flatMap(({ source, effect }) => {
    const about = plainContext(objectOf(state, source).controller, source);
    return findPlayers(state, effect.who, about).includes(player) ? effect.abilities : none;
  });
  return [...held, ...gainedFor(state, player)];
}

/** The abilities that instructions have given a player for a while (CR 611.2c). */
function gainedFor(state: GameState, player: PlayerId): readonly KeywordAbility[] {
  return state.rules.flatMap(({ instruction: { rule }, controller, source, values }) => {
    if (rule.static !== 'players have') return none;
    if (!findPlayers(state, rule.who, plainContext(controller, source)).includes(player)) return none;
    const color = values[0] === undefined ? undefined : colors[values[0]];
    return color === undefined ? rule.abilities : rule.abilities.map((ability) => fromColor(ability, color));
  });
}

/** Protection from the chosen color, which is locked in (CR 611.2d). */
function fromColor(ability: KeywordAbility, color: Color): KeywordAbility {
  if (ability.keyword !== 'protection' || ability.quality?.is !== 'has noted') return ability;
  return { kind: 'keyword', keyword: 'protection', from: [color] };
}
