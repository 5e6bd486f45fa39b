import { type ObjectCostName, namesPlayers, type Objects, type Players, type Recipients } from '@stacktrail/card-tree';
import { assertNever } from '@stacktrail/kernel';
import { kindInFilter, nameOfAttached, nameOfSelf } from '../english/speaker.js';
import type { Antecedent, Context } from './context.js';
import { possessiveOf, pluralise, type Noun } from '../english/words.js';
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
    case 'those objects':
      return ctx.event?.oneOrMore ? that({ noun: eventKind(ctx), plural: true }) : it;
    case 'linked':
      return { text: `the ${objects.label} card`, plural: false };
    case 'attached':
      return { text: nameOfAttached(ctx.speaker), plural: false };
    case 'chosen':
      return { text: 'the chosen permanent', plural: false };
    case 'kept':
      return ctx.kept ? that(ctx.kept) : it;
    case 'target':
      return targetNoun(objects.slot, position, ctx);
    case 'each':
      return eachNoun(objects.filter, objects.zone ?? 'battlefield', position, ctx, objects.of);
    case 'result':
      if (objects.called?.includes(' ')) {
        const plural = ctx.labels.get(objects.label)?.plural ?? false;
        return { text: `the ${plural ? pluralise(objects.called) : objects.called}`, plural };
      }
      return that(ctx.labels.get(objects.label) ?? { noun: 'card', plural: false });
    default:
      return relatedNoun(objects, position, ctx);
  }
}

type Related = Exclude<
  Objects,
  {
    readonly objects:
      | 'this'
      | 'that object'
      | 'those objects'
      | 'linked'
      | 'attached'
      | 'chosen'
      | 'kept'
      | 'target'
      | 'each'
      | 'result';
  }
>;

/** Objects that are told by their relation to others. */
function relatedNoun(objects: Related, position: Position, ctx: Context): Noun {
  switch (objects.objects) {
    case 'each one':
    case 'asked':
      return it;
    case 'granter':
      return { text: objects.as, plural: false };
    case 'top of library':
    case 'bottom of library': {
      const whose = possessiveOf(playersNoun(objects.of, ctx));
      const where = objects.objects === 'top of library' ? 'top' : 'bottom';
      const one = objects.count === 1;
      const cards = one ? 'card' : `${ctx.grammar.count(objects.count, ctx)} cards`;
      return { text: `the ${where} ${cards} of ${whose} library`, plural: !one };
    }
    case 'together': {
      const parts = objects.of.map((part) => objectsNoun(part, position, ctx).text);
      return { text: parts.join(' and '), plural: true };
    }
    case 'other than':
      return { text: 'the rest', plural: true };
    case 'matching': {
      const [done, thing] = objects.of.called?.split(' ') ?? [];
      if (thing === 'card' || thing === 'permanent') {
        const one = objects.one === true;
        const things = one ? singular(objects.filter, ctx, thing) : pluralPhrase(objects.filter, ctx, thing);
        return { text: `${one ? 'each ' : objects.all ? 'all ' : ''}${things} ${done} this way`, plural: !one };
      }
      const among = objectsNoun(objects.of, position, ctx);
      return {
        text: `the ${pluralPhrase(objects.filter, ctx, 'card')} among ${among.plural ? 'them' : among.text}`,
        plural: true,
      };
    }
    case 'greatest':
    case 'least': {
      const among = objectsNoun(objects.among, 'subject', ctx);
      return { text: `the one with the ${objects.objects} ${objects.by} among ${among.text}`, plural: false };
    }
    case 'last':
      return { text: `the last of ${accusative(objects.of, ctx)}`, plural: false };
    case 'attachments of':
      return { text: `all permanents attached to ${accusative(objects.of, ctx)}`, plural: true };
    case 'hosts of':
      return { text: `the permanent ${nominative(objects.of, ctx).text} is attached to`, plural: false };
    case 'sources of':
      return { text: `the source of ${accusative(objects.of, ctx)}`, plural: false };
    case 'become of':
      return { text: `the permanent ${nominative(objects.of, ctx).text} becomes`, plural: false };
    case 'paid':
      return { text: `the ${pastOf(objects.cost)} ${objects.called ?? 'permanent'}`, plural: false };
    case 'paired with':
      return { text: `the creature ${nominative(objects.of, ctx).text} is paired with`, plural: false };
    case 'encoded':
      return { text: 'the encoded card', plural: false };
    case 'recipient':
      return {
        text: `that ${objects.called === undefined || objects.called === 'it' ? 'permanent' : objects.called}`,
        plural: false,
      };
    case 'blockers of':
      return { text: `all creatures blocking ${accusative(objects.of, ctx)}`, plural: true };
    case 'blocked by':
      return { text: `all creatures blocked by ${accusative(objects.of, ctx)}`, plural: true };
    default:
      return assertNever(objects, 'objects');
  }
}

