import {
  beginningOf,
  choose,
  counterSpell,
  creature,
  dealDamage,
  dealDividedDamage,
  destroy,
  enchantment,
  gainLife,
  instant,
  land,
  mode,
  sorcery,
  spell,
  target,
  triggered,
  untilEndOfTurn,
  gets,
  thisObject,
  always,
} from '@stacktrail/card-tree';
import type { Answer } from '@stacktrail/game-events';
import {
  act,
  player,
  select,
  bear,
  elf,
  forest,
  mountain,
  zap,
  alice,
  bob,
  position,
  type Position,
} from '@stacktrail/test-kit';
import { permutations } from './combinations.js';
import type { Root } from './perft.js';

/** A fixed position: where counting begins, the choices there in words, and how many sequences there are to each depth. */
export interface Fixed {
  readonly root: Root;
  /** The choices at depth 1, derived from the rules by hand. */
  readonly choices: readonly string[];
  /** The numbers of sequences of 1, 2, 3 … decisions. */
  readonly counts: readonly number[];
}

const pass: Answer = act({ do: 'pass' });
const ogre = creature('Ogre', '{2}{R}', ['Ogre'], 3, 3);
const elephant = creature('Elephant', '{2}{G}', ['Elephant'], 3, 3);
const wolf = creature('Wolf', '{G}', ['Wolf'], 1, 1);

const beforeCombat = (): Position =>
  position((state) => {
    state.step = 'beginning of combat';
  });

function attacking(): Root {
  const p = beforeCombat();
  p.battlefield(alice, bear);
  p.battlefield(alice, ogre);
  p.battlefield(alice, wolf, { tapped: true });
  p.battlefield(bob, elephant);
  return { from: p, first: [pass, pass] };
}

function blocking(): Root {
  const p = beforeCombat();
  const attackers = [p.battlefield(alice, bear), p.battlefield(alice, ogre)];
  p.battlefield(bob, elephant);
  p.battlefield(bob, wolf);
  const attack: Answer = {
    form: 'attack',
    attacks: attackers.map((attacker) => ({ attacker, defender: player(bob) })),
  };
  return { from: p, first: [pass, pass, attack, pass, pass] };
}

function mustAttack(): Root {
  const p = beforeCombat();
  const raging = always(thisObject, { change: 'rule', rule: 'attacks each combat if able' });
  p.battlefield(alice, creature('Berserker', '{R}', ['Berserker'], 2, 1, raging));
  p.battlefield(alice, bear);
  p.battlefield(bob, elephant);
  return { from: p, first: [pass, pass] };
}

function holdingInstants(): Root {
  const p = position();
  p.hand(alice, zap);
  p.hand(alice, bear);
  p.hand(alice, forest);
  p.hand(bob, zap);
  p.hand(bob, sorcery('Gift', '', spell(gainLife(2))));
  p.battlefield(bob, wolf);
  return { from: p, first: [] };
}

function dividing(): Root {
  const p = position();
  const fork = sorcery('Fork', '', spell(target.any({ max: 2, divide: 3 }), dealDividedDamage()));
  const card = p.hand(alice, fork);
  p.battlefield(bob, bear);
  return { from: p, first: [act({ do: 'cast', object: card, via: 'hand', by: null, ability: null, face: 0 })] };
}

function paying(): Root {
  const p = position();
  const card = p.hand(alice, bear);
  p.battlefield(alice, forest);
  p.battlefield(alice, mountain);
  p.battlefield(alice, elf);
  p.battlefield(alice, { ...forest, faces: [{ ...forest.faces[0], name: 'Tapped forest' }] }, { tapped: true });
  p.battlefield(bob, forest);
  return { from: p, first: [act({ do: 'cast', object: card, via: 'hand', by: null, ability: null, face: 0 })] };
}

function triggering(): Root {
  const p = position();
  const combat = beginningOf('beginning of combat', 'each player');
  for (const [name, life] of [
    ['One', 1],
    ['Two', 2],
    ['Three', 3],
  ] as const)
    p.battlefield(alice, enchantment(name, '{1}', [], triggered(combat, gainLife(life))));
  p.battlefield(bob, enchantment('Theirs', '{1}', [], triggered(combat, gainLife(1))));
  return { from: p, first: [pass, pass] };
}

