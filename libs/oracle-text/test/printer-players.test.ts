import { describe } from '@jest/globals';
import {
  choosePlayer,
  controlPlayer,
  creatures,
  drawTheGame,
  eachOpponent,
  eachPlayer,
  gainLife,
  loseLife,
  loseTheGame,
  playersCannot,
  spell,
  staticAbility,
  target,
  targetPlayer,
  thePlayer,
  winTheGame,
} from '@stacktrail/card-tree';
import { aLand, aSpell, prints } from './printed.js';

describe('players win, lose and are chosen', () => {
  prints(aSpell, [
    ['You win the game.', spell(winTheGame())],
    ['Target player loses the game.', spell(target.player(), loseTheGame(targetPlayer()))],
    ['The game is a draw.', spell(drawTheGame)],
    [
      'Choose an opponent. That player loses 2 life.',
      spell(choosePlayer(eachOpponent, 'one'), loseLife(2, thePlayer('one'))),
    ],
    [
      'Choose a player at random. That player gains 1 life.',
      spell(
        {
          do: 'choose players',
          who: { players: 'you' },
          from: eachPlayer,
          min: 1,
          max: 1,
          label: 'one',
          atRandom: true,
        },
        gainLife(1, thePlayer('one')),
      ),
    ],
    [
      "Target player can't cast spells this turn.",
      spell(target.player(), playersCannot(targetPlayer(), 'cast spells')),
    ],
    ["Your opponents can't gain life this turn.", spell(playersCannot(eachOpponent, 'gain life'))],
    [
      "You control target player during that player's next turn.",
      spell(target.player(), controlPlayer(targetPlayer())),
    ],
  ]);
});

describe("what players can't do", () => {
  prints(aLand, [
    [
      "You can't lose the game and your opponents can't win the game.",
      staticAbility(
        { static: "players can't", who: 'you', what: 'lose the game' },
        { static: "players can't", who: 'opponent', what: 'win the game' },
      ),
    ],
    [
      "Each player can't cast more than one spell each turn.",
      staticAbility({ static: "players can't", who: 'any player', what: 'cast more than one spell a turn' }),
    ],
    ["Players can't play lands.", staticAbility({ static: "players can't", who: 'any player', what: 'play lands' })],
    [
      "Your opponents can't sacrifice creatures.",
      staticAbility({ static: "players can't", who: 'opponent', what: 'sacrifice permanents', filter: creatures }),
    ],
  ]);
});

describe('before the game begins', () => {
  prints(aLand, [
    [
      'If this card is in your opening hand, you may begin the game with it on the battlefield.',
      staticAbility({ static: 'may begin on the battlefield' }),
    ],
    [
      'If this card is in your opening hand, you may begin the game with it on the battlefield with a luck counter on it. If you do, you lose 1 life.',
      staticAbility({
        static: 'may begin on the battlefield',
        withCounters: { counter: 'luck', count: 1 },
        effects: [loseLife(1)],
      }),
    ],
    [
      'You may reveal this card from your opening hand. If you do, you gain 3 life.',
      staticAbility({ static: 'may reveal from opening hand', effects: [gainLife(3)] }),
    ],
    [
      'Any time you could mulligan and this card is in your hand, you may scry 1.',
      staticAbility({
        static: 'any time you could mulligan',
        effects: [{ do: 'scry', who: { players: 'you' }, count: 1 }],
      }),
    ],
  ]);
});
