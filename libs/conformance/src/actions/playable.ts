import type { Action, DefinitionPointer } from '@stacktrail/game-events';
import { abilityText } from '@stacktrail/views';
import { Queues } from '../queues/queues.js';
import type { Named, ScenarioAction } from '../scenario/scenario.js';
import type { Script } from '../script/script.js';
import { Table } from '../table/table.js';
import { plainName } from '../words/card-names.js';
import { beginsWith } from '../words/rule-text.js';
import { attemptFirst } from './attempt.js';
import { isTurnFaceUp } from './candidates.js';
import { namesOfVia } from './cost-labels.js';

/**
 * Whether the player with priority could take an action whose label begins with a text: a way is found to take it, with
 * whatever choices it asks for.
 */
export function isPlayable(table: Table, action: ScenarioAction, wanted: string, script: Script): boolean {
  const question = table.pending?.question;
  if (question?.form !== 'action') return false;
  const fitting = question.actions().filter((each) => isMeant(table, each, wanted));
  if (fitting.length === 0) return false;
  const lenient = { ...table.premise, scenario: { ...table.premise.scenario, strict: false } };
  const other = new Table(
    table.live,
    lenient,
    table.queues.map(() => new Queues([])),
  );
  const works = (targets: readonly Named[]): boolean =>
    attemptFirst(other, { ...action, targets }, fitting, script).table !== undefined;
  // What a spell costs may depend on its target.
  return works([]) || possibleTargets(table).some((name) => works([name]));
}

/** Every player and permanent as a scenario names them. */
function possibleTargets({ state, premise }: Table): readonly Named[] {
  const players = premise.scenario.players.map(({ id }) => ({ player: id }));
  const names = new Set(state.battlefield.flatMap((id) => state.objects.get(id)?.printed.name ?? []));
  return [...players, ...[...names].map((name) => ({ name }))];
}

function isMeant(table: Table, action: Action, wanted: string): boolean {
  if (!('object' in action)) return false;
  const object = table.object(action.object);
  if (object === undefined) return false;
  switch (action.do) {
    case 'cast': {
      const { faces } = object.form;
      const fused = faces.length > 1 && action.face >= faces.length;
      const name = fused ? faces.map((face) => face.name).join(' // ') : (faces[action.face]?.name ?? faces[0].name);
      const prototyped = object.form.layout === 'prototype' && action.face === 1;
      const labels = [
        ...(action.via === 'face down' || prototyped ? [] : [`Cast ${name}`]),
        ...(prototyped ? ['Prototype'] : namesOfVia(action.via)).flatMap((via) => [
          `Cast ${name} using ${via}`,
          `Cast ${name} with ${via}`,
        ]),
      ];
      if (fused) labels.push(`Cast fused ${name}`, `fused ${name}`);
      return (
        labels.some((label) => plainName(label).startsWith(plainName(wanted))) ||
        (action.via !== 'hand' && beginsWith(wanted, action.via))
      );
    }
    case 'play land': {
      const name = object.form.faces[action.face]?.name ?? object.printed.name;
      return plainName(`Play ${name}`).startsWith(plainName(wanted));
    }
    case 'activate':
    case 'special': {
      const pointer = action.do === 'activate' ? action.ability : (action.action as DefinitionPointer);
      const definition = table.state.catalog.findAbility(pointer);
      if (definition === undefined) return action.do === 'special' && isTurnFaceUp(action.action, wanted);
      return beginsWith(abilityText(table.state, definition, object), wanted, object.printed.name);
    }
    default:
      return false;
  }
}
