import { cardLanguageVersion } from '@stacktrail/card-tree';
import type { BatchVersions } from '@stacktrail/game-events';

/** What writes batches today: the version of `@stacktrail/rules`, and that of the card language's tree. */
export const versions: BatchVersions = { engine: '0.1.0', cardLanguage: cardLanguageVersion };
