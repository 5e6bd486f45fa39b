import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import {
  activated,
  cost,
  creature,
  cycling,
  equip,
  gains,
  losesAllAbilities,
  obeys,
  withKeyword,
  gainLife,
  keywords,
  parameterKeywords,
  plainKeywords,
  ward,
  type KeywordAbility,
  keywordMeaning,
} from '@stacktrail/card-tree';
import { holds, matches, plainContext } from '@stacktrail/characteristics';
import type { DefinitionPointer } from '@stacktrail/game-events';
import { Catalog } from '@stacktrail/game-state';
import { vanilla, afterMove, alice, position } from '@stacktrail/test-kit';

const only = (ability: KeywordAbility) => {
  const meaning = keywordMeaning(ability);
  expect(meaning).toHaveLength(1);
  return meaning[0]!;
};
const plain = (keyword: (typeof plainKeywords)[number]) => only({ kind: 'keyword', keyword } as KeywordAbility);

test('CR 702.29a: cycling is activated from the hand and discards the card', () => {
  expect(only(cycling('{2}'))).toMatchObject({
    kind: 'activated',
    from: 'hand',
    cost: [cost.mana('{2}'), { cost: 'discard this' }],
    modes: [{ targets: [], effects: [{ do: 'draw', count: 1 }] }],
  });
});

test('CR 702.6a: equip attaches to target creature you control, as a sorcery', () => {
  expect(only(equip('{3}'))).toMatchObject({
    kind: 'activated',
    timing: 'sorcery',
    cost: [cost.mana('{3}')],
    modes: [
      { targets: [{ kind: 'permanent', min: 1, max: 1 }], effects: [{ do: 'attach', what: { objects: 'this' } }] },
    ],
  });
});

test('CR 702.83a: exalted triggers on a creature you control that attacks alone', () => {
  expect(plain('exalted')).toMatchObject({ kind: 'triggered', event: { on: 'attacks', alone: true } });
});

test('CR 702.108a: prowess triggers on noncreature spells that you cast', () => {
  expect(plain('prowess')).toMatchObject({
    event: { on: 'casts', who: 'you', what: { is: 'not', of: { is: 'type', type: 'Creature' } } },
    modes: [{ effects: [{ do: 'apply', to: { objects: 'this' }, until: 'this turn' }] }],
  });
});

test('CR 702.21a: ward counters the spell or ability unless its controller pays', () => {
  expect(only(ward('{2}'))).toMatchObject({
    event: { on: 'becomes the target', what: { is: 'this' }, by: 'an opponent' },
    modes: [{ effects: [{ do: 'unless', who: { players: 'that player' }, cost: [cost.mana('{2}')] }] }],
  });
});

test.each([
  ['702.79a', 'persist', '-1/-1', '+1/+1'],
  ['702.93a', 'undying', '+1/+1', '-1/-1'],
] as const)('CR %s: %s returns a permanent that died without %s counters, with one', (_, keyword, counter, other) => {
  const ability = plain(keyword);
  expect(ability).toMatchObject({
    event: { on: 'dies', what: { is: 'this' } },
    modes: [
      { effects: [{ do: 'move', to: { zone: 'battlefield', control: 'owner', withCounters: { counter, count: 1 } } }] },
    ],
  });
  if (ability.kind !== 'triggered') throw new Error('not a triggered ability');
  for (const [kind, returns] of [
    [counter, false],
    [other, true],
  ] as const) {
    const p = position();
    const bear = p.battlefield(alice, vanilla(), { counters: { [kind]: 1 } });
    const state = afterMove(p.state(), bear, 'graveyard');
    const trigger = { object: bear, player: alice, amount: 0 };
    expect(holds(state, ability.condition!, { ...plainContext(alice, bear), trigger })).toBe(returns);
  }
});

const rules = ['card-tree/src/keywords', 'game-state/src', 'characteristics/src', 'engine/src', 'rules/src']
  .map((folder) => new URL(`../../../${folder}/`, import.meta.url))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('keyword-meaning.ts'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8')),
  )
  .join('\n');

/** Their modes name the costs, which are paid whatever the keyword (CR 700.2h, 702.172a, 702.183a). */
const namedForPeople: readonly string[] = ['spree', 'tiered'];

test.each([...plainKeywords, ...parameterKeywords])(
  'CR 702.1: “%s” stands for other abilities, or a rule asks for it by name',
  (keyword) => {
    if (namedForPeople.includes(keyword)) return;
    const frame = { level: 2, numbers: [1], abilities: [], modes: [] };
    const parameters = {
      ...frame,
      from: [],
      filter: { is: 'anything' },
      landType: 'Forest',
      what: { is: 'anything' },
      cost: [cost.mana('{2}')],
      count: 2,
      name: 'Bear',
      materials: { is: 'anything' },
      ability: activated([cost.tap], gainLife(1)),
      condition: { if: 'your turn' },
    };
    const ability = { kind: 'keyword', keyword, ...parameters } as unknown as KeywordAbility;
    if (keywordMeaning(ability).length === 0)
      expect(rules.includes(`'${keyword}'`) || rules.includes(`"${keyword}"`)).toBe(true);
  },
);

test('two cards with the same keyword have abilities of their own', () => {
  const monk = creature('Monk', '{U}', ['Monk'], 1, 1, ...keywords('prowess'));
  const catalog = new Catalog([monk, { ...monk }]);
  const pointers = [0, 1].map((card) => catalog.printed(card).abilities.map(({ pointer }) => pointer));
  expect(pointers).toEqual([0, 1].map((card) => ['', '#0'].map((end) => `/${card}/faces/0/abilities/0${end}`)));
  for (const list of pointers) {
    const definition = catalog.ability(list[1] as DefinitionPointer);
    if (definition.ability.kind !== 'triggered') throw new Error('not a triggered ability');
    expect(catalog.pointerOf(definition.ability.modes[0]!.effects[0]!)).toContain(list[1]);
  }
});

test('CR 702.1d: what is “with flying” has a flying ability, wherever that is from', () => {
  const p = position();
  const printed = p.battlefield(alice, creature('Bird', '{U}', ['Bird'], 1, 1, keywords('flying')));
  const [gained, lost, alike, none] = [0, 1, 2, 3].map((i) =>
    p.battlefield(alice, creature(`Other ${i}`, '{U}', ['Bird'], 1, 1, i === 1 ? keywords('flying') : [])),
  );
  p.effect({ changes: [gains(keywords('flying'))], objects: [gained!] });
  p.effect({ changes: [losesAllAbilities], objects: [lost!] });
  p.effect({ changes: [obeys("can't be blocked except by flying")], objects: [alike!] });
  const state = p.state();
  const fits = (id: number) =>
    matches(state, withKeyword('flying'), state.objects.get(id)!, plainContext(alice, printed));
  expect([printed, gained, lost, alike, none].map((id) => fits(id!))).toEqual([true, true, false, false, false]);
});
