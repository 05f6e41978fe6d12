import {
  IMAGE_REJECTIONS,
  IMAGE_TYPES,
  MAX_IMAGE_BYTES,
  NewProduct,
  productProblems,
  readLineKey,
} from '@pgm/api/contract';
import { hindiField, toHindiPart } from '../hindi-part/hindi-part.ts';
import {
  DETAIL_GROUPS,
  type DetailRow,
  EMPTY_PRODUCT,
  type ProductField,
  type ProductImage,
  type ProductValues,
  toLabelFacts,
  toTax,
} from './product-values.ts';
import { toSentPrices, toSizeNames, toSizePrices } from './size-rows.ts';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** What is wrong with the name of a detail; the message itself does not say it. */
  readonly issues?: readonly { readonly message: string }[];
}

/**
 * The rules of the form. The contract checks the parts that are sent; its errors are named by the field here. The form
 * itself checks what the parts no longer show.
 */
export const productFormSchema = {
  safeParse(input: unknown) {
    if (!isProductValues(input)) throw new Error('only the values of the form are checked');
    const parsed = NewProduct.safeParse(toParts(input));
    const issues = [
      ...(parsed.error?.issues.map(toFieldIssue) ?? []),
      ...ruleIssues(input),
      ...ownIssues(input),
    ];
    return parsed.data !== undefined && issues.length === 0 ? { data: parsed.data } : { error: { issues } };
  },
};

function isProductValues(input: unknown): input is ProductValues {
  return (
    typeof input === 'object' && input !== null && Object.keys(EMPTY_PRODUCT).every((field) => field in input)
  );
}

/** A product as the parts of the form that is sent. An empty list or row is not sent. */
function toParts(values: ProductValues) {
  const { name, description, brandId, categoryId, subCategory, pointDescription, hsn, isVisible } = values;
  const facts = toLabelFacts(values);
  const isLabelled = facts.goods !== 'OTHER' || Object.keys(facts).length > 1;
  const groups = DETAIL_GROUPS.map((group) => [group, toDetailPart(values[group])]);
  const sizes = toSizeNames(values.sizes);
  const sizePrices = toSentPrices(values.sizes);
  return {
    name,
    description,
    brandId,
    categoryId,
    subCategory,
    pointDescription,
    hsn,
    price: values.price === null ? '' : String(values.price / 100),
    sale: toSalePart(values),
    points: String(values.points ?? ''),
    gstPercent: String(values.gstPercent ?? ''),
    isVisible: String(isVisible),
    images: values.images.map(({ url }) => url),
    companionIds: values.companions.map(({ id }) => id),
    contents: toContentsPart(values),
    sizes: sizes.length === 0 ? '' : JSON.stringify(sizes),
    sizePrices: Object.keys(sizePrices).length === 0 ? '' : JSON.stringify(sizePrices),
    ...Object.fromEntries(groups),
    hindi: toHindiPart({
      name: values.nameInHindi,
      description: values.descriptionInHindi,
      pointDescription: values.pointDescriptionInHindi,
      commonName: values.commonNameInHindi,
      netQuantityAsPrinted: values.netQuantityAsPrintedInHindi,
      bestBefore: values.bestBeforeInHindi,
      ...Object.fromEntries(DETAIL_GROUPS.map((group) => [group, toHindiDetails(values[group])])),
    }),
    labelFacts: isLabelled ? JSON.stringify(facts) : '',
  };
}

/** What is in the bundle as JSON text; empty for a product that is none. */
function toContentsPart({ contents }: ProductValues): string {
  if (contents.length === 0) return '';
  return JSON.stringify(contents.map(({ id, quantity }) => ({ ...readLineKey(id), quantity })));
}

/** The sale as JSON text; empty when none of its fields is filled in. */
function toSalePart({ salePrice, saleFrom, saleUntil }: ProductValues): string {
  if (salePrice === null && saleFrom === '' && saleUntil === '') return '';
  return JSON.stringify({
    price: salePrice === null ? null : salePrice / 100,
    from: saleFrom,
    until: saleUntil,
  });
}

