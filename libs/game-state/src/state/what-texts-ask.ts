import {
  someNode,
  type KeywordAbility,
  type KeywordName,
  type KindWords,
  type Node,
  type ObjectCostName,
  type Objects,
  type StaticEffect,
  type Tagged,
  type TriggerEvent,
  type Zone,
} from '@stacktrail/card-tree';
import type { AbilityDefinition } from './ability-definition.js';

const openings: ReadonlySet<unknown> = new Set<StaticEffect['static']>([
  'may begin on the battlefield',
  'may reveal from opening hand',
  'any time you could mulligan',
]);

const shows: ReadonlySet<unknown> = new Set<StaticEffect['static']>(['top card of library', 'hand revealed']);

/** A node that may ask about what happened. */
interface Asking extends Pick<Partial<KindWords>, 'amount' | 'if' | 'is'> {
  readonly event: TriggerEvent;
  readonly turn?: string;
}

/** What the texts of a game's definitions watch for and ask about: whatever no text asks about needn't be done or kept. */
export class WhatTextsAsk {
  /** What any triggered ability of these definitions watches for: nothing else can trigger in a game with them. */
  readonly watched = new Set<TriggerEvent['on']>();
  /** Some text stands for what can't be read (docs/adjudication.md). */
  hasUnreadClauses = false;
  /** Some static ability's effect can be ignored (CR 116.2d). */
  hasIgnorable = false;
  /** Some activated ability can be activated by players who don't control its object (CR 602.2). */
  hasSharedAbilities = false;
  /** Those that abilities watch for which function elsewhere than on the battlefield (CR 113.6b), by zone. */
  readonly watchedIn = new Map<Zone, Set<TriggerEvent['on']>>();
  /** Those that abilities watch for “one or more” of at once. */
  readonly batched = new Set<TriggerEvent['on']>();
  /** Those that something asks about later: how often this turn, whether last turn (CR 608.2i). */
  readonly remembered = new Set<TriggerEvent['on']>();
  /** The zones elsewhere than on the battlefield that static abilities function in by their text (CR 113.6b). */
  readonly staticsIn = new Set<Zone>();
  /** Some effect lets players see the top cards of libraries (CR 401.5), or hands. */
  showsCards = false;
  /** Something asks which creatures had to attack (CR 506.6). */
  asksWhoHadToAttack = false;
  /** Some effect adds to devotion (CR 700.5a). */
  addsDevotion = false;
  /** Cards may be revealed as they are drawn (CR 702.94a). */
  revealsDrawn = false;
  /** Effects of these definitions say that abilities trigger more often or not at all (CR 603.2d). */
  changesTriggering = false;
  /** Those that something asks about for the whole game (CR 608.2i). */
  readonly askedOfGame = new Set<TriggerEvent['on']>();
  /** Something asks whom players attacked during their last turns. */
  asksWhomPlayersAttacked = false;
  /** Something asks what attacked whom in a player's last combat. */
  asksAboutLastCombat = false;
  /** Something asks about last turn. */
  asksAboutLastTurn = false;
  /** The keyword abilities that occur in these definitions: a rule about any other has nothing to do. */
  readonly keywords = new Set<KeywordName>();
  /** Some ability that an object gains speaks of what gives it (CR 201.5a). */
  protected namesGranters = false;
  /** The keyword actions that texts watch for or ask about. */
  readonly actions = new Set<string>();
  /** Some text asks which card of a graveyard is on top (CR 404.3). */
  asksForOrder = false;
  /** Some ability asks who taps a permanent (CR 701.26a): only then do facts name the player who is told to tap it. */
  asksWhoTaps = false;
  /** Some text asks which creatures convoked a spell (CR 702.51c). */
  asksWhatConvoked = false;
  /** Several cards can represent one permanent (CR 701.42, 728). */
  joinsCards = false;
  /** Something pairs creatures (CR 702.95). */
  pairs = false;
  /** The parts of costs of which some text asks what they were paid with. */
  readonly paidWith = new Set<ObjectCostName>();
  /** Some card allows something before the game begins, from its owner's hand (CR 103.5b, 103.6). */
  hasOpeningActions = false;

