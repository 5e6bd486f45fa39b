import type { Duration, Effect, Modification, Objects, Players } from '@stacktrail/card-tree';
import { assertNever } from '@stacktrail/kernel';
import { printStill } from './becoming.js';
import { imperative, instruction, statement, type Clause } from './clauses.js';
import { nameOfSelf } from '../english/speaker.js';
import type { Context } from './context.js';
import { capitalise, conjugate } from '../english/words.js';
import { areRules, printChanges } from './modifications.js';
import { singular } from './filters.js';
import { accusative, nominative, playersNoun, possessive } from './references.js';

/** How long an effect lasts: “until end of turn” of changes, “this turn” of what can't or must be done. */
export function printDuration(duration: Duration, rules: boolean, ctx: Context): string {
  switch (duration) {
    case 'this turn':
      return rules ? ' this turn' : ' until end of turn';
    case 'until your next turn':
    case 'until end of combat':
    case 'until your next upkeep':
    case 'until your next end step':
    case 'until a player planeswalks':
      return ` ${duration}`;
    case 'until end of your next turn':
      return ' until the end of your next turn';
    case "through its controller's next untap step":
      return " until the end of its controller's next untap step";
    case 'as long as this remains on the battlefield':
      return ` for as long as ${nameOfSelf(ctx.speaker)} remains on the battlefield`;
    case 'as long as you control it':
      return ' for as long as you control it';
    case 'as long as you control this':
      return ` for as long as you control ${nameOfSelf(ctx.speaker)}`;
    case 'as long as it is suspected':
      return " for as long as it's suspected";
    case 'rest of the game':
      return '';
    default:
      return assertNever(duration, 'duration');
  }
}

/** Text that loses abilities and becomes something says its duration first, so that it is clear what it covers. */
function leadsWithDuration(changes: readonly Modification[]): boolean {
  return changes.length > 2 && changes.some((change) => change.change === 'lose all abilities');
}

function printGainControl(to: Objects, who: Players, duration: string, ctx: Context): Clause {
  const player = playersNoun(who, ctx);
  const things = accusative(to, ctx);
  return instruction(player, (plural) => `${conjugate('gain', plural)} control of ${things}${duration}`);
}

/** A continuous effect of a resolving spell or ability (CR 611.2). */
export function printApply(effect: Extract<Effect, { readonly do: 'apply' }>, ctx: Context): Clause {
  const { changes, to } = effect;
  if (effect.next) return printNext(effect, ctx);
  const duration = printDuration(effect.until, areRules(changes), ctx);
  const [first] = changes;
  if (first?.change === 'control') return printGainControl(to, first.to, duration, ctx);
  if (first?.change === 'switch power and toughness') {
    return imperative(`switch ${possessive(to, ctx)} power and toughness${duration}`);
  }
  const subject = nominative(to, ctx);
  if (effect.until === "through its controller's next untap step" && areRules(changes)) {
    return statement(subject, (plural) =>
      plural
        ? "don't untap during their controllers' next untap steps"
        : "doesn't untap during its controller's next untap step",
    );
  }
  const still = printStill(changes, subject.plural, ctx);
  const also = still === undefined ? [] : [still];
  const predicate = (plural: boolean): string => printChanges(changes, plural, 'resolving', ctx);
  if (leadsWithDuration(changes)) {
    return imperative(`${duration.trimStart()}, ${subject.text} ${predicate(subject.plural)}`, also);
  }
  return statement(subject, (plural) => predicate(plural) + duration, also);
}

/** “The next creature spell you cast this turn has cascade” (CR 611.2f). */
function printNext({ changes, to }: Extract<Effect, { readonly do: 'apply' }>, ctx: Context): Clause {
  const parts = to.objects === 'each' && to.filter.is === 'all' ? to.filter.of : [];
  const kind = parts.filter(({ is }) => is !== 'cast from' && is !== 'controlled by');
  const spell = singular(kind.length === 0 ? { is: 'anything' } : { is: 'all', of: kind }, ctx, 'spell');
  const text = `the next ${spell} you cast this turn`;
  return statement({ text, plural: false }, (plural) => printChanges(changes, plural, 'static', ctx));
}

/** A continuous effect of a static ability (CR 611.3): “equipped creature gets +2/+0”, “you control enchanted creature”. */
export function printContinuous(affects: Objects, changes: readonly Modification[], ctx: Context): string {
  const [first] = changes;
  const subject = nominative(affects, ctx);
  if (first?.change === 'control') {
    const who = playersNoun(first.to, ctx);
    return `${who.text} ${conjugate('control', who.plural)} ${subject.text}`;
  }
  if (first?.change === 'switch power and toughness') {
    return `${capitalise(possessive(affects, ctx))} power and toughness are switched`;
  }
  return `${subject.text} ${printChanges(changes, subject.plural, 'static', ctx)}`;
}
