import type { CastingRule, Filter } from '@stacktrail/card-tree';
import { matches, plainContext } from '@stacktrail/characteristics';
import type { Game } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { objectOf } from '@stacktrail/game-state';

/**
 * CR 601.2a, 611.2f: effects about the next spell that a player casts begin when such a spell is put on the stack. They
 * apply to that spell and to the permanent that it becomes (CR 400.7a).
 */
export function beginForNextSpell(game: Game, spell: ObjectId): void {
  const { effects } = game.state;
  for (const { id, instruction, objects, controller, source, values, began } of effects) {
    const { to, next } = instruction;
    if (next !== true || objects.length > 0 || to.objects !== 'each') continue;
    if (!matches(game.state, to.filter, objectOf(game.state, spell), plainContext(controller, source))) continue;
    const reason = { rule: '611.2f', source, causes: [began] };
    game.emit('EffectEnded', { effect: id }, reason);
    game.emit(
      'ContinuousEffectBegan',
      {
        effect: game.state.nextEffect,
        objects: [spell],
        instruction: game.state.catalog.pointerOf(instruction),
        source,
        controller,
        values,
        duration: 'rest of the game',
      },
      reason,
    );
  }
}

/** CR 611.2f: a rule about the next such spell ends when the player has cast one. */
export function endRulesOfNextSpell(game: Game, id: ObjectId): void {
  const spell = objectOf(game.state, id);
  for (const { id: effect, instruction, controller, source, began } of game.state.rules) {
    const { next, rule } = instruction;
    if (next !== true || rule.static === 'players have' || spell.controller !== controller) continue;
    if (!matches(game.state, spellsOf(rule), spell, plainContext(controller, source))) continue;
    game.emit('EffectEnded', { effect }, { rule: '611.2f', source, causes: [began] });
  }
}

function spellsOf(rule: CastingRule): Filter {
  return rule.static === 'cost modification' ? rule.filter : rule.spells;
}
