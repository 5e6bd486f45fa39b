import { steps } from '@stacktrail/card-tree';
import type { Prng } from '@stacktrail/kernel';
import { passEnds } from '@stacktrail/match';
import { casts } from '../deeds.js';
import type { Secret } from '../pair.js';
import { bobsCards, cardsApart, lands } from './cards.js';

function some<T>(random: Prng, list: readonly T[]): readonly T[] {
  return list.filter(() => random.below(3) === 0);
}

/** What a seat may let be decided for it. */
function randomSettings(random: Prng): object {
  const until = some(random, passEnds);
  return {
    stops: { mine: some(random, steps), theirs: some(random, steps), ownOnStack: random.below(2) === 0 },
    passUntil: until.length === 0 ? null : until,
    orderLikeTriggers: true,
  };
}

const bobsCreatures: readonly string[] = ['Coral Eel', 'Wind Drake'];

/** What a seat's settings decide for it (CR 117.3d) hangs on nothing that others can't see. */
export const settings: readonly Secret[] = [
  {
    what: 'a hand whose player passes by settings',
    rule: '117.3d',
    pair: (random) => {
      // That the lists have a card in common is another kind of secret.
      const [a, b, ...rest] = cardsApart(random, 22).filter((card) => !bobsCreatures.includes(card));
      const ann = (card: string) => ({
        battlefield: lands('UUURRWGB'),
        hand: [card, ...rest.slice(0, 3)],
        library: rest.slice(3),
      });
      const bob = bobsCards(bobsCreatures, { battlefield: lands('UUUUUU') });
      const deeds = bobsCreatures.map((card) => casts(1, card));
      return { ann: [ann(a!), ann(b!)], bob, deeds, goOn: 25, settings: randomSettings(random) };
    },
  },
];
