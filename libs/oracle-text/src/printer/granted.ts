import type { Ability } from '@stacktrail/card-tree';
import type { Speaker } from '../english/speaker.js';
import type { Context } from './context.js';
import { list } from '../english/words.js';
import { printKeyword } from './keywords.js';

/** Abilities that something gains or has: “trample and lifelink”, `flying and “{T}: Add {G}.”` in straight quotes. */
export function printGranted(abilities: readonly Ability[], speaker: Speaker, ctx: Context): string {
  return list(
    abilities.map((ability) =>
      ability.kind === 'keyword'
        ? printKeyword(ability, ctx.afresh(speaker))
        : `"${ctx.grammar.ability(ability, speaker)}"`,
    ),
  );
}
