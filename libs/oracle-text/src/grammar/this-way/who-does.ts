import { isSameTree, type Condition, type Players } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';

type Those = Extract<Players, { readonly players: 'those who' }>;

/** “Does”, “doesn't”, “didn't”: whether a player took the optional action. */
const verbs = [
  { words: 'does', not: false, said: undefined },
  { words: "doesn't", not: true, said: undefined },
  { words: "didn't", not: true, said: 'past' },
] as const;

/** A condition on “that player”: they took, or didn't take, the optional action with that label. */
function conditionOf(label: string, not: boolean): Condition {
  const who: Players = { players: 'that player' };
  const done: Condition = { if: 'are players', who, among: { players: 'noted', label } };
  return not ? { if: 'not', of: done } : done;
}

function those(of: Players, label: string, { not, said }: (typeof verbs)[number]): Those {
  return { players: 'those who', of, condition: conditionOf(label, not), ...(said && { said }) };
}

/** “Each opponent who does”, “each player who doesn't”, after “each opponent may draw a card”. */
export const whoDid: readonly Syntax<Players>[] = (['each opponent', 'each player'] as const).flatMap((players) =>
  verbs.map((verb): Syntax<Players> => {
    const words = literally(`${players} who ${verb.words}`);
    return {
      begins: words.begins,
      fixedFields: { players: 'those who' },
      read(reader) {
        const { choice, chooser } = reader.scope;
        // “If a player does” is a condition on an action that any player may take.
        if (choice?.startsWith('choice ') !== true || chooser !== 'several' || words.read(reader) === no) return no;
        return those({ players }, choice, verb);
      },
      write(means, writer) {
        const { choice } = writer.scope;
        if (choice === null || means.players !== 'those who' || means.called !== undefined) return false;
        return isSameTree(means, those({ players }, choice, verb)) && words.write({}, writer);
      },
    };
  }),
);
