import type { GamePage } from '../contract/games.js';
import { useRequest } from '../http/use-request.js';
import type { GameRecord } from '../table/game-record.js';

/** Facts with which an offer of a draw begins or ends. */
const turningPoints: ReadonlySet<string> = new Set([
  'DrawOffered',
  'DrawVoted',
  'TurnBegan',
  'PlayerLost',
  'ActionReversed',
]);

/** The draw that a player offers (CR 104.4i); nothing is asked for in a game in which nobody has offered one. */
export function useDrawOffer(record: GameRecord): GamePage['drawOffer'] {
  const wasOffered = record.lines.some(({ type }) => type === 'DrawOffered');
  const last = record.lines.findLast(({ type }) => turningPoints.has(type))?.revision;
  const page = useRequest<Pick<GamePage, 'drawOffer'>>(
    (signal) => (wasOffered ? record.client.get(record.path, {}, signal) : Promise.resolve({ drawOffer: null })),
    [record, wasOffered, last],
  );
  return page.state === 'done' ? page.value.drawOffer : null;
}
