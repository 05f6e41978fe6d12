/** Loads the image library when the first image is processed: it takes some 10 MB, and many processes never need it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  return sharp;
}
