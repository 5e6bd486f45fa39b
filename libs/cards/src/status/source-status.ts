import type { CardReading } from '../reading/reading.js';
import { placeOf } from '../reading/text-place.js';
import { clauseForm } from './clause-form.js';
import type { CountedCard, StatusCount } from './status.js';

/** The facts of a card from a file that are counted. */
export function countedCard(reading: CardReading): CountedCard {
  const { paper, released, legalIn } = reading.card;
  const stuckAt = placeOf(reading);
  return {
    ...{ grade: reading.grade, paper, legalIn },
    year: released === undefined ? null : Number(released.slice(0, 4)),
    ...(stuckAt === undefined ? {} : { stuckAt }),
  };
}

/** Counts a card from a file, and its clauses that aren't understood. */
export function countReading(count: StatusCount, reading: CardReading): void {
  const { card, unread } = reading;
  const clauses = unread.map(({ face, before, words, message }) => {
    const name = card.faces[face]?.name ?? card.name;
    return before === '' && words === ''
      ? `(${message.slice(0, 60)})`
      : clauseForm(before, words, [name, name.split(',')[0] ?? '']);
  });
  count.add(card.name, countedCard(reading), clauses);
}
