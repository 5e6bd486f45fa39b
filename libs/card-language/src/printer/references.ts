import { assertNever } from '@stacktrail/kernel';
import { namesPlayers, type Objects, type Players, type Recipients } from '../references.js';
import { kindInFilter, nameOfAttached, nameOfSelf, type Antecedent, type Context } from './context.js';
import { possessiveOf, pluralise, type Noun } from './english.js';
import { pluralPhrase, singular } from './filters.js';
import { printTarget, targetIsPlural, targetKind } from './targets.js';

/** Subject (“it deals”) or object (“destroy that creature”) of a sentence: what is mentioned again differs by it. */
type Position = 'subject' | 'object';

const it: Noun = { text: 'it', plural: false };
const they: Noun = { text: 'they', plural: true };

function that(antecedent: Antecedent): Noun {
  const { noun, plural } = antecedent;
  return plural ? { text: `those ${pluralise(noun)}`, plural } : { text: `that ${noun}`, plural };
}

function targetNoun(slot: number, position: Position, ctx: Context): Noun {
  const target = ctx.targets[slot];
  const plural = target !== undefined && targetIsPlural(target);
  if (!ctx.mention(`target ${slot}`)) return { text: target ? printTarget(target, ctx) : `target ${slot}`, plural };
  const noun = target ? targetKind(target) : 'permanent';
  if (position === 'object' || noun === 'player' || noun === 'opponent') return that({ noun, plural });
  return plural ? they : it;
}

/** The kind of the object that the triggering event is about. */
function eventKind(ctx: Context): string {
  const event = ctx.event;
  if (event === undefined || !('what' in event)) return 'permanent';
  if (event.on === 'casts') return 'spell';
  return kindInFilter(event.what);
}

function eventIsAboutOne(ctx: Context): boolean {
  const event = ctx.event;
  return (
    event === undefined || !('what' in event) || event.what.is === 'this' || event.what.is === 'attached to by this'
  );
}

function objectsNoun(objects: Objects, position: Position, ctx: Context): Noun {
  switch (objects.objects) {
    case 'this':
      return ctx.mention('this') ? it : { text: nameOfSelf(ctx.speaker), plural: false };
    case 'that object':
      return eventIsAboutOne(ctx) ? it : that({ noun: eventKind(ctx), plural: false });
    case 'attached':
      return { text: nameOfAttached(ctx.speaker), plural: false };
    case 'chosen':
      return { text: 'the chosen permanent', plural: false };
    case 'kept':
      return ctx.kept ? that(ctx.kept) : it;
    case 'target':
      return targetNoun(objects.slot, position, ctx);
    case 'each':
      return eachNoun(objects.filter, objects.zone ?? 'battlefield', position, ctx);
    case 'result':
      return that(ctx.labels.get(objects.label) ?? { noun: 'card', plural: false });
    default:
      return assertNever(objects, 'objects');
  }
}

function eachNoun(
  ...[filter, zone, position, ctx]: [Extract<Objects, { objects: 'each' }>['filter'], string, Position, Context]
): Noun {
  const things = pluralPhrase(filter, ctx, zone === 'battlefield' ? 'permanent' : zone === 'stack' ? 'spell' : 'card');
  const place = zone === 'graveyard' || zone === 'hand' ? ` from all ${zone}s` : zone === 'exile' ? ' from exile' : '';
  return { text: position === 'object' ? `all ${things}${place}` : `${things}${place}`, plural: true };
}

/** The objects as the subject of a sentence. */
export function nominative(objects: Objects, ctx: Context): Noun {
  return objectsNoun(objects, 'subject', ctx);
}

/** The objects as what something is done to. */
export function accusative(objects: Objects, ctx: Context): string {
  return objectsNoun(objects, 'object', ctx).text;
}

/** “Its”, “target creature's”, “their”. */
export function possessive(objects: Objects, ctx: Context): string {
  if (objects.objects === 'that object' || objects.objects === 'kept' || objects.objects === 'result') {
    return nominative(objects, ctx).plural ? 'their' : 'its';
  }
  return possessiveOf(nominative(objects, ctx));
}

/** Players as the subject of a sentence. */
export function playersNoun(who: Players, ctx: Context): Noun {
  switch (who.players) {
    case 'you':
      return { text: 'you', plural: true };
    case 'each opponent':
    case 'each player':
    case 'that player':
    case 'defending player':
      return { text: who.players, plural: false };
    case 'designated':
      return { text: `the ${who.as}`, plural: false };
    case 'chosen':
      return { text: 'the chosen player', plural: false };
    case 'active player':
      return { text: 'the active player', plural: false };
    case 'target':
      return targetNoun(who.slot, 'subject', ctx);
    case 'controller of':
    case 'owner of': {
      const role = who.players === 'owner of' ? 'owner' : 'controller';
      const plural = nominativeIsPlural(who.objects, ctx);
      return { text: `${possessive(who.objects, ctx)} ${plural ? `${role}s` : role}`, plural };
    }
    default:
      return assertNever(who, 'players');
  }
}

/** Whether the objects are several, without mentioning them. */
export function nominativeIsPlural(objects: Objects, ctx: Context): boolean {
  switch (objects.objects) {
    case 'target': {
      const target = ctx.targets[objects.slot];
      return target !== undefined && targetIsPlural(target);
    }
    case 'result':
      return ctx.labels.get(objects.label)?.plural ?? false;
    case 'kept':
      return ctx.kept?.plural ?? false;
    case 'each':
      return true;
    case 'this':
    case 'that object':
    case 'attached':
    case 'chosen':
      return false;
    default:
      return assertNever(objects, 'objects');
  }
}

/** What damage is dealt to or prevented for: “each creature”, “any target”, “you”. */
export function printRecipients(recipients: Recipients, ctx: Context): string {
  if (namesPlayers(recipients)) return playersNoun(recipients, ctx).text;
  if (recipients.objects === 'each') {
    const kind = singular(recipients.filter, ctx);
    return `each ${kind}`;
  }
  return accusative(recipients, ctx);
}

/** What later text calls these objects: the kept ones of a delayed triggered ability. */
export function antecedent(objects: Objects, ctx: Context): Antecedent | undefined {
  if (objects.objects === 'result') return ctx.labels.get(objects.label);
  if (objects.objects !== 'target') return undefined;
  const target = ctx.targets[objects.slot];
  return target && { noun: targetKind(target), plural: targetIsPlural(target) };
}
