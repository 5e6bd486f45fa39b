import { describe } from '@jest/globals';
import {
  artifact,
  instant,
  gainLife,
  loseLife,
  staticAbility,
  target,
  targetPlayer,
  type Mode,
} from '@stacktrail/card-tree';
import { casting, pick, refuses, resolving, type Row } from './refused.js';

const fast = artifact(
  'Fast',
  '',
  [],
  staticAbility({ static: 'skip', who: 'you', what: 'end', may: true, then: [gainLife(1)] }),
);

const hits: Mode = { targets: [{ ...target.player(), kind: 'opponent' }], effects: [loseLife(1, targetPlayer())] };
const modal = instant('Modal', '', {
  kind: 'spell',
  choose: { min: 1, max: 2, differentTargets: true },
  modes: [hits, hits],
});

const rows: readonly Row[] = [
  {
    rule: '700.2a',
    what: 'two modes that must target different opponents, of whom there is one',
    cards: [modal],
    until: casting('Modal'),
    answer: () => pick('1', '2'),
  },
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

describe('what may be skipped, and what targets apart', () => refuses(rows));
