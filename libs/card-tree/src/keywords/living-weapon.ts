import type { Color } from '../symbols.js';
import type { TokenDescription } from '../tokens-and-counters.js';
import type { TriggeredAbility } from '../abilities.js';

/** CR 702.92a. */
export function livingWeapon(): TriggeredAbility {
  return entersWithBearer(token(['Phyrexian', 'Germ'], 0, 'B'));
}

/** CR 702.163a. */
export function forMirrodin(): TriggeredAbility {
  return entersWithBearer(token(['Rebel'], 2, 'R'));
}

/** CR 702.182a. */
export function jobSelect(): TriggeredAbility {
  return entersWithBearer(token(['Hero'], 1));
}

function token(subtypes: readonly string[], size: number, ...colors: readonly Color[]): TokenDescription {
  const name = `${subtypes.join(' ')} Token`;
  return { name, colors, supertypes: [], types: ['Creature'], subtypes, power: size, toughness: size, abilities: [] };
}

/** When this Equipment enters, create such a token, then attach this Equipment to it. */
function entersWithBearer(bearer: TokenDescription): TriggeredAbility {
  return {
    kind: 'triggered',
    event: { on: 'enters', what: { is: 'this' } },
    modes: [
      {
        targets: [],
        effects: [
          { do: 'create tokens', who: { players: 'you' }, count: 1, token: bearer, label: '#bearer' },
          { do: 'attach', what: { objects: 'this' }, to: { objects: 'result', label: '#bearer' } },
        ],
      },
    ],
  };
}