function choosingModes(): Root {
  const p = position();
  const command = instant(
    'Command',
    '',
    spell(
      choose(
        2,
        mode(target.creature(), destroy(target())),
        mode(gainLife(1)),
        mode(target.player(), dealDamage(2)),
        mode(target.spell(), counterSpell()),
      ),
    ),
  );
  const card = p.hand(alice, command);
  p.battlefield(bob, bear);
  p.battlefield(bob, wolf);
  return { from: p, first: [act({ do: 'cast', object: card, via: 'hand', by: null, ability: null, face: 0 })] };
}

function responding(): Root {
  const p = position();
  const burn = p.hand(alice, zap);
  const victim = p.battlefield(bob, wolf);
  p.hand(bob, instant('Refusal', '', spell(target.spell(), counterSpell())));
  p.hand(bob, instant('Growth', '', spell(target.creature(), untilEndOfTurn(target(), gets(3, 3)))));
  p.hand(bob, bear);
  const cast = act({ do: 'cast', object: burn, via: 'hand', by: null, ability: null, face: 0 });
  return { from: p, first: [cast, select(victim), pass] };
}

function opening(): Root {
  const deck = Array.from({ length: 9 }, () => land('Plot', []));
  return { from: [deck, deck], first: [] };
}

/** Every order in which triggered abilities of these can go onto the stack. */
function ordersOf(...names: readonly string[]): readonly string[] {
  return permutations(names.map((name) => `A triggered ability of ${name}.`)).map((order) => order.join(', '));
}

export const positions: Readonly<Record<string, Fixed>> = {
  'declaring attackers': {
    root: attacking(),
    choices: [
      'nothing',
      'Bear attacks player 1',
      'Ogre attacks player 1',
      'Bear attacks player 1, Ogre attacks player 1',
    ],
    counts: [4, 4, 4, 8],
  },
  'declaring blockers': {
    root: blocking(),
    choices: [
      'nothing',
      'Wolf blocks Bear',
      'Wolf blocks Ogre',
      'Elephant blocks Bear',
      'Elephant blocks Bear, Wolf blocks Bear',
      'Elephant blocks Bear, Wolf blocks Ogre',
      'Elephant blocks Ogre',
      'Elephant blocks Ogre, Wolf blocks Bear',
      'Elephant blocks Ogre, Wolf blocks Ogre',
    ],
    counts: [9, 9, 9, 14],
  },
  'an attack requirement': {
    root: mustAttack(),
    choices: ['Berserker attacks player 1', 'Berserker attacks player 1, Bear attacks player 1'],
    counts: [2, 2, 2, 5],
  },
  'priority with an instant': {
    root: holdingInstants(),
    choices: ['pass', 'cast Zap', 'cast Bear', 'play land Forest'],
    counts: [4, 11, 27, 65],
  },
  'dividing damage': {
    root: dividing(),
    choices: ['player 0', 'player 1', 'Bear', 'player 0, player 1', 'Bear, player 0', 'Bear, player 1'],
    counts: [6, 9, 9, 9],
  },
  'paying mana': {
    root: paying(),
    choices: ['activate Forest', 'activate Mountain', 'activate Elf', 'pay', 'cancel'],
    counts: [5, 22, 68, 216],
  },
  'ordering triggers': {
    root: triggering(),
    choices: ordersOf('One', 'Two', 'Three'),
    counts: [6, 6, 6, 6],
  },
  'modes and targets': {
    root: choosingModes(),
    choices: ['Mode 1, Mode 2', 'Mode 1, Mode 3', 'Mode 2, Mode 3'],
    counts: [3, 6, 8, 8],
  },
  'responding to a spell': {
    root: responding(),
    choices: ['pass', 'cast Refusal', 'cast Growth'],
    counts: [3, 5, 8, 12],
  },
  'the opening': {
    root: opening(),
    choices: ['player 0', 'player 1'],
    counts: [2, 4, 8, 44],
  },
};