  /** Takes up what a node of a tree watches for or asks about. */
  protected noticeNode(node: Node): void {
    const { do: verb, is, objects } = node;
    if (node.static !== undefined) this.noticeStatic(node);
    if (is === 'had to attack') this.asksWhoHadToAttack = true;
    const { who }: { readonly who?: unknown } = node;
    if (node.if === 'attacked you last turn' || who === 'attacked you') this.asksWhomPlayersAttacked = true;
    if (node.if === 'attacked in your last combat') this.asksAboutLastCombat = true;
    if (who === 'attacked by this') this.remembered.add('attacks');
    if (is === 'convoked') this.asksWhatConvoked = true;
    if (is === 'nth cast this turn') this.remembered.add('casts');
    if (node.if === 'time resolved') this.remembered.add('resolves');
    if (node.amount === 'power attacked with') this.remembered.add('attacks');
    if (objects === 'last' || objects === 'first') this.asksForOrder = true;
    if (node['on'] === 'becomes tapped' && node['by'] !== undefined) this.asksWhoTaps = true;
    if (node['on'] === 'keyword action') this.actions.add(node['action'] as string);
    if (objects === 'granter') this.namesGranters = true;
    if (objects === 'paid') this.paidWith.add((node as unknown as Tagged<Objects, 'objects', 'paid'>).cost);
    if (verb === 'pair') this.pairs = true;
    if (verb === 'adjudicate') this.hasUnreadClauses = true;
    if (verb === 'cloak' || node.keyword === 'disguise') this.watched.add('becomes the target'); // CR 701.58a, 702.168a
    if ('counter' in node && node.counter === 'exalted') this.watched.add('attacks'); // CR 122.1b, 702.83a
    if ('what' in node && node.what === 'cast more than one spell a turn' && 'filter' in node) {
      this.remembered.add('casts');
    }
    if ('rule' in node && 'once' in node) {
      for (const on of ['attacks', 'blocks', 'becomes blocked'] as const) this.remembered.add(on);
    }
    if ('until' in node && typeof node.until === 'object') this.watchUntil(node.until as TriggerEvent);
    if ('subtypes' in node && Array.isArray(node.subtypes) && node.subtypes.includes('Siege')) {
      this.watched.add('counters are removed'); // CR 310.11b
    }
    if ('event' in node) this.rememberFor(node as unknown as Asking);
  }

  /** The same of a tree that no definition holds. */
  protected noticeNodes(tree: object): void {
    someNode(tree, (node) => {
      this.noticeNode(node);
      return false;
    });
  }

  private noticeStatic(node: Node): void {
    const { static: effect } = node;
    if (shows.has(effect)) this.showsCards = true;
    if (openings.has(effect)) this.hasOpeningActions = true;
    if (effect === 'more devotion') this.addsDevotion = true;
    if (effect === 'may reveal as it is drawn') this.revealsDrawn = true;
    if (effect === 'additional triggers' || effect === "don't trigger") this.changesTriggering = true;
    if (effect === 'attack limit' && 'per' in node) this.remembered.add('attacks');
  }

  protected noticeKeyword({ keyword }: KeywordAbility): void {
    this.keywords.add(keyword);
    if (keyword === 'mutate') this.joinsCards = true;
  }

  protected noticeAbility(definition: AbilityDefinition): void {
    const { ability } = definition;
    if (ability.kind === 'activated' && ability.activatedBy !== undefined) this.hasSharedAbilities = true;
    if (ability.kind === 'static') {
      ability.functionsIn?.forEach((zone) => this.staticsIn.add(zone));
      if (ability.mayIgnore !== undefined) this.hasIgnorable = true;
    }
    this.watchFor(definition);
  }

  private watchFor({ ability, events, watches }: AbilityDefinition): void {
    for (const on of watches) this.watched.add(on);
    for (const { on, oneOrMore, nth } of events) {
      if (oneOrMore) this.batched.add(on);
      if (nth !== undefined) this.remembered.add(on);
      if (on === 'expends') this.remembered.add('casts');
    }
    for (const zone of (ability.kind === 'triggered' && ability.functionsIn) || []) {
      const known = this.watchedIn.get(zone) ?? new Set();
      for (const on of watches) known.add(on);
      this.watchedIn.set(zone, known);
    }
  }

  /** Objects return right after such an event (CR 610.3), and don't go where it has happened (610.3a). */
  private watchUntil(event: TriggerEvent): void {
    if (event.on === 'any of') event.of.forEach((each) => this.watchUntil(each));
    else {
      this.watched.add(event.on);
      this.remembered.add(event.on);
    }
  }

  /** Remembers what an amount, a condition or a filter asks about this turn or the last. */
  private rememberFor(node: Asking): void {
    if (node.amount !== 'events' && node.if !== 'happened' && node.is !== 'in event') return;
    const add = (event: TriggerEvent): void => {
      if (event.on === 'any of') event.of.forEach(add);
      else {
        this.remembered.add(event.on);
        if (node.turn === 'this game') this.askedOfGame.add(event.on);
      }
    };
    add(node.event);
    if (node.turn === 'last turn') this.asksAboutLastTurn = true;
  }
}
