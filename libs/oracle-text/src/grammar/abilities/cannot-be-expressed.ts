import { type Ability, someNode, type Node } from '@stacktrail/card-tree';

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

/** “You may …, then put the rest …”: the rest is moved whether or not the player does the optional action. */
function movesTheRest({ effects }: Node): boolean {
  return (effects as readonly Node[]).some(
    ({ joined, what }) => joined === 'then' && isNode(what) && what['objects'] === 'other than',
  );
}

/** “All other cards exiled with it”: other than the cards named before, not other than the ability's object. */
function isOtherOfThose({ objects, filter }: Node): boolean {
  return objects === 'matching' && someNode(filter, ({ is }) => is === 'other', relative);
}
const relative: ReadonlySet<string> = new Set(['objects', 'condition']);

/** “Each player discards any number of cards, then draws that many”: each player has a number of their own. */
function isOfAllTogether({ who, count }: Node): boolean {
  return (
    isNode(who) &&
    (who['players'] === 'each player' || who['players'] === 'each opponent') &&
    isNode(count) &&
    count['amount'] === 'number of' &&
    count['said'] === 'that many'
  );
}

/**
 * Whether the trigger condition is a game state with a referent of the earlier text, which a delayed triggered ability
 * doesn't know.
 */
function waitsForNamed({ on, condition }: Node): boolean {
  return on === 'state' && someNode(condition, ({ objects }) => objects === 'target' || objects === 'result');
}

/** “Can't be blocked by creatures that player controls this turn”: a combat rule that lasts doesn't keep who that was. */
function forgetsPlayer({ changes }: Node): boolean {
  const isKnownToText = ({ is, who }: Node): boolean =>
    is === 'controlled by players' && isNode(who) && (who['players'] === 'target' || who['players'] === 'noted');
  return (changes as readonly Node[]).some(
    ({ change, combat }) => change === 'combat rule' && someNode(combat, isKnownToText),
  );
}

function meansMore(node: Node): boolean {
  const kind = node['do'];
  if (kind === 'apply') return forgetsPlayer(node);
  if (kind !== undefined) return kind === 'may' ? movesTheRest(node) : isOfAllTogether(node);
  return isOtherOfThose(node) || waitsForNamed(node);
}

/** Whether the tree of an ability doesn't mean what its words say, because no tree can express that. */
export function cannotBeExpressed(ability: Ability): boolean {
  return someNode(ability, meansMore);
}
