import { colors, cardTypes } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { typeBit, type GameObject } from '@stacktrail/game-state';
import { Unmatched } from '../outcome/outcomes.js';
import { present } from '../scenario/present.js';
import type { Claim } from '../scenario/scenario.js';
import { playerIn } from '../table/player-in.js';
import { abilityCount } from './abilities.js';
import { countersOn } from './counters.js';
import type { Court, Judge, Judged } from './court.js';
import { judgeExpression } from './expressions.js';
import { countNamed, isCalled, objectsOf, permanentsNamed } from './objects.js';
import { judgeOfTable } from './of-table.js';

function compare(found: unknown, expected: unknown): Judged {
  return found === expected ? null : { expected, found };
}

const seat = ({ table }: Court, { player }: Claim) => (player === undefined ? undefined : table.seat(player));

function playerOf(court: Court, claim: Claim) {
  return playerIn(court.state, seat(court, claim) ?? 0);
}

function first(court: Court, claim: Claim): GameObject | undefined {
  return permanentsNamed(court, claim.name ?? '', seat(court, claim))[0];
}

/** A claim about one permanent: the first of that name. */
function ofFirst(judge: (court: Court, object: GameObject, claim: Claim) => Judged): Judge {
  return (court, claim) => {
    const object = first(court, claim);
    return object === undefined
      ? { expected: `a permanent ${claim.name}`, found: 'none' }
      : judge(court, object, claim);
  };
}

function countIn(zone: 'hand' | 'graveyard' | 'library'): Judge {
  return (court, claim) => compare(countNamed(court, playerOf(court, claim)[zone], claim.name ?? ''), claim.value);
}

function sizeOf(zone: 'hand' | 'graveyard' | 'library'): Judge {
  return (court, claim) => compare(playerOf(court, claim)[zone].length, claim.value);
}

function owned(court: Court, { owner }: Claim) {
  const by = owner === undefined ? undefined : court.table.seat(owner);
  return objectsOf(court.state, court.state.exile).filter((object) => by === undefined || object.owner === by);
}

function hasType(court: Court, object: GameObject, type: string): boolean {
  const found = cardTypes.find((each) => each.toLowerCase() === type.toLowerCase());
  if (found === undefined) {
    const { supertypes } = characteristicsOf(court.state, object);
    return supertypes.some((each) => each.toLowerCase() === type.toLowerCase());
  }
  return (characteristicsOf(court.state, object).types & typeBit(found)) !== 0;
}

