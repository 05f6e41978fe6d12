import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { users } from '../auth/user/user.schema.ts';
import { brands as brandTable } from '../catalogue/tables/brand.schema.ts';
import { categories as categoryTable } from '../catalogue/tables/category.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { toHindiColumn } from '../platform/database/hindi-column.ts';
import { sampleId } from '../platform/database/id.ts';
import { SAMPLE_IMAGES_FOLDER } from '../platform/package-folder.ts';
import { type ImageStorage, originalPlace } from '../platform/storage/image-storage.ts';
import { products as productTable } from '../catalogue/tables/product.schema.ts';
import { spreadStock } from '../catalogue/stock/spread-stock.ts';
import { stockEntries, stockSizes } from '../catalogue/stock/stock.schema.ts';
import { seedAccounts } from './accounts.ts';
import { seedAddresses } from './addresses.ts';
import { seedArticles } from './articles.ts';
import type { SeedImageView } from './catalogue/catalogue.types.ts';
import {
  type SeedProduct,
  brands,
  brandsInHindi,
  categories,
  categoriesInHindi,
  products,
} from './catalogue/index.ts';
import { toProductInHindi } from './catalogue/hindi.mapper.ts';
import { toLabel } from './catalogue/label.mapper.ts';
import { seedCompany } from './company.ts';
import { seedCoupons } from './coupons.ts';
import { seedNotices } from './notices.ts';
import { seedNotifications } from './notifications.ts';
import { seedNodePayments } from './node-payments.ts';
import { seedPayouts } from './payouts.ts';
import { seedGrievances } from './grievances.ts';
import { seedLeads } from './leads.ts';
import { seedOrders, seedReturns, seedTeamOrders } from './orders.ts';
import { seedMemberRequests, seedParentChangeRequest } from './requests.ts';

const VIEWS = ['front', 'detail'] as const satisfies readonly SeedImageView[];

/**
 * Fills an empty database with the sample facts of the company, catalogue, accounts, addresses, orders, coupons, requests, articles and notifications; leaves one with anything in it alone.
 * @param now the time in ms that the sample data counts its days from
 */
export async function seed(db: Database, images: ImageStorage, now = Date.now()): Promise<void> {
  await seedCompany(db, now);
  await seedArticles(db, now);
  await seedCatalogue(db, images);
  await seedAccounts(db, now);
  await seedAddresses(db, now);
  await seedOrders(db, now);
  await seedCoupons(db, now);
  await seedMemberRequests(db, now);
  await seedNotifications(db);
  await seedNodePayments(db, now);
}

/**
 * Gives staff something to do, where the sample accounts exist: leads, grievances, returns, a request and payouts; and asha's
 * team some points. It is apart from {@link seed} because tests begin with none of these.
 */
export async function seedStaffWork(db: Database, now = Date.now()): Promise<void> {
  if ((await db.$count(users, eq(users.id, sampleId('user/staff')))) === 0) return;
  await seedLeads(db, now);
  await seedGrievances(db, now);
  await seedReturns(db, now);
  await seedTeamOrders(db, now);
  await seedParentChangeRequest(db, now);
  await seedNotices(db);
  await seedPayouts(db, now);
}

async function seedCatalogue(db: Database, images: ImageStorage): Promise<void> {
  if ((await db.$count(categoryTable)) > 0) return;
  await storeImages(images);
  await db.transaction(async (transaction) => {
    await transaction.insert(categoryTable).values(categoryRows());
    await transaction.insert(brandTable).values(brandRows());
    await transaction.insert(productTable).values(productRows());
    await transaction.insert(stockEntries).values(stockRows());
    await transaction.insert(stockSizes).values(sizeRows());
  });
}

async function storeImages(images: ImageStorage): Promise<void> {
  for (const product of products) {
    for (const view of VIEWS) {
      const file = await readFile(join(SAMPLE_IMAGES_FOLDER, `${product.slug}-${view}.svg`));
      await images.write(originalPlace(toImageKey(product, view)), file);
    }
  }
}

function toImageKey(product: SeedProduct, view: SeedImageView): string {
  return `products/${product.slug}-${view}`;
}

/** One sentence for people who cannot see the image: the product, then what this view shows. */
function toImageAlt(product: SeedProduct, view: SeedImageView): string {
  const brand = brands.find(({ slug }) => slug === product.brandSlug);
  return `${product.name} by ${brand?.name}: ${product.images[view]}`;
}

function categoryRows() {
  return categories.map((category, position) => {
    const first = products.find((product) => product.categorySlug === category.slug);
    return {
      id: sampleId(`category/${category.slug}`),
      name: category.name,
      description: category.description,
      imageKey: first ? toImageKey(first, 'front') : null,
      uniqueName: category.categoryUniqueName,
      subCategories: [...category.subCategories],
      hindi: toHindiColumn(categoriesInHindi[category.slug]),
      position,
    };
  });
}

function brandRows() {
  return brands.map((brand) => ({
    id: sampleId(`brand/${brand.slug}`),
    name: brand.name,
    description: brand.description,
    slogan: brand.brandSlogan,
    hindi: toHindiColumn(brandsInHindi[brand.slug]),
  }));
}

function productRows() {
  return products.map((product, index) => ({
    id: sampleId(`product/${product.slug}`),
    brandId: sampleId(`brand/${product.brandSlug}`),
    categoryId: sampleId(`category/${product.categorySlug}`),
    subCategory: product.subCategory ?? null,
    name: product.name,
    description: product.description,
    pricePaise: product.pricePaise,
    hsn: product.hsn,
    gstPercent: product.gstPercent,
    points: product.points,
    pointDescription: product.pointDescription,
    featuredRank: product.isFeatured ? index : null,
    companionIds: (product.companionSlugs ?? []).map((slug) => sampleId(`product/${slug}`)),
    images: VIEWS.map((view) => ({ key: toImageKey(product, view), alt: toImageAlt(product, view) })),
    sizes: product.sizes ? [...product.sizes] : null,
    sizePrices: product.sizePrices ?? {},
    medicalDetails: product.medicalDetails ?? null,
    medicalEquipment: product.medicalEquipment ?? null,
    cosmeticProducts: product.cosmeticProducts ?? null,
    homeEssentialProducts: product.homeEssentialProducts ?? null,
    clothingDetails: product.clothingDetails ?? null,
    hindi: toHindiColumn(toProductInHindi(product)),
    ...toLabelColumns(product),
    // One minute apart, so that "newest first" has an order.
    createdAt: new Date(FIRST_PRODUCT_AT + index * 60_000),
  }));
}

function toLabelColumns(product: SeedProduct) {
  const { maximumRetailPrice, ...labelFacts } = toLabel(product);
  return {
    labelFacts,
    maximumRetailPricePaise: maximumRetailPrice === undefined ? null : Math.round(maximumRetailPrice * 100),
  };
}

const FIRST_PRODUCT_AT = Date.UTC(2026, 0, 5, 4, 30);

function stockRows() {
  return products.map(({ slug, stock: { quantity, alertQuantity } }) => ({
    id: sampleId(`store/${slug}`),
    productId: sampleId(`product/${slug}`),
    quantity,
    alertQuantity,
  }));
}

/** The stock of each size, evenly where the sample says nothing else. */
function sizeRows() {
  return products.flatMap(({ slug, sizes = [], stock }) =>
    Object.entries(stock.sizes ?? spreadStock(stock.quantity, sizes)).map(([size, quantity]) => ({
      productId: sampleId(`product/${slug}`),
      size,
      quantity,
    })),
  );
}
