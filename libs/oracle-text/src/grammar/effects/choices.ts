import { literally, no, type Syntax } from '../../syntax/syntax.js';

const words = literally(' of their choice');

/** “Of their choice”: the player who sacrifices chooses (CR 701.21a), and the text says so of everyone but you. */
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
