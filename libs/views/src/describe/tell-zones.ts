import type { Zone } from '@stacktrail/card-tree';
import { newObjectOf, type EventData, type Manner, type ObjectId } from '@stacktrail/game-events';
import { counted, listed, possessive } from '../words.js';
import { sentencesFor, type Telling } from './telling.js';

type Moved = EventData<'ObjectMoved'>;

export const zoneSentences = sentencesFor({
  ObjectMoved: (data, tell) => {
    const entering = [
      data.tapped ? ', tapped' : '',
      data.counters.length === 0 ? '' : `, with ${countersText(data.counters)}`,
      data.attachTo === null ? '' : `, attached to ${tell.name(data.attachTo)}`,
    ].join('');
    return `${moved[data.manner](data, tell)}${entering}.`;
  },
  ComponentMoved: ({ becomes, to }, tell) => `${tell.name(becomes)}, a part of it, is put there too: into ${to}.`,
  ObjectsArranged: ({ player, objects }, tell) =>
    `${tell.seat(player)} arranges what has been put there: ${listed(objects.map((id) => tell.name(id)))}.`,
  TokensCreated: ({ player, count, first, tapped, counters }, tell) => {
    const kind = tell.name(first).replace(/ Token$/, ''); // CR 111.4
    const what = `${count === 1 ? 'a' : count}${tapped ? ' tapped' : ''} ${kind} token${count === 1 ? '' : 's'}`;
    const having = counters.length === 0 ? '' : ` with ${countersText(counters)}`;
    return `${tell.seat(player)} creates ${what}${having}.`;
  },
  EmblemCreated: ({ player }, tell) => `${tell.seat(player)} gets an emblem.`,
  ObjectCeasedToExist: ({ object }, tell) => `${tell.name(object)} ceases to exist.`,
  CardsRevealed: ({ player, objects }, tell) => `${tell.seat(player)} reveals ${tell.names(objects)}.`,
  CardsLookedAt: ({ player, objects }, tell) => `${tell.seat(player)} looks at ${tell.names(objects)}.`,
  DrawnCardsTakenUp: ({ player, objects }, tell) =>
    `${tell.seat(player)} takes up ${objects.length === 1 ? 'a card' : `${objects.length} cards`} drawn face down.`,
  CardsRenumbered: ({ player, count, zone }, tell) =>
    `${counted(count, 'card')} of ${possessive(tell.seat(player))} ${zone} can't be told apart any more.`,
  CardsChosenAtRandom: ({ objects }, tell) =>
    `${tell.names(objects)} ${objects.length === 1 ? 'is' : 'are'} chosen at random.`,
  UnknownCardsRandomised: ({ player }, tell) =>
    `The cards of ${possessive(tell.seat(player))} library that nobody knows are put into a random order again.`,
  LibraryOrdered: ({ player, top, bottom, first }, tell) => {
    const ids = [...top, ...bottom].map((_, i) => (first + i) as ObjectId);
    const parts = [
      ...(top.length === 0 ? [] : [`${tell.names(ids.slice(0, top.length))} on top`]),
      ...(bottom.length === 0 ? [] : [`${tell.names(ids.slice(top.length))} on the bottom`]),
    ];
    return `${tell.seat(player)} puts ${parts.length === 0 ? 'nothing back' : parts.join(' and ')} of their library.`;
  },
  PrepareSpellCopied: ({ original, player }, tell) =>
    `${tell.seat(player)} makes a copy of the prepare spell of ${tell.name(original)}.`,
  CardCopied: ({ original, player }, tell) => `${tell.seat(player)} makes a copy of ${tell.name(original)} to cast it.`,
  DrawFailed: ({ player }, tell) => `${tell.seat(player)} would draw from an empty library.`,
});

