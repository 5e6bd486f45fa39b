import { type Game, ask, type Procedure, copiablePointer, takeAction } from '@stacktrail/engine';
import type { DefinitionPointer, ObjectId } from '@stacktrail/game-events';
import { formUnderCopies, mergeFormula, type GameObject, objectOf } from '@stacktrail/game-state';

/** Whether it is a mutating creature spell (CR 702.140a). */
export function isMutating({ ability, announced }: GameObject): boolean {
  return ability === null && announced.via === 'mutate';
}

/** CR 702.140c, 728.2: the spell merges with the creature, on top or on the bottom as its controller chooses. */
export function* mergeInto(game: Game, spell: GameObject, permanent: ObjectId): Procedure<void> {
  const { id, controller: player } = spell;
  const target = objectOf(game.state, permanent);
  const { keys } = yield* ask({
    form: 'pick',
    kind: 'choose an option',
    rule: '702.140c',
    player,
    prompt: `Put ${spell.printed.name} on top of ${target.printed.name} or on the bottom?`,
    source: id,
    options: [
      { key: 'top', text: `On top: it has the characteristics of ${spell.printed.name}.` },
      { key: 'bottom', text: 'On the bottom: it keeps its characteristics.' },
    ],
    min: 1,
    max: 1,
  });
  const onTop = keys[0] === 'top';
  // The form of the permanent once it is turned face up (CR 728.2f). A card under a face-down one stays face down (CR
  // 728.2e).
  const own = target.faceDown !== null && !onTop ? formUnderCopies(target).pointer : componentPointer(target);
  const form = onTop ? mergeFormula(componentPointer(spell), own) : mergeFormula(own, componentPointer(spell));
  const reason = { rule: '702.140c', source: id, player };
  game.emit('Merged', { permanent, spell: id, form, onTop }, reason);
  takeAction(game, { player, action: 'mutate', object: permanent }, { ...reason, rule: '702.140d' });
}

/**
 * The pointer to the form of an object that becomes a component of a merged permanent, with all of its faces (CR
 * 728.2h, 728.2i).
 */
function componentPointer(object: GameObject): DefinitionPointer {
  const form = formUnderCopies(object);
  return form.layout === 'transforming' && object.faceDown === null ? form.pointer : copiablePointer(object);
}
