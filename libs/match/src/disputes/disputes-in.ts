import { evolveDisputes, noDisputes, type DisputeLink, type GameDisputes } from '@stacktrail/game-events';
import type { GameRecord } from '../game-record.js';

/** The disputes of a record, as far as they can be read. */
export function disputesIn({ id, disputes }: GameRecord): GameDisputes {
  const isWhole = (link: DisputeLink): link is Extract<DisputeLink, { salt: string }> => 'salt' in link;
  return disputes.filter(isWhole).reduce((before, link) => evolveDisputes(before, id, link), noDisputes);
}
