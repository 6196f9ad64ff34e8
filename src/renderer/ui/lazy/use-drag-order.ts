import { useRef, useState, type DragEvent } from 'react';

interface Options {
  readonly ids: readonly number[];
  /** Shows another order, null for the one before; nothing is saved yet. */
  readonly show: (ids: readonly number[] | null) => void;
  /** One was dropped at a new place. */
  readonly onDrop: (id: number, ids: readonly number[]) => void;
}

/** The ids with one of them at another place, counted from 0. */
export function moved(ids: readonly number[], id: number, place: number): readonly number[] {
  const others = ids.filter((each) => each !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/** Dragging rows by their handles. The rows make room at once; a drag that is broken off leaves them as they were. */
export function useDragOrder({ ids, show, onDrop }: Options) {
  const [dragged, setDragged] = useState<number | null>(null);
  const before = useRef(ids);
  return {
    dragged,
    handle: (id: number) => ({
      draggable: true,
      onDragStart(event: DragEvent) {
        before.current = ids;
        setDragged(id);
        event.dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing that holds nothing.
        event.dataTransfer.setData('text/plain', '');
        const row = event.currentTarget.closest('li');
        if (row) event.dataTransfer.setDragImage(row, 20, row.offsetHeight / 2);
      },
      onDragEnd(event: DragEvent) {
        setDragged(null);
        const isMoved = ids.some((each, place) => each !== before.current[place]);
        if (isMoved && event.dataTransfer.dropEffect !== 'none') onDrop(id, ids);
        else show(null);
      },
    }),
    row: (id: number) => ({
      onDragOver(event: DragEvent) {
        if (dragged === null) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        if (id === dragged) return;
        // Past the middle of the other row: rows of different heights would change places again and again.
        const { top, height } = event.currentTarget.getBoundingClientRect();
        const below = event.clientY - top - height / 2;
        const isDown = ids.indexOf(dragged) < ids.indexOf(id);
        if (isDown ? below < 0 : below > 0) return;
        show(moved(ids, dragged, ids.indexOf(id)));
      },
      onDrop(event: DragEvent) {
        if (dragged !== null) event.preventDefault();
      },
    }),
  };
}

export type DragOrder = ReturnType<typeof useDragOrder>;
