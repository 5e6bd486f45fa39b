import { creatureTypes, type Modification, type Objects } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { type AbilityDefinition, type GameObject, type GameState, changeColors } from '@stacktrail/game-state';
import type { StateQueries } from '../reading/state-queries.js';
import { playersIn } from '../meanings/players/players-in.js';
import type { TextContext } from '../reading/text-context.js';
import { contextOf, type ActiveEffect } from './active-effect.js';
import { chosenTypeChange } from './chosen-change.js';
import { asksForChosenColor, colorsFor, withProtectionFrom } from './chosen-color.js';
import { layers, type Layer } from './layer.js';
import { makeChange } from './make-change.js';
import { givesAway, namesThatPlayer, numbersOf, type Part } from './part.js';
import type { ControlStep, Run } from './run.js';
import type { Working } from './working.js';

const noNumbers: readonly number[] = [];
const none: readonly AbilityDefinition[] = [];
const addition: Modification = { change: 'add abilities', abilities: [] };

const creatureTypeNames: ReadonlySet<string> = new Set(creatureTypes);

function isCreatureType(subtype: string): boolean {
  return creatureTypeNames.has(subtype);
}

type TakenTypes = Extract<Modification, { readonly change: 'take creature types' }>;

interface SetCreatureTypes {
  readonly change: 'set creature types';
  readonly subtypes: readonly string[];
}

function isActivated({ kind }: AbilityDefinition): boolean {
  return kind === 'activated';
}

/** One part of an effect, at its place in the order. */
export class EffectStep implements ControlStep {
  readonly layer: Layer;
  /** The powers and toughnesses of the changes, once they have been computed. */
  private numbers: readonly number[] | null;
  private activated: readonly AbilityDefinition[] | null = null;

  /** @param first whether the effect begins to apply with this step, which then determines its objects (CR 613.6) */
  constructor(
    readonly effect: ActiveEffect,
    readonly part: Part,
    private readonly first: boolean,
  ) {
    this.layer = part.layer;
    const { values } = effect;
    if (part.amounts.length === 0) this.numbers = noNumbers;
    else this.numbers = values === null ? null : part.places.map((place) => values[place] ?? 0);
  }

  apply(run: Run): void {
    if (!this.applies(run) || this.layer === layers.control) return;
    const { changes } = this.part;
    const granted = this.granted(run.state);
    const numbers = this.numbersFor(run);
    const to = run.writable();
    let at = 0;
    for (let i = 0; i < changes.length; i++) {
      const change = changes[i]!;
      if (change.change === 'combat rule') {
        const { you, source } = this.effect.contextUnder(run, run.state);
        const named = namesThatPlayer(change) ? { thatPlayer: numbers[at++] as PlayerId } : {};
        const { nextTurnOf } = this.effect;
        to.combat = [...to.combat, { rule: change.combat, you, source, ...named, ...(nextTurnOf && { nextTurnOf }) }];
        continue;
      }
      if (change.change === "can't be targeted by" || change.change === "can't be countered by") {
        const { you, source } = this.effect.contextUnder(run, run.state);
        to.barred = [...to.barred, { bars: change, you, source }];
        continue;
      }
      if (change.change === 'add activated abilities') {
        makeChange(to, addition, this.activatedOf(run, change.of), 0, 0);
        continue;
      }
      if (change.change === 'take creature types') {
        makeChange(to, this.typesTaken(run, change), none, 0, 0);
        continue;
      }
      if (this.part.asksForChoice && this.applyChosen(run, to, change, granted[i]!)) continue;
      makeChange(to, change, granted[i]!, numbers[at] ?? 0, numbers[at + 1] ?? 0);
      at += numbersOf(change).length;
    }
  }

  /** The abilities that each change adds. They may refer to the object that gives them (CR 201.5a). */
  granted({ catalog }: GameState): readonly (readonly AbilityDefinition[])[] {
    const { granted, namesGranter } = this.part;
    if (!namesGranter) return granted;
    return granted.map((definitions) => catalog.givenBy(definitions, this.effect.context.source));
  }

