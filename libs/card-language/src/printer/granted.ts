import type { Ability } from '../abilities.js';
import { printAbility } from './abilities.js';
import type { Speaker } from './context.js';
import { list } from './english.js';
import { printKeyword } from './keywords.js';

/** Abilities that something gains or has: “trample and lifelink”, `flying and “{T}: Add {G}.”` in straight quotes. */
export function printGranted(abilities: readonly Ability[], speaker: Speaker): string {
  return list(
    abilities.map((ability) =>
      ability.kind === 'keyword' ? printKeyword(ability, speaker) : `"${printAbility(ability, speaker)}"`,
    ),
  );
}
