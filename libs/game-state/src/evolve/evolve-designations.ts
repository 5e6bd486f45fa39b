import type { DesignationName } from '@stacktrail/card-tree';
import type { EventData, ObjectId, Ref } from '@stacktrail/game-events';
import { formUnderCopies } from '../state/form.js';
import { renewPrinted } from '../state/game-object.js';
import type { GameStateRecord } from '../state/game-state.js';
import type { Chosen, Designation } from '../state/designations.js';
import { changeObject, changePlayer, countRandomWords, restamp, withCounters } from './changes.js';
import type { Evolvers } from './evolver.js';

/** What objects, players or the game come to have beside characteristics: designations, choices, results, attachments. */
type DesignationEvent =
  | 'DesignationGiven'
  | 'DesignationRemoved'
  | 'ChoiceRecorded'
  | 'ChoiceMadeSecretly'
  | 'ResultsStored'
  | 'PlayerCountersRemoved'
  | 'AttachedToPlayer';

type ChangeOfDesignations = (designations: readonly Designation[]) => readonly Designation[];

function changeHolder(state: GameStateRecord, holder: Ref | null, change: ChangeOfDesignations): void {
  if (holder === null) state.designations = change(state.designations);
  else if (holder.is === 'player') {
    changePlayer(state, holder.id, (player) => {
      player.designations = change(player.designations);
    });
  } else {
    changeObject(state, holder.id, (object) => {
      object.designations = change(object.designations);
      if (formUnderCopies(object).layout !== 'room') return;
      renewPrinted(object, state.catalog); // CR 709.5
      restamp(state);
    });
  }
}

/**
 * The designations after one is given, which replaces the one with its name: a level rises. Goading and exerting
 * count for each player apart (CR 701.15c, 701.43a).
 */
function withGiven(
  old: readonly Designation[],
  data: EventData<'DesignationGiven'>,
  turn: number,
): readonly Designation[] {
  const { player, value, until } = data;
  const name = data.name as DesignationName;
  const ofEach = name === 'goaded' || name === 'exerted';
  const others = old.filter((one) => one.name !== name || (ofEach && one.player !== player));
  return [...others, { name, player, value, until, turn }];
}

/** A choice takes the place of an earlier one under its label. */
function withChosen(old: readonly Chosen[], made: Chosen): readonly Chosen[] {
  return [...old.filter(({ label }) => label !== made.label), made];
}

export const designationEvolvers: Evolvers<DesignationEvent> = {
  DesignationGiven: (state, data) => changeHolder(state, data.holder, (old) => withGiven(old, data, state.turn)),
  DesignationRemoved: (state, { holder, name, player }) =>
    changeHolder(state, holder, (old) =>
      old.filter((one) => one.name !== name || (player !== null && one.player !== player)),
    ),
  ChoiceRecorded(state, { object, label, kind, values, draws }, event) {
    countRandomWords(state, event, draws);
    changeObject(state, object, (record) => {
      record.chosen = withChosen(record.chosen, { label, kind, values });
    });
  },
  ChoiceMadeSecretly(state, { player, object, label, kind, values }) {
    changeObject(state, object, (record) => {
      record.chosen = withChosen(record.chosen, { label, kind, values, secretOf: player });
    });
  },
  ResultsStored(state, { object, label, rerolled, results }) {
    const gone = new Set(rerolled);
    changeObject(state, object, (record) => {
      record.stored = [
        ...record.stored.filter((_, i) => !gone.has(i)),
        ...results.map(({ sides, value }) => ({ label, sides, value })),
      ];
    });
  },
  PlayerCountersRemoved: (state, data) =>
    changePlayer(state, data.player, (player) => {
      player.counters = withCounters(player.counters, data.kind, -data.count);
    }),
  AttachedToPlayer(state, data) {
    changeObject(state, data.object, (object) => {
      object.attachedTo = 0 as ObjectId;
      object.attachedToPlayer = data.player;
      object.timestamp = ++state.timestamp; // CR 613.7e
    });
    restamp(state);
  },
};
