import { test } from '@jest/globals';
import { decides } from './decided.js';

test('CR 603.4: a condition right behind the trigger event belongs to the ability', () => {
  decides({
    text: 'When this creature enters, if you control a Forest, draw a card.',
    by: 'a condition right behind the trigger event belongs to the ability',
    meant: { kind: 'triggered', condition: { if: 'control' } },
    other: { do: 'if' },
  });
});

test('CR 118.12: “you may …. If you do” is a cost that is paid while resolving', () => {
  decides({
    text: 'When this creature enters, you may sacrifice a land. If you do, draw a card.',
    by: '“you may …. If you do” is a cost that is paid while resolving',
    meant: { do: 'may pay' },
    other: { do: 'may' },
  });
});
