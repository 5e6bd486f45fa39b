import { literally, no, type Syntax } from '../../syntax/syntax.js';

const words = literally(' of their choice');

/** Whoever sacrifices chooses (CR 701.21a); the text says so of anyone but you. */
export const ofTheirChoice: Syntax<object> = {
  begins: null,
  read(reader) {
    const from = reader.mark();
    if (words.read(reader) === no) reader.back(from);
    return {};
  },
  write(value, writer) {
    const means = writer.scope.subject?.means;
    return (means !== undefined && 'players' in means && means.players === 'you') || words.write(value, writer);
  },
};
