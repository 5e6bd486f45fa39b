import type { CopyException, Effect, FaceInstruction } from '@stacktrail/card-tree';
import { assertNever } from '@stacktrail/kernel';
import { printAmount, printCountOf } from './amounts.js';
import { imperative, instruction, statement, type Clause } from './clauses.js';
import type { Context } from './context.js';
import { conjugate, list } from '../english/words.js';
import { indefinite, singular } from './filters.js';
import { printChanges } from './modifications.js';
import { accusative, nominative, nominativeIsPlural, playersNoun, printRecipients } from './references.js';

type Of<K extends FaceInstruction['do']> = Extract<FaceInstruction, { readonly do: K }>;

/** “It's an artifact in addition to its other types”, “it has haste” (CR 707.9). */
function printException(exception: CopyException, subject: string, ctx: Context): string {
  const plural = subject === 'they';
  const when = exception.if === undefined ? '' : `if it's ${indefinite(exception.if, ctx)}, `;
  const says = (text: string): string => `${when}${text}`;
  switch (exception.except) {
    case 'change': {
      const said = printChanges([exception.change], plural, 'static', ctx);
      if (exception.change.change === 'set power and toughness')
        return says(`${subject}${plural ? "'re" : "'s"} ${said.replace(/^.*toughness /, '')}`);
      const kind = said.replace(plural ? /^are / : /^is /, '');
      const also = exception.change.change === 'add types' || exception.change.change === 'add colors';
      const tail = also
        ? ` in addition to ${plural ? 'their' : 'its'} other ${exception.change.change === 'add colors' ? 'colors' : 'types'}`
        : '';
      return says(kind === said ? `${subject} ${said}` : `${subject}${plural ? "'re" : "'s"} ${kind}${tail}`);
    }
    case 'named':
      return says(`${plural ? 'their' : 'its'} name is ${exception.name}`);
    case 'keeps':
      return says(`${subject} ${plural ? "don't" : "doesn't"} copy that ${list(exception.what, 'or')}`);
    case "isn't legendary":
      return says(`${subject} ${plural ? "aren't" : "isn't"} legendary`);
    case 'has no mana cost':
      return says(`${subject} ${conjugate('have', plural)} no mana cost`);
    case 'has this ability':
      return says(`${subject} ${conjugate('have', plural)} this ability`);
    case 'enters with counters':
      return says(
        `${subject} ${conjugate('enter', plural)} with ${printCountOf(exception.count, `additional ${exception.counter} counter`, ctx)} on ${plural ? 'them' : 'it'}`,
      );
    case 'enters tapped':
      return says(`${subject} ${conjugate('enter', plural)} tapped`);
    default:
      return assertNever(exception, 'exception of a copy');
  }
}

/** “, except it's 7/7 and it has flying”; nothing where there is no exception. */
function printExceptions(
  exceptions: readonly CopyException[] | undefined,
  subject: 'it' | 'they' | 'the copy' | 'the token',
  ctx: Context,
): string {
  if (exceptions === undefined || exceptions.length === 0) return '';
  return `, except ${list(exceptions.map((exception) => printException(exception, subject, ctx)))}`;
}

function printBecomeCopy(effect: Of<'become copy'>, ctx: Context): Clause {
  const who = nominative(effect.what, ctx);
  const plural = who.plural;
  const until =
    effect.until === undefined ? '' : effect.until === 'this turn' ? ' until end of turn' : ` ${effect.until}`;
  const of = accusative(effect.of, ctx);
  const except = printExceptions(effect.except, plural ? 'they' : 'it', ctx);
  return statement(
    who,
    (many) => `${conjugate('become', many)} ${many ? 'copies' : 'a copy'} of ${of}${until}${except}`,
  );
}

