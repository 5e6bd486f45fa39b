import type { Combine, Option } from '../contract/decision.js';
import type { Draft } from './draft.js';

/**
 * A legal answer near one that was refused, as the options whose pieces it holds: the one that takes what was picked
 * last and, besides, only what is required.
 *
 * @returns the options' indexes; `null` if no option has such an answer
 */
export function legalInstead(
  { picked }: Draft,
  { into }: Combine,
  options: readonly Option[],
): readonly number[] | null {
  const nearest = picked.at(-1) ?? options.findIndex(({ answer, piece }) => answer !== null && piece !== undefined);
  const pieces: unknown = options[nearest]?.answer?.[into];
  if (!Array.isArray(pieces)) return null;
  const wanted = new Set(pieces.map(pieceKey));
  return options.flatMap(({ piece }, at) => (piece !== undefined && wanted.has(pieceKey(piece)) ? [at] : []));
}

/** A piece without its amount. */
function pieceKey(piece: unknown): string {
  return JSON.stringify(piece, (name, value: unknown) => (name === 'amount' ? undefined : value));
}
