/** Colour families; each category has one, and a product may use a second one as its accent. */
export type ProductImagePalette =
  | 'botanical'
  | 'turmeric'
  | 'lagoon'
  | 'rose'
  | 'indigo'
  | 'slate'
  | 'terracotta'
  | 'brass';

/** Vessels, boxes and bags: everything that carries a printed label. */
type PackSilhouette =
  | 'bottle'
  | 'flask'
  | 'dropper'
  | 'pump'
  | 'mist'
  | 'jug'
  | 'jar'
  | 'tube'
  | 'box'
  | 'carton'
  | 'sachet'
  | 'tin'
  | 'balm'
  | 'bag';

/** Medical equipment, each with a body of its own. */
type DeviceSilhouette = 'pressure-monitor' | 'thermometer' | 'oximeter' | 'glucometer' | 'scale' | 'steamer';

/** Clothes, shown flat. */
type GarmentSilhouette = 'tee' | 'kurta' | 'kurti' | 'trousers' | 'stole' | 'socks';

/** The outline that makes a product recognisable at 96 px. */
export type Silhouette = PackSilhouette | DeviceSilhouette | GarmentSilhouette | 'copper-bottle';

/** The motif on the label: one botanical or graphic sign per product. */
export type Motif =
  | 'tulsi'
  | 'neem'
  | 'moringa'
  | 'brahmi'
  | 'giloy'
  | 'tea'
  | 'aloe'
  | 'root'
  | 'turmeric'
  | 'rose'
  | 'lotus'
  | 'saffron'
  | 'marigold'
  | 'jasmine'
  | 'cotton'
  | 'clove'
  | 'amla'
  | 'triphala'
  | 'citrus'
  | 'pomegranate'
  | 'soapnut'
  | 'flax'
  | 'mustard'
  | 'ragi'
  | 'pistachio'
  | 'sandalwood'
  | 'honeycomb'
  | 'drop'
  | 'wave'
  | 'sun'
  | 'moon'
  | 'crystal'
  | 'smoke'
  | 'pulse'
  | 'degree'
  | 'breath'
  | 'balance'
  | 'steam'
  | 'paisley'
  | 'block-print'
  | 'stripes'
  | 'asana';

/** Label layouts and type: one per house brand, so that a brand is recognisable across categories. */
export type LabelHouse = 'arch' | 'band' | 'split' | 'medallion' | 'block' | 'plate' | 'tag' | 'frame';

/** The material of the body. */
export type Finish = 'deep' | 'pale' | 'amber' | 'clear' | 'kraft';

/** The contents, shown in the detail view. */
export type Contents =
  | 'tablets'
  | 'capsules'
  | 'softgels'
  | 'powder'
  | 'liquid'
  | 'cream'
  | 'bars'
  | 'cubes'
  | 'grains'
  | 'leaves'
  | 'sticks'
  | 'sachets'
  | 'cloth'
  | 'kit';

/** Everything that is necessary to draw one product; plain data, so that it can be next to the product's data. */
export type ProductImageSpec = {
  readonly silhouette: Silhouette;
  readonly palette: ProductImagePalette;
  readonly accent: ProductImagePalette;
  readonly motif: Motif;
  readonly house: LabelHouse;
  readonly finish: Finish;
  readonly contents: Contents;
  /** The brand's name as printed. */
  readonly brand: string;
  /** One to three short lines. */
  readonly title: readonly [string, ...string[]];
  /** The contents and the amount, for example '60 tablets'. */
  readonly subtitle: string;
  /** Prints the green vegetarian mark that food and supplements carry in India. */
  readonly vegetarian?: boolean;
};

/** Front: the pack as in a shop. Detail: its contents beside a close crop. Scene: the pack among its motif. */
export type ProductImageView = 'front' | 'detail' | 'scene';
