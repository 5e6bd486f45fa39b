import type { Amount, Comparator, Condition } from '@stacktrail/card-tree';
import type { TextSoFar } from '../../syntax/text-so-far.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

type Vote = NonNullable<TextSoFar['vote']>;

function votesOf({ label }: Vote, word: string): Amount {
  return { amount: 'noted number', label: `${label} ${word}` };
}

/** The option of the last vote whose number of votes the amount is. */
function wordOf(vote: Vote | null, amount: Amount | undefined): string | undefined {
  if (vote === null || typeof amount !== 'object' || amount.amount !== 'noted number') return undefined;
  return vote.options.find((word) => amount.label === `${vote.label} ${word}`);
}

/** “Evidence” as the number of votes for it (CR 701.38). */
const votesFor: Syntax<Amount> = {
  begins: null,
  read(reader) {
    const { vote } = reader.scope;
    const from = reader.mark();
    const word = vote?.options.find((option) => {
      reader.back(from);
      return literally(option).read(reader) !== no;
    });
    return vote === null || word === undefined ? no : votesOf(vote, word);
  },
  write(amount, writer) {
    const word = wordOf(writer.scope.vote, amount);
    return word !== undefined && writer.add(word);
  },
};

/** “Evidence votes”: the number of votes for an option, or one of them at a time. */
export function votesCounted(many: boolean): Syntax<Amount> {
  const closing = literally(many ? ' votes' : ' vote');
  return {
    begins: null,
    fixedFields: { amount: 'noted number' },
    read(reader) {
      const votes = votesFor.read(reader);
      return votes === no || closing.read(reader) === no ? no : votes;
    },
    write: (amount, writer) => votesFor.write(amount, writer) && closing.write({}, writer),
  };
}

const more = literally(' gets more votes');
const tied = literally(' or the vote is tied');

/** “Death gets more votes”, “torture gets more votes or the vote is tied”: a condition on a vote with two options. */
export const getsMoreVotes: Syntax<Condition> = {
  begins: null,
  fixedFields: { if: 'compare' },
  read(reader) {
    const { vote } = reader.scope;
    if (vote === null || vote.options.length !== 2) return no;
    const left = votesFor.read(reader);
    if (left === no || more.read(reader) === no) return no;
    const from = reader.mark();
    let compare: Comparator = 'at least';
    if (tied.read(reader) === no) {
      reader.back(from);
      compare = 'greater than';
    }
    const other = vote.options.find((option) => option !== wordOf(vote, left))!;
    return { if: 'compare', left, compare, right: votesOf(vote, other) };
  },
  write(condition, writer) {
    if (condition.if !== 'compare' || wordOf(writer.scope.vote, condition.right) === undefined) return false;
    const { compare } = condition;
    if (compare !== 'greater than' && compare !== 'at least') return false;
    return (
      votesFor.write(condition.left, writer) &&
      more.write({}, writer) &&
      (compare === 'greater than' || tied.write({}, writer))
    );
  },
};
