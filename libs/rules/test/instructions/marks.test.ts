import { describe, expect, test } from '@jest/globals';
import {
  creature,
  creatures,
  designate,
  each,
  eachPlayer,
  getCounters,
  mode,
  target,
  you as yourself,
  type CardDefinition,
  type Effect,
} from '@stacktrail/card-tree';
import { violationOf } from '@stacktrail/engine';
import { playerOf } from '@stacktrail/game-state';
import { bear, forest, number, pick, factsOf, opponent, Scene, you } from '@stacktrail/test-kit';

const ox = creature('Ox', '{W}', ['Ox'], 2, 4);
const wolf = creature('Wolf', '{G}', ['Wolf'], 2, 1);

describe('designate', () => {
  const monstrous: Effect = { do: 'designate', as: 'monstrous', what: each(creatures) };

  test('CR 701.37b: permanents become monstrous, once', () => {
    const scene = new Scene(mode(monstrous, monstrous), { battlefield: [ox] });
    const { facts } = scene.follow();
    expect(factsOf(facts, 'DesignationGiven').map(({ data }) => [data.holder, data.name])).toEqual([
      [scene.ref('Ox'), 'monstrous'],
    ]);
    expect(scene.object('Ox').designations.map(({ name }) => name)).toEqual(['monstrous']);
  });

  test('CR 400.7: what leaves the battlefield is monstrous no more', () => {
    const scene = new Scene(mode(monstrous), { battlefield: [ox] });
    scene.follow();
    scene.relocate(scene.id('Ox'), 'hand');
    expect(scene.object('Ox').designations).toEqual([]);
  });

  test('CR 701.15b: several players goad a creature, each for themselves', () => {
    const goad: Effect = { do: 'designate', as: 'goaded', what: target(), until: 'until your next turn' };
    const scene = new Scene(mode(target.creature(), goad, goad), {}, { battlefield: [ox] });
    const targets = [[scene.ref('Ox')]];
    scene.follow({ targets });
    scene.follow({ ...scene.context({ targets }), you: opponent });
    expect(scene.object('Ox').designations.map(({ name, player }) => [name, player])).toEqual([
      ['goaded', you],
      ['goaded', opponent],
    ]);
  });
});

describe('remove designation', () => {
  const text = (as: 'suspected' | 'monstrous'): Effect => ({ do: 'remove designation', as, what: each(creatures) });

  test('CR 701.60b: it has it no more, and what never had it loses nothing', () => {
    const scene = new Scene(mode(designate('suspected', each(creatures)), text('monstrous'), text('suspected')), {
      battlefield: [ox],
    });
    const { facts } = scene.follow();
    expect(factsOf(facts, 'DesignationRemoved').map(({ data }) => data.name)).toEqual(['suspected']);
    expect(scene.object('Ox').designations).toEqual([]);
  });
});

