import { colorWords } from '@stacktrail/card-tree';
import type { ChosenValue } from '@stacktrail/game-events';
import { assertNever } from '@stacktrail/kernel';
import { counted, listed } from '../words.js';
import { sentencesFor, type Telling } from './telling.js';

/** Sentences on what objects and players come to have beside characteristics; dungeons are told here, too. */
export const designationSentences = sentencesFor({
  DesignationGiven: ({ holder, name, player, value }, tell) => {
    if (holder === null) return `It becomes ${name}.`;
    const by = player === null ? '' : name === 'protector' ? ` (${tell.seat(player)})` : ` by ${tell.seat(player)}`;
    const worth = value === 0 ? '' : ` ${value}`;
    return `${tell.ref(holder)} gets the designation “${name}${worth}”${by}.`;
  },
  DesignationRemoved: ({ holder, name }, tell) =>
    holder === null ? `It stops being ${name}.` : `${tell.ref(holder)} loses the designation “${name}”.`,
  ChoiceRecorded: ({ object, values }, tell) =>
    `${listed(values.map((value) => told(value, tell)))} is chosen for ${tell.name(object)}.`,
  ChoiceMadeSecretly: ({ player, object }, tell) =>
    `${tell.seat(player)} makes a secret choice for ${tell.name(object)}.`,
  ResultsStored: ({ object, results }, tell) => {
    const told = results.map(({ sides, value }) => `${value} (d${sides})`);
    return `${tell.name(object)} has as ${results.length === 1 ? 'a stored result' : 'stored results'} now: ${listed(told)}.`;
  },
  PlayerCountersRemoved: ({ player, kind, count }, tell) =>
    `${tell.seat(player)} loses ${counted(count, `${kind} counter`)}.`,
  DungeonEntered: ({ player, object }, tell) => `${tell.seat(player)} enters ${tell.name(object)}.`,
  VentureMarkerMoved: ({ player, dungeon, room }, tell) =>
    `${tell.seat(player)} moves into ${tell.before.objects.get(dungeon)?.form.dungeon?.rooms[room]?.name ?? 'a room'} of ${tell.name(dungeon)}.`,
  DungeonCompleted: ({ player, dungeon }, tell) => `${tell.seat(player)} completes ${tell.name(dungeon)}.`,
  AttachedToPlayer: ({ object, player }, tell) => `${tell.name(object)} becomes attached to ${tell.seat(player)}.`,
});

function told(value: ChosenValue, tell: Telling): string {
  switch (value.is) {
    case 'word':
      return (colorWords as Readonly<Record<string, string>>)[value.word] ?? value.word;
    case 'number':
      return `${value.number}`;
    case 'player':
      return tell.seat(value.id);
    case 'object':
      return tell.name(value.id);
    default:
      return assertNever(value, 'chosen value');
  }
}
