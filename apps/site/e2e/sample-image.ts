const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEUUVjvhvyWAAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRYhe3BgQAAAADDoPlT3+AEVQEAAAB0DRBAAAGx1LfoAAAAAElFTkSuQmCC',
  'base64',
);

/** An image of 64 × 64 px in one colour, as a file with this name. */
export const sampleImage = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG });
