import { type Filter, type TriggerEvent, isSameTree } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { verb } from '../basics/verbs.js';

const card: Filter = { is: 'card' };
const fromExile: Filter = {
  is: 'in event',
  event: { on: 'moves', what: { is: 'anything' }, from: ['exile'], to: ['battlefield'] },
  as: 'became',
};

const withoutWho = ({ who: _, ...event }: TriggerEvent & { readonly who?: unknown }): object => event;

/** Playing a card is playing it as a land or casting it (CR 701.18b). */
function plays(text: string, land: Filter, from?: 'exile'): Syntax<TriggerEvent> {
  const play = verb('play');
  const behind = literally(text);
  const of = [
    { on: 'plays a land', what: land },
    { on: 'casts', what: card, ...(from && { from }) },
  ] as unknown as readonly TriggerEvent[];
  return {
    begins: play.begins,
    fixedFields: { on: 'any of' },
    read: (reader) => (play.read(reader) === no || behind.read(reader) === no ? no : { on: 'any of', of }),
    write: (event, writer) =>
      event.on === 'any of' &&
      isSameTree(event.of.map(withoutWho), of) &&
      play.write({}, writer) &&
      behind.write({}, writer),
  };
}

/** “Play a card”, “play a card from exile”. */
export const playsCard: readonly Syntax<TriggerEvent>[] = [
  plays(' a card from exile', { is: 'all', of: [card, fromExile] }, 'exile'),
  plays(' a card', card),
];
