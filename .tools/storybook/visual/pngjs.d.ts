/** The part of `pngjs` that is used here; the package has no types. */
declare module 'pngjs' {
  export class PNG {
    constructor(size: { width: number; height: number });
    readonly width: number;
    readonly height: number;
    /** Red, green, blue and alpha of each pixel, row by row. */
    readonly data: Buffer;
    static readonly sync: { read(file: Buffer): PNG; write(image: PNG): Buffer };
    /** Copies a part of an image into another one. */
    static bitblt(
      from: PNG,
      to: PNG,
      fromX: number,
      fromY: number,
      width: number,
      height: number,
      toX: number,
      toY: number,
    ): void;
  }
}
