import type { Ability, KindWords, Node, TreeField } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { objectOf, type GameState, type Growing } from '@stacktrail/game-state';

/**
 * Whether nothing that can act in the game without a player's choice reads how much there is of what has grown: then what
 * it did from one position to the next it does again (CR 104.4b). What isn't known to read none of it counts as reading
 * all of it, so that new words of texts only keep a loop from being proved.
 */
export function nothingReads(state: GameState, grown: readonly Growing[]): boolean {
  const { catalog, battlefield, stack, command, exile, players, delayed } = state;
  if (catalog.watchedIn.has('hand') || catalog.watchedIn.has('library')) return false;
  if (catalog.staticsIn.has('hand') || catalog.staticsIn.has('library')) return false;
  const there = [...battlefield, ...stack, ...command, ...exile, ...players.flatMap(({ graveyard }) => graveyard)];
  const abilities = there.flatMap((id) => {
    const object = objectOf(state, id);
    return [
      ...characteristicsOf(state, object).abilities.map(({ ability }) => ability),
      ...(object.ability === null ? [] : [object.ability.definition.ability]),
    ];
  });
  const all = new Set<Ability>([...abilities, ...delayed.map(({ definition }) => definition.ability)]);
  return [...all].every((ability) => readsNone(ability, grown));
}

/** What no player's passing makes anything of: it is cast, activated or paid for by choice. */
const byChoice: ReadonlySet<Ability['kind']> = new Set<Ability['kind']>(['activated', 'spell', 'additional cost']);

function readsNone(ability: Ability, grown: readonly Growing[]): boolean {
  return byChoice.has(ability.kind) || readsNothing(ability, grown);
}

function readsNothing(node: unknown, grown: readonly Growing[]): boolean {
  if (typeof node !== 'object' || node === null) return true;
  if (Array.isArray(node)) return node.every((item) => readsNothing(item, grown));
  const fields = node as Node;
  for (const [tag, words] of Object.entries(known)) {
    const word = fields[tag];
    if (typeof word !== 'string') continue;
    const reads = words[word];
    if (reads === undefined || reads.some((kind) => grown.includes(kind))) return false;
  }
  if (typeof fields.static === 'string' && ofPlay[fields.static] !== undefined) return true;
  if (unread.some((name) => fields[name] !== undefined)) return false;
  if (grown.includes('tokens') && targetsObjects(fields)) return false;
  const rest = fields.static === 'continuous' ? { ...fields, affects: undefined, filter: filterOf(fields) } : fields;
  return Object.values(rest).every((value) => readsNothing(value, grown));
}

/** What a continuous effect applies to: each of them alike, however many there are. */
function filterOf({ affects }: Node): unknown {
  return typeof affects === 'object' && affects !== null && 'filter' in affects ? affects.filter : undefined;
}

/** A target among objects: of how many there are one can be chosen decides whether anybody is asked. */
function targetsObjects({ targets }: Node): boolean {
  const specs = Array.isArray(targets) ? (targets as readonly { readonly kind?: string }[]) : [];
  return specs.some(({ kind }) => kind !== 'player' && kind !== 'opponent');
}

/** Fields that make a text ask how often or how much, or let somebody choose. */
const unread: readonly TreeField[] = ['nth', 'reaches', 'atLeast', 'choose', 'divide', 'together', 'table'];

type Reads = Readonly<Record<string, readonly Growing[]>>;

const nothing: readonly Growing[] = [];
const counters: readonly Growing[] = ['counters'];
const tokens: readonly Growing[] = ['tokens'];
const life: readonly Growing[] = ['life'];

/** What each of some words of a field reads. */
function table<Word extends string>(
  entries: readonly (readonly [reads: readonly Growing[], words: readonly Word[]])[],
): Reads {
  return Object.fromEntries(entries.flatMap(([reads, words]) => words.map((word) => [word, reads] as const)));
}

/** Static abilities about what players may do by choice: nobody chooses while all pass. */
const ofPlay = table<KindWords['static']>([
  [
    nothing,
    [
      'cost change', 'cost modification', 'mana stays', 'spend mana as though', 'own cost reduction', 'spend only on X', 'may play',
      'as though flash', 'cast this only', 'alternative cost', 'turned face up for', 'may be cast face down',
      'may as it attacks', 'must attack with a creature', 'additional lands', 'no maximum hand size', 'top card of library', 'maximum hand size',
      'attack limit', 'landwalk stops no block', 'block limit', 'attack only in direction', 'untap limit', "untap in others' untap steps", 'may begin on the battlefield',
      'may reveal from opening hand', 'any time you could mulligan', 'a deck can have', 'skip',
      'can be your commander',
    ],
  ],
]); // prettier-ignore

