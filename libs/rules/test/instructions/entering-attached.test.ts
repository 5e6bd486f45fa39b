import { describe, expect, test } from '@jest/globals';
import {
  artifact,
  creature,
  creatures,
  enchant,
  enchantment,
  equip,
  instant,
  keywords,
  move,
  protectionFromQuality,
  spell,
  type Ability,
  type CardDefinition,
  type Destination,
  type Recipients,
} from '@stacktrail/card-tree';
import { objectOf } from '@stacktrail/game-state';
import { alice, bob, player, position, select, Table } from '@stacktrail/test-kit';

const blessing = enchantment('Blessing', '{W}', ['Aura'], enchant(creatures));
const curse = enchantment('Curse', '{B}', ['Aura', 'Curse'], enchant('player'));
const sword = artifact('Sword', '{2}', ['Equipment'], equip('{1}'));
const bear = creature('Bear', '{G}', ['Bear'], 2, 2);
const safe: Ability = protectionFromQuality({ is: 'type', type: 'Enchantment' });
const mine: Recipients = {
  objects: 'each',
  filter: { is: 'all', of: [creatures, { is: 'controlled by', who: 'you' }] },
};

/** A spell that returns the cards of your graveyard attached to that. */
function returning(attachedTo: Recipients): CardDefinition {
  const to: Destination = { zone: 'battlefield', attachedTo };
  const all = { objects: 'each', filter: { is: 'anything' }, zone: 'graveyard', of: { players: 'you' } } as const;
  return instant('Return', '', spell(move(all, to)));
}

/** What a card became that was in your graveyard, and the host that it was to enter attached to. */
function returned(card: CardDefinition, host: CardDefinition, attachedTo = mine) {
  const start = position();
  const id = start.battlefield(alice, host);
  const inGraveyard = start.graveyard(alice, card);
  const text = start.hand(alice, returning(attachedTo));
  const table = new Table(start);
  table.cast(text);
  table.passAll();
  const now = objectOf(table.state, inGraveyard);
  return { zone: now.left ? objectOf(table.state, now.becomes).zone : now.zone, table, id, inGraveyard };
}

describe('what an effect puts onto the battlefield attached to something', () => {
  test('CR 303.4f: an Aura enters attached to what the effect says', () => {
    const { table, id, inGraveyard } = returned(blessing, bear);
    const aura = objectOf(table.state, objectOf(table.state, inGraveyard).becomes);
    expect(aura).toMatchObject({ zone: 'battlefield', attachedTo: id });
    expect(table.facts.some(({ type }) => type === 'Attached')).toBe(false);
  });

  test('CR 303.4i: it stays where it is if it can’t enchant that', () => {
    expect(returned(blessing, creature('Saint', '{W}', ['Human'], 1, 1, safe)).zone).toBe('graveyard');
    expect(returned(blessing, bear, { objects: 'result', label: 'gone' }).zone).toBe('graveyard');
  });

  test('CR 301.5e: an Equipment enters unattached then', () => {
    const { zone, table, inGraveyard } = returned(sword, artifact('Stone', '{1}', []));
    expect(zone).toBe('battlefield');
    expect(objectOf(table.state, objectOf(table.state, inGraveyard).becomes).attachedTo).toBe(0);
  });

  test('CR 303.4h: anything else enters unattached', () => {
    const { table, inGraveyard } = returned(bear, bear);
    expect(objectOf(table.state, objectOf(table.state, inGraveyard).becomes)).toMatchObject({
      zone: 'battlefield',
      attachedTo: 0,
    });
  });

  test('CR 303.4f: of several you choose one that is legal, for each', () => {
    const start = position();
    const hosts = [start.battlefield(alice, bear), start.battlefield(alice, bear)] as const;
    start.battlefield(alice, creature('Saint', '{W}', ['Human'], 1, 1, safe, keywords('flying')));
    const cards = [start.graveyard(alice, blessing), start.graveyard(alice, blessing)];
    const text = start.hand(alice, returning(mine));
    const table = new Table(start);
    table.cast(text);
    table.pass();
    table.pass();
    expect(table.question).toMatchObject({ player: alice, candidates: hosts.map((id) => ({ is: 'object', id })) });
    table.answers(select(hosts[0]), select(hosts[1]));
    const now = cards.map((id) => objectOf(table.state, objectOf(table.state, id).becomes).attachedTo);
    expect(now).toEqual(hosts);
  });

  test('CR 303.4: an Aura enters attached to a player', () => {
    const start = position();
    const card = start.graveyard(alice, curse);
    const to: Destination = { zone: 'battlefield', attachedTo: { players: 'target', slot: 0 } };
    const all = { objects: 'each', filter: { is: 'anything' }, zone: 'graveyard', of: { players: 'you' } } as const;
    const target = { kind: 'player', filter: { is: 'anything' }, min: 1, max: 1 } as const;
    const text = start.hand(alice, instant('Return', '', spell(target, move(all, to))));
    const table = new Table(start);
    table.cast(text, select(player(bob)));
    table.passAll();
    expect(objectOf(table.state, objectOf(table.state, card).becomes).attachedToPlayer).toBe(bob);
  });
});
