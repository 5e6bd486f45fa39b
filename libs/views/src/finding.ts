import type { AnyGameEvent, EventType, PlayerId, Viewer } from '@stacktrail/game-events';
import { zones, type Zone } from '@stacktrail/card-tree';
import { hasType, isCreature } from '@stacktrail/characteristics';
import type { GameState } from '@stacktrail/game-state';
import type { Around } from './describe/telling.js';
import { ruleOf } from './describe/describe-event.js';
import { namesIn } from './names-in.js';

/** Zones that an object leaves and goes to; `null` stands for any. */
export interface ZoneChange {
  readonly from: Zone | null;
  readonly to: Zone | null;
}

/** How zones are written that an object leaves and goes to: `battlefield:graveyard`, `library:` or `:hand`. */
export const zoneChangePattern = new RegExp(`^(?:${zones.join('|')})?:(?:${zones.join('|')})?$`);

/** Reads a zone change. @param text as `zoneChangePattern` wants it */
export function zoneChangeFrom(text: string): ZoneChange {
  const [from = '', to = ''] = text.split(':');
  const zone = (name: string): Zone | null => zones.find((known) => known === name) ?? null;
  return { from: zone(from), to: zone(to) };
}

/** What is looked for in a game. Whatever is given has to hold. */
export interface Sought {
  /** A part of the name of an object or card that the event names, in upper or lower case. */
  readonly card?: string;
  /** The event is of one of these types. */
  readonly types?: readonly EventType[];
  /** The event is that seat's action or decision, or something that is done to it. */
  readonly player?: PlayerId;
  readonly turn?: number;
  /** A rule or a section that the event's rule belongs to: 704, 704.5 or 704.5f. */
  readonly rule?: string;
  readonly zoneChange?: ZoneChange;
  /** A player's life total changed. */
  readonly life?: boolean;
  /** A creature or planeswalker died (CR 700.4). */
  readonly died?: boolean;
}

/** Whether an event is what is looked for, as far as the viewer knows. */
export function isSought(event: AnyGameEvent, around: Around, sought: Sought, viewer: Viewer): boolean {
  const { card, types, player, turn, rule, zoneChange, life, died } = sought;
  return (
    (types === undefined || types.includes(event.type)) &&
    (turn === undefined || around.after.turn === turn) &&
    (life !== true || isLifeChange(event)) &&
    (rule === undefined || belongsTo(ruleOf(event), rule)) &&
    (player === undefined || concerns(event, player)) &&
    (zoneChange === undefined || isZoneChange(event, zoneChange)) &&
    (died !== true || isDeath(event, around.before)) &&
    (card === undefined || names(event, around, card, viewer))
  );
}

function isLifeChange({ type }: AnyGameEvent): boolean {
  return type === 'LifeGained' || type === 'LifeLost';
}

function belongsTo(rule: string, wanted: string): boolean {
  if (!rule.startsWith(wanted)) return false;
  // 704.5 isn't a part of 704.5's neighbours, such as 704.51.
  return !(/\d$/.test(wanted) && /^\d/.test(rule.slice(wanted.length)));
}

function concerns(event: AnyGameEvent, seat: PlayerId): boolean {
  if (event.player === seat || event.decidedBy === seat) return true;
  return 'player' in event.data && event.data.player === seat;
}

function isZoneChange(event: AnyGameEvent, { from, to }: ZoneChange): boolean {
  if (event.type !== 'ObjectMoved') return false;
  return (from === null || event.data.from === from) && (to === null || event.data.to === to);
}

function isDeath(event: AnyGameEvent, before: GameState): boolean {
  if (event.type !== 'ObjectMoved' || !isZoneChange(event, { from: 'battlefield', to: 'graveyard' })) return false;
  const object = before.objects.get(event.data.object);
  return object !== undefined && (isCreature(before, object) || hasType(before, object, 'Planeswalker'));
}

function names(event: AnyGameEvent, around: Around, part: string, viewer: Viewer): boolean {
  const { objects, cards } = namesIn(event, around, viewer);
  const wanted = part.toLowerCase();
  return [...objects.values(), ...cards.values()].some((name) => name.toLowerCase().includes(wanted));
}
