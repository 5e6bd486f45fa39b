import type { Filter, Replacement } from '@stacktrail/card-tree';
import { nameOfAttached, nameOfSelf } from '../../english/text-source.js';
import type { Reader } from '../../syntax/reader.js';
import { no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { conjuncts } from '../basics/filter-parts.js';
import { indefinite } from '../nouns/nouns.js';
import { digits } from '../basics/numerals.js';
import { self } from '../basics/self.js';
import { nounsIn } from '../nouns/called-by.js';
import { attachedFilter } from '../triggers/subjects.js';
import { amongChosenPlayers } from './among-chosen-players.js';
import { attempt, takes } from '../../syntax/attempt.js';
import { isSaid, part, type EventForm, type ProposedEvent, type Of, type Part } from './draft.js';

type Damage = Of<'be dealt damage'>;
type Much = NonNullable<Damage['much']>;

const thisObject: Filter = { is: 'this' };

export function saysKind(filter: Filter): boolean {
  return conjuncts(filter).some(
    (each) =>
      ['type', 'subtype', 'permanent', 'spell'].includes(each.is) || (each.is === 'any' && each.of.some(saysKind)),
  );
}

/** “A source”, “another red source you control”, “a creature an opponent controls”, “equipped creature”. */
function readSource(reader: Reader): Part<Filter | undefined> | No {
  const { scope } = reader;
  if (attempt(reader, self) !== undefined) return part(thisObject);
  const attached = attempt(reader, attachedFilter);
  if (attached !== undefined) {
    scope.name({ objects: 'attached' }, false, ['creature', 'permanent']);
    return part(attached);
  }
  const asSource = attempt(reader, indefinite('source'));
  const filter = asSource ?? attempt(reader, indefinite());
  if (filter === undefined) return no;
  scope.name({ objects: 'that object' }, false, ['source', ...nounsIn(filter), 'permanent']);
  if (filter.is === 'anything') return part(undefined);
  return part(filter, asSource !== undefined && saysKind(filter) && 'source');
}

function writeSource(replacement: Damage, writer: Writer): boolean {
  const { from } = replacement;
  if (from === undefined) return writer.add('a source');
  if (from.is === 'this') return self.write({ objects: 'this' }, writer);
  if (from.is === 'attached to by this') return attachedFilter.write(from, writer);
  const head = isSaid(replacement, 'source') || !saysKind(from) ? 'source' : 'permanent';
  return indefinite(head).write(from, writer);
}

const kinds: readonly (readonly [string, boolean | undefined])[] = [
  ['combat damage', true],
  ['noncombat damage', false],
  ['damage', undefined],
];

function readKind(reader: Reader): Pick<Damage, 'combat'> | No {
  const found = kinds.find(([text]) => takes(reader, text));
  if (found === undefined) return no;
  return found[1] === undefined ? {} : { combat: found[1] };
}

function kindOf({ combat }: Damage): string {
  return kinds.find(([, kind]) => kind === combat)![0];
}

/** Reads an amount of damage: “3 or less”, “1 or more”. */
function readMuch(reader: Reader): { readonly much?: Much } {
  const to = attempt(reader, digits);
  if (to === undefined) return {};
  if (takes(reader, 'or more')) return { much: { compare: 'at least', to } };
  return takes(reader, 'or less') ? { much: { compare: 'at most', to } } : { much: { compare: 'exactly', to } };
}

function writeMuch({ much }: Damage, writer: Writer): boolean {
  if (much === undefined) return true;
  const end = { 'at least': ' or more ', 'at most': ' or less ' }[much.compare as string];
  return end !== undefined && digits.write(much.to, writer) && writer.add(end);
}

const players = [
  ['you', 'you'],
  ['an opponent', 'opponent'],
  ['a player', 'any player'],
  ['enchanted player', 'enchanted player'],
] as const;

type Recipient = Pick<Damage, 'to' | 'orTo'>;

/** Reads the recipients of the damage: “you or a permanent you control”, “another creature you control”. */
function readRecipient(reader: Reader): Part<Recipient> | No {
  const { scope } = reader;
  if (takes(reader, 'a permanent or player')) {
    scope.name({ objects: 'recipient' }, false, []);
    return part({ to: 'anything' }, 'to all');
  }
  const player = players.find(([text]) => takes(reader, text));
  if (player !== undefined) {
    const [, to] = player;
    if (to !== 'you') scope.name({ players: 'that player' }, false, ['player', 'opponent']);
    if (!takes(reader, 'or')) return part({ to });
    const orTo = indefinite().read(reader);
    if (orTo === no) return no;
    scope.unsayable([]);
    return part({ to, orTo });
  }
  if (attempt(reader, self) !== undefined) return part({ to: thisObject });
  const attached = attempt(reader, attachedFilter);
  if (attached !== undefined) {
    scope.name({ objects: 'attached' }, false, ['creature', 'permanent']);
    return part({ to: attached });
  }
  const to = indefinite().read(reader);
  if (to === no) return no;
  scope.name({ objects: 'recipient' }, false, [...nounsIn(to), 'permanent']);
  return part({ to });
}

function writeRecipient(replacement: Damage, writer: Writer): boolean {
  const { to, orTo } = replacement;
  const { scope } = writer;
  if (to === 'anything') {
    scope.name({ objects: 'recipient' }, false, []);
    return writer.add('a permanent or player');
  }
  if (typeof to === 'string') {
    const text = players.find(([, who]) => who === to)![0];
    if (to !== 'you') scope.name({ players: 'that player' }, false, ['player', 'opponent']);
    writer.add(text);
    if (orTo === undefined) return true;
    scope.unsayable([]);
    return writer.add(' or ') && indefinite().write(orTo, writer);
  }
  if (to.is === 'this') return self.write({ objects: 'this' }, writer);
  if (to.is === 'attached to by this') {
    scope.name({ objects: 'attached' }, false, ['creature', 'permanent']);
    return attachedFilter.write(to, writer);
  }
  if (!indefinite().write(to, writer)) return false;
  scope.name({ objects: 'recipient' }, false, [...nounsIn(to), 'permanent']);
  return true;
}

function damage(means: Omit<ProposedEvent<'be dealt damage'>, 'would'>): ProposedEvent<'be dealt damage'> {
  return { would: 'be dealt damage', ...means };
}

/** “A source would deal damage to you.” */
const deals: EventForm = {
  read(reader) {
    const from = readSource(reader);
    if (from === no || !takes(reader, 'would deal')) return no;
    const much = readMuch(reader);
    const kind = readKind(reader);
    if (kind === no) return no;
    const to = takes(reader, 'to') ? readRecipient(reader) : part<Recipient>({ to: 'anything' });
    if (to === no) return no;
    const source = from.means === undefined ? {} : { from: from.means };
    return part(damage({ ...to.means, ...source, ...much, ...kind }), ...from.said, ...to.said);
  },
  write(replacement, writer) {
    if (replacement.would !== 'be dealt damage' || replacement.among !== undefined) return false;
    if (isSaid(replacement, 'passive') || isSaid(replacement, 'undergone')) return false;
    nameSource(replacement, writer);
    if (!writeSource(replacement, writer) || !writer.add(' would deal ') || !writeMuch(replacement, writer))
      return false;
    writer.add(kindOf(replacement));
    const unsaid = replacement.to === 'anything' && !isSaid(replacement, 'to all');
    return unsaid || (writer.add(' to ') && writeRecipient(replacement, writer));
  },
};

function nameSource({ from }: Damage, { scope }: Writer): void {
  if (from?.is === 'this') return;
  if (from?.is === 'attached to by this') scope.name({ objects: 'attached' }, false, ['creature', 'permanent']);
  else
    scope.name({ objects: 'that object' }, false, [
      'source',
      ...(from === undefined ? [] : nounsIn(from)),
      'permanent',
    ]);
}

/** “Damage would be dealt to this creature.” */
const isDealt: EventForm = {
  read(reader) {
    const kind = readKind(reader);
    if (kind === no || !takes(reader, 'would be dealt to')) return no;
    const to = readRecipient(reader);
    return to === no ? no : part(damage({ ...to.means, ...kind, together: true }), 'passive', ...to.said);
  },
  write(replacement, writer) {
    if (replacement.would !== 'be dealt damage' || !isSaid(replacement, 'passive') || !replacement.together)
      return false;
    if (replacement.from !== undefined || replacement.much !== undefined) return false;
    return writer.add(`${kindOf(replacement)} would be dealt to `) && writeRecipient(replacement, writer);
  },
};

/** “This creature would be dealt damage.” */
const undergoes: EventForm = {
  read(reader) {
    const to = readRecipient(reader);
    if (to === no || !takes(reader, 'would be dealt')) return no;
    const kind = readKind(reader);
    return kind === no ? no : part(damage({ ...to.means, ...kind, together: true }), 'undergone', ...to.said);
  },
  write(replacement, writer) {
    if (replacement.would !== 'be dealt damage' || !isSaid(replacement, 'undergone') || !replacement.together)
      return false;
    if (replacement.from !== undefined || replacement.much !== undefined) return false;
    return writeRecipient(replacement, writer) && writer.add(` would be dealt ${kindOf(replacement)}`);
  },
};

export const damageEvents: readonly EventForm[] = [amongChosenPlayers, isDealt, deals, undergoes];

/** The recipient, as the text repeats it: “that player”, “that permanent or player”. */
export function recipientAgain({ to, among, orTo }: Replacement & Damage, writer: Pick<Writer, 'scope'>): string {
  if (among !== undefined) return 'that player or permanent';
  if (to === 'anything') return 'that permanent or player';
  if (typeof to === 'string')
    return orTo !== undefined ? 'that player or permanent' : to === 'you' ? 'you' : 'that player';
  if (to.is === 'this') return nameOfSelf(writer.scope.textSource);
  if (to.is === 'attached to by this') return nameOfAttached(writer.scope.textSource);
  return `that ${nounsIn(to)[0] ?? 'permanent'}`;
}
