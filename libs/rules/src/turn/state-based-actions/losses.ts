import { type PlayerResult as Loss, isProhibited, type Game } from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import type { PlayerState } from '@stacktrail/game-state';
import { recentFactsOr } from '../../changes/recent.js';

const none: readonly Loss[] = [];

/** CR 704.5a–c, 704.6c: the players who lose the game now. */
export function losses(game: Game): readonly Loss[] {
  const at = game.state.revision;
  let found: Loss[] | null = null;
  for (const player of game.state.players) {
    if (player.lost) continue;
    for (const rule of rules) {
      if (!rule.applies(player, game) || isProhibited(game.state, player.id, 'lose the game')) continue; // CR 101.2
      found ??= [];
      const known = found.findIndex((loss) => loss.player === player.id);
      const causes = rule.causes(game, player.id);
      if (known < 0) found.push({ player: player.id, rule: rule.rule, causes });
      else found[known] = { ...found[known]!, causes: [...found[known]!.causes, ...causes] }; // CR 704.7
    }
  }
  if (found !== null) game.drawsCheckedAt = at;
  return found ?? none;
}

const rules: readonly {
  readonly rule: string;
  readonly applies: (player: PlayerState, game: Game) => boolean;
  readonly causes: (game: Game, player: PlayerId) => Loss['causes'];
}[] = [
  {
    rule: '704.5a',
    applies: ({ id, life }, { state }) => life <= 0 && !isProhibited(state, id, 'lose the game for low life'),
    causes: (game, player) =>
      recentFactsOr(game, (event) => event.type === 'LifeLost' && event.data.player === player, game.causes),
  },
  {
    rule: '704.5b',
    applies: (player, game) => player.drewFromEmptyLibrary && drewSinceCheck(game, player.id),
    causes: (game, player) =>
      recentFactsOr(game, (event) => event.type === 'DrawFailed' && event.data.player === player, game.causes),
  },
  {
    rule: '704.5c',
    applies: (player) => player.counters.some((counter) => counter.kind === 'poison' && counter.count >= 10),
    causes: (game, player) =>
      recentFactsOr(
        game,
        (event) => event.type === 'PlayerCountersPut' && event.data.player === player && event.data.kind === 'poison',
        game.causes,
      ),
  },
  {
    rule: '704.6c',
    applies: ({ id }, { state }) =>
      state.commanders.length > 0 &&
      state.setup?.format !== 'brawl' && // CR 903.12h
      state.commanders.some(({ damage }) => (damage[id] ?? 0) >= 21),
    causes: (game, player) =>
      recentFactsOr(
        game,
        (event) => event.type === 'DamageDealtToPlayer' && event.data.player === player && event.data.combat,
        game.causes,
      ),
  },
];

/** Whether the player attempted it after the last check of this time (CR 704.5b): a loss may have been replaced since. */
function drewSinceCheck({ action, drawsCheckedAt }: Game, player: PlayerId): boolean {
  let last = 0;
  for (const fact of action) if (fact.type === 'DrawFailed' && fact.data.player === player) last = fact.revision;
  return last > drawsCheckedAt;
}
