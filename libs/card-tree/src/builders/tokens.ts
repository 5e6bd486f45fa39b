import type { Ability } from '../abilities.js';
import type { Amount } from '../amounts.js';
import type { Effect } from '../effects.js';
import type { TokenDescription, TokenOfCard } from '../tokens-and-counters.js';
import type { PredefinedTokenName } from '../predefined-token-names.js';
import type { CardType } from '../card-types.js';
import type { Color } from '../symbols.js';
import type { Objects } from '../references.js';
import { you } from './references.js';

/** A creature token, named by its subtypes (CR 111.4). */
export function creatureToken(
  power: number,
  toughness: number,
  colors: readonly Color[],
  subtypes: readonly string[],
  abilities: readonly Ability[] = [],
  moreTypes: readonly CardType[] = [],
): TokenDescription {
  return {
    name: `${subtypes.join(' ')} Token`,
    colors,
    supertypes: [],
    types: [...moreTypes, 'Creature'],
    subtypes,
    power,
    toughness,
    abilities,
  };
}

interface CreateOptions {
  readonly tapped?: true;
  readonly attacking?: true;
  readonly label?: string;
  readonly size?: { readonly power: Amount; readonly toughness: Amount };
  readonly withCounters?: { readonly counter: string; readonly count: Amount };
  readonly attachedTo?: Objects;
}

/** You create tokens; `label` names them for later instructions of the same text. */
export function create(
  count: Amount,
  token: TokenDescription | PredefinedTokenName | TokenOfCard,
  options: CreateOptions = {},
): Effect {
  return { do: 'create tokens', who: you, count, token, ...options };
}
