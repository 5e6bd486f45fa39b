import { describe } from 'vitest';
import { artifact, instant, gainLife, staticAbility } from '@stacktrail/card-language';
import { pick, refuses, resolving, type Row } from './refused.js';

const fast = artifact(
  'Fast',
  '',
  [],
  staticAbility({ static: 'skip', who: 'you', what: 'end', may: true, then: [gainLife(1)] }),
);

const rows: readonly Row[] = [
  {
    rule: '614.10',
    what: 'a step that is neither skipped nor begun',
    cards: [fast],
    his: [instant('Cry', '')],
    until: async (court) => {
      await resolving('Fast')(court);
      await court.passUntil('may');
    },
    answer: () => pick('later'),
  },
];

describe('what may be skipped', () => refuses(rows));
