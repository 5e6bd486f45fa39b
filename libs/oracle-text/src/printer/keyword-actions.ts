import type { KeywordAction } from '@stacktrail/card-tree';
import { assertNever } from '@stacktrail/kernel';
import { printAmount } from './amounts.js';
import { imperative, instruction, statement, type Clause } from './clauses.js';
import type { Context } from './context.js';
import { capitalise, conjugate, numberWord } from '../english/words.js';
import { indefinite } from './filters.js';
import { accusative, nominative, playersNoun } from './references.js';

/** The keyword actions of CR 701 in the words of their rules. */
export function printKeywordAction(effect: KeywordAction, ctx: Context): Clause {
  switch (effect.do) {
    case 'surveil':
    case 'fateseal':
    case 'incubate': {
      const count = printAmount(effect.count, ctx);
      return instruction(playersNoun(effect.who, ctx), (plural) => `${conjugate(effect.do, plural)} ${count}`);
    }
    case 'investigate': {
      const times = effect.count === 1 ? '' : effect.count === 2 ? ' twice' : ` ${printTimes(effect.count, ctx)} times`;
      return instruction(playersNoun(effect.who, ctx), (plural) => conjugate('investigate', plural) + times);
    }
    case 'clash':
      return imperative('clash with an opponent');
    case 'proliferate':
      return instruction(playersNoun(effect.who, ctx), (plural) => conjugate('proliferate', plural));
    case 'open an Attraction':
      return instruction(playersNoun(effect.who, ctx), (plural) => `${conjugate('open', plural)} an Attraction`);
    case 'roll to visit Attractions':
      return instruction(
        playersNoun(effect.who, ctx),
        (plural) =>
          `${conjugate('roll', plural)} to visit ${effect.who.players === 'you' ? 'your' : 'their'} Attractions`,
      );
    case 'planeswalk':
      return imperative('planeswalk');
    case 'chaos ensues':
      return statement({ text: 'chaos', plural: false }, () => 'ensues');
    case 'roll the planar die':
      return instruction(playersNoun(effect.who, ctx), (plural) => `${conjugate('roll', plural)} the planar die`);
    case 'set in motion':
      return imperative(`set ${accusative(effect.what, ctx)} in motion`);
    case 'abandon':
      return imperative(`abandon ${accusative(effect.what, ctx)}`);
    case 'ante': {
      const what = accusative(effect.what, ctx);
      return instruction(playersNoun(effect.who, ctx), (plural) => `${conjugate('ante', plural)} ${what}`);
    }
    case 'claim the prize': {
      const { sentence, also } = ctx.grammar.nested(effect.effects, ctx);
      return { ...imperative('claim the prize'), also: [`Prize — ${capitalise(sentence)}`, ...also] };
    }
    case 'venture into the dungeon': {
      const into = effect.into ?? 'the dungeon';
      return instruction(playersNoun(effect.who, ctx), (plural) => `${conjugate('venture', plural)} into ${into}`);
    }
    case 'time travel':
    case 'learn':
    case 'manifest dread':
      return imperative(effect.do);
    case 'the Ring tempts you':
      return statement({ text: 'the Ring', plural: false }, () => 'tempts you');
    case 'populate':
      if (effect.label !== undefined) ctx.labels.set(effect.label, { noun: 'token', plural: false });
      return imperative('populate');
    case 'goad':
    case 'detain':
    case 'exert':
    case 'suspect':
      return imperative(`${effect.do} ${accusative(effect.what, ctx)}`);
    case 'monstrosity':
    case 'adapt':
    case 'bolster':
    case 'discover':
    case 'collect evidence':
      return imperative(`${effect.do} ${printAmount(effect.count, ctx)}`);
    case 'support': {
      const most = ctx.targets[effect.slot]?.max ?? 1;
      ctx.mention(`target ${effect.slot}`);
      return imperative(`support ${printAmount(most, ctx)}`);
    }
    case 'explore':
      return statement(nominative(effect.what, ctx), (plural) => conjugate('explore', plural));
    case 'connive': {
      const count = effect.count === 1 ? '' : ` ${printAmount(effect.count, ctx)}`;
      return statement(nominative(effect.what, ctx), (plural) => conjugate('connive', plural) + count);
    }
    case 'endure': {
      const count = printAmount(effect.count, ctx);
      return statement(nominative(effect.what, ctx), (plural) => `${conjugate('endure', plural)} ${count}`);
    }
    case 'amass':
      if (effect.label !== undefined) ctx.labels.set(effect.label, { noun: 'Army', plural: false });
      return imperative(`amass ${effect.subtype}s ${printAmount(effect.count, ctx)}`);
    case 'take action':
      return statement(nominative(effect.what, ctx), (plural) => conjugate(effect.action, plural));
    case 'forage':
      return imperative('forage');
    case 'behold':
      ctx.labels.set(effect.label, { noun: 'card', plural: false });
      return imperative(`behold ${indefinite(effect.filter, ctx, 'card')}`);
    default:
      return assertNever(effect, 'keyword action');
  }
}

function printTimes(count: Parameters<typeof printAmount>[0], ctx: Context): string {
  return typeof count === 'number' ? numberWord(count) : printAmount(count, ctx);
}
