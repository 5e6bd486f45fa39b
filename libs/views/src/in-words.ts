import type { Cost } from '@stacktrail/card-tree';
import type { TextPiece, Words } from '@stacktrail/engine';
import type { GameState } from '@stacktrail/game-state';
import { showCost, type TextSource } from '@stacktrail/oracle-text';
import { abilityText } from './ability-text.js';
import { textOfInstructions } from './instruction-text.js';
import { seatName } from './names.js';
import { rulingText } from './ruling-text.js';
import { capitalised, possessive } from './words.js';

/** The player who pays a cost reads it without the object's name. */
const nameless: TextSource = { name: 'this', types: [], subtypes: [], supertypes: [], abilities: [] };

/** A text for players, in which the pieces of cards are written out. */
export function inWords(words: Words, state: GameState): string {
  if (typeof words === 'string') return words;
  return words.map((stretch) => (typeof stretch === 'string' ? stretch : textOfPiece(stretch, state))).join('');
}

/** Costs as cards say them: “{R}{R}, Discard two cards”. */
export function costText(costs: readonly Cost[]): string {
  return costs.length === 0 ? '' : showCost(costs, nameless);
}

function textOfPiece(piece: TextPiece, state: GameState): string {
  if ('cost' in piece) return showCost(piece.cost, nameless);
  if ('playersOwn' in piece) return possessive(seatName(state, piece.playersOwn));
  if ('ruling' in piece) return `${capitalised(rulingText(state, piece.ruling, piece.source, 'spectator'))}.`;
  if ('ability' in piece) return abilityText(state, state.catalog.ability(piece.ability), state.objects.get(piece.of));
  return textOfInstructions(piece.effects, state, piece.source, piece.targets);
}