describe('choose', () => {
  const asks = (choice: Extract<Effect, { do: 'choose' }>['choice'], who = yourself): Effect => ({
    do: 'choose',
    who,
    choice,
  });

  test('CR 607.2d: the object whose text it is remembers what was chosen', () => {
    const scene = new Scene(mode(asks({ choose: 'color' })), {});
    scene.follow({}, pick('U'));
    expect(scene.object('Text').chosen).toEqual([
      { label: 'color', kind: 'color', values: [{ is: 'word', word: 'U' }] },
    ]);
  });

  test('CR 205.3e: a creature type is chosen among those that exist', () => {
    const scene = new Scene(mode(asks({ choose: 'creature type', except: ['Wall'] })), {});
    const { questions } = scene.follow({}, pick('Time Lord'));
    const [question] = questions;
    const keys = question?.form === 'pick' ? question.options.map(({ key }) => key) : [];
    expect(keys).toContain('Merfolk');
    expect(keys).not.toContain('Wall');
    expect(keys).not.toContain('Swamp');
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('CR 205.2a, 205.3i: a card type and a land type are chosen among those that exist', () => {
    const keysOf = (choose: 'card type' | 'land type', key: string) => {
      const [question] = new Scene(mode(asks({ choose })), {}).follow({}, pick(key)).questions;
      return question?.form === 'pick' ? question.options.map((option) => option.key) : [];
    };
    const [types, lands] = [keysOf('card type', 'Artifact'), keysOf('land type', 'Cave')];
    expect([types.includes('Creature'), types.includes('Merfolk')]).toEqual([true, false]);
    expect([lands.includes('Swamp'), lands.includes('Cave'), lands.includes('Merfolk')]).toEqual([true, true, false]);
  });

  test('CR 201.4: any card name can be chosen, and only cards that the player knows are listed', () => {
    const scene = new Scene(mode(asks({ choose: 'card name' })), { library: [ox] }, { library: [bear], hand: [wolf] });
    const [question] = scene.follow({}, pick('Bear')).questions;
    const keys = question?.form === 'pick' ? question.options.map(({ key }) => key) : [];
    expect([keys.includes('Ox'), keys.includes('Bear'), keys.includes('Wolf')]).toEqual([true, false, false]);
    expect(scene.object('Text').chosen[0]?.values).toEqual([{ is: 'word', word: 'Bear' }]);
  });

  test('CR 201.4a: a name has to be one of a card with the qualities that the text asks for', () => {
    const scene = new Scene(mode(asks({ choose: 'card name', filter: creatures })), { library: [ox, forest] }, {});
    const [question] = scene.follow({}, pick('Ox')).questions;
    expect(question?.form === 'pick' && question.options.map(({ key }) => key)).toEqual(['Ox']);
    expect(violationOf(question!, pick('Forest'))?.rule).toBe('201.4a');
  });

  test('CR 108.1: where there is a card reference, a name has to be in it', () => {
    const scene = new Scene(mode(asks({ choose: 'card name', filter: creatures })), { library: [ox] }, {});
    const known: Readonly<Record<string, CardDefinition>> = { Bear: bear, Forest: forest };
    scene.game.cardReference = (name) => (known[name] ? { definition: known[name] } : null);
    const [question] = scene.follow({}, pick('Ox')).questions;
    const rules = ['Bear', 'Forest', 'Nonesuch'].map((name) => violationOf(question!, pick(name))?.rule);
    expect(rules).toEqual([undefined, '201.4a', '201.4']);
  });

  test('CR 101.4: several players choose, the active player first', () => {
    const scene = new Scene(mode(asks({ choose: 'number', min: 0, max: 5 }, eachPlayer)), {}, {});
    const { questions } = scene.follow({}, number(3), number(5));
    expect(questions.map(({ player }) => player)).toEqual([you, opponent]);
    expect(scene.object('Text').chosen[0]?.values).toEqual([
      { is: 'number', number: 3 },
      { is: 'number', number: 5 },
    ]);
  });

  test('CR 701.9b: chance chooses without a question, and the fact counts what it took', () => {
    const choice: Effect = { do: 'choose', who: yourself, choice: { choose: 'color' }, atRandom: true };
    const scene = new Scene(mode(choice), {});
    const before = scene.game.state.draws;
    const { facts, questions } = scene.follow();
    expect(questions).toEqual([]);
    const [recorded] = factsOf(facts, 'ChoiceRecorded');
    expect(scene.game.state.draws - before).toBe(recorded?.data.draws);
    expect(recorded?.data.draws).toBeGreaterThan(0);
  });
});

describe('put player counters', () => {
  const text: Effect = { do: 'put player counters', counter: 'energy', count: 2, who: yourself };

  test('CR 122.1: a player gets counters', () => {
    const scene = new Scene(mode(text, text), {});
    scene.follow();
    expect(playerOf(scene.game.state, you).counters).toEqual([{ kind: 'energy', count: 4 }]);
  });
});

describe('remove all player counters', () => {
  test('CR 122.1: counters of every kind', () => {
    const text: Effect = { do: 'remove all player counters', who: yourself };
    const scene = new Scene(mode(getCounters('poison', 3), getCounters('energy', 2), text), {});
    const { facts } = scene.follow();
    expect(factsOf(facts, 'PlayerCountersRemoved').map(({ data }) => [data.kind, data.count])).toEqual([
      ['poison', 3],
      ['energy', 2],
    ]);
    expect(playerOf(scene.game.state, you).counters).toEqual([]);
  });
});

describe('remove player counters', () => {
  const lose = (count: number | 'all'): Effect => ({
    do: 'remove player counters',
    counter: 'poison',
    count,
    who: yourself,
  });

  test('CR 122.1, 101.3: as many as there are', () => {
    const scene = new Scene(mode(getCounters('poison', 3), lose(1), lose('all'), lose(5)), {});
    const { facts } = scene.follow();
    expect(factsOf(facts, 'PlayerCountersRemoved').map(({ data }) => data.count)).toEqual([1, 2]);
    expect(playerOf(scene.game.state, you).counters).toEqual([]);
  });
});
