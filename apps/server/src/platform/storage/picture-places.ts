/** Where a picture is kept as it came; `key` is its folder and name. */
export function originalPlace(key: string): string {
  return `originals/${key}`;
}

/** Where a size and format of a picture is kept; `variant` is such as `640.avif`. */
export function variantPlace(key: string, variant: string): string {
  return `variants/${key}/${variant}`;
}
