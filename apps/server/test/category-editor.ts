import {
  type StaffCategory,
  StaffProduct,
  type SubCategoryEdits,
  listStaffCategories,
} from '@pgm/api/contract';
import { sampleId } from '../src/platform/database/id.ts';
import { StaffMember, readRecord } from './staff-member.ts';
import type { TestApp } from './test-app.ts';

/** The sample category 'Foods & Pantry'. */
export const FOODS = sampleId('category/foods-pantry');

/** A sample product in one of its subcategories. */
export const OIL = sampleId('product/kachi-ghani-mustard-oil');

/** A member of staff who edits categories. */
export class CategoryEditor {
  readonly staff: StaffMember;
  constructor(staff: StaffMember) {
    this.staff = staff;
  }

  static async logIn(app: TestApp, username?: string): Promise<CategoryEditor> {
    return new CategoryEditor(await StaffMember.logIn(app, username));
  }

  /** The categories in the order of the shop. */
  async list(): Promise<readonly StaffCategory[]> {
    const response = await this.staff.get('/api/admin/categories?sort=position');
    return listStaffCategories.response.body.parse(await response.json()).data;
  }

  async readFoods(): Promise<StaffCategory> {
    const foods = (await this.list()).find(({ id }) => id === FOODS);
    if (!foods) throw new Error('the category is not there');
    return foods;
  }

  async readOil(): Promise<StaffProduct> {
    return StaffProduct.parse(await readRecord(await this.staff.get(`/api/admin/products/${OIL}`)));
  }

  /** Saves the subcategories of {@link FOODS}, and its Hindi texts as JSON text; it may fail. */
  saveFoods(
    version: number,
    subCategories: readonly string[],
    edits?: Partial<SubCategoryEdits>,
    hindi?: string,
  ): Promise<Response> {
    return this.staff.send('PUT', `/api/categories/${FOODS}`, {
      name: 'Foods & Pantry',
      version: String(version),
      subCategories: JSON.stringify(subCategories),
      ...(hindi !== undefined && { hindi }),
      ...(edits && { subCategoryEdits: JSON.stringify({ renamed: [], removed: [], ...edits }) }),
    });
  }

  /** Renames a subcategory of {@link FOODS}, as the category was read; it may fail. */
  renameIn({ version, subCategories }: StaffCategory, from: string, to: string): Promise<Response> {
    const names = subCategories.map((name) => (name === from ? to : name));
    return this.saveFoods(version, names, { renamed: [{ from, to }] });
  }

  /** Moves a category by one place; it may fail. */
  move(id: string, to: string): Promise<Response> {
    return this.staff.putJson(`/api/admin/categories/${id}/place`, { to });
  }
}

/** The parts of a form that changes a product; `changes` are what differs. */
export function toProductForm(
  { brandId, categoryId, subCategory, name, description, price, points, pointDescription }: StaffProduct,
  changes: Readonly<Record<string, string>> = {},
) {
  const texts = { brandId, categoryId, subCategory, name, description, pointDescription };
  return { ...texts, price: String(price), points: String(points), ...changes };
}