const amounts = table<KindWords['amount']>([
  [nothing, ['X', 'that much', 'sum', 'product', 'negative', 'half', 'quotient', 'mana value', 'hand size', 'graveyard size', 'library size', 'starting life total', 'number of players', 'chosen number', 'noted number', 'number of', 'number of targets']],
  [life, ['life', 'greatest life', 'least life']],
  [counters, ['power', 'toughness', 'counters', 'all counters']],
  [tokens, ['count', 'how many', 'different', 'most in common', 'devotion', 'party']],
]); // prettier-ignore

const conditions = table<KindWords['if']>([
  [nothing, ['all', 'any', 'not', 'compare', 'matches', 'kicked', 'cost was paid', 'controlled as cast', 'your turn', 'cast from', 'during', 'combat point', 'attacked this step', 'attacked you last turn', 'attacked in your last combat', 'after step', 'began to activate', 'designated', 'chosen', 'did', 'noted', 'are players', 'mode chosen']],
  [tokens, ['control']],
]); // prettier-ignore

const filters = table<KindWords['is']>([
  [nothing, ['anything', 'all', 'any', 'not', 'type', 'supertype', 'subtype', 'color', 'colorless', 'monocolored', 'multicolored', 'controlled by', 'owned by', 'keyword', 'mana value', 'tapped', 'untapped', 'attacking', 'blocking', 'blocked', 'unblocked', 'token', 'permanent', 'spell', 'card', 'ability', 'other', 'this', 'named', 'attached to by this', 'designated', 'chosen', 'cost was paid', 'entered this turn', 'kicked', 'historic', 'one of', 'convoked', 'controlled by players', 'owned by players', 'in zone', 'has cards above', 'enchanted', 'equipped', 'outlaw', 'face down', 'transformed', 'has an Adventure', 'has an Omen', 'without abilities', 'with an activated ability', 'even mana value', 'odd mana value', 'with a repeated mana symbol', 'permanent card', 'permanent spell', 'mana cost contains', 'attached to', 'attached to players', 'has attached']],
  [counters, ['power', 'toughness', 'total power and toughness', 'has counter', 'counters', 'modified']],
]); // prettier-ignore

const instructions = table<KindWords['do']>([
  [nothing, ['deal damage', 'destroy', 'sacrifice', 'move', 'counter', 'regenerate', 'draw', 'mill', 'gain life', 'lose life', 'add mana', 'create tokens', 'put counters', 'put player counters', 'tap', 'untap', 'attach', 'unattach', 'link', 'delayed trigger', 'reflexive trigger', 'if', 'for each player', 'unless', 'may', 'must', 'may pay', 'create copies', 'designate', 'take action', 'note number', 'choose targets', 'lose the game', 'win the game', 'draw the game', 'lose unspent mana']],
  [counters, ['fight', 'put its counters', 'move counters', 'multiply counters']],
  [life, ['set life total', 'exchange life totals', 'multiply life total']],
]); // prettier-ignore

const objects = table<KindWords['objects']>([
  [nothing, ['this', 'that object', 'those objects', 'attached', 'kept', 'linked', 'target', 'chosen', 'result', 'asked', 'matching', 'other than', 'together', 'attachments of', 'hosts of', 'sources of', 'become of', 'put into graveyards', 'top of library', 'granter', 'commanders']],
  [tokens, ['each']],
]); // prettier-ignore

const statics = table<KindWords['static']>([
  [nothing, ['continuous', 'defines power and toughness', 'defines colors', 'defines types', 'is every creature type', 'replacement', 'instead of the graveyard', 'as it becomes a permanent', 'as it turns', 'attached only to', "can't be targeted", 'players have', "damage can't be prevented", "legend rule doesn't apply", "can't get counters", "players can't"]],
  [counters, ['counter limit']],
]); // prettier-ignore

const replaced = table<KindWords['would']>([
  [nothing, ['enter', 'die', 'go to graveyard', 'leave the battlefield', 'be discarded', 'gain life', 'draw', 'draw cards', 'produce mana', 'create tokens', 'get counters', 'be destroyed', 'be dealt damage']],
  [life, ['lose life', 'lose the game', 'win the game']],
]); // prettier-ignore

/** Keyword abilities whose rules ask for nothing that grows. */
const keywords = table<KindWords['keyword']>([
  [nothing, ['defender', 'double strike', 'first strike', 'flash', 'flying', 'haste', 'hexproof', 'indestructible', 'lifelink', 'menace', 'reach', 'shroud', 'trample', 'vigilance', 'deathtouch', 'enchant', 'equip', 'protection', 'fear', 'intimidate', 'shadow', 'horsemanship', 'changeling', 'devoid', 'infect', 'wither']],
]); // prettier-ignore

/** What each word of a tree reads; a word that isn't here reads everything. */
const known: { readonly [Field in keyof KindWords]?: Reads } = {
  amount: amounts,
  if: conditions,
  is: filters,
  do: instructions,
  objects,
  static: { ...ofPlay, ...statics },
  would: replaced,
  keyword: keywords,
};
