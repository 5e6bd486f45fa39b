import { list, oneOf, text, textOr, textThat, type Schema } from '../combinators.js';
import type { Grammar } from '../grammar.js';
import { alike, optional } from '../records.js';
import * as word from '../words.js';

const longestParagraph = 4000;

const paragraph: Schema<string> = textThat(`a text of 1 to ${longestParagraph} characters`, ({ length }) => {
  return length > 0 && length <= longestParagraph;
});

/** Instructions about combat, the schedule of turns, and how the game ends. */
export function courseVariants(grammar: Grammar) {
  const { amount, filter, objects, players } = grammar;
  const label = optional(text);
  const yes = optional(word.yes);
  const what = { what: objects };
  const allThisTurn: Schema<'all this turn'> = oneOf('all this turn');
  return {
    ...alike(['remove from combat', 'becomes blocked', 'reselect attack'], what),
    'becomes attacking': {
      ...what,
      whom: optional(players),
      orPlaneswalkers: yes,
      as: optional(objects),
      alongside: optional(players),
    },
    'becomes blocking': { ...what, attacker: objects, put: yes },
    'extra turn': { who: players, count: amount },
    'extra phases': { phases: list(word.phase), count: amount, yours: yes },
    'extra steps': { step: word.step, after: oneOf('this step', 'this phase'), count: amount, yours: yes },
    skip: { who: players, what: word.skippable, count: textOr(allThisTurn, amount), thatTurn: yes },
    ...alike(['end the turn', 'end the combat phase'], {}),
    'restart the game': { leaving: optional(objects), label },
    ...alike(['win the game', 'lose the game'], { who: players }),
    'draw the game': {},
    adjudicate: { clause: word.naturalNumber, words: optional(paragraph) },
    prohibit: {
      who: players,
      until: word.duration,
      what: word.playerProhibition,
      filter: optional(filter),
      counter: optional(text),
      leads: yes,
    },
    'additional lands': { who: players, count: amount },
    'control player': { who: players, during: oneOf('next turn', 'this turn') },
  };
}
