import { sentencesFor } from './telling.js';

export const faceSentences = sentencesFor({
  Transformed: ({ object, converted }, tell) => {
    const [before, after] = [tell.before, tell.after].map((state) => state.objects.get(object)?.printed.name);
    return `${before ?? tell.name(object)} ${converted ? 'converts' : 'transforms'} into ${after ?? tell.name(object)}.`;
  },
  BestowEnded: ({ object }, tell) => `${tell.name(object)} is no longer bestowed: it is a creature.`,
  TextGained: ({ object }, tell) => `${tell.name(object)} gains the text of what is spliced onto it.`,
  Merged: ({ permanent, spell, onTop }, tell) => {
    const [below, above] = [permanent, spell].map((id) => tell.before.objects.get(id)?.printed.name ?? tell.name(id));
    return `${above} merges with ${below}: it goes ${onTop ? 'on top' : 'on the bottom'}.`;
  },
  Flipped: ({ object }, tell) => {
    const before = tell.before.objects.get(object)?.printed.name ?? tell.name(object);
    return `${before} flips and becomes ${tell.after.objects.get(object)?.printed.name ?? tell.name(object)}.`;
  },
  TurnedFaceDown: ({ object }, tell) => {
    return `${tell.before.objects.get(object)?.printed.name ?? tell.name(object)} is turned face down.`;
  },
  TurnedFaceUp: ({ object }, tell) => `A face-down permanent is turned face up: ${tell.name(object)}.`,
  TextChanged: ({ object, words }, tell) => {
    if (words === null) return `${tell.name(object)} has the rules text of another creature.`;
    return `In the text of ${tell.name(object)} “${words.from}” becomes “${words.to}”.`;
  },
  BecameCopy: ({ object }, tell) => {
    const name = tell.before.objects.get(object)?.printed.name ?? '';
    const now = tell.after.objects.get(object)?.printed.name ?? '';
    const what = name === '' ? 'A face-down permanent' : name;
    return now === '' ? `${what} becomes a copy of a permanent without a name.` : `${what} becomes a copy of ${now}.`;
  },
});