const judges: Readonly<Record<string, Judge>> = {
  life: (court, claim) => compare(playerOf(court, claim).life, claim.value),
  handCount: countIn('hand'),
  handSize: sizeOf('hand'),
  graveyardCount: countIn('graveyard'),
  graveyardSize: sizeOf('graveyard'),
  libraryCount: countIn('library'),
  librarySize: sizeOf('library'),
  permanentCount: (court, claim) =>
    compare(permanentsNamed(court, claim.name ?? '', seat(court, claim)).length, claim.value),
  permanentTotal: (court, claim) => {
    const all = objectsOf(court.state, [...court.state.battlefield, ...court.state.phasedOut]);
    return compare(all.filter(({ controller }) => controller === seat(court, claim)).length, claim.value);
  },
  tokenCount: (court, claim) => {
    const named = permanentsNamed(court, claim.name ?? '', seat(court, claim));
    return compare(named.filter(({ kind }) => kind === 'token').length, claim.value);
  },
  exileCount: (court, claim) =>
    compare(owned(court, claim).filter((object) => isCalled(court, object, claim.name ?? '')).length, claim.value),
  exileSize: (court, claim) => compare(owned(court, claim).length, claim.value),
  commandZoneCount: (court, claim) => {
    const own = objectsOf(court.state, court.state.command).filter(({ owner }) => owner === seat(court, claim));
    return compare(own.filter((object) => isCalled(court, object, claim.name ?? '')).length, claim.value);
  },
  tapped: (court, claim) => {
    const named = permanentsNamed(court, claim.name ?? '', seat(court, claim));
    const wrong = named.find(({ tapped }) => tapped !== claim.value);
    if (named.length === 0) return { expected: `a permanent ${claim.name}`, found: 'none' };
    return wrong === undefined ? null : { expected: claim.value, found: wrong.tapped };
  },
  tappedCount: (court, claim) => {
    const named = permanentsNamed(court, claim.name ?? '', seat(court, claim));
    return compare(named.filter(({ tapped }) => tapped === claim.tapped).length, claim.value);
  },
  powerToughness: (court, claim) => {
    const named = permanentsNamed(court, claim.name ?? '', seat(court, claim));
    const sizes = named.map((object) => {
      const { power, toughness } = characteristicsOf(court.state, object);
      return `${power ?? 0}/${toughness ?? 0}`;
    });
    const wanted = `${claim.power}/${claim.toughness}`;
    const fits =
      claim.scope === 'all' ? sizes.length > 0 && sizes.every((size) => size === wanted) : sizes.includes(wanted);
    return fits ? null : { expected: wanted, found: sizes.join(', ') || 'none' };
  },
  counters: (court, claim) => {
    const object = first(court, claim);
    return compare(object === undefined ? 0 : countersOn(object, claim.counter ?? ''), claim.value);
  },
  playerCounters: (court, claim) => compare(countersOn(playerOf(court, claim), claim.counter ?? ''), claim.value),
  exiledCardCounters: (court, claim) => cardCounters(court, claim),
  cardCounters: (court, claim) => cardCounters(court, claim),
  damage: ofFirst((_, object, claim) => compare(object.damage, claim.value)),
  type: ofFirst((court, object, claim) => compare(hasType(court, object, claim.type ?? ''), claim.value)),
  subtype: ofFirst((court, object, claim) => {
    const { subtypes } = characteristicsOf(court.state, object);
    return compare(
      subtypes.some((each) => each.toLowerCase() === claim.subtype?.toLowerCase()),
      claim.value,
    );
  }),
  color: ofFirst((court, object, claim) => {
    const { colors: mask } = characteristicsOf(court.state, object);
    const found = colors.filter((each, i) => (mask & (1 << i)) !== 0 && claim.colors?.includes(each));
    const wanted = claim.colors?.length ?? 0;
    return claim.value === true ? compare(found.length, wanted) : compare(found.length, 0);
  }),
  ability: (court, claim) => {
    const named = permanentsNamed(court, claim.name ?? '', seat(court, claim));
    if (claim.copies !== undefined && named.length !== claim.copies) {
      return { expected: `${claim.copies} ${claim.name}`, found: named.length };
    }
    const having = named.filter((object) => abilityCount(court.state, object, claim.ability ?? '') > 0);
    return claim.value === true ? compare(having.length, named.length || 1) : compare(having.length, 0);
  },
  abilities: ofFirst((court, object, claim) => {
    const missing = (claim.abilities ?? []).filter((text) => abilityCount(court.state, object, text) === 0);
    return missing.length === 0 ? null : { expected: claim.abilities, found: `without ${missing.join(', ')}` };
  }),
  abilityCount: ofFirst((court, object, claim) =>
    compare(abilityCount(court.state, object, claim.ability ?? ''), claim.value),
  ),
  attachedTo: (court, claim) => {
    const hosts = permanentsNamed(court, claim.name ?? '').map(({ id }) => id);
    const all = permanentsNamed(court, claim.attachment ?? '');
    return compare(
      all.some(({ attachedTo }) => hosts.includes(attachedTo)),
      claim.value,
    );
  },
  manaPool: (court, claim) => {
    const wanted = claim.colors ?? claim.color ?? '';
    return compare(playerOf(court, claim).mana.filter(({ type }) => wanted.includes(type)).length, claim.value);
  },
  hasWon: (court, claim) => {
    const won = court.state.outcome?.winners.includes(present(seat(court, claim))) ?? false;
    return compare(won, claim.value);
  },
  hasLost: (court, claim) => {
    // Another player's victory ends the game for the rest (CR 104.2b), who have lost it as the scenarios count.
    const winners = court.state.outcome?.winners ?? [];
    const beaten = winners.length > 0 && !winners.includes(present(seat(court, claim)));
    return compare(playerOf(court, claim).lost || beaten, claim.value);
  },
  activePlayer: (court, claim) => compare(court.state.activePlayer, seat(court, claim)),
  expr: (court, claim) => judgeExpression(court, claim),
};

function cardCounters(court: Court, claim: Claim): Judged {
  const named = owned(court, { kind: claim.kind }).filter((object) => isCalled(court, object, claim.name ?? ''));
  return compare(named[0] === undefined ? 0 : countersOn(named[0], claim.counter ?? ''), claim.value);
}

/** Judges a claim. @throws Unmatched for kinds of claims that there is no measure for */
export function judge(court: Court, claim: Claim): Judged {
  const known = judges[claim.kind] ?? judgeOfTable(claim.kind);
  if (known === undefined)
    throw new Unmatched(`no measure for a claim of “${claim.kind}”`, `no measure for a claim of “${claim.kind}”`);
  return known(court, claim);
}
