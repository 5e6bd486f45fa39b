import { cardTypes, colors, colorWords, subtypesOf, type Choice, type ChoiceKind } from '@stacktrail/card-tree';
import { evaluateAmount, matches, type TextContext } from '@stacktrail/characteristics';
import { seatBit, type ChosenValue, type ObjectId, type PlayerId, type Ref } from '@stacktrail/game-events';
import { objectsIn, opponentsOf, playersInOrder } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import type { PickOption } from '../game/question.js';
import { pinnedNames } from './card-names.js';
import { chanceBelow } from './told-chance.js';
import { chooseCardNames } from './choose-card-names.js';

/** A choice that was made and its kind; `draws` counts the random words that were used if chance chose. */
export interface Made {
  readonly kind: ChoiceKind;
  readonly values: readonly ChosenValue[];
  readonly draws: number;
  /** The place of the value, from 0, among how many values chance chose from. */
  readonly place?: { readonly at: number; readonly of: number };
}

interface Asking {
  readonly player: PlayerId;
  readonly rule: string;
  readonly context: TextContext;
  readonly atRandom?: boolean;
  /** Whether only the player may know what is chosen. */
  readonly secret?: boolean;
  /** What is asked, if the choice alone doesn't say it. */
  readonly prompt?: string;
}

/**
 * Lets a player choose a value that a text asks for (CR 607.2d, 608.2d) from a complete list, so that only existing
 * values can be chosen (CR 205.3e). If the list is empty, nothing is chosen (CR 101.3). Of the names of cards only some
 * are listed (CR 201.4).
 */
export function* chooseValue(game: Game, choice: Choice, asking: Asking): Procedure<Made> {
  if (choice.choose === 'card name' && asking.atRandom !== true) return yield* named(game, choice, asking);
  const options = optionsOf(game, choice, asking);
  if (options === null) return yield* chooseNumber(game, choice as Extract<Choice, { choose: 'number' }>, asking);
  if (asking.atRandom) return yield* atRandom(game, choice.choose, options, asking);
  const count = (choice.choose === 'player' ? choice.count : undefined) ?? 1;
  if (options.length <= count) return { kind: choice.choose, values: options.map(({ value }) => value), draws: 0 };
  const values = options.some((option) => option.ref !== null)
    ? yield* selected(game, choice, options, asking, count)
    : yield* picked(choice, options, asking);
  return { kind: choice.choose, values, draws: 0 };
}

function* named(
  game: Game,
  choice: Extract<Choice, { choose: 'card name' }>,
  { player, rule, context, prompt = promptOf(choice), secret }: Asking,
): Procedure<Made> {
  const { filter } = choice;
  const seen = secret === true ? { seenBy: seatBit(player) } : {};
  const about = { player, rule, context, prompt, source: sourceOf(context), count: 1, ...seen };
  const names = yield* chooseCardNames(game, { ...about, ...(filter === undefined ? {} : { filter }) });
  return { kind: 'card name', values: names.map((name) => word(name).value), draws: 0 };
}

interface Option extends PickOption {
  readonly value: ChosenValue;
  readonly ref: Ref | null;
}

function word(key: string, text = key): Option {
  return { key, text, value: { is: 'word', word: key }, ref: null };
}

function of(ref: Ref): Option {
  return { key: `${ref.id}`, text: '', value: ref, ref };
}

/** Everything that can be chosen; `null` for a number. */
function optionsOf({ state }: Game, choice: Choice, { player, context }: Asking): readonly Option[] | null {
  switch (choice.choose) {
    case 'color':
      return among(choice.among ?? colors, choice.except).map((color) => word(color, colorWords[color]));
    case 'card type':
      return among(choice.among ?? cardTypes, choice.except).map((type) => word(type));
    case 'creature type':
    case 'land type':
    case 'basic land type':
    case 'artifact type':
    case 'planeswalker type':
      return among<string>(choice.among ?? subtypesOf[choice.choose], choice.except).map((type) => word(type));
    case 'card name':
      return pinnedNames(state, choice.filter, context).map((name) => word(name));
    case 'player': {
      const players = choice.among === 'opponent' ? opponentsOf(state, player) : playersInOrder(state);
      return players.map((id) => of({ is: 'player', id }));
    }
    case 'permanent':
      return objectsIn(state, state.battlefield)
        .filter((object) => matches(state, choice.filter, object, context))
        .map(({ id }) => of({ is: 'object', id }));
    case 'word':
      return choice.among.map((one) => word(one));
    case 'number':
      return null;
  }
}

