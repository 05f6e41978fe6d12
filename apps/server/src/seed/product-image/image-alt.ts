import type { ProductImageSpec, ProductImageView, Silhouette } from './product-image.types.ts';

const nouns: Readonly<Record<Silhouette, string>> = {
  bottle: 'a bottle with a ribbed cap',
  flask: 'a slim bottle',
  dropper: 'a small bottle with a dropper',
  pump: 'a pump bottle',
  mist: 'a spray bottle',
  jug: 'a bottle with a handle',
  jar: 'a jar with a screw lid',
  tube: 'a tube standing on its cap',
  box: 'an upright box',
  carton: 'a low carton',
  sachet: 'a sachet',
  tin: 'a printed tin',
  balm: 'a flat round tin',
  bag: 'a stand-up pouch',
  'copper-bottle': 'a hammered copper bottle',
  'pressure-monitor': 'a monitor with large digits and its arm cuff',
  thermometer: 'a stick thermometer beside its case',
  oximeter: 'a fingertip clip with a dark display and a cord',
  glucometer: 'a meter with a test strip, beside a vial of strips',
  scale: 'a glass scale with two foot marks',
  steamer: 'a steam inhaler with its mask',
  tee: 'a T-shirt on a hanger',
  kurta: 'a kurta on a hanger',
  kurti: 'a printed kurti on a hanger',
  trousers: 'trousers with a drawstring',
  stole: 'a stole over a rod, with its border and fringe',
  socks: 'three pairs of socks with a paper tag',
};

const insides: Readonly<Record<ProductImageSpec['contents'], string>> = {
  tablets: 'a bowl of the tablets beside the pack',
  capsules: 'a bowl of the capsules beside the pack',
  softgels: 'a bowl of the softgels beside the pack',
  powder: 'a bowl of the powder beside the pack',
  liquid: 'a bowl showing the colour of the liquid, beside the pack',
  cream: 'a bowl showing the texture, beside the pack',
  bars: 'the bars stacked beside the pack',
  cubes: 'a bowl of the crystals beside the tin',
  grains: 'a bowl of the flakes beside the box',
  leaves: 'a bowl of the loose leaf beside the box',
  sticks: 'the sticks on a brass plate, one lit, beside the box',
  sachets: 'three single sachets beside the pack',
  cloth: 'the cloth close up with its sewn label',
  kit: 'the instrument close up with a card naming it',
};

const sights: Readonly<Record<ProductImageView, (spec: ProductImageSpec) => string>> = {
  front: (spec) => nouns[spec.silhouette],
  detail: (spec) => insides[spec.contents],
  scene: (spec) => `${nouns[spec.silhouette]} on a plinth`,
};

/** One sentence for people who cannot see the image: the product, then the content of this view. */
export const imageAlt = (
  product: { readonly name: string; readonly productImage: ProductImageSpec },
  view: ProductImageView,
): string => `${product.name} by ${product.productImage.brand}: ${sights[view](product.productImage)}.`;
