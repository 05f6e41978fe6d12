/** Sample events that reach every state of the machine, for tests and stories. */
export const imageZoomScenario = {
  open: { type: 'zoom.open', at: 0, count: 3 },
  openOnly: { type: 'zoom.open', at: 0, count: 1 },
  next: { type: 'image.next' },
  previous: { type: 'image.previous' },
  zoomIn: { type: 'zoom.in' },
  zoomOut: { type: 'zoom.out' },
  toggle: { type: 'zoom.toggle' },
  pinch: { type: 'zoom.pinch', factor: 10 },
  close: { type: 'zoom.close' },
} as const;
