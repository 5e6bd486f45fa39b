import { instant, type CardDefinition, type Effect, type TargetSpec, type Zone } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import { type Game, type Reason, contextOfStackObject, instructionsOf } from '@stacktrail/engine';
import { allSeats, type Answer, type ObjectId, type PlayerId, type Ref } from '@stacktrail/game-events';
import { type GameObject, objectOf, playerOf, presentObject } from '@stacktrail/game-state';
import { followInstructions } from '@stacktrail/rules';
import { gameAt } from './game-at.js';
import { alice, bob, position } from './position.js';
import { run, type Ran } from './run-procedure.js';

type Place = 'library' | 'hand' | 'battlefield' | 'graveyard' | 'exile';

/** The cards of a seat, by where they are. Libraries are listed from the top. */
export type Seat = { readonly [P in Place]?: readonly CardDefinition[] };

export const you = alice;
export const opponent = bob;

interface Text {
  readonly targets?: readonly TargetSpec[];
  readonly effects: readonly Effect[];
}

interface Announced {
  readonly targets?: readonly (readonly Ref[])[];
  readonly division?: readonly (readonly number[])[];
  readonly x?: number;
  /** Targets that are still legal; all where absent. */
  readonly legal?: readonly (readonly Ref[])[];
}

const setting: Reason = { rule: '103.1', causes: [] };

/** The seats that know a card, by where it is (CR 400.2). */
function knownIn(place: Place, owner: number, seats: number): number {
  if (place === 'library') return 0;
  return place === 'hand' ? 1 << owner : allSeats(seats);
}

/**
 * A position of a game, with a spell of seat 0 on the stack whose text is to be followed. It is seat 0's precombat main
 * phase.
 */
export class Scene {
  readonly game: Game;
  readonly spell: ObjectId;

  constructor(text: Text, ...seats: readonly Seat[]) {
    const count = Math.max(2, seats.length);
    const start = position(undefined, count);
    seats.forEach((seat, owner) => {
      for (const [place, definitions] of Object.entries(seat) as [Place, readonly CardDefinition[]][]) {
        const knownTo = knownIn(place, owner, count);
        for (const definition of definitions) start[place](owner as PlayerId, definition, { knownTo });
      }
    });
    const { targets = [], effects } = text;
    this.spell = start.stack(you, instant('Text', '{0}', { kind: 'spell', modes: [{ targets, effects }] }));
    this.game = gameAt(start);
  }

  /** Puts an object elsewhere, as a fact without the rules. Returns what it is there. */
  relocate(id: ObjectId, to: Zone, controller?: PlayerId): ObjectId {
    const { game } = this;
    const object = objectOf(game.state, id);
    const becomes = game.nextObjectId();
    const everyone = allSeats(game.state.players.length);
    game.emit(
      'ObjectMoved',
      {
        object: id,
        becomes,
        from: object.zone,
        to,
        position: 0,
        manner: 'put',
        controller: controller ?? object.owner,
        tapped: false,
        counters: [],
        attachTo: null,
        group: 0,
        face: 0,
        faceDown: null,
        copy: null,
        other: null,
        card: object.card,
        inHand: 0 as ObjectId,
        seenBy: to === 'library' ? 0 : to === 'hand' ? 1 << object.owner : everyone,
      },
      setting,
    );
    return becomes;
  }

  /** The present objects of a name. */
  ids(name: string): readonly ObjectId[] {
    const found: ObjectId[] = [];
    for (const object of this.game.state.objects.values()) {
      if (!object.left && object.printed.name === name) found.push(object.id);
    }
    return found;
  }

  id(name: string): ObjectId {
    const [first] = this.ids(name);
    if (first === undefined) throw new Error(`no ${name} is in the scene`);
    return first;
  }

  ref(name: string): Ref {
    return { is: 'object', id: this.id(name) };
  }

  /** The present object of a name. */
  object(name: string): GameObject {
    return presentObject(this.game.state, this.id(name))!;
  }

  zoneOf(name: string): Zone {
    return this.object(name).zone;
  }

  /** The names of the cards in one of a player's zones. */
  names(zone: 'library' | 'hand' | 'graveyard', player = you): readonly string[] {
    return playerOf(this.game.state, player)[zone].map((id) => objectOf(this.game.state, id).printed.name);
  }

  life(player: PlayerId): number {
    return playerOf(this.game.state, player).life;
  }

  /** The effects of the text, as parts of the pinned definitions. */
  get effects(): readonly Effect[] {
    return instructionsOf(objectOf(this.game.state, this.spell)).modes[0]!.effects;
  }

  /** What the words of the text stand for. */
  context(announced: Announced = {}): TextContext {
    const context = contextOfStackObject(this.game.state, this.spell, announced.legal ?? announced.targets);
    const { targets, division, x } = { ...context.announced, ...announced };
    return { ...context, announced: { ...context.announced, targets, division, x } };
  }

  /** Follows the text. */
  follow(announced: Announced | TextContext = {}, ...answers: readonly Answer[]): Ran<TextContext> {
    const context = 'source' in announced ? announced : this.context(announced);
    return run(
      this.game,
      followInstructions(this.game, this.effects, context, { rule: '608.2c', player: you }),
      ...answers,
    );
  }
}

/** Answers. */
export function choose(...chosen: readonly Ref[]): Answer {
  return { form: 'select', chosen };
}