const isFilled = ({ label, value, hindi }: DetailRow) =>
  [label, value, hindi].some((text) => text.trim() !== '');

/** The Hindi of details, by their English names; a detail without a name has its error in English. */
function toHindiDetails(rows: readonly DetailRow[]): Record<string, string> {
  const named = rows.filter(({ label, hindi }) => label.trim() !== '' && hindi.trim() !== '');
  return Object.fromEntries(named.map(({ label, hindi }) => [label, hindi]));
}

function toDetailPart(rows: readonly DetailRow[]): string {
  const filled = rows.filter(isFilled);
  return filled.length === 0
    ? ''
    : JSON.stringify(Object.fromEntries(filled.map(({ label, value }) => [label, value])));
}

/**
 * The error by the name of its field: the path `labelFacts.maker.name` is the field `makerName`, and `sale.from` is
 * `saleFrom`.
 */
function toFieldIssue({ path, message, issues = [] }: Issue): Issue {
  const [part = '', ...fact] = path.map(String);
  const [first, ...rest] = fact;
  if (part === 'hindi' && first !== undefined) return { path: [toHindiField(first)], message };
  if (part === 'sizePrices') return { path: ['sizes'], message };
  if (part === 'companionIds') return { path: ['companions'], message };
  if (part === 'sale' && first !== undefined) return { path: [part + toCapital(first)], message };
  const isFact = part === 'labelFacts' && first !== undefined;
  const field = isFact ? [first, ...rest.map(toCapital)] : [part];
  return { path: [field.join('')], message: issues[0]?.message ?? message };
}

const toCapital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The details of a group have their Hindi in their own rows. */
function toHindiField(text: string): string {
  return DETAIL_GROUPS.some((group) => group === text) ? text : hindiField(text);
}

/** The rules that connect several fields; without a price, the parts already say what is missing. */
function ruleIssues(values: ProductValues): Issue[] {
  const { price, salePrice, isVisible } = values;
  const problems = productProblems({
    price: (price ?? 0) / 100,
    salePrice: price === null || salePrice === null ? null : salePrice / 100,
    labelFacts: toLabelFacts(values),
    ...toTax(values),
    isVisible,
    sizes: toSizeNames(values.sizes),
    sizePrices: price === null ? {} : toSizePrices(values.sizes),
  });
  return problems
    .filter(({ field }) => field !== 'price')
    .map(({ field, message }) => ({ path: [field === 'sizePrices' ? 'sizes' : field], message }));
}

function ownIssues(values: ProductValues): Issue[] {
  const { images, contents } = values;
  const issue = (field: ProductField, message: string): Issue => ({ path: [field], message });
  const rejected = images.map(imageProblem).find((problem) => problem !== undefined);
  return [
    ...(rejected === undefined ? [] : [issue('images', rejected)]),
    ...(contents.length > 0 && toSizeNames(values.sizes).length > 0
      ? [issue('contents', 'A bundle has no sizes')]
      : []),
    ...DETAIL_GROUPS.filter((group) => hasRepeated(values[group])).map((group) =>
      issue(group, 'Each detail can appear only once'),
    ),
  ];
}

function hasRepeated(rows: readonly DetailRow[]): boolean {
  const labels = rows.filter(isFilled).map(({ label }) => label.trim());
  return new Set(labels).size < labels.length;
}

/** Why a new file cannot be an image, as far as it can be checked before it is sent. */
function imageProblem({ upload }: ProductImage): string | undefined {
  if (upload === undefined) return undefined;
  // Some systems do not know the type of a file; the server reads its content.
  const isKnown = upload.type === '' || IMAGE_TYPES.some((type) => type === upload.type);
  if (!isKnown) return IMAGE_REJECTIONS.unreadable;
  return upload.bytes > MAX_IMAGE_BYTES ? IMAGE_REJECTIONS.tooLarge : undefined;
}
