import { beforeEach, describe, expect, it } from 'vitest';
import {
  type SubCategoryList,
  subCategoryVerbs,
  toSubCategoriesInHindi,
  toSubCategoryList,
  toSubCategoryParts,
} from './sub-category-list.ts';

const STORED = {
  subCategories: ['Oils', 'Spices', 'Tea'],
  subCategoryCounts: { Oils: 2 },
  hindi: { subCategories: { Oils: 'तेल' } },
};

describe('the subcategories in the form of a category', () => {
  let list: SubCategoryList;
  beforeEach(() => {
    list = toSubCategoryList(STORED);
  });
  const verbs = () => subCategoryVerbs(list, (next) => (list = next));
  const parts = () => {
    const { subCategories, subCategoryEdits } = toSubCategoryParts(list);
    return { subCategories, ...JSON.parse(subCategoryEdits) };
  };

  it('are sent as they are stored while nothing is changed', () => {
    expect(parts()).toEqual({ subCategories: STORED.subCategories, renamed: [], removed: [] });
    expect(toSubCategoryParts(toSubCategoryList()).subCategories).toEqual([]);
  });

  it('are renamed; what follows is known by the stored name', () => {
    verbs().rename(0, 'Cold-pressed ');
    verbs().rename(0, ' Cold-pressed oils ');
    expect(parts()).toEqual({
      subCategories: ['Cold-pressed oils', 'Spices', 'Tea'],
      renamed: [{ from: 'Oils', to: 'Cold-pressed oils' }],
      removed: [],
    });
    verbs().rename(0, 'Oils');
    expect(parts().renamed).toEqual([]);
  });

  it('have their Hindi by their new names, and none where it is empty', () => {
    verbs().rename(0, 'Cold-pressed oils');
    verbs().translate(1, ' मसाले ');
    verbs().translate(2, ' ');
    expect(toSubCategoriesInHindi(list)).toEqual({ 'Cold-pressed oils': 'तेल', Spices: 'मसाले' });
    verbs().translate(0, '');
    verbs().add();
    verbs().translate(3, 'बीज');
    expect(toSubCategoriesInHindi(list)).toEqual({ Spices: 'मसाले' });
  });

  it('get another order', () => {
    verbs().move(2, 1);
    expect(parts().subCategories).toEqual(['Oils', 'Tea', 'Spices']);
    verbs().move(0, -1);
    expect(parts().subCategories).toEqual(['Oils', 'Tea', 'Spices']);
  });

  it('are added; a new one without a name is not sent, a stored one is', () => {
    verbs().add();
    expect(parts().subCategories).toEqual(STORED.subCategories);
    verbs().rename(3, 'Seeds');
    verbs().rename(1, ' ');
    expect(parts().subCategories).toEqual(['Oils', '', 'Tea', 'Seeds']);
  });

  it('are removed at once without products', () => {
    verbs().remove(2);
    expect(parts()).toEqual({ subCategories: ['Oils', 'Spices'], renamed: [], removed: [] });
  });

  it('are removed from products only after the user has confirmed it', () => {
    verbs().rename(0, 'Edible oils');
    verbs().remove(0);
    expect(list.rows[0]).toMatchObject({ isAsked: true, products: 2 });
    expect(parts().subCategories).toEqual(['Edible oils', 'Spices', 'Tea']);
    verbs().cancelRemoval(0);
    expect(list.rows[0]).toMatchObject({ isAsked: false });
    verbs().remove(0);
    verbs().confirmRemoval(0);
    expect(parts()).toEqual({
      subCategories: ['Spices', 'Tea'],
      renamed: [],
      removed: [{ name: 'Oils', products: 2 }],
    });
  });

  it('stay as they are when a row is meant that is not there', () => {
    verbs().rename(7, 'Nothing');
    verbs().confirmRemoval(7);
    expect(list).toEqual(toSubCategoryList(STORED));
  });
});
