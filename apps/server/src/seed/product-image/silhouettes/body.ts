import type { ProductImageSpec } from '../product-image.types.ts';
import type { Paint } from '../palette.ts';
import type { Box } from '../svg.ts';

/**
 * One drawn object, standing on the origin with y pointing down, so that it can be placed and scaled anywhere.
 * The label is clipped to its outline and lies between `under` and `over`.
 */
export type Body = {
  readonly width: number;
  readonly height: number;
  readonly under: string;
  readonly label?: { readonly box: Box; readonly outline: string };
  readonly over: string;
  /** Replaces the shadow at the foot, for objects that hang or lie flat. */
  readonly shadow?: string;
};

/** Draws one silhouette. */
export type DrawBody = (spec: ProductImageSpec, paint: Paint) => Body;

/** A label around a round body, from edge to edge. */
export const wrap = (half: number, top: number, bottom: number): Box => ({
  x: -half,
  y: top,
  width: 2 * half,
  height: bottom - top,
});
