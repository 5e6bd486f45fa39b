import { type Amount, isSameTree, type Objects } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { literally, mapped, no, type Syntax } from '../../syntax/syntax.js';
import { referent } from '../objects/objects.js';

interface Attacker {
  readonly objects: Objects;
}

function attacksOf(objects: Objects): Amount {
  return { amount: 'events', event: { on: 'attacks', what: { is: 'one of', objects } }, counting: 'times' };
}

/** “Each time it has attacked this turn”: how often it was declared as an attacker (CR 508.3a, 608.2i). */
export function attacksOfIt(many: boolean): Syntax<Amount> {
  const times = literally(many ? 'times ' : 'time ');
  return mapped<Attacker, Amount>(
    says<Attacker>({})`${times}${{ objects: referent('subject') }} has attacked this turn`,
    ({ objects }) => attacksOf(objects),
    (amount) => {
      const event = typeof amount === 'object' && amount.amount === 'events' ? amount.event : undefined;
      const what = event?.on === 'attacks' ? event.what : undefined;
      return what?.is === 'one of' && isSameTree(amount, attacksOf(what.objects)) ? { objects: what.objects } : no;
    },
    { amount: 'events' },
  );
}
