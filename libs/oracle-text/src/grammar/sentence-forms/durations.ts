import type { Effect } from '@stacktrail/card-tree';
import { literally, no } from '../../syntax/syntax.js';
import { mayEnd } from '../costs/allowed-actions.js';
import { type EffectOf, type SentenceForm, onlyEffect } from './form.js';

const leadingDurations = (
  [
    ['until end of turn, ', 'this turn'],
    ['until your next turn, ', 'until your next turn'],
    ['until a player planeswalks, ', 'until a player planeswalks'],
    ['until the end of your next turn, ', 'until end of your next turn'],
    ['until your next upkeep, ', 'until your next upkeep'],
    ['until your next end step, ', 'until your next end step'],
  ] as const
).map(([text, duration]) => ({ words: literally(text), duration }));

/** “Until end of turn, creatures you control gain trample.” */
export const leadingDuration: SentenceForm = {
  word: 'until',
  read(reader, clauses) {
    const from = reader.mark();
    for (const { words, duration } of leadingDurations) {
      reader.back(from);
      if (words.read(reader) === no) continue;
      reader.scope.leadingDuration = duration;
      const effects = clauses.read(reader);
      reader.scope.leadingDuration = null;
      if (effects === no) return no;
      const { choices, others } = choicesFirst(effects);
      const all = others.length > 0 && others.every((effect) => lasts(effect) && effect.until === duration);
      return all ? [...choices, ...others.map((effect) => ({ ...effect, leads: true }) as Effect)] : no;
    }
    return no;
  },
  write(sentence, writer, clauses) {
    const { others } = choicesFirst(sentence);
    const [first] = others;
    if (first === undefined || !lasts(first)) return false;
    const found = leadingDurations.find(({ duration }) => duration === first.until);
    if (
      found === undefined ||
      !others.every((effect) => lasts(effect) && effect.leads === true && effect.until === first.until)
    )
      return false;
    writer.scope.leadingDuration = found.duration;
    const could = found.words.write({}, writer) && clauses.write(sentence, writer);
    writer.scope.leadingDuration = null;
    return could;
  },
};

/** The objects that the clause itself chooses: “until end of turn, you may play a card exiled with this creature”. */
function choicesFirst(effects: readonly Effect[]): {
  readonly choices: readonly Effect[];
  readonly others: readonly Effect[];
} {
  const at = effects.findIndex((effect) => effect.do !== 'choose objects' && effect.do !== 'note choice');
  return { choices: effects.slice(0, at), others: at < 0 ? [] : effects.slice(at) };
}

function lasts(effect: Effect): effect is EffectOf<'apply' | 'become copy' | 'may play' | 'put in force' | 'prohibit'> {
  return ['apply', 'become copy', 'may play', 'put in force', 'prohibit'].includes(effect.do);
}

/** “You may pay {W} to end this effect.” (CR 116.2c) */
export const ending: SentenceForm = {
  word: 'effect',
  read(reader) {
    const effect = mayEnd.read(reader);
    return effect === no ? no : [effect];
  },
  write(sentence, writer) {
    const effect = onlyEffect(sentence, 'allow action');
    return effect !== undefined && mayEnd.write(effect, writer);
  },
};
