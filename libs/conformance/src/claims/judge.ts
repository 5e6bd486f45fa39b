import { colors, cardTypes } from '@stacktrail/card-tree';
import { baseSizeOf, characteristicsOf } from '@stacktrail/characteristics';
import { typeBit, type GameObject } from '@stacktrail/game-state';
import { Unmatched } from '../outcome/outcomes.js';
import { required } from '../scenario/required.js';
import type { Claim } from '../scenario/scenario.js';
import { playerIn } from '../table/player-in.js';
import { abilityCount } from './abilities.js';
import { countersOn } from './counters.js';
import type { ClaimContext, Judge, MismatchOrNone } from './claim-context.js';
import { judgeExpression } from './expressions.js';
import { countNamed, isCalled, objectsOf, permanentsNamed } from './objects.js';
import { isTopCardRevealed, judgeOfGame } from './stack-and-combat.js';

function compare(found: unknown, expected: unknown): MismatchOrNone {
  return found === expected ? null : { expected, found };
}

const seat = ({ table }: ClaimContext, { player }: Claim) => (player === undefined ? undefined : table.seat(player));

function playerOf(context: ClaimContext, claim: Claim) {
  return playerIn(context.state, seat(context, claim) ?? 0);
}

function first(context: ClaimContext, claim: Claim): GameObject | undefined {
  return permanentsNamed(context, claim.name ?? '', seat(context, claim))[0];
}

/** A claim about one permanent: the first of that name. */
function ofFirst(judge: (context: ClaimContext, object: GameObject, claim: Claim) => MismatchOrNone): Judge {
  return (context, claim) => {
    const object = first(context, claim);
    return object === undefined
      ? { expected: `a permanent ${claim.name}`, found: 'none' }
      : judge(context, object, claim);
  };
}

function countIn(zone: 'hand' | 'graveyard' | 'library'): Judge {
  return (context, claim) =>
    compare(countNamed(context, playerOf(context, claim)[zone], claim.name ?? ''), claim.value);
}

function sizeOf(zone: 'hand' | 'graveyard' | 'library'): Judge {
  return (context, claim) => compare(playerOf(context, claim)[zone].length, claim.value);
}

/** The cards in exile that a player owns; all if the claim names no owner. */
function ownedInExile(context: ClaimContext, { owner }: Claim) {
  const by = owner === undefined ? undefined : context.table.seat(owner);
  return objectsOf(context.state, context.state.exile).filter((object) => by === undefined || object.owner === by);
}

function hasType(context: ClaimContext, object: GameObject, type: string): boolean {
  const found = cardTypes.find((each) => each.toLowerCase() === type.toLowerCase());
  if (found === undefined) {
    const { supertypes } = characteristicsOf(context.state, object);
    return supertypes.some((each) => each.toLowerCase() === type.toLowerCase());
  }
  return (characteristicsOf(context.state, object).types & typeBit(found)) !== 0;
}