function printCreateCopies(effect: Of<'create copies'>, ctx: Context): Clause {
  const who = playersNoun(effect.who, ctx);
  const one = effect.count === 1;
  const adjective = effect.tapped && !effect.attacking ? 'tapped ' : '';
  const noun = printCountOf(effect.count, `${adjective}token`, ctx);
  const arrival = effect.attacking ? ` and that's ${effect.tapped ? 'tapped and ' : ''}attacking` : '';
  const of = accusative(effect.of, ctx);
  const except = printExceptions(effect.except, one ? 'it' : 'they', ctx);
  if (effect.label !== undefined) ctx.labels.set(effect.label, { noun: 'token', plural: !one });
  const copies = one ? "that's a copy" : 'that are copies';
  return instruction(who, (many) => `${conjugate('create', many)} ${noun} ${copies} of ${of}${arrival}${except}`);
}

/** Instructions about copies, faces and what is face down. */
export function printFaceInstruction(effect: FaceInstruction, ctx: Context): Clause {
  switch (effect.do) {
    case 'become copy':
      return printBecomeCopy(effect, ctx);
    case 'create copies':
      return printCreateCopies(effect, ctx);
    case 'transform':
    case 'convert':
    case 'flip':
      return imperative(`${effect.do} ${accusative(effect.what, ctx)}`);
    case 'turn face up':
      return imperative(`turn ${accusative(effect.what, ctx)} face up`);
    case 'turn face down':
      return imperative(`turn ${accusative(effect.what, ctx)} face down`);
    case 'manifest':
    case 'cloak': {
      const who = playersNoun(effect.who, ctx);
      const cards = accusative(effect.what, ctx);
      const plural = nominativeIsPlural(effect.what, ctx);
      if (effect.label !== undefined) ctx.labels.set(effect.label, { noun: 'creature', plural });
      return instruction(who, (many) => `${conjugate(effect.do, many)} ${cards}`);
    }
    case 'meld':
      return imperative(`meld ${nominativeIsPlural(effect.what, ctx) ? 'them' : accusative(effect.what, ctx)}`);
    default:
      return assertNever(effect, 'instruction about faces');
  }
}

/** “You may have this creature enter as a copy of any creature on the battlefield, except …” (CR 707.5). */
export function printEntersAsCopy(
  what: string,
  of: string,
  zone: 'battlefield' | 'graveyard',
  exceptions: readonly CopyException[] | undefined,
  ctx: Context,
): string {
  const where = zone === 'graveyard' ? 'in a graveyard' : 'on the battlefield';
  return `you may have ${what} enter as a copy of any ${of} ${where}${printExceptions(exceptions, 'it', ctx)}`;
}

/** “Copy target spell, except the copy is red. You may choose new targets for the copy.” (CR 707.10) */
export function printCopySpell(effect: Extract<Effect, { readonly do: 'copy spell' }>, ctx: Context): Clause {
  const { count = 1, forEach, targeting } = effect;
  const one = count === 1 && forEach === undefined;
  const copies = one ? 'the copy' : 'the copies';
  const times = count === 1 ? '' : count === 2 ? ' twice' : ` ${printAmount(count, ctx)} times`;
  const things = forEach === 'player' ? 'player' : forEach === undefined ? '' : singular(forEach, ctx);
  const each = things === '' ? '' : ` for each other ${things} that it could target`;
  const also = [
    ...(effect.mayChooseNewTargets ? [`you may choose new targets for ${copies}`] : []),
    ...(targeting === undefined ? [] : [`the copy targets ${printRecipients(targeting, ctx)}`]),
    ...(forEach === undefined ? [] : [`each copy targets a different one of those ${things}s`]),
  ];
  const except = printExceptions(effect.except, 'the copy', ctx);
  const words = `${accusative(effect.what, ctx)}${times}${each}${except}`;
  if (effect.who === undefined) return imperative(`copy ${words}`, also);
  return { ...instruction(playersNoun(effect.who, ctx), (many) => `${conjugate('copy', many)} ${words}`), also };
}
