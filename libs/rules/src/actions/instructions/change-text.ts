import { wordKinds, wordsOf, type Duration, type WordChange } from '@stacktrail/card-tree';
import { isCreature, type TextContext } from '@stacktrail/characteristics';
import {
  chooseValue,
  type Game,
  type Reason,
  type Procedure,
  copiablePointer,
  type EffectOf,
  type Interpreter,
  objectsMeant,
  permanentsMeant,
} from '@stacktrail/engine';
import type { DefinitionPointer, ObjectId, PlayerId } from '@stacktrail/game-events';
import { changedPointer, formUnderCopies, faceFormula, type GameObject } from '@stacktrail/game-state';
import { isOver } from './apply.js';

interface TextChange {
  readonly object: ObjectId;
  readonly words: WordChange | null;
  readonly rules: DefinitionPointer | null;
}

function emitTextChange(
  game: Game,
  change: TextChange,
  until: Duration | undefined,
  context: TextContext,
  reason: Reason,
): void {
  const { source, you: controller } = context;
  const effect = game.state.nextEffect;
  game.emit('TextChanged', { effect, ...change, source, controller, duration: until ?? null }, reason);
}

/** CR 612.1, 612.2: the words are chosen as the instruction is followed (CR 608.2d). */
export const changeText: Interpreter<'change text'> = function* (game, effect, context, reason, run) {
  const objects = objectsMeant(game.state, effect.what, context, run).filter(
    ({ zone }) => zone === 'battlefield' || zone === 'stack',
  );
  if (objects.length === 0) return context;
  const words = yield* chooseWords(game, effect, context);
  if (words === null) return context;
  for (const { id } of objects) {
    emitTextChange(game, { object: id, words, rules: null }, effect.until, context, { ...reason, rule: '612.2' });
  }
  return context;
};

function* chooseWords(
  game: Game,
  { words, to, except = [] }: EffectOf<'change text'>,
  context: TextContext,
): Procedure<WordChange | null> {
  const all = words.flatMap((kind) => wordsOf[kind]);
  const from = yield* chooseWord(
    game,
    context.you,
    to === undefined ? all : all.filter((word) => word !== to),
    context,
    'Choose the word that is replaced.',
  );
  const kind = wordKinds.find((each) => wordsOf[each].includes(from ?? ''));
  if (from === null || kind === undefined) return null;
  const others = wordsOf[kind].filter((word) => word !== from && !except.includes(word));
  const chosen =
    to ?? (yield* chooseWord(game, context.you, others, context, `Choose the word that replaces “${from}”.`));
  return chosen === null ? null : { from, to: chosen };
}

function* chooseWord(
  game: Game,
  player: PlayerId,
  among: readonly string[],
  context: TextContext,
  prompt: string,
): Procedure<string | null> {
  const { values } = yield* chooseValue(game, { choose: 'word', among }, { player, rule: '608.2d', context, prompt });
  const [value] = values;
  return value?.is === 'word' ? value.word : null;
}

/**
 * CR 612.5, 701.12h: each of two creatures gets the rules text of the other. If one is missing, nothing happens (CR
 * 701.12a).
 */
export const exchangeTextBoxes: Interpreter<'exchange text boxes'> = function* (game, effect, context, reason, run) {
  const { state } = game;
  const { until } = effect;
  const creatures = (objects: typeof effect.first): readonly GameObject[] =>
    permanentsMeant(state, objects, context, run).filter((permanent) => isCreature(state, permanent));
  const [first, ...more] = creatures(effect.first);
  const [second = more[0]] = creatures(effect.second).filter(({ id }) => id !== first?.id);
  if (first === undefined || second === undefined) return context;
  if (until !== undefined && isOver(state, until, context)) return context;
  const texts = [textOf(first), textOf(second)] as const;
  const why = { ...reason, rule: '701.12h' };
  emitTextChange(game, { object: first.id, words: null, rules: texts[1] }, until, context, why);
  emitTextChange(game, { object: second.id, words: null, rules: texts[0] }, until, context, why);
  return context;
};

/** The pointer to the rules text that an object has, text changes included. */
function textOf(object: GameObject): DefinitionPointer {
  const { layout, pointer } = formUnderCopies(object);
  const flipFace = layout === 'flip' && object.faceDown === null ? faceFormula(pointer, object.flipped ? 1 : 0) : null;
  return object.texts.reduce(changedPointer, flipFace ?? copiablePointer(object));
}
