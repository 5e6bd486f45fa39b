import type { ComponentChildren, JSX } from 'preact';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Board } from '../contract/board.js';
import { isKnown } from '../contract/cards.js';
import { Arrows } from './arrows.js';
import { Battlefield } from './battlefield.js';
import { changedObjects } from './changed-objects.js';
import { PhaseBar } from './phase-bar.js';
import { SeatBar } from './seat-bar.js';
import { StackPanel } from './stack-panel.js';
import { noChoices, type TableChoices } from './table-choices.js';
import { ZoneStrip } from './zone-strip.js';

interface BoardViewProps {
  readonly board: Board;
  /** The board before the last event. */
  readonly before: Board | undefined;
  /** The seat whose part of the board is at the bottom. */
  readonly near: number;
  readonly choices: TableChoices;
  /** What stands beside the steps of the turn. */
  readonly children: ComponentChildren;
}

/** A game at one moment: each seat with its zones, the stack, and combat. */
export function BoardView({ board, before, near, choices, children }: BoardViewProps): JSX.Element {
  const changed = useMemo(() => changedObjects(before, board), [before, board]);
  const [open, setOpen] = useState<OpenZone | null>(null);
  const openZone = useCallback(
    (zone: OpenZone['zone'], player: number) =>
      setOpen((now) => (now?.zone === zone && now.player === player ? null : { zone, player })),
    [],
  );
  const felt = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Where not everything fits, the viewer's own side is seen first.
    felt.current?.scrollTo(0, felt.current.scrollHeight);
  }, [near, choices === noChoices]);
  const others = board.seats.filter(({ player }) => player !== near);
  return (
    <div class={`board seats-${board.seats.length}`}>
      <PhaseBar board={board}>{children}</PhaseBar>
      <div ref={felt} class={`felt ${roomOf(board)} ${showsHand(board) ? 'with-hand' : ''}`}>
        <div class="others">
          {others.map((seat) => (
            <SeatArea key={seat.player} {...{ board, before, seat: seat.player, changed, choices, open, openZone }} />
          ))}
        </div>
        <StackPanel board={board} choices={choices} />
        <SeatArea {...{ board, before, seat: near, changed, choices, open, openZone }} near />
        <Arrows board={board} />
      </div>
    </div>
  );
}

function showsHand({ seats }: Board): boolean {
  return seats.some(({ hand }) => hand.cards.some(isKnown));
}

/** The size in which cards are drawn: the fewer there are, the larger. */
function roomOf({ battlefield, seats }: Board): string {
  const rows = new Set(battlefield.map((one) => `${one.name} ${one.tapped}`)).size / seats.length;
  return rows <= 6 ? 'roomy' : rows <= 13 ? '' : 'crowded';
}

interface OpenZone {
  readonly zone: 'graveyard' | 'exile' | 'hand';
  readonly player: number;
}

interface SeatAreaProps {
  readonly board: Board;
  readonly before: Board | undefined;
  readonly seat: number;
  readonly changed: ReadonlySet<number>;
  readonly choices: TableChoices;
  readonly open: OpenZone | null;
  readonly openZone: (zone: OpenZone['zone'], player: number) => void;
  readonly near?: boolean;
}

function SeatArea({
  board,
  before,
  seat: player,
  changed,
  choices,
  open,
  openZone,
  near = false,
}: SeatAreaProps): JSX.Element {
  const seat = board.seats[player];
  if (seat === undefined) return <></>;
  const bar = (
    <SeatBar board={board} seat={seat} before={before?.seats[player]} choices={choices} openZone={openZone} />
  );
  const field = <Battlefield board={board} seat={player} changed={changed} choices={choices} near={near} />;
  const hand = seat.hand.cards.some(isKnown) && (
    <ZoneStrip label={`Hand of ${seat.name}`} cards={seat.hand.cards} changed={changed} choices={choices} kind="hand" />
  );
  const zone = open?.player === player && (
    <OpenedZone
      board={board}
      open={open}
      changed={changed}
      choices={choices}
      close={() => openZone(open.zone, player)}
    />
  );
  const parts = near ? [field, zone, bar, hand] : [bar, hand, zone, field];
  return (
    <section class={`seat-area ${near ? 'near' : 'far'}`} aria-label={seat.name}>
      {parts}
    </section>
  );
}

function OpenedZone({
  board,
  open,
  changed,
  choices,
  close,
}: {
  readonly board: Board;
  readonly open: OpenZone;
  readonly changed: ReadonlySet<number>;
  readonly choices: TableChoices;
  readonly close: () => void;
}): JSX.Element {
  const seat = board.seats[open.player];
  const cards =
    open.zone === 'exile'
      ? board.exile.filter((card) => 'owner' in card && card.owner === open.player)
      : open.zone === 'graveyard'
        ? [...(seat?.graveyard ?? [])].reverse()
        : (seat?.hand.cards ?? []);
  return (
    <div class="opened-zone">
      <h2>
        {seat?.name}: {open.zone}
        <button type="button" class="quiet" onClick={close} aria-label={`Close the ${open.zone}`}>
          ✕
        </button>
      </h2>
      {cards.length === 0 ? (
        <p class="empty-note">no cards</p>
      ) : (
        <ZoneStrip
          label={`${open.zone} of ${seat?.name}`}
          cards={cards}
          changed={changed}
          choices={choices}
          kind="zone"
        />
      )}
    </div>
  );
}
