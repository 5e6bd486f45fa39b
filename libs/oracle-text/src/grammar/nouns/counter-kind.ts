import type { Filter } from '@stacktrail/card-tree';
import { withArticle } from '../../english/words.js';
import { no, type Syntax } from '../../syntax/syntax.js';
import { numeral } from '../basics/numerals.js';

type Counters = Extract<Filter, { readonly is: 'counters' }>;

/**
 * “A +1/+1 counter”, “three or more charge counters”, “no counters”, “a counter”: a filter for objects with such
 * counters.
 */
export const counterKind: Syntax<Filter> = {
  begins: null,
  fixedFields: { is: 'counters' },
  read(reader) {
    const one = reader.take('a') || reader.take('an');
    const none = !one && reader.take('no');
    let to: Counters['to'] = one ? 1 : 0;
    let atMost = false;
    let said: Pick<Counters, 'said'> = {};
    const fewer = reader.word === 'fewer' && reader.ahead(1) === 'than';
    if (fewer) {
      reader.next();
      reader.next();
      const count = numeral.read(reader);
      if (count === no) return no;
      to = count;
    } else if (!one && !none && reader.word !== 'counters') {
      const from = reader.mark();
      const count = numeral.read(reader);
      const orFewer = count !== no && reader.word === 'or' && reader.ahead(1) === 'fewer';
      if (count === no || !reader.take('or') || !(reader.take('more') || reader.take('fewer'))) {
        reader.back(from);
        return no;
      }
      to = count;
      atMost = orFewer;
      if (count === 1 && !orFewer) said = { said: 'one or more' };
    } else if (!one && !none) to = 1;
    const kind: string[] = [];
    const noun = one ? 'counter' : 'counters';
    while (reader.word !== noun) {
      if (kind.length === 2 || reader.token.kind === 'end') return no;
      kind.push(reader.next().text);
    }
    reader.next();
    const counter = kind.length === 0 ? {} : { counter: kind.join(' ') };
    if (fewer) return { is: 'counters', compare: 'less than', to, ...counter };
    if (atMost) return { is: 'counters', compare: 'at most', to, ...counter };
    if (!one && !none && to === 1 && said.said === undefined)
      return { is: 'counters', compare: 'greater than', to: 0, ...counter };
    return { is: 'counters', compare: none ? 'exactly' : 'at least', to, ...counter, ...said };
  },
  write(filter, writer) {
    if (filter.is !== 'counters') return false;
    const { counter, compare, to } = filter;
    const thing = counter === undefined ? 'counter' : `${counter} counter`;
    if (compare === 'greater than') return to === 0 && writer.add(`${thing}s`);
    if (compare === 'less than') {
      return writer.add('fewer than ') && numeral.write(to, writer) && writer.add(` ${thing}s`);
    }
    if (compare === 'exactly') return to === 0 && writer.add(`no ${thing}s`);
    if (compare === 'at most') return numeral.write(to, writer) && writer.add(` or fewer ${thing}s`);
    if (to === 1 && filter.said === undefined) return writer.add(withArticle(thing));
    return numeral.write(to, writer) && writer.add(` or more ${thing}s`);
  },
};

/** “+1/+1”, “growth”: the kind of counters, before the word “counters”. */
export const kindOfCounters: Syntax<string> = {
  begins: null,
  read(reader) {
    const { kind: token, text } = reader.token;
    if ((token !== 'word' && token !== 'power/toughness') || reader.ahead(1) !== 'counters') return no;
    reader.next();
    return text;
  },
  write: (counter, writer) => writer.add(counter),
};
