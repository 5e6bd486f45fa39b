import { describe, expect, test } from '@jest/globals';
import { attachment } from '../../src/preferences/attachment.js';
import { decides } from './decided.js';

const by = attachment[0]!.name;
const yours = { is: 'controlled by', who: 'you' };

describe('CR 608.2c: what is said behind a noun belongs to the nearest noun', () => {
  test('“spell that targets a creature you control”: you control the creature', () => {
    decides({
      text: 'Counter target spell that targets a creature you control.',
      of: 'Instant',
      by,
      meant: { is: 'targets', what: { is: 'all', of: [{}, yours] } },
      other: { is: 'targets', what: { is: 'type' } },
    });
  });

  test('“Aura attached to a creature you control”', () => {
    decides({
      text: 'Destroy target Aura attached to a creature you control.',
      of: 'Instant',
      by,
      meant: { is: 'attached to', what: { is: 'all', of: [{}, yours] } },
      other: { is: 'attached to', what: { is: 'type' } },
    });
  });

  test('“power less than or equal to the number of Forests you control”', () => {
    decides({
      text: 'Destroy target creature with power less than or equal to the number of Forests you control.',
      of: 'Instant',
      by,
      meant: { amount: 'count', filter: { is: 'all', of: [{}, yours] } },
      other: { amount: 'count', filter: { is: 'subtype' } },
    });
  });
});

test('a noun that is all of several things is one noun', () => {
  const of = (filter: object): never => [{ filter }] as never;
  const [{ score }] = attachment as [(typeof attachment)[0]];
  expect(score(of({ is: 'all', of: [{ is: 'type' }, yours] }))).toBe(score(of(yours)));
});
