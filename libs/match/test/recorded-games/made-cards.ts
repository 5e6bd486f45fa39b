import {
  activated,
  asLongAs,
  apply,
  artifact,
  artifacts,
  cost,
  creature,
  creatures,
  destroy,
  enchant,
  each,
  enchantment,
  exile,
  gainLife,
  gets,
  instant,
  keywords,
  mutate,
  permanents,
  sorcery,
  spell,
  staticAbility,
  target,
  triggered,
  visit,
  type CardDefinition,
  type CardType,
  type Effect,
} from '@stacktrail/card-tree';

/** Cards that nobody printed, for facts that games of the pool's cards don't come to. */

const me = { players: 'you' } as const;
const quick = (name: string, ...effects: readonly Effect[]): CardDefinition =>
  instant(name, '', spell(target.creature(), ...effects));
const slow = (name: string, ...effects: readonly Effect[]): CardDefinition => sorcery(name, '', spell(...effects));
const bear = creature('Bear', '', ['Bear'], 2, 2);
const drake = creature('Drake', '', ['Drake'], 1, 3, ...keywords('haste'));

function retyped(card: CardDefinition, face: Partial<CardDefinition['faces'][0]>): CardDefinition {
  const { faces, ...rest } = card;
  return { ...rest, faces: [{ ...faces[0], ...face }] };
}

const walker = retyped(artifact('Walker', '', []), { types: ['Planeswalker'], loyalty: 4 });
/** Attacked while it blocks another, and then a planeswalker no more (CR 506.4d). */
const fighter = retyped(
  creature(
    'Fighter',
    '',
    ['Ally'],
    1,
    7,
    activated(
      [cost.mana('{0}')],
      target.creature(),
      apply(target(), 'this turn', { change: 'set types', types: ['Creature'], subtypes: [] }),
    ),
  ),
  { types: ['Planeswalker', 'Creature'], loyalty: 6 },
);

/** A text that asks which card of a graveyard is on top. */
const asksForTopOfGraveyard = enchantment(
  'Asks',
  '',
  [],
  asLongAs(
    {
      if: 'matches',
      objects: {
        objects: 'last',
        of: { objects: 'each', filter: { is: 'card' }, zone: 'graveyard', of: { players: 'you' } },
      },
      filter: creatures,
    },
    staticAbility({ static: 'no maximum hand size' }),
  ),
);

export const madeCards: Readonly<Record<string, readonly CardDefinition[]>> = {
  BecameBlocked: [drake, bear, quick('Halt', { do: 'becomes blocked', what: target() })],
  AttackReselected: [drake, bear, walker, quick('Turn About', { do: 'reselect attack', what: target() })],
  StoppedBeingAttacked: [drake, fighter],
  DamageMarkRemoved: [
    bear,
    enchantment('Umbra', '', ['Aura'], enchant(creatures), keywords('umbra armor')),
    quick('Slay', destroy(target())),
  ],
  TurnedFaceDown: [bear, drake, quick('Mask', { do: 'turn face down', what: target() })],
  PlayerControlBegan: [
    bear,
    slow('Puppet', { do: 'control player', who: { players: 'each opponent' }, during: 'next turn' }),
  ],
  PlayerControlled: [
    bear,
    slow('Puppet', { do: 'control player', who: { players: 'each opponent' }, during: 'next turn' }),
  ],
  AllowedActionTaken: [
    bear,
    slow('Curse', apply(each(creatures), 'rest of the game', gets(-1, 0)), {
      do: 'allow action',
      who: { players: 'each player' },
      cost: [cost.payLife(1)],
      effects: [{ do: 'end effects' }],
      until: 'rest of the game',
    }),
  ],
  ManaBecameColorless: [
    enchantment('Keeper', '', [], staticAbility({ static: 'mana stays', who: 'you', becomes: 'C' })),
    bear,
  ],
  NumberChosenAtRandom: [bear, slow('Guess', { do: 'note random number', least: 3, most: 5, label: 'n' })],
  CardsChosenAtRandom: [bear, slow('Loss', { do: 'discard', who: me, count: 1, atRandom: true })],
  DrawFailed: [bear, slow('Glut', { do: 'draw', who: me, count: 9 })],
  ChosenAtRandom: [
    bear,
    slow('Lot', { do: 'choose objects', who: me, from: each(creatures), min: 1, max: 1, label: 'lot', atRandom: true }),
  ],
  ReturnEnded: [
    bear,
    artifact(
      'Prison',
      '',
      [],
      activated([cost.mana('{0}')], target.creature(), {
        do: 'phase out',
        what: target(),
        until: 'this leaves the battlefield',
      }),
    ),
    instant('Crush', '', spell(destroy(each(artifacts)))),
  ],
  ObjectsArranged: [
    creature('Beast', '{3}{G}', ['Beast'], 4, 5, mutate('{G}')),
    bear,
    asksForTopOfGraveyard,
    quick('Slay', destroy(target())),
    quick('Lift', { do: 'move', what: target(), to: { zone: 'library', position: 'top' } }),
  ],
  ReturnDue: [
    bear,
    slow('Banish', {
      do: 'move',
      what: each(creatures),
      to: { zone: 'exile' },
      until: { on: 'enters', what: permanents },
    }),
    drake,
  ],
};

/** A card of a casual variant, which gives life when its keyword action is taken. */
export function ofVariant(type: CardType, name: string, action: string): CardDefinition {
  const event = { on: 'keyword action', action, who: 'you', what: { is: 'this' } } as const;
  return retyped(artifact(name, '', [], triggered(event, gainLife(1))), { manaCost: null, types: [type] });
}

export const plot = retyped(artifact('Plot', '', [], ...keywords('hidden agenda')), {
  manaCost: null,
  types: ['Conspiracy'],
});
export const vanguard = retyped(ofVariant('Vanguard', 'Sage', 'planeswalk'), { handModifier: 1, lifeModifier: -5 });
export const schemes = Array.from({ length: 20 }, (_, i) => ofVariant('Scheme', `Scheme ${i}`, 'set in motion'));
export const ongoing = schemes.map((card, i) => retyped(card, { ...(i % 2 === 0 ? { supertypes: ['Ongoing'] } : {}) }));

export const attractions = Array.from({ length: 12 }, (_, i) =>
  retyped(artifact(`Wheel ${i}`, '', ['Attraction'], visit(gainLife(2))), { manaCost: null, lights: [2, 3, 5, 6] }),
);
export const openers = [
  bear,
  slow('Fair', { do: 'open an Attraction', who: me }),
  slow('Exile', exile(each(artifacts))),
];