function among<T extends string>(all: readonly T[], except: readonly T[] = []): readonly T[] {
  return all.filter((one) => !except.includes(one));
}

function promptOf(choice: Choice): string {
  switch (choice.choose) {
    case 'word':
      return 'Choose one of these.';
    case 'artifact type':
      return 'Choose an artifact type.';
    case 'player':
      if (choice.count !== undefined) return `Choose ${choice.count} players.`;
      return choice.among === 'opponent' ? 'Choose an opponent.' : 'Choose a player.';
    case 'color':
      return choice.several ? 'Choose one or more colors.' : 'Choose a color.';
    default:
      return `Choose a ${choice.choose}.`;
  }
}

function* picked(
  choice: Choice,
  options: readonly Option[],
  { player, rule, context, prompt, secret }: Asking,
): Procedure<readonly ChosenValue[]> {
  const several = choice.choose === 'color' && choice.several === true;
  const { keys } = yield* ask({
    form: 'pick',
    kind: 'choose a value',
    rule,
    player,
    prompt: prompt ?? promptOf(choice),
    source: sourceOf(context),
    options: options.map(({ key, text }) => ({ key, text })),
    min: 1,
    max: several ? options.length : 1,
    ...(secret === true && { seenBy: seatBit(player) }),
  });
  return options.filter(({ key }) => keys.includes(key)).map(({ value }) => value);
}

function* selected(
  game: Game,
  choice: Choice,
  options: readonly Option[],
  { player, rule, context, secret }: Asking,
  count: number,
): Procedure<readonly ChosenValue[]> {
  const { chosen } = yield* ask({
    form: 'select',
    kind: 'choose a value',
    rule,
    player,
    prompt: promptOf(choice),
    source: game.state.objects.get(context.source) === undefined ? (0 as ObjectId) : context.source,
    candidates: options.flatMap(({ ref }) => ref ?? []),
    min: count,
    max: count,
    ...(secret === true && { seenBy: seatBit(player) }),
  });
  return chosen;
}

function* chooseNumber(
  game: Game,
  choice: Extract<Choice, { choose: 'number' }>,
  { player, rule, context, atRandom: random, secret }: Asking,
): Procedure<Made> {
  const min = evaluateAmount(game.state, choice.min, context);
  const max = Math.max(min, evaluateAmount(game.state, choice.max, context));
  const made = (number: number, draws: number): Made => ({ kind: 'number', values: [{ is: 'number', number }], draws });
  if (random) {
    const { draws } = game.state;
    const { value, next } = yield* chanceBelow(
      game,
      max - min + 1,
      draws,
      { player, rule, source: sourceOf(context), prompt: 'Which number did chance choose?' },
      (above) => `${min + above}`,
    );
    return made(min + value, next - draws);
  }
  if (min === max) return made(min, 0);
  const { value } = yield* ask({
    form: 'number',
    kind: 'choose a value',
    rule,
    player,
    prompt: `Choose a number from ${min} to ${max}.`,
    source: sourceOf(context),
    min,
    max,
    ...(secret === true && { seenBy: seatBit(player) }),
  });
  return made(value, 0);
}

function* atRandom(
  game: Game,
  kind: ChoiceKind,
  options: readonly Option[],
  { player, rule, context }: Asking,
): Procedure<Made> {
  if (options.length === 0) return { kind, values: [], draws: 0 };
  const { draws } = game.state;
  const { value, next } = yield* chanceBelow(
    game,
    options.length,
    draws,
    { player, rule, source: sourceOf(context), prompt: 'What did chance choose?' },
    (place) => nameOf(options[place]!),
  );
  const place = { at: value, of: options.length };
  return { kind, values: [options[value]!.value], draws: next - draws, place };
}

/** What tells an option apart where the result of chance is told. */
function nameOf({ ref, key }: Option): string {
  if (ref === null) return key;
  return ref.is === 'player' ? `Seat ${ref.id + 1}` : `Object ${ref.id}`;
}

function sourceOf(context: TextContext): ObjectId {
  return context.source;
}
