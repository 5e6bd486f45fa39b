import { predefinedTokens, type Amount, type CreateInstead, type PredefinedTokenName } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { no } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { readTokens, writeTokens } from '../effects/tokens.js';
import { isThat, readMany, readRounding, writeMany, writeRounding } from './changed-amounts.js';
import { takes } from '../../syntax/attempt.js';
import { isSaid, part, type Of, type OutcomeForm, type ProposedEvent } from './draft.js';

type Tokens = Of<'create tokens'>;

const those = 'of those tokens';
const each = 'of each of those kinds of tokens';

/** “Twice that many of those tokens are created instead”, “it creates twice that many of those tokens instead”. */
const otherNumber: OutcomeForm = {
  would: ['create tokens'],
  read(reader, event) {
    const passive = event.said.includes('passive');
    if (!passive && !takes(reader, 'it creates') && !takes(reader, 'they create') && !takes(reader, 'you create'))
      return no;
    const said: string[] = [];
    const to = readMany(reader, (inner) => {
      const found = [those, each].find((text) => takes(inner, text));
      if (found !== undefined) said.push(found);
      return found !== undefined;
    });
    if (to === undefined || (passive && !takes(reader, 'are created'))) return no;
    if (!takes(reader, 'instead') || !readRounding(reader, to) || !reader.stop()) return no;
    return part({ instead: { do: 'change amount', to } }, said.includes(each) && 'of each');
  },
  write(replacement, writer) {
    const { instead, who } = replacement as Tokens;
    if (instead.do !== 'change amount') return false;
    const passive = isSaid(replacement, 'passive');
    if (isSaid(replacement, 'effect')) writer.add('it creates ');
    else if (!passive) writer.add(who === 'you' ? 'you create ' : 'they create ');
    if (!writeMany(instead.to, writer, isSaid(replacement, 'of each') ? each : those)) return false;
    if (passive) writer.add(' are created');
    return writer.add(' instead') && writeRounding(instead.to, writer) && writer.stop();
  },
};

type Some = CreateInstead['tokens'][number];

/** “That many 4/4 white Angel creature tokens with flying”, “an additional Food token”. */
function readSome(reader: Reader, count: Amount): Some | undefined {
  const token = readTokens(reader, count !== 1);
  return token === no ? undefined : { token, count };
}

function writeSome({ token, count }: Some, writer: Writer): boolean {
  return writeTokens(token, count !== 1, writer);
}

const thatMany: Amount = { amount: 'that much' };

/** “Those tokens plus an additional Food token”. */
const besides: OutcomeForm = {
  would: ['create tokens'],
  read(reader, { said }) {
    const passive = said.includes('passive');
    if (!passive && !takes(reader, 'instead create')) return no;
    if (!takes(reader, 'those tokens plus')) return no;
    const many = takes(reader, 'that many');
    const additional = !many && takes(reader, 'an additional');
    if (!many && !additional && !takes(reader, 'a') && !takes(reader, 'an')) return no;
    const some = readSome(reader, many ? thatMany : 1);
    if (some === undefined || (passive && !takes(reader, 'are created instead')) || !reader.stop()) return no;
    return part({ instead: { do: 'create', tokens: [some], besides: true } }, additional && 'that');
  },
  write(replacement, writer) {
    const { instead } = replacement as Tokens;
    if (instead.do !== 'create' || !instead.besides || instead.tokens.length !== 1) return false;
    const passive = isSaid(replacement, 'passive');
    const [some] = instead.tokens;
    if (!passive) writer.add('instead create ');
    writer.add('those tokens plus ');
    if (isThat(some!.count)) writer.add('that many ');
    else if (some!.count !== 1) return false;
    else if (isSaid(replacement, 'that')) writer.add('an additional ');
    else {
      const text = writer.capture(() => writeSome(some!, writer));
      if (text === undefined || !writer.add(`${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`)) return false;
      return (!passive || writer.add(' are created instead')) && writer.stop();
    }
    return writeSome(some!, writer) && (!passive || writer.add(' are created instead')) && writer.stop();
  },
};

