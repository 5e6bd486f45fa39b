import { type CardType, type Color, type Skippable, type Step, cardTypes, colors } from '@stacktrail/card-tree';
import { colorBit, typeBit } from '@stacktrail/game-state';

/** The parts of a turn (CR 500.1). */
export type Phase = 'beginning' | 'precombat main' | 'combat' | 'postcombat main' | 'ending';

const phases: Readonly<Record<Step, Phase>> = {
  untap: 'beginning',
  upkeep: 'beginning',
  draw: 'beginning',
  'precombat main': 'precombat main',
  'beginning of combat': 'combat',
  'declare attackers': 'combat',
  'declare blockers': 'combat',
  'first-strike damage': 'combat',
  'combat damage': 'combat',
  'end of combat': 'combat',
  'postcombat main': 'postcombat main',
  end: 'ending',
  cleanup: 'ending',
};

export function phaseOf(step: Step): Phase {
  return phases[step];
}

/** A step, or a phase without steps, as a sentence names it: “the upkeep step”, “the precombat main phase”. */
export function nameOfStep(step: Step): string {
  if (step === 'first-strike damage') return 'the first combat damage step';
  const kind = step.endsWith('main') ? ' phase' : ' step';
  return `the ${step}${kind}`;
}

/** What a player skips, as a sentence names it: “turn”, “combat phase”, “draw step”. */
export function nameOfSkippable(what: Skippable): string {
  return what === 'turn' || what.endsWith(' phase') ? what : `${what} step`;
}

/** The card types in a mask, in the order of the CR. */
export function typesIn(mask: number): readonly CardType[] {
  return cardTypes.filter((type) => (mask & typeBit(type)) !== 0);
}

/** The colors in a mask, in the order in which cards print them. */
export function colorsIn(mask: number): readonly Color[] {
  return colors.filter((color) => (mask & colorBit(color)) !== 0);
}

/** “a”, “a and b”, “a, b and c”; `none` where the list is empty. */
export function listed(items: readonly string[], none = 'nothing'): string {
  if (items.length === 0) return none;
  if (items.length === 1) return items[0]!;
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]!}`;
}

/** “1 card”, “3 cards”. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** “Alice's”, “James'”. */
export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}'` : `${name}'s`;
}

/** Symbols in their braces: `{2}{R}`. */
export function braced(symbols: readonly string[]): string {
  return symbols.map((symbol) => `{${symbol}}`).join('');
}

/** A time in minutes and seconds, as a clock shows it: “25:00”. @param seconds whole seconds */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
