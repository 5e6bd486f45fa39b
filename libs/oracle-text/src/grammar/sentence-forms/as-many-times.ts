import { type Effect, participles } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import type { Referent } from '../../syntax/text-so-far.js';
import { literally, no } from '../../syntax/syntax.js';
import { makeReferentsPlural } from '../players/for-each-player.js';
import { onlyEffect, type SentenceForm } from './form.js';
import { may } from './may.js';

const opening = literally('as many times as you choose, ');

/** What each round did one thing to is several things afterwards: “those cards”, “cards exiled this way”. */
function makePlural(scope: Scope, before: Referent | null): void {
  makeReferentsPlural(scope, before);
  const last = scope.soFar.affected;
  if (last === null || !(participles as readonly string[]).includes(last.participle)) return;
  scope.recordAffected(last.participle, last.means, true, last.was);
}

function offerIn([offer, ...more]: readonly Effect[]): Extract<Effect, { readonly do: 'may' }> | undefined {
  return offer?.do === 'may' && offer.who.players === 'you' && more.length === 0 ? offer : undefined;
}

/** “As many times as you choose, you may exile the top card of your library”: offered again until declined. */
export const asManyTimes: SentenceForm = {
  word: 'may',
  read(reader, clauses) {
    const { referents } = reader.scope.soFar;
    if (opening.read(reader) === no) return no;
    const effects = may.read(reader, clauses);
    const offer = effects === no ? undefined : offerIn(effects);
    if (offer?.label === undefined) return no;
    makePlural(reader.scope, referents);
    return [{ do: 'repeat while', label: offer.label, effects: [offer], said: 'as many times' }];
  },
  write(sentence, writer, clauses) {
    const effect = onlyEffect(sentence, 'repeat while');
    const offer = effect?.said === undefined ? undefined : offerIn(effect.effects);
    if (effect === undefined || offer?.label !== effect.label) return false;
    const { referents } = writer.scope.soFar;
    if (!opening.write({}, writer) || !may.write([offer], writer, clauses)) return false;
    makePlural(writer.scope, referents);
    return true;
  },
};
