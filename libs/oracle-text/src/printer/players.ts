import type { Duration, Effect, Instruction, Players } from '@stacktrail/card-tree';
import { printHowMany } from './amounts.js';
import { instruction, statement, type Clause } from './clauses.js';
import type { Context } from './context.js';
import { conjugate, pluralise, withArticle } from '../english/words.js';
import { printProhibition } from './prohibitions.js';
import { playersNoun } from './references.js';

type Of<K extends Instruction['do']> = Extract<Effect, { readonly do: K }>;

/** “You win the game”, “target player loses the game” (CR 104.2b, 104.3e). */
export function printWinOrLoss(effect: Of<'win the game' | 'lose the game'>, ctx: Context): Clause {
  const verb = effect.do === 'win the game' ? 'win' : 'lose';
  return statement(playersNoun(effect.who, ctx), (plural) => `${conjugate(verb, plural)} the game`);
}

const forHowLong = (until: Duration): string => (until === 'rest of the game' ? `for the ${until}` : until);

/** “Target player can't cast spells this turn” (CR 101.2). */
export function printPlayersCantFor(effect: Of<'prohibit'>, ctx: Context): Clause {
  return statement(playersNoun(effect.who, ctx), () => `${printProhibition(effect, ctx)} ${forHowLong(effect.until)}`);
}

/** “You control target player during that player's next turn” (CR 721.1). */
export function printControlPlayer(effect: Of<'control player'>, ctx: Context): Clause {
  const who = playersNoun(effect.who, ctx).text;
  const when = effect.during === 'this turn' ? 'this turn' : "during that player's next turn";
  return statement({ text: 'you', plural: true }, () => `control ${who} ${when}`);
}

/** What one of these players is called: “opponent”, “player”. */
function oneOf(players: Players): string {
  if (players.players === 'those who') return oneOf(players.of);
  return players.players === 'each opponent' ? 'opponent' : players.players === 'each teammate' ? 'teammate' : 'player';
}

/** “Choose an opponent at random”, “choose up to two players”. */
export function printChoosePlayers(effect: Of<'choose players'>, ctx: Context): Clause {
  const noun = oneOf(effect.from);
  const one = effect.max === 1 && effect.min === 1;
  ctx.labels.set(effect.label, { noun, plural: !one });
  const from = playersNoun(effect.from, ctx).text.replace(/^each /, '');
  const upTo = effect.min === effect.max || typeof effect.max !== 'number' ? '' : 'up to ';
  const which = !one
    ? `${upTo}${printHowMany(effect.max, ctx)} ${pluralise(from)}`
    : from.startsWith('other ')
      ? `another ${from.slice('other '.length)}`
      : withArticle(from);
  const chance = effect.atRandom ? ' at random' : '';
  return instruction(playersNoun(effect.who, ctx), (plural) => `${conjugate('choose', plural)} ${which}${chance}`);
}
