import type { Permanent } from '../contract/cards.js';

/** Equal permanents that are drawn as one. */
export interface Pile {
  readonly top: Permanent;
  readonly ids: readonly number[];
}

/** Where a permanent is drawn: in front, behind, or at the edge with the lands. */
export type Row = 'creatures' | 'others' | 'lands';

export function rowOf({ types }: Permanent): Row {
  if (types.includes('Creature') || types.includes('Planeswalker') || types.includes('Battle')) return 'creatures';
  return types.includes('Land') ? 'lands' : 'others';
}

/**
 * Puts equal lands and tokens onto piles.
 *
 * @param apart permanents that have to be drawn singly
 */
export function pilesOf(permanents: readonly Permanent[], apart: ReadonlySet<number>): readonly Pile[] {
  const piles = new Map<string, { readonly top: Permanent; readonly ids: number[] }>();
  for (const permanent of permanents) {
    const key = canPile(permanent) && !apart.has(permanent.id) ? looksOf(permanent) : `${permanent.id}`;
    const pile = piles.get(key);
    if (pile === undefined) piles.set(key, { top: permanent, ids: [permanent.id] });
    else pile.ids.push(permanent.id);
  }
  return [...piles.values()];
}

function canPile({ kind, types, attachments, attachedTo, damage, faceDown }: Permanent): boolean {
  const alike = kind === 'token' || (types.includes('Land') && !types.includes('Creature'));
  return alike && attachments.length === 0 && attachedTo === null && damage === 0 && faceDown === undefined;
}

function looksOf({ name, tapped, power, toughness, counters, summoningSick, text, keywords }: Permanent): string {
  return JSON.stringify([name, tapped, power, toughness, counters, summoningSick, text, keywords]);
}
