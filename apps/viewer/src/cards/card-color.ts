import type { KnownCard } from '../contract/cards.js';

/** The class that colors a card's frame. */
export function frameOf({ colors, types }: Pick<KnownCard, 'colors' | 'types'>): string {
  if (colors.length > 1) return 'frame-gold';
  const [color] = colors;
  if (color !== undefined) return `frame-${color}`;
  if (types.includes('Land')) return 'frame-land';
  return types.includes('Artifact') ? 'frame-artifact' : 'frame-colorless';
}

/** “Legendary Creature — Human Wizard”, “Token Creature — Spirit”. */
export function typeLine({ supertypes, types, subtypes, kind, copy }: KnownCard): string {
  const nature = [...(copy === true ? ['Copy:'] : []), ...(kind === 'token' ? ['Token'] : [])];
  const left = [...nature, ...supertypes, ...types].join(' ');
  return subtypes.length === 0 ? left : `${left} — ${subtypes.join(' ')}`;
}