const judges: Readonly<Record<string, Judge>> = {
  life: (context, claim) => compare(playerOf(context, claim).life, claim.value),
  handCount: countIn('hand'),
  handSize: sizeOf('hand'),
  graveyardCount: countIn('graveyard'),
  graveyardSize: sizeOf('graveyard'),
  libraryCount: countIn('library'),
  librarySize: sizeOf('library'),
  permanentCount: (context, claim) =>
    compare(permanentsNamed(context, claim.name ?? '', seat(context, claim)).length, claim.value),
  permanentTotal: (context, claim) => {
    const all = objectsOf(context.state, [...context.state.battlefield, ...context.state.phasedOut]);
    return compare(all.filter(({ controller }) => controller === seat(context, claim)).length, claim.value);
  },
  tokenCount: (context, claim) => {
    const named = permanentsNamed(context, claim.name ?? '', seat(context, claim));
    return compare(named.filter(({ kind }) => kind === 'token').length, claim.value);
  },
  exileCount: (context, claim) =>
    compare(
      ownedInExile(context, claim).filter((object) => isCalled(context, object, claim.name ?? '')).length,
      claim.value,
    ),
  exileSize: (context, claim) => compare(ownedInExile(context, claim).length, claim.value),
  commandZoneCount: (context, claim) => {
    const own = objectsOf(context.state, context.state.command).filter(({ owner }) => owner === seat(context, claim));
    return compare(own.filter((object) => isCalled(context, object, claim.name ?? '')).length, claim.value);
  },
  emblemTotal: (context, claim) => {
    const emblems = objectsOf(context.state, context.state.command).filter(({ kind }) => kind === 'emblem');
    return compare(emblems.filter(({ controller }) => controller === seat(context, claim)).length, claim.value);
  },
  playerInGame: (context, claim) =>
    compare(!playerIn(context.state, context.table.seat(claim.who ?? '')).lost, claim.value),
  topCardRevealed: (context, claim) => compare(isTopCardRevealed(context.state, playerOf(context, claim)), claim.value),
  tapped: (context, claim) => {
    const named = permanentsNamed(context, claim.name ?? '', seat(context, claim));
    const wrong = named.find(({ tapped }) => tapped !== claim.value);
    if (named.length === 0) return { expected: `a permanent ${claim.name}`, found: 'none' };
    return wrong === undefined ? null : { expected: claim.value, found: wrong.tapped };
  },
  tappedCount: (context, claim) => {
    const named = permanentsNamed(context, claim.name ?? '', seat(context, claim));
    return compare(named.filter(({ tapped }) => tapped === claim.tapped).length, claim.value);
  },
  powerToughness: sizeBy(characteristicsOf),
  basePowerToughness: sizeBy(baseSizeOf),
  counters: (context, claim) => {
    const object = first(context, claim);
    return compare(object === undefined ? 0 : countersOn(object, claim.counter ?? ''), claim.value);
  },
  playerCounters: (context, claim) => compare(countersOn(playerOf(context, claim), claim.counter ?? ''), claim.value),
  exiledCardCounters: (context, claim) => cardCounters(context, claim),
  cardCounters: (context, claim) => cardCounters(context, claim),
  damage: ofFirst((_, object, claim) => compare(object.damage, claim.value)),
  type: ofFirst((context, object, claim) => compare(hasType(context, object, claim.type ?? ''), claim.value)),
  subtype: ofFirst((context, object, claim) => {
    const { subtypes } = characteristicsOf(context.state, object);
    return compare(
      subtypes.some((each) => each.toLowerCase() === claim.subtype?.toLowerCase()),
      claim.value,
    );
  }),
  color: ofFirst((context, object, claim) => {
    const { colors: mask } = characteristicsOf(context.state, object);
    const found = colors.filter((each, i) => (mask & (1 << i)) !== 0 && claim.colors?.includes(each));
    const wanted = claim.colors?.length ?? 0;
    return claim.value === true ? compare(found.length, wanted) : compare(found.length, 0);
  }),
  ability: (context, claim) => {
    const named = permanentsNamed(context, claim.name ?? '', seat(context, claim));
    if (claim.copies !== undefined && named.length !== claim.copies) {
      return { expected: `${claim.copies} ${claim.name}`, found: named.length };
    }
    const having = named.filter((object) => abilityCount(context.state, object, claim.ability ?? '') > 0);
    return claim.value === true ? compare(having.length, named.length || 1) : compare(having.length, 0);
  },
  abilities: ofFirst((context, object, claim) => {
    const missing = (claim.abilities ?? []).filter((text) => abilityCount(context.state, object, text) === 0);
    return missing.length === 0 ? null : { expected: claim.abilities, found: `without ${missing.join(', ')}` };
  }),
  abilityCount: ofFirst((context, object, claim) =>
    compare(abilityCount(context.state, object, claim.ability ?? ''), claim.value),
  ),
  attachedTo: (context, claim) => {
    const hosts = permanentsNamed(context, claim.name ?? '').map(({ id }) => id);
    const all = permanentsNamed(context, claim.attachment ?? '');
    return compare(
      all.some(({ attachedTo }) => hosts.includes(attachedTo)),
      claim.value,
    );
  },
  manaPool: (context, claim) => {
    const wanted = claim.colors ?? claim.color ?? '';
    return compare(playerOf(context, claim).mana.filter(({ type }) => wanted.includes(type)).length, claim.value);
  },
  hasWon: (context, claim) => {
    const won = context.state.outcome?.winners.includes(required(seat(context, claim))) ?? false;
    return compare(won, claim.value);
  },
  hasLost: (context, claim) => {
    // Another player's victory ends the game for the rest (CR 104.2b), who have lost it as the scenarios count.
    const winners = context.state.outcome?.winners ?? [];
    const beaten = winners.length > 0 && !winners.includes(required(seat(context, claim)));
    return compare(playerOf(context, claim).lost || beaten, claim.value);
  },
  activePlayer: (context, claim) => compare(context.state.activePlayer, seat(context, claim)),
  expr: (context, claim) => judgeExpression(context, claim),
};

/** Judges a size such as 2/2: of one permanent of the name, or where the claim says so of all. */
function sizeBy(sizeIn: typeof baseSizeOf): Judge {
  return (context, claim) => {
    const named = permanentsNamed(context, claim.name ?? '', seat(context, claim));
    const sizes = named.map((object) => {
      const { power, toughness } = sizeIn(context.state, object);
      return `${power ?? 0}/${toughness ?? 0}`;
    });
    const wanted = `${claim.power}/${claim.toughness}`;
    const fits =
      claim.scope === 'all' ? sizes.length > 0 && sizes.every((size) => size === wanted) : sizes.includes(wanted);
    return fits ? null : { expected: wanted, found: sizes.join(', ') || 'none' };
  };
}

function cardCounters(context: ClaimContext, claim: Claim): MismatchOrNone {
  const named = ownedInExile(context, { kind: claim.kind }).filter((object) =>
    isCalled(context, object, claim.name ?? ''),
  );
  return compare(named[0] === undefined ? 0 : countersOn(named[0], claim.counter ?? ''), claim.value);
}

/** Judges a claim. @throws Unmatched for kinds of claims that there is no measure for */
export function judge(context: ClaimContext, claim: Claim): MismatchOrNone {
  const known = judges[claim.kind] ?? judgeOfGame(claim.kind);
  if (known === undefined) throw new Unmatched(`there is no judge for a claim of the kind “${claim.kind}”`);
  return known(context, claim);
}
