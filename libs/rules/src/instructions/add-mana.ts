import type { ManaProduced, ManaType } from '@stacktrail/card-language';
import type { PlayerId } from '@stacktrail/game-events';
import type { Game } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import { evaluateAmount } from '../text/amounts.js';
import { chosenWords } from '../text/chosen-quality.js';
import type { TextContext } from '../text/text-context.js';
import type { Interpreter } from './interpreter.js';
import { playersNamed } from './named.js';

/** CR 106.3, 106.4: the source of the mana is the spell, or the source of the ability. */
export const addMana: Interpreter<'add mana'> = function* (game, effect, context, reason) {
  for (const player of playersNamed(game.state, effect.who, context)) {
    const mana = yield* produced(game, player, effect.mana, context);
    if (mana.length === 0) continue;
    game.emit(
      'ManaAdded',
      { player, mana, first: game.state.nextMana, source: context.source },
      { ...reason, rule: '106.4' },
    );
  }
  return context;
};

/** CR 607.5a: where no color was chosen, no mana is produced. */
function chosenColors(game: Game, label: string, context: TextContext): readonly ManaType[] {
  return chosenWords(game.state, context, label) as readonly ManaType[];
}

/** CR 608.2d: one type is chosen for all of the mana. */
function* produced(
  game: Game,
  player: PlayerId,
  mana: ManaProduced,
  context: TextContext,
): Procedure<readonly ManaType[]> {
  if (mana.add === 'fixed') return mana.mana;
  const count = evaluateAmount(game.state, mana.count, context);
  const types = mana.add === 'chosen color' ? chosenColors(game, mana.label ?? 'color', context) : mana.types;
  const [first, ...others] = types;
  if (count <= 0 || first === undefined) return [];
  if (others.length === 0) return new Array<ManaType>(count).fill(first);
  const answer = yield* ask({
    form: 'pick',
    kind: 'choose mana',
    rule: '106.3',
    player,
    prompt: 'Choose the type of mana to add.',
    source: context.source,
    options: types.map((type) => ({ key: type, text: `{${type}}` })),
    min: 1,
    max: 1,
  });
  return new Array<ManaType>(count).fill(answer.keys[0] as ManaType);
}