  /** The activated abilities that other objects have before this step, for all objects alike. */
  private activatedOf(run: Run, of: Objects): readonly AbilityDefinition[] {
    if (this.activated !== null) return this.activated;
    const { state } = run;
    const seen = run.before();
    const ids = seen.objects(state, of, this.effect.contextUnder(seen, state));
    const having = ids.flatMap((id) => state.objects.get(id) ?? []);
    const found = having.flatMap((object) => seen.characteristics(state, object).abilities.filter(isActivated));
    return (this.activated = [...new Set(found)]);
  }

  /** The creature types that other objects have before this step. */
  private typesTaken(run: Run, { of, besides }: TakenTypes): SetCreatureTypes {
    const { state } = run;
    const seen = run.before();
    const ids = seen.objects(state, of, this.effect.contextUnder(seen, state));
    const found = ids.flatMap((id) => {
      const object = state.objects.get(id);
      return object === undefined ? [] : seen.characteristics(state, object).subtypes.filter(isCreatureType);
    });
    return { change: 'set creature types', subtypes: [...new Set([...found, ...besides])] };
  }

  /** Applies a change that depends on a choice; returns whether it is such a change. */
  private applyChosen(run: Run, to: Working, change: Modification, granted: readonly AbilityDefinition[]): boolean {
    const { state } = run;
    const { values } = this.effect;
    const context = this.effect.contextUnder(run, state);
    if (change.change === 'become chosen type') {
      const chosen = chosenTypeChange(state, change, context, values?.[this.effect.sizes]);
      if (chosen !== null) makeChange(to, chosen, none, 0, 0);
      return true;
    }
    if (!asksForChosenColor(change)) return false;
    const colors = colorsFor(state, change, context, values);
    const [color] = colors;
    if (color === undefined) return true;
    if (change.change === 'become chosen color')
      changeColors(to, { change: change.also ? 'add colors' : 'set colors', colors });
    else makeChange(to, change, withProtectionFrom(granted, color), 0, 0);
    return true;
  }

  controller(seen: StateQueries, state: GameState, object: GameObject): PlayerId | null {
    if (!this.effect.fits(seen, state, object)) return null;
    const context = contextOf(this.effect.contextUnder(seen, state), object);
    let controller: PlayerId | null = null;
    let at = 0;
    for (const change of this.part.changes) {
      if (change.change !== 'control') continue;
      const locked = givesAway(change) ? (this.numbers?.[at++] ?? 0) : 0; // the player's number and one; 0 for none
      const player = locked > 0 ? ((locked - 1) as PlayerId) : playersIn(seen, state, change.to, context)[0];
      if (player !== undefined && state.players[player]?.lost === false) controller = player;
    }
    return controller;
  }

  /** A description of what the step would do to an object; equal descriptions mean equal changes (CR 613.8a). */
  description(run: Run): string {
    if (!this.applies(run)) return '';
    if (this.layer === layers.control) return `player ${this.controller(run, run.state, run.object) ?? 'none'}`;
    const given = this.part.changes.flatMap((change) =>
      change.change === 'add activated abilities' ? this.activatedOf(run, change.of).map(({ pointer }) => pointer) : [],
    );
    const taken = this.part.changes.flatMap((change) =>
      change.change === 'take creature types' ? this.typesTaken(run, change).subtypes : [],
    );
    const more = [['abilities', given] as const, ['types', taken] as const]
      .filter(([, of]) => of.length > 0)
      .map(([word, of]) => ` ${word} ${of.join()}`);
    return `numbers ${this.numbersFor(run).join()}${more.join('')}`;
  }

  /**
   * Whether the effect applies to the object whose characteristics are being computed. It is asked once for each run.
   */
  applies(run: Run): boolean {
    const { effect } = this;
    if (!this.first && effect.affected.ids === null) return run.begun.includes(effect);
    if (!effect.fits(run, run.state, run.object)) return false;
    if (effect.affected.ids === null && effect.parts.length > 1) run.begun = [...run.begun, effect];
    return true;
  }

  /** The numbers as they are before this step, the same for all objects unless they depend on the object. */
  private numbersFor(run: Run): readonly number[] {
    if (this.numbers !== null) return this.numbers;
    const { context } = this.effect;
    if (this.part.perObject) return this.evaluate(run, run.state, contextOf(context, run.object));
    return (this.numbers = this.evaluate(run.before(), run.state, context));
  }

  private evaluate(seen: StateQueries, state: GameState, context: TextContext): readonly number[] {
    return this.part.amounts.map((amount) => seen.amount(state, amount, context));
  }
}
