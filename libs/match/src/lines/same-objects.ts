import { withNodes, type Effect } from '@stacktrail/card-tree';
import type { Action, Answer, ObjectId, Ref } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { labelOfObject, objectNamed } from '@stacktrail/rules';

/** What stands for an object. */
export type Renamed = (id: ObjectId) => ObjectId;

/**
 * The object of another line of play that is the same card in the same zone. Numbers of hidden cards are chosen by chance
 * at each revision, so one card has different numbers in two lines. Any other object has the same number in both.
 */
export function sameObject(from: GameState, to: GameState): Renamed {
  return (id) => {
    const object = from.objects.get(id);
    if (object === undefined || object.card < 0 || object.left) return id;
    for (const other of to.objects.values()) {
      if (!other.left && other.card === object.card && other.zone === object.zone) return other.id;
    }
    return id;
  };
}

/** A number that stands for the card that an object is, whatever number the object has. */
export function byCard(state: GameState): Renamed {
  return (id) => {
    const card = state.objects.get(id)?.card ?? -1;
    return card < 0 ? id : ((-1 - card) as ObjectId);
  };
}

/** An answer that names other objects in the place of those that it names. */
export function renamed(answer: Answer, name: Renamed): Answer {
  const ref = (given: Ref): Ref => (given.is === 'object' ? { ...given, id: name(given.id) } : given);
  switch (answer.form) {
    case 'action':
      return { ...answer, action: renamedAction(answer.action, name) };
    case 'select':
      return { ...answer, chosen: answer.chosen.map(ref) };
    case 'divide':
      return { ...answer, shares: answer.shares.map((share) => ({ ...share, to: ref(share.to) })) };
    case 'attack':
      return {
        ...answer,
        attacks: answer.attacks.map(({ attacker, defender }) => ({
          attacker: name(attacker),
          defender: ref(defender),
        })),
      };
    case 'block':
      return {
        ...answer,
        blocks: answer.blocks.map(({ blocker, attacker }) => ({ blocker: name(blocker), attacker: name(attacker) })),
      };
    case 'damage':
      return {
        ...answer,
        assignments: answer.assignments.map((each) => ({ ...each, from: name(each.from), to: ref(each.to) })),
      };
    case 'adjudicate':
      return { ...answer, actions: renamedActions(answer.actions, name) };
    case 'pick':
    case 'number':
    case 'order':
    case 'spend':
      return answer;
  }
}

function renamedAction(action: Action, name: Renamed): Action {
  return 'object' in action ? { ...action, object: name(action.object) } : action;
}

function renamedActions(actions: readonly Effect[], name: Renamed): readonly Effect[] {
  return withNodes(actions, (node) => {
    const object = objectNamed(node);
    return object === null ? undefined : { ...node, label: labelOfObject(name(object)) };
  });
}
