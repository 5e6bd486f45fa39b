import { describe, expect, test } from '@jest/globals';
import type { TextSource } from '../../src/english/text-source.js';
import { reading, readingSpell } from './reading.js';

const speaking = (type: TextSource['types'][number], subtypes: readonly string[] = []): TextSource => ({
  name: 'Test Card',
  types: [type],
  subtypes,
  supertypes: [],
  abilities: [],
});

function spell(text: string): string {
  return JSON.stringify(readingSpell(text));
}

describe('CR 701.19c: what was damaged can’t be regenerated', () => {
  const text =
    "Test Card deals 3 damage to any target. A creature dealt damage this way can't be regenerated this turn.";

  test('by a spell', () => {
    expect(spell(text)).toContain('"changes":[{"change":"rule","rule":"can\'t be regenerated"}],"until":"this turn"');
  });

  test('a permanent may have damaged it in another way', () => {
    expect(() => reading(`{T}: ${text}`)).toThrow();
  });
});

describe('CR 608.2c: those that were counted, and each of those', () => {
  test('what was counted stays what it was', () => {
    const yours = '{"is":"all","of":[{"is":"type","type":"Creature"},{"is":"controlled by","who":"you"}]}';
    const tree = spell(
      'Draw a card for each creature you control. Those creatures gain indestructible until end of turn.',
    );
    expect(tree).toContain(`"to":{"objects":"each","filter":${yours},"called":"creature"}`);
  });

  test.each([
    'Put a +1/+1 counter on target creature for each tapped creature you control. Those creatures gain flying until end of turn.',
    'Draw a card for each card in your hand. Those creatures gain flying until end of turn.',
  ])('not of what may have changed, or is no permanent: %s', (text) => {
    expect(() => readingSpell(text)).toThrow();
  });

  test('goaded creatures are what they were', () => {
    expect(
      spell("Goad all creatures your opponents control. Until your next turn, those creatures can't block."),
    ).toContain('"until":"until your next turn"');
  });

  test('each of several does it', () => {
    expect(spell('Untap two target creatures. Each of them gets +1/+1 until end of turn.')).toContain(
      '"to":{"objects":"matching","of":{"objects":"target","slot":0,"called":"it"},"filter":{"is":"anything"},"one":true}',
    );
  });
});

describe('CR 608.2d: what can’t be done of several clauses', () => {
  test('the last is asked about', () => {
    const tree = spell(
      "Mill three cards, then return a land card from your graveyard to your hand. If you can't, draw a card.",
    );
    expect(tree).toContain('"effects":[{"do":"mill"');
    expect(tree).toContain('{"do":"must","effects":[{"do":"choose objects"');
  });

  test('or the one that is said again', () => {
    const tree = spell(
      "Sacrifice a creature, then draw two cards. If you can't sacrifice a creature, you lose 3 life.",
    );
    expect(tree).toContain('{"do":"must","effects":[{"do":"choose and sacrifice"');
    expect(tree).toContain('"can":true,"act":"sacrifice a creature"');
  });

  test('what was not asked for isn’t said again', () => {
    expect(() => readingSpell("Draw two cards. If you can't sacrifice a creature, you lose 3 life.")).toThrow();
  });
});

describe('CR 603.7: what returns later gains something then', () => {
  const back = "Return it to the battlefield under its owner's control at the beginning of the next end step.";

  test('in the delayed ability', () => {
    const [ability] = reading(
      `{T}: Exile target creature. ${back} It gains haste.`.replace('target creature', 'this creature'),
    );
    expect(JSON.stringify(ability)).toContain('"to":{"objects":"result","label":"moved 3","called":"it"}');
  });

  test('whatever was done before', () => {
    const tree = spell(
      'You may draw a card. If you do, return target creature card from your graveyard to the battlefield at the beginning of the next end step. It gains haste.',
    );
    expect(tree).toContain('"to":{"zone":"battlefield"},"label":"moved 2"},{"do":"apply"');
  });

  test('what doesn’t return gains it at once', () => {
    const [ability] = reading('{T}: Sacrifice this creature at the beginning of the next end step. It gains haste.');
    expect(ability).toMatchObject({ modes: [{ effects: [{ do: 'delayed trigger' }, { do: 'apply' }] }] });
  });
});

describe('CR 615.12, 701.6: what a spell says of itself under a condition', () => {
  const both = "this spell can't be countered and the damage can't be prevented.";

  test('functions on the stack', () => {
    const [ability] = readingSpell(`If X is 5 or more, ${both}`);
    expect(ability).toMatchObject({
      condition: { if: 'compare', left: { amount: 'X' }, right: 5 },
      effects: [{ static: 'continuous' }, { static: "damage can't be prevented", from: { is: 'this' } }],
      functionsIn: ['stack'],
    });
  });

  test('a permanent has no such damage', () => {
    expect(() => reading(`If you control a Goblin, ${both}`)).toThrow();
  });
});

describe('CR 205.3m: all creature types', () => {
  test.each([
    'Until end of turn, creatures you control get +2/+0 and gain all creature types.',
    'Target creature gains all creature types until end of turn.',
  ])('%s', (text) => {
    expect(spell(text)).toContain('{"change":"add all creature types"}');
  });
});

describe('CR 106.6: what mana is spent on', () => {
  const mana = '{T}: Add {C}. Spend this mana only to ';

  test.each([
    ['cast artifact spells or activate abilities.', '"abilities":{"is":"anything"},"spells"'],
    ['activate abilities of land sources.', '"spend":{"abilities":{"is":"type","type":"Land"}}'],
    [
      'cast Elf spells or activate abilities of an Elf.',
      '"abilities":{"is":"all","of":[{"is":"permanent"},{"is":"subtype","subtype":"Elf"}]}',
    ],
  ])('%s', (what, tree) => {
    expect(JSON.stringify(reading(`${mana}${what}`))).toContain(tree);
  });
});

describe('“other” than what entered', () => {
  const text = 'Whenever a Mountain you control enters, if you control five or more other Mountains, draw a card.';

  test('of a land that is no Mountain', () => {
    expect(JSON.stringify(reading(text, speaking('Land')))).toContain(
      '"objects":{"objects":"that object","called":"nothing"}',
    );
  });

  test('of a Mountain it may be either', () => {
    expect(() => reading(text, speaking('Land', ['Mountain']))).toThrow();
  });
});
