import { once, sameRef, type Question } from '@stacktrail/engine';
import type { Ref } from '@stacktrail/game-events';
import { presentObject, type GameState } from '@stacktrail/game-state';

/** The question without the options that have left the game with a player (CR 800.4a). */
export function withoutLeft(state: GameState, question: Question): Question {
  const isThere = (ref: Ref): boolean =>
    ref.is === 'player' ? state.players[ref.id]?.lost === false : presentObject(state, ref.id) !== undefined;
  switch (question.form) {
    case 'action': {
      const { actions } = question;
      const left = once(() =>
        actions().filter((action) => !('object' in action) || presentObject(state, action.object) !== undefined),
      );
      return { ...question, actions: left };
    }
    case 'select': {
      const candidates = question.candidates.filter(isThere);
      const max = Math.min(question.max, candidates.length);
      return { ...question, candidates, max, min: Math.min(question.min, max) };
    }
    case 'attack':
      return narrowedAttack(question, isThere);
    case 'block': {
      const blockers = question.blockers
        .filter(({ object }) => isThere({ is: 'object', id: object }))
        .map((blocker) => ({
          ...blocker,
          attackers: blocker.attackers.filter((id) => isThere({ is: 'object', id })),
        }));
      return { ...question, blockers };
    }
    case 'damage': {
      const sources = question.sources
        .filter(({ object }) => isThere({ is: 'object', id: object }))
        .map((source) => ({ ...source, recipients: source.recipients.filter(isThere) }))
        .filter(({ recipients }) => recipients.length > 0);
      return { ...question, sources };
    }
    case 'pick':
    case 'number':
    case 'order':
    case 'divide':
    case 'spend':
    case 'adjudicate':
      return question;
  }
}

type Attack = Extract<Question, { form: 'attack' }>;

/** CR 800.4a: nobody attacks a player who has left. */
function narrowedAttack(question: Attack, isThere: (ref: Ref) => boolean): Attack {
  const attackers = question.attackers
    .filter(({ object }) => isThere({ is: 'object', id: object }))
    .map((attacker) => ({ ...attacker, defenders: attacker.defenders.filter(isThere) }));
  const offered = (id: number, defender: Ref): boolean =>
    attackers.some(({ object, defenders }) => object === id && defenders.some((other) => sameRef(other, defender)));
  return {
    ...question,
    attackers,
    required: () => question.required().filter(({ attacker, defender }) => offered(attacker, defender)),
    findViolation(answer) {
      const gone = answer.attacks.find(({ attacker, defender }) => !offered(attacker, defender));
      if (gone === undefined) return question.findViolation(answer);
      return { rule: '508.1b', message: `${gone.defender.is} ${gone.defender.id} can't be attacked.` };
    },
  };
}
