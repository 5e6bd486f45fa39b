import { expect, test } from '@jest/globals';
import { creature, instant, sorcery } from '@stacktrail/card-tree';
import { alice, bear, bob, pick, position, readCard, resolve, select, Table } from '@stacktrail/test-kit';

test('CR 608.2d, 608.2g: of exiled cards that fit, any number are cast, and the others go to the graveyard', () => {
  const trial = readCard(
    sorcery('Trial', ''),
    "Exile the top three cards of your library. You may cast any number of instant and/or sorcery spells with mana value 1 or less from among them without paying their mana costs. Then put all cards exiled this way that weren't cast into your graveyard.",
  );
  const gain = readCard(instant('Gain', '{W}'), 'You gain 3 life.');
  const p = position();
  const card = p.hand(alice, trial);
  const [first, dear, beast] = [
    p.library(alice, gain),
    p.library(alice, readCard(instant('Dear', '{2}{W}'), 'You gain 5 life.')),
    p.library(alice, bear),
  ];
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  if (table.question.form === 'pick') table.answer(pick('yes'));
  for (let i = 0; i < 5 && table.question.form === 'select'; i++) {
    const { id, zone } = table.now(first);
    table.answer(zone === 'exile' ? select(id) : select());
  }
  resolve(table);
  expect([dear, beast].map((id) => table.now(id).zone)).toEqual(['graveyard', 'graveyard']);
  expect(table.life(alice)).toBe(23);
});

test('CR 601.2f: a spell costs less if an opponent controls so many more creatures than you, and no fewer', () => {
  const costAgainst = (theirs: number): string | undefined => {
    const p = position();
    for (let i = 0; i < theirs; i++) p.battlefield(bob, bear);
    p.battlefield(alice, bear);
    const id = p.hand(
      alice,
      readCard(
        creature('Avatar', '{6}{G}', [], 8, 8),
        'If an opponent controls at least two more creatures than you, this spell costs {6} less to cast.',
      ),
    );
    const table = new Table(p);
    table.cast(id);
    return table.of('TotalCostDetermined')[0]?.data.mana.join('');
  };
  expect(costAgainst(3)).toBe('G');
  expect(costAgainst(2)).not.toBe('G');
});
