import type { Effect, Objects, Players } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { no } from '../../syntax/syntax.js';
import { conjugate } from '../../english/words.js';
import { addHandAsReferent as nameCardsOf } from '../effects/looking.js';
import type { EffectOf } from '../effects/predicate.js';
import { objectsAfterVerb } from '../objects/objects.js';
import { playersAsSubject, takesPluralVerb } from '../players/players.js';
import type { Compound } from './compound.js';

const handOf = (of: Players): Objects => ({ objects: 'each', filter: { is: 'card' }, zone: 'hand', of });

/** Lets “it” mean the hand. */
function nameHand(scope: Scope, of: Players): void {
  nameCardsOf(scope, handOf(of));
  scope.name(of, of.players === 'each opponent' || of.players === 'each player', ['player', 'opponent']);
}

const revealedHand = 'done hand';

/** Lets “revealed this way” mean the cards of the first hand that the text reveals. */
function recordHand(scope: Scope): boolean {
  if (scope.lastAffected('revealed') !== undefined) return false;
  scope.hasLabelled = true;
  scope.recordAffected('revealed', { objects: 'result', label: revealedHand }, true);
  return true;
}

function unnamed(players: Players): Players {
  return Object.fromEntries(Object.entries(players).filter(([field]) => field !== 'called')) as Players;
}

/** “Target player reveals their hand.” */
const revealsHand: Compound = {
  begins: playersAsSubject.begins,
  words: ['reveal', 'reveals'],
  read(reader) {
    const who = playersAsSubject.read(reader);
    if (who === no || !(reader.take('reveals') || reader.take('reveal'))) return no;
    if (!(reader.take('their') || reader.take('your')) || !reader.take('hand')) return no;
    nameHand(reader.scope, unnamed(who));
    reader.scope.subject = { means: who, plural: takesPluralVerb(who) };
    return [{ do: 'reveal', what: handOf(who), ...(recordHand(reader.scope) && { label: revealedHand }) }];
  },
  write(effects, at, writer) {
    const effect = effects[at];
    if (effect?.do !== 'reveal' || (effect.label ?? revealedHand) !== revealedHand) return 0;
    const { what } = effect;
    if (what.objects !== 'each' || what.zone !== 'hand' || what.of === undefined || what.filter.is !== 'card') return 0;
    if (!playersAsSubject.write(what.of, writer)) return 0;
    const plural = takesPluralVerb(what.of);
    writer.add(` ${conjugate('reveal', plural)} ${what.of.players === 'you' ? 'your' : 'their'} hand`);
    nameHand(writer.scope, unnamed(what.of));
    writer.scope.subject = { means: what.of, plural };
    recordHand(writer.scope);
    return 1;
  },
};

/** “That player discards that card.” The card's owner discards it. */
const discardsThat: Compound = {
  begins: null,
  words: ['discard', 'discards'],
  read(reader) {
    const who = reader.word === 'discard' ? undefined : playersAsSubject.read(reader);
    if (who === no || !(reader.take('discards') || reader.take('discard'))) return no;
    const what = objectsAfterVerb.read(reader);
    if (what === no || what.objects !== 'result' || reader.scope.choices.length > 0) return no;
    const effect: Effect = { do: 'discard cards', what };
    if (who !== undefined) reader.scope.subject = { means: who, plural: takesPluralVerb(who) };
    return [who === undefined ? effect : { ...effect, who }];
  },
  write(effects, at, writer) {
    const effect = effects[at];
    if (effect?.do !== 'discard cards' || effect.label !== undefined || effect.who?.called === 'nothing') return 0;
    const { who, what } = effect as EffectOf<'discard cards'>;
    if (who !== undefined && !(playersAsSubject.write(who, writer) && writer.add(' '))) return 0;
    writer.add(`${who === undefined ? 'discard' : conjugate('discard', takesPluralVerb(who))} `);
    if (!objectsAfterVerb.write(what, writer)) return 0;
    if (who !== undefined) writer.scope.subject = { means: who, plural: takesPluralVerb(who) };
    return 1;
  },
};

export const hands: readonly Compound[] = [revealsHand, discardsThat];