/** “That many 4/4 white Angel creature tokens with flying and vigilance are created instead.” */
const others: OutcomeForm = {
  would: ['create tokens'],
  read(reader, { said }) {
    if (!said.includes('passive') || !takes(reader, 'that many')) return no;
    const some = readSome(reader, thatMany);
    if (some === undefined || !takes(reader, 'are created instead') || !reader.stop()) return no;
    return part({ instead: { do: 'create', tokens: [some] } });
  },
  write(replacement, writer) {
    const { instead } = replacement as Tokens;
    if (instead.do !== 'create' || instead.besides || instead.mayChoose || instead.tokens.length !== 1) return false;
    if (!isSaid(replacement, 'passive')) return false;
    const [some] = instead.tokens;
    if (!isThat(some!.count)) return false;
    return writer.add('that many ') && writeSome(some!, writer) && writer.add(' are created instead') && writer.stop();
  },
};

/** The predefined tokens that an event names by their subtypes: “a Clue, Food, or Treasure token”. */
function kindsIn(event: ProposedEvent): readonly PredefinedTokenName[] | undefined {
  const what = event.would === 'create tokens' ? event.what : undefined;
  const kinds = what?.is === 'any' ? what.of.map((one) => (one.is === 'subtype' ? one.subtype : '')) : [];
  const areNames = kinds.every((kind) => kind in predefinedTokens);
  return kinds.length > 1 && areNames ? (kinds as readonly PredefinedTokenName[]) : undefined;
}

const oneOfEachWords = 'instead create one of each';

/**
 * “If you would create a Clue, Food, or Treasure token, instead create one of each”: one of each kind for each token.
 */
const oneOfEach: OutcomeForm = {
  would: ['create tokens'],
  read(reader, { means, said }) {
    const kinds = said.includes('one') ? kindsIn(means) : undefined;
    if (kinds === undefined || !takes(reader, oneOfEachWords) || !reader.stop()) return no;
    return part({ instead: { do: 'create', tokens: kinds.map((token) => ({ token, count: thatMany })) } });
  },
  write(replacement, writer) {
    const { instead } = replacement as Tokens;
    const kinds = kindsIn(replacement);
    if (instead.do !== 'create' || instead.besides || instead.mayChoose || kinds === undefined) return false;
    const areAll = instead.tokens.every(({ token, count }, i) => token === kinds[i] && isThat(count));
    return areAll && instead.tokens.length === kinds.length && writer.add(oneOfEachWords) && writer.stop();
  },
};

/** “You may instead create that many Food tokens or that many Treasure tokens.” */
const eitherOfTwo: OutcomeForm = {
  would: ['create tokens'],
  read(reader, { means }) {
    if (means.would !== 'create tokens' || means.who !== 'you') return no;
    if (!takes(reader, 'you may instead create that many')) return no;
    const first = readSome(reader, thatMany);
    const second = first === undefined || !takes(reader, 'or that many') ? undefined : readSome(reader, thatMany);
    if (first === undefined || second === undefined || !reader.stop()) return no;
    return part({ instead: { do: 'create', tokens: [first, second], mayChoose: true } });
  },
  write(replacement, writer) {
    const { instead } = replacement as Tokens;
    if (instead.do !== 'create' || !instead.mayChoose || instead.tokens.length !== 2) return false;
    const [first, second] = instead.tokens;
    if (!isThat(first!.count) || !isThat(second!.count)) return false;
    return (
      writer.add('you may instead create that many ') &&
      writeSome(first!, writer) &&
      writer.add(' or that many ') &&
      writeSome(second!, writer) &&
      writer.stop()
    );
  },
};

export const tokenOutcomes: readonly OutcomeForm[] = [otherNumber, besides, others, oneOfEach, eitherOfTwo];
