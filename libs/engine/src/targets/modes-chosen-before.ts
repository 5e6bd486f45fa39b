import type { ModeChoice } from '@stacktrail/card-tree';
import type { DefinitionPointer, ObjectId } from '@stacktrail/game-events';
import { chosenUnder, type GameObject, type GameState } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';

/** Under this label an object remembers the modes that were chosen for one of its abilities. */
function labelOf(pointer: DefinitionPointer): string {
  return `modes of ${pointer}`;
}

/** The word by which a mode is remembered: with the turn, where it can be chosen again in another one. */
function wordOf({ turn }: GameState, { notChosen }: ModeChoice, index: number): string {
  return notChosen === 'this turn' ? `mode ${index + 1} (turn ${turn})` : `mode ${index + 1}`;
}

function remembered(object: GameObject | undefined, pointer: DefinitionPointer): readonly string[] {
  return chosenUnder(object?.chosen ?? [], labelOf(pointer)).flatMap((value) =>
    value.is === 'word' ? [value.word] : [],
  );
}

/** “Choose one that hasn't been chosen”: whether this mode was chosen before and so can't be chosen now. */
export function wasModeChosen(
  state: GameState,
  source: ObjectId,
  pointer: DefinitionPointer,
  choose: ModeChoice,
  index: number,
): boolean {
  if (choose.notChosen === undefined) return false;
  return remembered(state.objects.get(source), pointer).includes(wordOf(state, choose, index));
}

/** The object remembers the modes that are chosen now, and those before that still matter. */
export function rememberModes(
  game: Game,
  source: ObjectId,
  pointer: DefinitionPointer,
  choose: ModeChoice,
  modes: readonly number[],
): void {
  if (choose.notChosen === undefined) return;
  const { state } = game;
  const object = state.objects.get(source);
  if (object === undefined) return;
  const before = remembered(object, pointer).filter(
    (word) => choose.notChosen === 'ever' || word.endsWith(`(turn ${state.turn})`),
  );
  const words = [...before, ...modes.map((index) => wordOf(state, choose, index))];
  const values = words.map((word) => ({ is: 'word', word }) as const);
  game.emit(
    'ChoiceRecorded',
    { object: source, label: labelOf(pointer), kind: 'word', values, draws: 0 },
    { rule: '700.2', source, player: object.controller },
  );
}
