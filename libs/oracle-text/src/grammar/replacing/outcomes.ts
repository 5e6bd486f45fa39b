import { type Effect, type Replacement, isSameTree } from '@stacktrail/card-tree';
import type { Reader, Rule } from '../../syntax/reader.js';
import { no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { withArticle } from '../../english/words.js';
import { clauses } from '../basics/holes.js';
import { recipients } from '../players/recipients.js';
import { readWhereX, writeWhereX } from '../basics/where-x.js';
import {
  factorOf,
  readManyCards,
  readMuch,
  readPrevented,
  writeManyCards,
  writeMuch,
  writePrevented,
} from './changed-amounts.js';
import { atAPrice } from './at-a-price.js';
import { recipientAgain } from './damage-events.js';
import { attempt, takes } from '../../syntax/attempt.js';
import { isSaid, part, type Of, type OutcomeForm, type Part } from './draft.js';
import { exiledAndLinked, exiledAndMore } from './exiled-and-more.js';
import { exiledAndReturned } from './exiled-and-returned.js';
import { divided, instructionsInstead, followingOrElse, readRest, writeRest } from './instructions-instead.js';
import { moreOutcomes, revealedAndShuffled } from './more-outcomes.js';
import { tokenOutcomes } from './token-outcomes.js';
import { counterOutcomes } from './counter-outcomes.js';

type Damage = Of<'be dealt damage'>;

/** “It deals double that damage to that player instead”, “that source deals 3 damage instead” (CR 614.1a). */
const dealsOther: OutcomeForm = {
  would: ['be dealt damage'],
  read(reader, event) {
    const leads = takes(reader, 'instead');
    const that = takes(reader, 'that source deals');
    if (!that && !takes(reader, 'it deals')) return no;
    const double = takes(reader, 'double that damage');
    const to = double ? undefined : readMuch(reader, 'damage');
    if (!double && to === undefined) return no;
    const again = recipientAgain(event.means as Damage, reader);
    const restated = takes(reader, `to ${again}`);
    if (!leads && !takes(reader, 'instead')) return no;
    const instead = to === undefined ? { do: 'deal double' } : { do: 'change amount', to };
    const whole = readWhereX(reader, [{ instead }] as never) as readonly object[] | No;
    if (whole === no || !reader.stop()) return no;
    return part(whole[0], leads && 'leads', that && 'that', restated && 'restated');
  },
  write(replacement, writer) {
    const { instead } = replacement as Damage;
    if (instead.do !== 'deal double' && instead.do !== 'change amount') return false;
    const leads = isSaid(replacement, 'leads');
    if (leads) writer.add('instead ');
    writer.add(isSaid(replacement, 'that') ? 'that source deals ' : 'it deals ');
    if (instead.do === 'deal double') writer.add('double that damage');
    else if (!writeMuch(instead.to, writer, 'damage')) return false;
    if (isSaid(replacement, 'restated')) writer.add(` to ${recipientAgain(replacement as Damage, writer)}`);
    return (leads || writer.add(' instead')) && writeWhereX(writer) && writer.stop();
  },
};

/** “It deals that damage to this creature instead” (CR 614.9). */
const redirects: OutcomeForm = {
  would: ['be dealt damage'],
  read(reader) {
    const passive = takes(reader, 'that damage is dealt to');
    if (!passive && !takes(reader, 'it deals that damage to')) return no;
    const to = attempt(reader, recipients);
    if (to === undefined || !takes(reader, 'instead') || !reader.stop()) return no;
    return part({ instead: { do: 'redirect', to } }, passive && 'that');
  },
  write(replacement, writer) {
    const { instead } = replacement as Damage;
    if (instead.do !== 'redirect' || isSaid(replacement, 'all')) return false;
    writer.add(isSaid(replacement, 'that') ? 'that damage is dealt to ' : 'it deals that damage to ');
    return recipients.write(instead.to, writer) && writer.add(' instead') && writer.stop();
  },
};

/** “Prevent that damage”, “prevent 1 of that damage”, and further instructions (CR 615.5, 615.10). */
const prevents: OutcomeForm = {
  would: ['be dealt damage'],
  read(reader, { said }, context) {
    const amount = takes(reader, 'prevent') ? readPrevented(reader) : undefined;
    if (amount === undefined) return no;
    reader.scope.prevents = true;
    reader.scope.hasAmount = true;
    const and = takes(reader, 'and');
    const first: readonly Effect[] | undefined = and ? attempt(reader, clauses) : [];
    if (first === undefined) return no;
    const kind = amount === 'all' ? { do: 'prevent all' } : { do: 'prevent', amount };
    const whole = readWhereX(reader, [kind] as never) as readonly object[] | No;
    if (whole === no || !reader.stop()) return no;
    const rest = readRest(reader, context);
    if (rest === undefined) return no;
    const then = [...first, ...rest];
    const that = amount === 'all' && !said.includes('passive') && !said.includes('undergone');
    return part({ instead: { ...whole[0], ...(then.length > 0 && { then }) } }, and && 'and', that && 'that');
  },
  write(replacement, writer) {
    const { instead } = replacement as Damage;
    if (instead.do !== 'prevent all' && instead.do !== 'prevent') return false;
    // Other texts say “prevent all damage that would be dealt”.
    if (
      instead.do === 'prevent all' &&
      !(['passive', 'undergone', 'that'] as const).some((word) => isSaid(replacement, word))
    )
      return false;
    writer.add('prevent ');
    if (!writePrevented(instead.do === 'prevent' ? instead.amount : 'all', writer)) return false;
    const { then = [] } = instead;
    const [first, rest] = isSaid(replacement, 'and') ? divided(then) : [[], then];
    if (first.length > 0 && !(writer.add(' and ') && clauses.write(first, writer))) return false;
    return writeWhereX(writer) && writer.stop() && writeRest(rest, writer);
  },
};

function subject(reader: Reader): boolean {
  return takes(reader, 'you') || takes(reader, 'that player') || takes(reader, 'they');
}

const plural = (who: string): boolean => who === 'you';

/** “You gain twice that much life instead”, “that player gains no life instead”. */
const gains: OutcomeForm = {
  would: ['gain life'],
  read(reader, { means }) {
    const you = 'who' in means && plural(means.who);
    if (!subject(reader) || !takes(reader, you ? 'gain' : 'gains')) return no;
    const none = takes(reader, 'no life');
    const twice = !none && takes(reader, 'twice that much life');
    const to = none || twice ? undefined : readMuch(reader, 'life');
    if ((!none && !twice && to === undefined) || !takes(reader, 'instead') || !reader.stop()) return no;
    if (to !== undefined) return part({ instead: { do: 'change amount', to } });
    return part({ instead: { do: none ? 'gain nothing' : 'gain double' } });
  },
  write(replacement, writer) {
    const { who, instead } = replacement as Of<'gain life'>;
    if (instead.do === 'follow') return false;
    writer.add(who === 'you' ? 'you gain ' : 'that player gains ');
    if (instead.do === 'change amount') {
      if (!writeMuch(instead.to, writer, 'life')) return false;
    } else writer.add(instead.do === 'gain nothing' ? 'no life' : 'twice that much life');
    return writer.add(' instead') && writer.stop();
  },
};

/** “They lose twice that much life instead.” */
const loses: OutcomeForm = {
  would: ['lose life'],
  read(reader) {
    if (!takes(reader, 'they lose') && !takes(reader, 'you lose')) return no;
    const twice = takes(reader, 'twice that much life');
    const to = twice ? undefined : readMuch(reader, 'life');
    if ((!twice && to === undefined) || !takes(reader, 'instead') || !reader.stop()) return no;
    return part({ instead: to === undefined ? { do: 'lose double' } : { do: 'change amount', to } });
  },
  write(replacement, writer) {
    const { who, instead } = replacement as Of<'lose life'>;
    if (instead.do !== 'lose double' && instead.do !== 'change amount') return false;
    writer.add(who === 'you' ? 'you lose ' : 'they lose ');
    if (instead.do === 'lose double') writer.add('twice that much life');
    else if (!writeMuch(instead.to, writer, 'life')) return false;
    return writer.add(' instead') && writer.stop();
  },
};

const skipped: Readonly<Record<string, string>> = {
  you: 'skip that draw',
  opponent: 'that player skips that draw',
  'any player': 'that player skips that draw',
};

/** “Draw two cards instead”, “that player skips that draw instead” (CR 614.10, 614.11). */
const draws: OutcomeForm = {
  would: ['draw'],
  read(reader, { means }) {
    if (means.would !== 'draw') return no;
    const may = takes(reader, 'you may');
    if (takes(reader, skipped[means.who]!)) {
      if (!takes(reader, 'instead') || !reader.stop()) return no;
      return part({ instead: may ? { do: 'follow', effects: [], may: true } : { do: 'skip' } });
    }
    if (may || means.who !== 'you') return no;
    const said = takes(reader, 'you');
    if (!takes(reader, 'draw two cards instead') || !reader.stop()) return no;
    return part({ instead: { do: 'draw double' } }, said && 'subject');
  },
  write(replacement, writer) {
    const { who, instead } = replacement as Of<'draw'>;
    if (instead.do === 'follow') {
      if (instead.effects.length > 0 || !instead.may) return false;
      return writer.add(`you may ${skipped[who]} instead`) && writer.stop();
    }
    if (instead.do === 'skip') return writer.add(`${skipped[who]} instead`) && writer.stop();
    if (isSaid(replacement, 'subject')) writer.add('you ');
    return who === 'you' && writer.add('draw two cards instead') && writer.stop();
  },
};

/** “You draw that many cards plus one instead”, “they mill twice that many cards instead”. */
const moreCards: OutcomeForm = {
  would: ['draw cards', 'take action'],
  read(reader, { means }) {
    const said = takes(reader, 'you') || takes(reader, 'they');
    const verb = verbOf(means);
    if (!takes(reader, verb)) return no;
    const to = verb === 'proliferate' ? (takes(reader, 'twice') ? twice : undefined) : readManyCards(reader);
    if (to === undefined || !takes(reader, 'instead') || !reader.stop()) return no;
    const drawMore =
      means.would === 'draw cards' && typeof to === 'object' && to.amount === 'sum' ? to.of[1] : undefined;
    const instead = typeof drawMore === 'number' ? { do: 'draw more', count: drawMore } : { do: 'change amount', to };
    return part({ instead }, said && 'subject');
  },
  write(replacement, writer) {
    if (replacement.would !== 'draw cards' && replacement.would !== 'take action') return false;
    const { who, instead } = replacement;
    if (instead.do === 'follow') return false;
    if (isSaid(replacement, 'subject')) writer.add(who === 'you' ? 'you ' : 'they ');
    const verb = verbOf(replacement);
    writer.add(verb);
    const to = instead.do === 'draw more' ? ({ amount: 'sum', of: [that, instead.count] } as const) : instead.to;
    if (verb === 'proliferate') {
      if (factorOf(to) !== 2) return false;
      writer.add(' twice');
    } else if (!writer.add(' ') || !writeManyCards(to, writer)) return false;
    return writer.add(' instead') && writer.stop();
  },
};

/** “They face that choice an additional time” (CR 701.55c). */
const facesAgain: OutcomeForm = {
  would: ['take action'],
  read(reader, { means }) {
    if (means.would !== 'take action' || means.action !== 'face a villainous choice') return no;
    const who = means.who === 'you' ? 'you' : 'they';
    if (!takes(reader, `${who} face that choice an additional time`) || !reader.stop()) return no;
    return part({ instead: { do: 'change amount', to: onceMore } });
  },
  write(replacement, writer) {
    if (replacement.would !== 'take action' || replacement.action !== 'face a villainous choice') return false;
    const { who, instead } = replacement;
    if (instead.do !== 'change amount' || !isSameTree(instead.to, onceMore)) return false;
    return writer.add(`${who === 'you' ? 'you' : 'they'} face that choice an additional time`) && writer.stop();
  },
};

const onceMore = { amount: 'sum', of: [{ amount: 'that much' }, 1] } as const;
const that = { amount: 'that much' } as const;
const twice = { amount: 'product', of: [2, that] } as const;

function verbOf(replacement: Pick<Replacement, 'would'> & { readonly action?: string }): string {
  return replacement.would === 'draw cards' ? 'draw' : replacement.action!;
}

type Moved = Of<'die' | 'go to graveyard' | 'leave the battlefield' | 'be discarded'>;

const elsewhere: readonly (readonly [string, Exclude<Moved['instead']['do'], 'follow'>])[] = [
  ['exile it instead of putting it anywhere else', 'exile'],
  ['exile it instead', 'exile'],
  ["shuffle it into its owner's library instead", 'shuffle into library'],
  ["return it to its owner's hand instead", 'return to hand'],
  ["put it on top of its owner's library instead", 'put on top of library'],
  ["put it on the bottom of its owner's library instead", 'put on the bottom of library'],
];

function saysAnywhereElse(text: string): boolean {
  return text.endsWith('anywhere else');
}

/** “Exile it with a void counter on it instead”, “instead exile it with a void counter on it”. */
const exiledWithCounter: OutcomeForm = {
  would: ['die', 'go to graveyard', 'leave the battlefield'],
  read(reader) {
    const leads = takes(reader, 'instead');
    if (!takes(reader, 'exile it with') || !(reader.take('a') || reader.take('an'))) return no;
    const { text: withCounter } = reader.next();
    if (!takes(reader, 'counter on it') || (!leads && !takes(reader, 'instead')) || !reader.stop()) return no;
    return part({ instead: { do: 'exile', withCounter } }, leads && 'leads');
  },
  write(replacement, writer) {
    const { instead } = replacement as Moved;
    if (instead.do !== 'exile' || !('withCounter' in instead)) return false;
    const leads = isSaid(replacement, 'leads');
    writer.add(`${leads ? 'instead ' : ''}exile it with ${withArticle(`${instead.withCounter} counter`)} on it`);
    return (leads || writer.add(' instead')) && writer.stop();
  },
};

/** “Exile it instead” (CR 614.6). */
const goesElsewhere: OutcomeForm = {
  would: ['die', 'go to graveyard', 'leave the battlefield', 'be discarded'],
  read(reader, _event, { isEntireAbility }) {
    const found = elsewhere.find(([text]) => takes(reader, text));
    if (found === undefined || !reader.stop()) return no;
    if (saysAnywhereElse(found[0])) return part({ instead: { do: found[1] } }, 'of putting it anywhere else');
    return isEntireAbility && reader.token.kind !== 'end' && reader.word !== '"'
      ? no
      : part({ instead: { do: found[1] } });
  },
  write(replacement, writer) {
    const { instead } = replacement as Moved;
    if ('may' in instead || 'reveal' in instead || 'withCounter' in instead) return false;
    const longer = isSaid(replacement, 'of putting it anywhere else');
    const found = elsewhere.find(([text, where]) => where === instead.do && saysAnywhereElse(text) === longer);
    return found !== undefined && writer.add(found[0]) && writer.stop();
  },
};

const discards: readonly (readonly [string, Of<'be discarded'>['instead']])[] = [
  ['put it onto the battlefield instead of putting it into your graveyard', { do: 'put onto the battlefield' }],
  [
    'discard it, but you may put it on top of your library instead of into your graveyard',
    { do: 'put on top of library', may: true },
  ],
];

/** The zone of a card that an effect has you discard; it still counts as discarded (CR 701.9c). */
const discardedElsewhere: OutcomeForm = {
  would: ['be discarded'],
  read(reader) {
    const found = discards.find(([text]) => takes(reader, text));
    return found === undefined || !reader.stop() ? no : part({ instead: found[1] });
  },
  write(replacement, writer) {
    const found = discards.find(([, instead]) => isSameTree(instead, (replacement as Moved).instead));
    return found !== undefined && writer.add(found[0]) && writer.stop();
  },
};

const outcomes: readonly OutcomeForm[] = [
  exiledAndReturned,
  exiledAndMore,
  exiledAndLinked,
  revealedAndShuffled,
  discardedElsewhere,
  facesAgain,
  atAPrice,
  dealsOther,
  redirects,
  prevents,
  gains,
  loses,
  draws,
  moreCards,
  goesElsewhere,
  exiledWithCounter,
  ...moreOutcomes,
  ...tokenOutcomes,
  ...counterOutcomes,
];

/** Reads what happens instead of an event. */
export function readOutcome(
  reader: Reader,
  event: Parameters<OutcomeForm['read']>[1],
  context: Parameters<OutcomeForm['read']>[2],
): Part<unknown> | No {
  const rules = (forms: readonly OutcomeForm[]): readonly Rule<Part<unknown>>[] =>
    forms
      .filter(({ would }) => would.includes(event.means.would))
      .map((form) => ({ read: () => form.read(reader, event, context) }));
  const ofItsOwn = rules(outcomes);
  // Instructions are tried for outcomes without words of their own.
  return reader.any(
    ofItsOwn.some((rule) => reader.all(rule).length > 0) ? ofItsOwn : rules([instructionsInstead, followingOrElse]),
  );
}

export function writeOutcome(
  replacement: Replacement,
  writer: Writer,
  context: Parameters<OutcomeForm['write']>[2],
): boolean {
  const from = writer.mark();
  for (const form of [...outcomes, instructionsInstead, followingOrElse]) {
    if (!form.would.includes(replacement.would)) continue;
    if (form.write(replacement, writer, context)) return true;
    writer.back(from);
  }
  return false;
}
