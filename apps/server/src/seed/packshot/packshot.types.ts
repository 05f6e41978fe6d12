/** Colour families; a category owns one, a product may borrow a second one as its accent. */
export type PackshotPalette =
  'botanical' | 'turmeric' | 'lagoon' | 'rose' | 'indigo' | 'slate' | 'terracotta' | 'brass';

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

/** Things to wear, shown flat, and the copper water bottle's sibling among household goods. */
type GarmentSilhouette = 'tee' | 'kurta' | 'kurti' | 'trousers' | 'stole' | 'socks';

/** The outline a product is recognised by at 96 px. */
export type Silhouette = PackSilhouette | DeviceSilhouette | GarmentSilhouette | 'copper-bottle';

/** What is drawn on the label: one botanical or graphic sign per product. */
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

/** What the body is made of. */
export type Finish = 'deep' | 'pale' | 'amber' | 'clear' | 'kraft';

/** What is inside, shown in the detail view. */
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

/** Everything needed to draw one product; plain data, so that it can sit beside the product it shows. */
export type PackshotSpec = {
  readonly silhouette: Silhouette;
  readonly palette: PackshotPalette;
  readonly accent: PackshotPalette;
  readonly motif: Motif;
  readonly house: LabelHouse;
  readonly finish: Finish;
  readonly contents: Contents;
  /** The brand's name as printed. */
  readonly brand: string;
  /** One to three short lines. */
  readonly title: readonly [string, ...string[]];
  /** What and how much, for example '60 tablets'. */
  readonly subtitle: string;
  /** Prints the green vegetarian mark that food and supplements carry in India. */
  readonly vegetarian?: boolean;
};

/** Front: the pack as on a shelf. Detail: its contents beside a close crop. Scene: the pack among its motif. */
export type PackshotView = 'front' | 'detail' | 'scene';
