import {
  type Game,
  type Reason,
  type Procedure,
  perform,
  noticeTriggers,
  type TextRun,
  type Interpreter,
  objectsMeant,
  permanentsMeant,
  playersMeant,
  withResult,
} from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import {
  faceDownPointer,
  formUnderCopies,
  isDoubleFaced,
  type Form,
  type GameObject,
  objectOf,
  type GameState,
  typeMask,
} from '@stacktrail/game-state';
import { asItTurns } from '../../../changes/transform.js';

const spells = typeMask(['Instant', 'Sorcery']);

/** CR 708.2a, 708.2b, 712.16: a double-faced permanent or one that is face down isn't turned face down. */
export const turnFaceDown: Interpreter<'turn face down'> = function* (game, effect, context, reason, run) {
  const as = faceDownPointer(effect.as ?? 'effect');
  const turning = permanentsMeant(game.state, effect.what, context, run).filter(
    (object) => object.faceDown === null && !formsIn(game.state, object).some((form) => isDoubleFaced({ form })), // CR 728.2j
  );
  const before = game.state;
  const from = game.batch.length;
  for (const { id } of turning) game.emit('TurnedFaceDown', { object: id, as }, { ...reason, rule: '708.2a' });
  noticeTriggers(game, before, from);
  return context;
};

export const turnFaceUp: Interpreter<'turn face up'> = function* (game, effect, context, reason, run) {
  for (const object of permanentsMeant(game.state, effect.what, context, run)) {
    yield* turnUp(game, object.id, null, { ...reason, rule: '708.8' }, run);
  }
  return context;
};

/**
 * CR 708.8: a face-down permanent is turned face up. If it is represented by an instant or sorcery card, that is
 * revealed and stays face down (CR 701.40g, 701.58g).
 *
 * @param paid what was paid, with its X (CR 702.37f), and whether it was the permanent's own cost (CR 702.37b)
 */
export function* turnUp(
  game: Game,
  id: ObjectId,
  paid: { readonly byAbility: boolean; readonly x: number } | null,
  reason: Reason,
  run: TextRun,
): Procedure<void> {
  const object = objectOf(game.state, id);
  if (object.faceDown === null || object.zone !== 'battlefield') return;
  if (isSpellCard(game.state, object)) {
    const { owner: player, card } = object;
    game.emit('CardsRevealed', { player, objects: [id], cards: [card] }, { ...reason, rule: '701.40g' });
    return;
  }
  const before = game.state;
  const from = game.batch.length;
  game.emit('TurnedFaceUp', { object: id, card: object.card, x: paid?.x ?? 0 }, reason);
  yield* asItTurns(game, id, 'turned face up', paid, reason, run);
  noticeTriggers(game, before, from);
}

/** Whether it would be an instant or sorcery if it were face up, or is merged with such a card (CR 728.2g). */
function isSpellCard(state: GameState, object: GameObject): boolean {
  const isSpell = ({ whole }: Form): boolean => (whole.types & spells) !== 0;
  return isSpell(formUnderCopies(object)) || (object.merged.length > 0 && formsIn(state, object).some(isSpell));
}

/** The faces of the cards that represent a permanent, one card for each component if it is merged (CR 728.2). */
function formsIn({ catalog }: GameState, { form, merged }: GameObject): readonly Form[] {
  return merged.length === 0 ? [form] : [form, ...merged.flatMap((each) => catalog.findForm(each.form) ?? [])];
}

/** CR 701.40a, 701.40e, 701.58a, 701.58e: cards, usually from the top of a library, one at a time. */
function putFaceDown(as: 'manifest' | 'cloak'): Interpreter<'manifest' | 'cloak'> {
  return function* (game, effect, context, reason, run) {
    const made: ObjectId[] = [];
    for (const player of playersMeant(game.state, effect.who, context)) {
      const cards = objectsMeant(game.state, effect.what, { ...context, thatPlayer: player }, run);
      for (const { id: object } of cards) {
        const rule = as === 'manifest' ? '701.40a' : '701.58a';
        const faceDown = faceDownPointer(as);
        const [moved] = yield* perform(
          game,
          [{ would: 'move', object, to: 'battlefield', manner: 'put', controller: player, faceDown }],
          { ...reason, rule },
        );
        made.push(...moved!.objects);
      }
    }
    return withResult(context, effect.label, made);
  };
}

export const manifest = putFaceDown('manifest');
export const cloak = putFaceDown('cloak');