/** What is said of what a cost was paid with: “sacrificed”, “discarded”. */
function pastOf(cost: ObjectCostName): string {
  const [verb] = cost.split(' ') as [string];
  const irregular: Readonly<Record<string, string>> = { tap: 'tapped', untap: 'untapped', put: 'put' };
  return irregular[verb] ?? (verb.endsWith('e') ? `${verb}d` : `${verb}ed`);
}

function eachNoun(
  ...[filter, zone, position, ctx, of]: [
    Extract<Objects, { objects: 'each' }>['filter'],
    string,
    Position,
    Context,
    Players | undefined,
  ]
): Noun {
  const things = pluralPhrase(filter, ctx, zone === 'battlefield' ? 'permanent' : zone === 'stack' ? 'spell' : 'card');
  if (zone === 'outside') {
    const own = of === undefined ? 'their owners own' : `${playersNoun(of, ctx).text} own`;
    return { text: `${position === 'object' ? 'all ' : ''}${things} ${own} from outside the game`, plural: true };
  }
  if (of !== undefined && zone !== 'battlefield') {
    const whose = possessiveOf(playersNoun(of, ctx));
    return { text: `${position === 'object' ? 'all ' : ''}${things} from ${whose} ${zone}`, plural: true };
  }
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
    case 'enchanted player':
      return { text: 'enchanted player', plural: false };
    case 'attacked this combat':
      return { text: 'each opponent you attacked with a creature this combat', plural: false };
    case 'active player':
      return { text: 'the active player', plural: false };
    case 'each teammate':
      return { text: who.players, plural: false };
    case 'target':
      return targetNoun(who.slot, 'subject', ctx);
    case 'controller of':
    case 'owner of': {
      const role = who.players === 'owner of' ? 'owner' : 'controller';
      const plural = nominativeIsPlural(who.objects, ctx);
      return { text: `${possessive(who.objects, ctx)} ${plural ? `${role}s` : role}`, plural };
    }
    case 'each other player':
      return { text: 'each other player', plural: false };
    case 'noted':
      return { text: 'the chosen player', plural: false };
    case 'those who': {
      const of = playersNoun(who.of, ctx);
      return { text: `${of.text} who fits: ${ctx.grammar.condition(who.condition, ctx)}`, plural: of.plural };
    }
    case 'opponents of':
      return { text: `each of ${possessiveOf(playersNoun(who.of, ctx))} opponents`, plural: false };
    case 'player to the left of':
    case 'player to the right of': {
      const side = who.players === 'player to the left of' ? 'left' : 'right';
      return { text: `the player to ${possessiveOf(playersNoun(who.of, ctx))} ${side}`, plural: false };
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
    case 'those objects':
      return ctx.event?.oneOrMore === true;
    case 'this':
    case 'that object':
    case 'attached':
    case 'chosen':
    case 'each one':
    case 'asked':
    case 'greatest':
    case 'least':
    case 'hosts of':
    case 'sources of':
    case 'become of':
    case 'linked':
    case 'paid':
    case 'paired with':
    case 'last':
    case 'encoded':
    case 'recipient':
    case 'granter':
      return false;
    case 'top of library':
    case 'bottom of library':
      return objects.count !== 1;
    case 'together':
    case 'other than':
    case 'matching':
    case 'attachments of':
    case 'blockers of':
    case 'blocked by':
      return true;
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