/** The sentence of a move, by the manner of the move. */
const moved: Readonly<Record<Manner, (data: Moved, tell: Telling) => string>> = {
  draw: (data, tell) => `${owner(data, tell)} draws ${what(data, tell)}`,
  discard: (data, tell) => `${owner(data, tell)} discards ${what(data, tell)}${unusually(data, tell, 'graveyard')}`,
  mill: (data, tell) => `${owner(data, tell)} mills ${what(data, tell)}${unusually(data, tell, 'graveyard')}`,
  play: (data, tell) => `${tell.seat(data.controller)} puts ${what(data, tell)} onto the battlefield as a land`,
  cast: (data, tell) => `${tell.seat(data.controller)} puts ${what(data, tell)} on the stack to cast it`,
  resolve: (data, tell) => `${what(data, tell)} resolves: it is put ${into(data, tell)}`,
  destroy: (data, tell) => `${what(data, tell)} is put ${into(data, tell)}, having been destroyed`,
  sacrifice: (data, tell) =>
    `${controllerBefore(data, tell)} sacrifices ${what(data, tell)}${unusually(data, tell, 'graveyard')}`,
  exile: (data, tell) => `${what(data, tell)} is exiled${from(data, tell)}${unusually(data, tell, 'exile')}`,
  return: (data, tell) => `${what(data, tell)} returns ${into(data, tell)}${from(data, tell)}`,
  put: (data, tell) => `${what(data, tell)} is put ${into(data, tell)}${from(data, tell)}`,
  counter: (data, tell) => `${what(data, tell)}, countered, is put ${into(data, tell)}`,
  search: (data, tell) => `${what(data, tell)}, found in a library, is put ${into(data, tell)}`,
  'state-based': (data, tell) => `${what(data, tell)} is put ${into(data, tell)}`,
  mulligan: (data, tell) => `${owner(data, tell)} puts ${what(data, tell)} on the bottom of their library`,
  'no legal targets': (data, tell) => `${what(data, tell)} doesn't resolve: it is put ${into(data, tell)}`,
};

function what(data: Moved, tell: Telling): string {
  return tell.eitherName(data.object, newObjectOf(data));
}

function owner(data: Moved, tell: Telling): string {
  const { object, controller } = data;
  const record = tell.before.objects.get(object) ?? tell.after.objects.get(newObjectOf(data));
  return tell.seat(record?.owner ?? controller);
}

function controllerBefore({ object, controller }: Moved, tell: Telling): string {
  return tell.seat(tell.before.objects.get(object)?.controller ?? controller);
}

function into(data: Moved, tell: Telling): string {
  const whose = possessive(owner(data, tell));
  switch (data.to) {
    case 'library':
      return data.position === 0 ? `on top of ${whose} library` : `${placed(data.position)} ${whose} library`;
    case 'hand':
      return `into ${whose} hand`;
    case 'graveyard':
      return `into ${whose} graveyard`;
    case 'battlefield':
      return `onto the battlefield under ${possessive(tell.seat(data.controller))} control`;
    case 'stack':
      return 'on the stack';
    case 'exile':
      return 'into exile';
    case 'command':
      return 'into the command zone';
    case 'outside':
      return 'outside the game';
    case 'ante':
      return 'into the ante zone';
  }
}

function placed(position: number): string {
  return position < 0 ? 'on the bottom of' : `under ${counted(position, 'card')} of`;
}

const places: Readonly<Record<Zone, string>> = {
  library: 'library',
  hand: 'hand',
  battlefield: 'the battlefield',
  graveyard: 'graveyard',
  stack: 'the stack',
  exile: 'exile',
  command: 'the command zone',
  outside: 'outside the game',
  ante: 'the ante zone',
};

function from(data: Moved, tell: Telling): string {
  const personal = data.from === 'library' || data.from === 'hand' || data.from === 'graveyard';
  return ` from ${personal ? `${possessive(owner(data, tell))} ` : ''}${places[data.from]}`;
}

/** Where the object went, if a replacement effect changed the usual zone (CR 614). */
function unusually(data: Moved, tell: Telling, usual: Zone): string {
  return data.to === usual ? '' : `, which is put ${into(data, tell)} instead`;
}

function countersText(counters: readonly { readonly kind: string; readonly count: number }[]): string {
  return counters.map(({ kind, count }) => counted(count, `${kind} counter`)).join(' and ');
}
