import { someNode, type Effect } from '@stacktrail/card-tree';
import type { ObjectId, Viewer } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { objectNamed, playerNamed } from '@stacktrail/rules';
import { textOfInstructions, unsaid } from './instruction-text.js';
import { objectName, seatName } from './names.js';
import { rulingPhrase } from './ruling-phrases.js';
import { listed } from './words.js';

/** What a ruling has happen, in words: “Ann draws 2 cards, then tap Grizzly Bears”. */
export function rulingText(state: GameState, actions: readonly Effect[], source: ObjectId, viewer: Viewer): string {
  if (actions.length === 0) return 'nothing';
  return actions.map((action) => actionText(state, action, source, viewer)).join(', then ');
}

/** One action: in a phrase, or as a card would say it, or else field by field. */
export function actionText(state: GameState, action: Effect, source: ObjectId, viewer: Viewer): string {
  const phrase = rulingPhrase(action, {
    object: (id) => objectName(state, id, viewer),
    seat: (player) => seatName(state, player),
  });
  if (phrase !== null) return phrase;
  const namesThings = someNode(action, (node) => objectNamed(node) !== null || playerNamed(node) !== null);
  const said = namesThings ? unsaid : textOfInstructions([action], state, source, []);
  if (!said.includes(unsaid)) return `“${said}”`;
  const { do: verb, ...fields } = action as Effect & Readonly<Record<string, unknown>>;
  const details = Object.entries(fields).map(([name, value]) => `${name} ${valueText(state, value, viewer)}`);
  return details.length === 0 ? verb : `${verb} (${details.join(', ')})`;
}

function valueText(state: GameState, value: unknown, viewer: Viewer): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return listed(value.map((item) => valueText(state, item, viewer)));
  const node = value as Parameters<typeof objectNamed>[0];
  const [object, player] = [objectNamed(node), playerNamed(node)];
  if (object !== null) return objectName(state, object, viewer);
  if (player !== null) return seatName(state, player);
  const inner = Object.values(value).filter((held) => !Array.isArray(held) || held.length > 0);
  return inner.map((held) => valueText(state, held, viewer)).join(' ');
}
