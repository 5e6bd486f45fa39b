import type { Filter, Players } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { says } from '../../syntax/says.js';
import { constant, no, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { controllers } from '../basics/holes.js';

type By = Extract<Filter, { readonly is: 'controlled by players' | 'owned by players' | 'protected by players' }>;
type AttachedToPlayers = Extract<Filter, { readonly is: 'attached to players' }>;
type Relation = Extract<Filter, { readonly is: 'controlled by' | 'owned by' }>;

function fixed(text: string, filter: Filter): Syntax<Filter> {
  return constant(text, filter);
}

function controlled(text: string, who: Extract<Relation, { is: 'controlled by' }>['who']): Syntax<Filter> {
  return fixed(text, { is: 'controlled by', who });
}

/**
 * The filter for an owner or controller. “That player”, if the event named them, is a value of the filter's own `who`.
 */
function filterOf(is: By['is'], who: Players): Filter {
  const plain = who.players === 'that player' && who.called === 'player';
  if (!plain || is === 'protected by players') return { is, who } as Filter;
  return { is: is === 'controlled by players' ? 'controlled by' : 'owned by', who: 'that player' };
}

type Verb = 'control' | 'own' | 'protect';

function readVerb(reader: Reader, base: Verb): boolean {
  return reader.take(base) || reader.take(`${base}s`);
}

const whoseWords: ReadonlySet<string> = new Set(['they', 'that', 'target', 'its', 'defending', 'enchanted', 'the']);

/** “They control”, “target player controls”, “its controller owns”. */
function byPlayers(is: By['is'], base: Verb): Syntax<Filter> {
  return {
    begins: whoseWords,
    read(reader): Filter | No {
      const who = controllers.read(reader);
      if (who === no || !readVerb(reader, base)) return no;
      return filterOf(is, who);
    },
    write(filter, writer) {
      const who = whoOf(filter, is);
      if (who === undefined || !writer.add(' ') || !controllers.write(who, writer)) return false;
      return writer.add(takesPlural(who, writer) ? ` ${base}` : ` ${base}s`);
    },
  };
}

function whoOf(filter: Filter, is: By['is']): Players | undefined {
  if (filter.is === is) return filter.who;
  if (is === 'protected by players') return undefined;
  const relation = is === 'controlled by players' ? 'controlled by' : 'owned by';
  if (filter.is !== relation || filter.who !== 'that player') return undefined;
  return { players: 'that player', called: 'player' };
}

function takesPlural(who: Players, { scope }: Writer): boolean {
  return who.called === 'it' || scope.isPlural(who);
}

/** You and your teammates (CR 102.3). */
export const yourTeam: Players = { players: 'together', of: [{ players: 'you' }, { players: 'each teammate' }] };

const ownedByOthers: Filter = { is: 'not', of: { is: 'owned by', who: 'you' } };
const youDontOwn = fixed(" you don't own", ownedByOthers);
const butDontOwn = fixed(" but don't own", ownedByOthers);

/** “You don't own”; “you control but don't own”. */
const notYours: Syntax<Filter> = {
  begins: new Set(['you', 'but']),
  fixedFields: youDontOwn.fixedFields ?? {},
  read(reader) {
    const isJoined = reader.tokens[reader.at - 1]?.word === 'control' && reader.tokens[reader.at - 2]?.word === 'you';
    return (isJoined ? butDontOwn : youDontOwn).read(reader);
  },
  write: (filter, writer) => (writer.endsWith(' you control') ? butDontOwn : youDontOwn).write(filter, writer),
};

/** Owners and controllers (CR 108.3, 108.4). */
export function ownership(many: boolean): readonly Syntax<Filter>[] {
  return [
    controlled(' you control', 'you'),
    fixed(" you don't control", { is: 'not', of: { is: 'controlled by', who: 'you' } }),
    controlled(' defending player controls', 'defending player'),
    fixed(' you own', { is: 'owned by', who: 'you' }),
    notYours,
    fixed(' you own or control', {
      is: 'any',
      of: [
        { is: 'owned by', who: 'you' },
        { is: 'controlled by', who: 'you' },
      ],
    }),
    controlled(many ? ' your opponents control' : ' an opponent controls', 'opponent'),
    fixed(many ? ' your opponents own' : ' an opponent owns', { is: 'owned by', who: 'opponent' }),
    fixed(' your team controls', { is: 'controlled by players', who: yourTeam }),
    byPlayers('controlled by players', 'control'),
    byPlayers('owned by players', 'own'),
    byPlayers('protected by players', 'protect'),
    fixed(' attached to you', { is: 'attached to players', who: { players: 'you' } }),
    says<AttachedToPlayers>({ is: 'attached to players' })` attached to ${{ who: controllers }}`,
    fixed(' you protect', { is: 'protected by players', who: { players: 'you' } }),
  ];
}
