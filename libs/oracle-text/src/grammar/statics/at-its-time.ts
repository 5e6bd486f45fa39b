import type { StaticEffect } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { counterCount, nameSelf, thisCard } from '../costs/cost-parts.js';
import { untargetedInstructions, delayedTriggerSentence, untargetedSentence } from './untargeted-instructions.js';

type Of<K> = Variant<StaticEffect, 'static', K>;
type Turns = Of<'as it turns'>;
type Drawn = Of<'may reveal as it is drawn'>;
type Begins = Of<'may begin on the battlefield'>;

/** “This card begins the game on the battlefield”, with counters or without (CR 103.6a). */
const begins: readonly Syntax<StaticEffect>[] = [
  without(
    [],
    says<Begins>({
      static: 'may begin on the battlefield',
    })`if ${thisCard} is in your opening hand, you may begin the game with it on the battlefield with ${{
      withCounters: counterCount,
    }} on it. If you do, ${{ effects: untargetedInstructions }}`,
  ),
  without(
    ['effects'],
    says<Begins>({
      static: 'may begin on the battlefield',
    })`if ${thisCard} is in your opening hand, you may begin the game with it on the battlefield with ${{
      withCounters: counterCount,
    }} on it`,
  ),
  without(
    ['withCounters'],
    says<Begins>({
      static: 'may begin on the battlefield',
    })`if ${thisCard} is in your opening hand, you may begin the game with it on the battlefield. If you do, ${{ effects: untargetedInstructions }}`,
  ),
  without(
    ['withCounters', 'effects'],
    says<Begins>({
      static: 'may begin on the battlefield',
    })`if ${thisCard} is in your opening hand, you may begin the game with it on the battlefield`,
  ),
];

/** “Your library”, “vote”: the words that name an action, up to the comma. */
const action: Syntax<string> = {
  begins: null,
  read(reader) {
    const from = reader.at;
    while (reader.word !== ',' && reader.word !== '.' && reader.token.kind !== 'end') reader.next();
    if (reader.at === from || reader.word !== ',') return no;
    return reader.tokens
      .slice(from, reader.at)
      .map(({ text }) => text)
      .join(' ');
  },
  write: (text, writer) => writer.add(text),
};

/**
 * Static abilities with instructions that are followed at a certain time (CR 103.5b, 103.6, 121.9, 608.2n, 608.3,
 * 708.11).
 */
export const atItsTime: readonly Syntax<StaticEffect>[] = [
  ...begins,
  says<Of<'may reveal from opening hand'>>({
    static: 'may reveal from opening hand',
  })`you may reveal ${thisCard} from your opening hand. If you do, ${{ effects: oneOf(delayedTriggerSentence, untargetedInstructions) }}`,
  says<Of<'any time you could mulligan'>>({
    static: 'any time you could mulligan',
  })`any time you could mulligan and ${thisCard} is in your hand, you may ${{ effects: untargetedInstructions }}`,
  says<Drawn>({
    static: 'may reveal as it is drawn',
    firstEachTurn: true,
  })`you may reveal ${thisCard} from your hand as you draw it if it's the first card you've drawn this turn. ${{ effects: untargetedSentence }}`,
  without(
    ['firstEachTurn'],
    says<Drawn>({
      static: 'may reveal as it is drawn',
    })`you may reveal ${thisCard} from your hand as you draw it. ${{ effects: untargetedSentence }}`,
  ),
  says<Turns>({
    static: 'as it turns',
    when: 'turned face up',
    paid: true,
  })`as ${nameSelf} is turned face up by its own cost, ${{ effects: untargetedInstructions }}`,
  ...turns(),
  says<Of<'instead of the graveyard'>>({
    static: 'instead of the graveyard',
  })`instead of putting ${thisCard} into your graveyard as it resolves, ${{ effects: untargetedInstructions }}`,
  says<Of<'as it becomes a permanent'>>({
    static: 'as it becomes a permanent',
  })`as this spell becomes a permanent, ${{ effects: untargetedInstructions }}`,
  says<Of<'as you act'>>({ static: 'as you act' })`as you ${{ action }}, ${{ effects: untargetedInstructions }}`,
];

function turns(): readonly Syntax<StaticEffect>[] {
  return (
    [
      ['is turned face up', 'turned face up'],
      ['transforms', 'transforms'],
    ] as const
  ).map(([text, when]) =>
    without(
      ['paid'],
      says<Turns>({
        static: 'as it turns',
        when,
      })`as ${nameSelf} ${literally(text)}, ${{ effects: untargetedInstructions }}`,
    ),
  );
}
