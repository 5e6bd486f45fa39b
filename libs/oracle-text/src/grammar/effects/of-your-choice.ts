import { type Effect, isSameTree, type Objects, type PredefinedTokenName } from '@stacktrail/card-tree';
import { withArticle } from '../../english/words.js';
import { listed } from '../../syntax/listed.js';
import { says } from '../../syntax/says.js';
import { literally, mapped, no, type No, type Syntax } from '../../syntax/syntax.js';
import { counterCount } from '../costs/cost-parts.js';
import { objectsAfterVerb } from '../objects/objects.js';
import { imperative, type EffectOf } from './predicate.js';
import { readTokens, writeTokens } from './tokens.js';

type ChooseOne = EffectOf<'choose one'>;
type Counters = Pick<EffectOf<'put counters'>, 'counter' | 'count'>;

interface Put {
  readonly kinds: readonly Counters[];
  readonly on: Objects;
}

function chosenAmong(instructions: readonly Effect[]): ChooseOne | No {
  if (instructions.length < 2) return no;
  return { do: 'choose one', who: { players: 'you' }, options: instructions.map((one) => ({ effects: [one] })) };
}

function putIn(effect: ChooseOne): Put | No {
  const all = effect.options.flatMap(({ effects: [one] }) => (one?.do === 'put counters' ? [one] : []));
  const [first] = all;
  if (first === undefined) return no;
  const found: Put = { kinds: all.map(({ counter, count }) => ({ counter, count })), on: first.on };
  return isSameTree(effect, puts(found)) ? found : no;
}

function puts({ kinds, on }: Put): ChooseOne | No {
  return chosenAmong(kinds.map((counters) => ({ do: 'put counters', ...counters, on })));
}

/** “Put your choice of a +1/+1 counter or two charge counters on target artifact” (CR 608.2d). */
const countersOfChoice: Syntax<ChooseOne> = mapped<Put, ChooseOne>(
  says<Put>({})`put your choice of ${{ kinds: listed(counterCount, 'or') }} on ${{ on: objectsAfterVerb }}`,
  puts,
  putIn,
  { do: 'choose one' },
);

/** “Put a +1/+1 counter or a loyalty counter on it”: the same choice. */
const oneCounterOrAnother: Syntax<ChooseOne> = mapped<Put, ChooseOne>(
  says<Put>({})`put ${{ kinds: listed(counterCount, 'or') }} on ${{ on: objectsAfterVerb }}`,
  (put) => {
    const choice = puts(put);
    return choice === no ? no : { ...choice, said: 'or' };
  },
  ({ said, ...choice }) => (said === 'or' ? putIn(choice) : no),
  { do: 'choose one' },
);

const opening = literally('create your choice of ');

/** “A Clue token”: a predefined token (CR 111.10). */
const oneToken: Syntax<PredefinedTokenName> = {
  begins: new Set(['a', 'an']),
  read(reader) {
    if (!reader.take('a') && !reader.take('an')) return no;
    const token = readTokens(reader, false);
    return typeof token === 'string' ? token : no;
  },
  write(token, writer) {
    const text = writer.capture(() => writeTokens(token, false, writer));
    return text !== undefined && writer.add(withArticle(text));
  },
};

const created: Syntax<ChooseOne> = mapped<readonly PredefinedTokenName[], ChooseOne>(
  {
    begins: new Set(['create']),
    read: (reader) => (opening.read(reader) === no ? no : listed(oneToken, 'or').read(reader)),
    write: (tokens, writer) => opening.write({}, writer) && listed(oneToken, 'or').write(tokens, writer),
  },
  (tokens) => chosenAmong(tokens.map((token) => ({ do: 'create tokens', who: { players: 'you' }, count: 1, token }))),
  (effect) => {
    const tokens = effect.options.flatMap(({ effects: [one] }) =>
      one?.do === 'create tokens' && typeof one.token === 'string' ? [one.token] : [],
    );
    const whole = chosenAmong(
      tokens.map((token) => ({ do: 'create tokens', who: { players: 'you' }, count: 1, token })),
    );
    return isSameTree(effect, whole) ? tokens : no;
  },
  { do: 'choose one' },
);

/** Instructions with a choice that their player makes while following them (CR 608.2d). */
export const ofYourChoice: readonly Syntax<Effect>[] = [
  imperative(countersOfChoice),
  imperative(oneCounterOrAnother),
  imperative(created),
];
