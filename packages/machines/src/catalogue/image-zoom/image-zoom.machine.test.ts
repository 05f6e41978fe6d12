import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { imageZoomMachine } from './image-zoom.machine.ts';
import { imageZoomVerbs, imageZoomView } from './image-zoom.view.ts';

function openImage(at = 0, count = 3) {
  const actor = createActor(imageZoomMachine).start();
  const verbs = imageZoomVerbs((event) => actor.send(event));
  verbs.open(at, count);
  return { ...verbs, view: () => imageZoomView(actor.getSnapshot()) };
}

describe('the large image of a product', () => {
  it('opens whole at the image that was pressed, and closes', () => {
    const image = openImage(1);
    expect(image.view()).toEqual({ isOpen: true, at: 1, scale: 1, canZoomIn: true, canZoomOut: false });
    image.close();
    expect(image.view().isOpen).toBe(false);
  });

  it('is replaced by the next and the previous one, the last by the first', () => {
    const image = openImage(2);
    image.next();
    expect(image.view().at).toBe(0);
    image.previous();
    expect(image.view().at).toBe(2);
    image.previous();
    expect(image.view().at).toBe(1);
  });

  it('stays where there is no other one, at its size', () => {
    const image = openImage(0, 1);
    image.zoomIn();
    image.next();
    expect(image.view()).toMatchObject({ at: 0, scale: 2 });
  });

  it('is enlarged 1 to 4 times, in whole steps', () => {
    const image = openImage();
    const scales = [1, 2, 3, 4].map(() => {
      image.zoomIn();
      return image.view().scale;
    });
    expect(scales).toEqual([2, 3, 4, 4]);
    expect(image.view()).toMatchObject({ canZoomIn: false, canZoomOut: true });
    const smaller = [1, 2, 3, 4].map(() => {
      image.zoomOut();
      return image.view().scale;
    });
    expect(smaller).toEqual([3, 2, 1, 1]);
    expect(image.view().canZoomOut).toBe(false);
  });

  it('is enlarged by a double press, and whole after the next one', () => {
    const image = openImage();
    image.toggle();
    expect(image.view().scale).toBe(2);
    image.zoomIn();
    image.toggle();
    expect(image.view().scale).toBe(1);
  });

  it('follows two fingers within its limits, and the steps go on from there', () => {
    const image = openImage();
    image.pinch(1.5);
    image.pinch(1.5);
    expect(image.view().scale).toBe(2.25);
    image.zoomOut();
    expect(image.view().scale).toBe(2);
    image.pinch(10);
    expect(image.view()).toMatchObject({ scale: 4, canZoomIn: false });
    image.pinch(0.1);
    expect(image.view()).toMatchObject({ scale: 1, canZoomOut: false });
    image.pinch(1.2);
    image.zoomOut();
    expect(image.view()).toMatchObject({ scale: 1, canZoomOut: false });
  });

  it('shows another image whole, and the next product from its own first one', () => {
    const image = openImage();
    image.zoomIn();
    image.next();
    expect(image.view()).toMatchObject({ at: 1, scale: 1, canZoomOut: false });
    image.zoomIn();
    image.close();
    image.open(0, 2);
    expect(image.view()).toMatchObject({ isOpen: true, at: 0, scale: 1 });
  });
});
