import { creature, creatureToken, gainLife, whenThisDies } from '@stacktrail/card-tree';
import { evolveInPlay } from '@stacktrail/engine';
import {
  GameEvent,
  type CardIndex,
  type DefinitionPointer,
  type EventData,
  type EventType,
  type ObjectId,
  type PlayerId,
  type Ref,
  type Revision,
  type Viewer,
} from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { bear, bolt, elf, forest, healing, alice, bob, position } from '@stacktrail/test-kit';
import { describeEvent } from '../src/describe/describe-event.js';

const mourner = creature('Mourner', '{B}', ['Spirit'], 1, 1, whenThisDies(gainLife(2)));

const scene = position((state) => {
  state.stepBeganAt = 3 as Revision;
});

/** What the sentences speak of: seats are Player 1 and Player 2. */
export const there = {
  bear: scene.battlefield(alice, bear),
  elf: scene.battlefield(bob, elf, { damage: 1 }),
  bolt: scene.stack(alice, bolt),
  /** In Player 2's hand; nobody else knows it. */
  secret: scene.hand(bob, healing, { knownTo: 2 }),
  /** On top of Player 1's library; nobody knows it. */
  top: scene.library(alice, forest, { knownTo: 0 }),
  mourner: scene.battlefield(alice, mourner),
  spirit: scene.token(bob, creatureToken(1, 1, ['W'], ['Spirit'])),
};

scene.effect({ changes: [], objects: [there.bear], source: there.bolt });

export const before: GameState = scene.state();

/** The first id that no object has. */
export const fresh = before.nextObject as ObjectId;

export const pointers = {
  mourning: '/5/faces/0/abilities/0' as DefinitionPointer,
  elfMana: '/1/faces/0/abilities/0' as DefinitionPointer,
  spirit: '/6/faces/0/abilities/0/modes/0/effects/0/token' as DefinitionPointer,
  pump: '/7/faces/0/abilities/0/modes/0/effects/0' as DefinitionPointer,
};

export const [one, two]: readonly [Ref, Ref] = [
  { is: 'player', id: alice },
  { is: 'player', id: bob },
];

/** The physical card that an object is. */
export function cardOf(id: ObjectId): CardIndex {
  return before.objects.get(id)!.card;
}

export function object(id: ObjectId): Ref {
  return { is: 'object', id };
}

interface Envelope {
  readonly rule?: string;
  readonly source?: ObjectId;
  readonly decidedBy?: PlayerId;
  readonly repeats?: Revision;
}

/** A fact in the scene, told to a viewer. */
export function told<K extends EventType>(
  type: K,
  data: EventData<K>,
  { rule = '100.1', source = 0 as ObjectId, decidedBy, repeats }: Envelope = {},
  viewer: Viewer = 'spectator',
  from: GameState = before,
): string {
  const player = decidedBy ?? null;
  const event = new GameEvent(
    type,
    data,
    (from.revision + 1) as Revision,
    rule,
    [],
    source,
    player,
    player,
    repeats ?? null,
  );
  const after = type === 'GameStarted' ? from : evolveInPlay(from, event);
  return describeEvent(event as never, { before: from, after }, viewer);
}

export { alice, bob };

export const everyone = 3;

/** A creature of Player 1 is destroyed. */
export const move: EventData<'ObjectMoved'> = {
  object: there.bear,
  becomes: fresh,
  from: 'battlefield',
  to: 'graveyard',
  position: 0,
  manner: 'destroy',
  controller: alice,
  tapped: false,
  counters: [],
  attachTo: null,
  group: 0,
  face: 0,
  faceDown: null,
  copy: null,
  other: null,
  card: cardOf(there.bear),
  inHand: 0 as ObjectId,
  seenBy: everyone,
};
