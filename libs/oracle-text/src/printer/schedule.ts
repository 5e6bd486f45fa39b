import type { StaticEffect, Effect, Phase, Skippable } from '@stacktrail/card-tree';
import { printAmount, printCountOf } from './amounts.js';
import { imperative, instruction, statement, type Clause } from './clauses.js';
import type { Context } from './context.js';
import { conjugate, numberWord } from '../english/words.js';
import { playersNoun } from './references.js';

type Of<K extends Effect['do']> = Extract<Effect, { readonly do: K }>;

/** “Take an extra turn after this one”, “that player takes two extra turns after this one”. */
export function printExtraTurn(effect: Of<'extra turn'>, ctx: Context): Clause {
  const turns = effect.count === 1 ? 'an extra turn' : printCountOf(effect.count, 'extra turn', ctx);
  return instruction(playersNoun(effect.who, ctx), (plural) => `${conjugate('take', plural)} ${turns} after this one`);
}

/** “After this phase, there is an additional combat phase followed by an additional main phase”. */
export function printExtraPhases(effect: Of<'extra phases'>, ctx: Context): Clause {
  const phase = (name: Phase): string => `an additional ${name} phase`;
  const several = effect.count !== 1;
  const what = several
    ? printCountOf(effect.count, `additional ${effect.phases.join(' and ')} phase`, ctx)
    : effect.phases.map(phase).join(' followed by ');
  if (effect.yours) return statement({ text: 'you', plural: true }, () => `get ${what} after this phase`);
  return imperative(`after this phase, there ${several ? 'are' : 'is'} ${what}`);
}

/** “There is an additional upkeep step after this step”, “you get two additional upkeep steps after this phase”. */
export function printExtraSteps(effect: Of<'extra steps'>, ctx: Context): Clause {
  const several = effect.count !== 1;
  const what = several
    ? printCountOf(effect.count, `additional ${effect.step} step`, ctx)
    : `an additional ${effect.step} step`;
  if (effect.yours) return statement({ text: 'you', plural: true }, () => `get ${what} after ${effect.after}`);
  return imperative(`there ${several ? 'are' : 'is'} ${what} after ${effect.after}`);
}

/** “Turn”, “combat phase”, “draw step”. */
function nameOfSkippable(what: Skippable): string {
  return what === 'turn' || what.endsWith(' phase') ? what : `${what} step`;
}

/** “Skip your draw step”, “if you would begin your turn, you may skip that turn instead. If you do, …” (CR 614.10). */
export function printSkips(effect: Extract<StaticEffect, { static: 'skip' }>, ctx: Context): readonly string[] {
  const { who, what, extra, may, then } = effect;
  const name = nameOfSkippable(what);
  if (extra === undefined && may === undefined && then === undefined) {
    if (who === 'you') return [`skip your ${name}`];
    return [who === 'opponent' ? `your opponents skip their ${name}s` : `players skip their ${name}s`];
  }
  const player = { you: 'you', opponent: 'an opponent', 'any player': 'a player' }[who];
  const they = who === 'you' ? 'you' : 'that player';
  const whose = extra ? 'an extra' : who === 'you' ? 'your' : 'their';
  const skips = may ? `${they} may skip` : who === 'you' ? 'skip' : `${they} skips`;
  const skipped = `if ${player} would begin ${whose} ${name}, ${skips} that ${name.split(' ').at(-1)} instead`;
  if (then === undefined) return [skipped];
  const { sentence, also } = ctx.grammar.nested(then, ctx);
  return [skipped, `${may ? `if ${they} ${who === 'you' ? 'do' : 'does'}` : 'then'}, ${sentence}`, ...also];
}

/** “Skip your next turn”, “that player skips their next two untap steps”, “skip all combat phases this turn”. */
export function printSkip(effect: Of<'skip'>, ctx: Context): Clause {
  const who = playersNoun(effect.who, ctx);
  const whose = who.text === 'you' ? 'your' : 'their';
  const name = nameOfSkippable(effect.what);
  const { count } = effect;
  if (effect.thatTurn) return instruction(who, (plural) => `${conjugate('skip', plural)} the ${name} of that turn`);
  const which =
    count === 'all this turn'
      ? `all ${name}s of this turn`
      : count === 1
        ? `${whose} next ${name}`
        : `${whose} next ${typeof count === 'number' ? numberWord(count) : printAmount(count, ctx)} ${name}s`;
  return instruction(who, (plural) => `${conjugate('skip', plural)} ${which}`);
}
