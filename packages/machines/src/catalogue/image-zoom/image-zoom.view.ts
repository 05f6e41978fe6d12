import type { SnapshotFrom } from 'xstate';
import type { ImageZoomEvent, imageZoomMachine } from './image-zoom.machine.ts';

export { imageZoomMachine } from './image-zoom.machine.ts';

/** The facts that the large image shows. */
export function imageZoomView(snapshot: SnapshotFrom<typeof imageZoomMachine>) {
  const { at, scale } = snapshot.context;
  return {
    isOpen: snapshot.matches('open'),
    /** The index of the shown image. */
    at,
    /** 1 for the whole image. */
    scale,
    canZoomIn: snapshot.can({ type: 'zoom.in' }),
    canZoomOut: snapshot.can({ type: 'zoom.out' }),
  };
}

/** What a user can do with the large image. */
export function imageZoomVerbs(send: (event: ImageZoomEvent) => void) {
  return {
    open: (at: number, count: number) => send({ type: 'zoom.open', at, count }),
    next: () => send({ type: 'image.next' }),
    previous: () => send({ type: 'image.previous' }),
    zoomIn: () => send({ type: 'zoom.in' }),
    zoomOut: () => send({ type: 'zoom.out' }),
    toggle: () => send({ type: 'zoom.toggle' }),
    /** @param factor the distance of two fingers now, divided by that of before */
    pinch: (factor: number) => send({ type: 'zoom.pinch', factor }),
    close: () => send({ type: 'zoom.close' }),
  };
}
