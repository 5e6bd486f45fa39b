import { isManaSymbol, type ManaCost } from '@stacktrail/card-tree';
import { no, type Syntax } from '../../syntax/syntax.js';
import { symbolsOf } from '../../english/symbols.js';

/** Mana symbols: `{2}{R}`. */
export const mana: Syntax<ManaCost> = {
  begins: null,
  read(reader) {
    if (reader.token.kind !== 'symbols') return no;
    const symbols = reader.token.word.slice(1, -1).split('}{');
    if (!symbols.every(isManaSymbol)) return no;
    reader.next();
    return symbols;
  },
  write: (symbols, writer) => symbols.length > 0 && writer.add(symbolsOf(symbols)),
};
