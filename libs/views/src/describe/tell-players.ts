import { braced, counted } from '../words.js';
import { sentencesFor } from './telling.js';

export const playerSentences = sentencesFor({
  DamageDealtToPlayer: ({ source, player, amount, combat }, tell) =>
    `${tell.name(source)} deals ${amount}${combat ? ' combat' : ''} damage to ${tell.seat(player)}.`,
  LifeGained: ({ player, amount, life }, tell) => `${tell.seat(player)} gains ${amount} life and is at ${life}.`,
  LifeLost: ({ player, amount, life }, tell) => `${tell.seat(player)} loses ${amount} life and is at ${life}.`,
  AdditionalLandsAllowed: ({ player, count }, tell) =>
    `${tell.seat(player)} may play ${counted(count, 'additional land')} this turn.`,
  PlayerCountersPut: ({ player, kind, count }, tell) =>
    `${tell.seat(player)} gets ${counted(count, `${kind} counter`)}.`,
  ManaAdded: ({ player, mana, source }, tell) =>
    `${tell.seat(player)} adds ${braced(mana)}${source === 0 ? '' : ` from ${tell.name(source)}`}.`,
  ManaSpent: ({ player, mana, on }, tell) => {
    const spent = braced(mana.map((unit) => unit.type));
    return `${tell.seat(player)} spends ${spent === '' ? 'no mana' : spent}${on === 0 ? '' : ` on ${tell.name(on)}`}.`;
  },
  ManaBecameColorless: ({ player, units }, tell) =>
    `${tell.seat(player)} keeps ${units.length} unspent mana as colorless mana.`,
  ManaEmptied: ({ player, mana }, tell) => `${tell.seat(player)} loses ${braced(mana)} from their mana pool.`,
});
