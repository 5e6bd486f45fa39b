import { type Effect, someNode } from '@stacktrail/card-tree';
import { no } from '../../syntax/syntax.js';
import type { SentenceForm } from './form.js';
import { may } from './may.js';

/** Whether the effect is about the players who took the optional action with that label. */
function isAboutWhoDid(effect: Effect, label: string | undefined): boolean {
  return someNode(effect, (node) => node.if === 'are players' && someNode(node, (one) => one.label === label));
}

/** “Each player may shuffle …, then each player who does draws seven cards.” */
export const mayThenWhoDid: SentenceForm = {
  word: 'may',
  read(reader, clauses) {
    const offered = may.read(reader, clauses);
    if (offered === no || !reader.take(',') || !reader.take('then')) return no;
    const [offer] = offered;
    const rest = clauses.read(reader);
    if (rest === no || offer?.do !== 'may' || !isAboutWhoDid(rest[0]!, offer.label)) return no;
    return [...offered, ...rest.map((effect, i) => (i === 0 ? { ...effect, joined: 'then' as const } : effect))];
  },
  write(sentence, writer, clauses) {
    const [offer, then, ...more] = sentence;
    if (offer?.do !== 'may' || then?.joined !== 'then' || !isAboutWhoDid(then, offer.label)) return false;
    const { joined: _, ...first } = then;
    return may.write([offer], writer, clauses) && writer.add(', then ') && clauses.write([first, ...more], writer);
  },
};
