import type { Ignoring, Payable, Duration, Effect } from '@stacktrail/card-tree';
import { statement, type Clause } from './clauses.js';
import type { Context } from './context.js';
import { printPaying, printPays } from './costs.js';
import { playersNoun } from './references.js';

const forHowLong = (until: Duration): string =>
  until === 'this turn' ? 'until end of turn' : until === 'rest of the game' ? 'for the rest of the game' : until;

function nounOf({ who }: Payable, ctx: Context): { readonly text: string; readonly plural: boolean } {
  return who.players === 'each player' ? { text: 'any player', plural: false } : playersNoun(who, ctx);
}

/** “You may pay {1} to end this effect”, “Until end of turn, you may pay {1} any time you could cast an instant” (CR 116.2c). */
export function printAllowed(effect: Extract<Effect, { readonly do: 'allow action' }>, ctx: Context): Clause {
  const who = nounOf(effect, ctx);
  const paying = printPaying(effect.cost, ctx);
  if (effect.effects.length === 1 && effect.effects[0]?.do === 'end effects') {
    const long = effect.until === 'rest of the game' ? '' : ` ${forHowLong(effect.until)}`;
    return statement(who, () => `may ${paying} to end this effect${long}`);
  }
  const { sentence, also } = ctx.grammar.nested(effect.effects, ctx);
  const [they, does] = who.text === 'you' ? ['you', 'do'] : ['they', 'do'];
  return statement(
    { ...who, text: `${forHowLong(effect.until)}, ${who.text}` },
    () => `may ${paying} any time ${they} could cast an instant`,
    [`if ${they} ${does}, ${sentence}`, ...also],
  );
}

/** “… unless they pay {1} before that step” (CR 116.2c). */
export function printUnlessPaid(paid: Payable, ctx: Context): string {
  const who = nounOf(paid, ctx);
  return ` unless ${who.text} ${who.plural ? printPaying(paid.cost, ctx) : printPays(paid.cost, ctx)} before that step`;
}

/** “Any player may pay {2} for that player to ignore this effect until end of turn” (CR 116.2d). */
export function printIgnoring(ignoring: Ignoring, ctx: Context): string {
  const paying = printPaying(ignoring.cost, ctx);
  const who = nounOf(ignoring, ctx).text;
  return `${who} may ${paying} for ${who === 'you' ? 'you' : 'that player'} to ignore this effect ${forHowLong(ignoring.until)}`;
}
