import { cardLanguageVersion } from '../card.js';
import { describeCard } from './describe-card.js';

/**
 * A card is written in a version of the card language that is newer than this program. A newer Stacktrail can read it.
 */
export class CardTooNew extends Error {
  override readonly name = 'CardTooNew';

  /** @param language the version that the card is written in */
  constructor(
    card: unknown,
    readonly language: number,
  ) {
    super(
      `${describeCard(card)} is written in version ${language} of the card language, and this Stacktrail reads it up to ` +
        `version ${cardLanguageVersion}: use a newer Stacktrail`,
    );
  }
}
