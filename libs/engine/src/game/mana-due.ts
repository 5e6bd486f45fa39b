import type { Cost, KeywordName, ManaForAction, ManaSymbol, ManaType } from '@stacktrail/card-tree';
import type { GameObject } from '@stacktrail/game-state';

/** The mana part of a cost after all choices: generic mana, mana of each type, and life for Phyrexian symbols. */
export interface ManaDue {
  generic: number;
  readonly typed: Record<ManaType, number>;
  /** CR 107.4h: the number of snow symbols; each takes one mana of any type from a snow source. */
  snow?: number;
  /** CR 107.4f. */
  life: number;
  /** What the mana pays for, a spell or an ability of this object; it decides which mana can be spent (CR 106.6). */
  for?: { readonly is: 'spell' | 'ability'; readonly object: GameObject; readonly keyword?: KeywordName | null };
  /** Whether the cost contains {X}, whatever its value (CR 107.3). */
  hasX?: true;
  /** The special action that the mana pays for, if mana can be reserved for it (CR 116.2b, 116.2h). */
  action?: ManaForAction;
  /** CR 609.4b, 118.14: the type as which any mana can be spent. */
  spendAs?: 'any color' | 'any type';
  /** How much generic mana is part of a waterbend cost (CR 701.67b); absent if no such cost is paid. */
  waterbend?: number;
}

export function noMana(): ManaDue {
  return { generic: 0, typed: { W: 0, U: 0, B: 0, R: 0, G: 0, C: 0 }, life: 0 };
}

export function totalMana(due: ManaDue): number {
  const { W, U, B, R, G, C } = due.typed;
  return due.generic + (due.snow ?? 0) + W + U + B + R + G + C;
}

/** Whether a symbol needs a choice when its cost is announced (CR 601.2b). */
export function isChoice(symbol: ManaSymbol): boolean {
  return symbol.includes('/');
}

/** The payments that a hybrid or Phyrexian symbol offers (CR 107.4e, 107.4f): a symbol, or `P` for 2 life. */
export function choicesOf(symbol: ManaSymbol): readonly string[] {
  return symbol.split('/');
}

/**
 * Adds up mana symbols.
 *
 * @param x the value of X
 * @param hybrid the payment chosen for each hybrid or Phyrexian symbol, in order; consumed from the front
 */
export function addSymbols(due: ManaDue, symbols: readonly ManaSymbol[], x: number, hybrid: string[]): void {
  for (const symbol of symbols) {
    const paid = isChoice(symbol) ? (hybrid.shift() ?? choicesOf(symbol)[0]!) : symbol;
    if (paid === 'X') {
      due.generic += x;
      due.hasX = true;
    } else if (paid === 'P') due.life += 2;
    else if (paid === 'S') due.snow = (due.snow ?? 0) + 1;
    else if (/^\d+$/.test(paid)) due.generic += Number(paid);
    else due.typed[paid as ManaType] += 1;
  }
}

/**
 * The costs, where each choice between costs is replaced by the chosen one (CR 601.2b), or by the first if none was
 * chosen.
 *
 * @param keys the number of the chosen cost, from 1, for each choice; consumed from the front
 */
export function expandChoices(costs: readonly Cost[], keys: string[]): readonly Cost[] {
  if (!costs.some(({ cost }) => cost === 'choice')) return costs;
  return costs.flatMap((cost) =>
    cost.cost === 'choice' ? expandChoices(cost.of[Number(keys.shift() ?? '1') - 1] ?? [], keys) : [cost],
  );
}

/** The mana due as symbols, for the record and for people. */
export function symbolsOf(due: ManaDue): readonly string[] {
  const symbols: string[] = [];
  for (const type in due.typed) for (let i = due.typed[type as ManaType]; i > 0; i--) symbols.push(type);
  for (let i = due.snow ?? 0; i > 0; i--) symbols.push('S');
  if (due.generic > 0 || symbols.length === 0) symbols.unshift(`${due.generic}`);
  return symbols;
}
