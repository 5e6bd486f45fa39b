import type { CardDefinition } from '@stacktrail/card-tree';
import { artifactCards } from './pool/artifacts.js';
import { blackCards } from './pool/black.js';
import { blackRedCards } from './pool/black-red.js';
import { blueCards } from './pool/blue.js';
import { greenCards } from './pool/green.js';
import { landCards } from './pool/lands.js';
import { redCards } from './pool/red.js';
import { whiteCards } from './pool/white.js';
import { whiteBlueCards } from './pool/white-blue.js';

const definitions: readonly CardDefinition[] = [
  ...artifactCards,
  ...blackCards,
  ...blackRedCards,
  ...blueCards,
  ...greenCards,
  ...landCards,
  ...redCards,
  ...whiteCards,
  ...whiteBlueCards,
];

/** Every card that can be played, by its name. */
export const cardPool: ReadonlyMap<string, CardDefinition> = new Map(
  definitions.map((definition) => [definition.faces[0].name, definition]),
);
