import { counted } from '../words.js';
import { sentencesFor } from './telling.js';

export const permanentSentences = sentencesFor({
  Tapped: ({ object }, tell) => `${tell.name(object)} is tapped.`,
  Untapped: ({ object }, tell) => `${tell.name(object)} is untapped.`,
  PermanentsPhased: ({ out, in: returned }, tell) => {
    const left = out.map(({ object }) => object);
    const parts = [
      ...(left.length === 0 ? [] : [`${tell.names(left)} phase${left.length === 1 ? 's' : ''} out`]),
      ...(returned.length === 0 ? [] : [`${tell.names(returned)} phase${returned.length === 1 ? 's' : ''} in`]),
    ];
    return `${parts.join('; ')}.`;
  },
  CountersPut: ({ object, kind, count }, tell) =>
    `${counted(count, `${kind} counter`)} ${count === 1 ? 'is' : 'are'} put on ${tell.name(object)}.`,
  CountersRemoved: ({ object, kind, count }, tell) =>
    `${counted(count, `${kind} counter`)} ${count === 1 ? 'is' : 'are'} removed from ${tell.name(object)}.`,
  Attached: ({ object, to }, tell) => `${tell.name(object)} becomes attached to ${tell.name(to)}.`,
  Unattached: ({ object }, tell) => `${tell.name(object)} becomes unattached.`,
  ControlChanged: ({ object, from, to }, tell) =>
    `${tell.seat(to)} gains control of ${tell.name(object)} from ${tell.seat(from)}.`,
  Destroyed: ({ object, toughness, damage }, tell, { rule }) => {
    const why = rule === '704.5g' ? `: ${damage} damage against a toughness of ${toughness}` : '';
    return `${tell.name(object)} is destroyed${why}.`;
  },
  Regenerated: ({ object }, tell) => `${tell.name(object)} regenerates instead of being destroyed.`,
  DamageMarkRemoved: ({ object }, tell) => `The damage marked on ${tell.name(object)} is removed.`,
  DamageDealtToPermanent: ({ source, object, amount, combat }, tell) =>
    `${tell.name(source)} deals ${amount}${combat ? ' combat' : ''} damage to ${tell.name(object)}.`,
});
