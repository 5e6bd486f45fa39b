import type { JSX } from 'preact';
import type { Board } from '../contract/board.js';
import type { Permanent } from '../contract/cards.js';
import { PermanentCard } from './permanent-card.js';
import { pilesOf, rowOf, type Pile, type Row } from './piles.js';
import { choiceOf, keyOf, type TableChoices } from './table-choices.js';

interface BattlefieldProps {
  readonly board: Board;
  readonly seat: number;
  readonly changed: ReadonlySet<number>;
  readonly choices: TableChoices;
  /** Whether the part is at the bottom of the screen, with creatures in its top row. */
  readonly near: boolean;
}

const rowNames: Readonly<Record<Row, string>> = {
  creatures: 'creatures',
  others: 'artifacts and enchantments',
  lands: 'lands',
};

/** A seat's part of the battlefield in rows. An attachment is drawn with its host. */
export function Battlefield(props: BattlefieldProps): JSX.Element {
  const { board, seat, near } = props;
  const byId = new Map(board.battlefield.map((permanent) => [permanent.id, permanent]));
  const own = board.battlefield.filter((permanent) => homeOf(permanent, byId).controller === seat);
  const roots = own.filter(({ attachedTo }) => attachedTo === null || !byId.has(attachedTo));
  const roles = combatRoles(board);
  const name = board.seats[seat]?.name ?? '';
  const row = (kind: Row): JSX.Element | null => {
    const ofKind = roots.filter((permanent) => rowOf(permanent) === kind);
    const piles = pilesOf(ofKind, apartIn(props, roles));
    return piles.length === 0 ? null : (
      <ul key={kind} class={`row ${kind}`} aria-label={`${name}: ${rowNames[kind]}`}>
        {piles.map((pile) => (
          <li key={pile.top.id}>
            <PileView {...props} pile={pile} byId={byId} roles={roles} />
          </li>
        ))}
      </ul>
    );
  };
  const back = (
    <div key="back" class="back">
      {row('lands')}
      {row('others')}
    </div>
  );
  return (
    <div class={`field ${near ? 'near' : 'far'}`}>{near ? [row('creatures'), back] : [back, row('creatures')]}</div>
  );
}

type Roles = ReadonlyMap<number, 'attacking' | 'blocking'>;
type ById = ReadonlyMap<number, Permanent>;

function combatRoles({ combat }: Board): Roles {
  const roles = new Map<number, 'attacking' | 'blocking'>();
  for (const { object, blockers } of combat?.attackers ?? []) {
    roles.set(object, 'attacking');
    for (const blocker of blockers) roles.set(blocker, 'blocking');
  }
  return roles;
}

/** Permanents that must not be hidden in a pile: those in combat, and targets of objects on the stack. */
function apartIn({ board, choices }: BattlefieldProps, roles: Roles): ReadonlySet<number> {
  const targets = board.stack.flatMap(({ targets: slots }) => slots.flat().map(({ ref }) => ref.id));
  const chosen = [...choices.chosen].map((key) => Number(key.split(' ')[1]));
  return new Set([...roles.keys(), ...targets, ...chosen]);
}

/** The permanent with which another one is drawn: its host, or the host of that. */
function homeOf(permanent: Permanent, byId: ById): Permanent {
  let home = permanent;
  for (let steps = 0; steps < 20; steps++) {
    const next = home.attachedTo === null ? undefined : byId.get(home.attachedTo);
    if (next === undefined) return home;
    home = next;
  }
  return home;
}

function PileView(
  props: BattlefieldProps & { readonly pile: Pile; readonly byId: ById; readonly roles: Roles },
): JSX.Element {
  const { pile, byId, roles, changed, choices } = props;
  const { top, ids } = pile;
  const card = (permanent: Permanent, count: number): JSX.Element => (
    <PermanentCard
      key={permanent.id}
      permanent={permanent}
      count={count}
      isChanged={(count > 1 ? ids : [permanent.id]).some((id) => changed.has(id))}
      choice={choiceOf(choices, keyOf({ is: 'object', id: permanent.id }))}
      combat={roles.get(permanent.id)}
    />
  );
  const attached = attachedTo(top, byId);
  if (attached.length === 0) return card(top, ids.length);
  return (
    <div class="attached-group">
      {card(top, 1)}
      {attached.map((permanent) => card(permanent, 1))}
    </div>
  );
}

/** Everything that is attached to a permanent, or to one of its attachments. */
function attachedTo({ attachments }: Permanent, byId: ById, depth = 0): readonly Permanent[] {
  if (depth > 10) return [];
  return attachments.flatMap((id) => {
    const found = byId.get(id);
    return found === undefined ? [] : [found, ...attachedTo(found, byId, depth + 1)];
  });
}
