import { type StaffCategory, listStaffCategories } from '@pgm/api/contract';
import { resourceStories } from '../kit/resource-stories.tsx';
import { categories } from './categories.tsx';

const category: StaffCategory = {
  id: '01a2058b-a088-7593-895b-e301684aece8',
  name: 'Foods & pantry',
  description: 'Honey, pickles and spices.',
  categoryImage: null,
  categoryUniqueName: 'foods-pantry',
  subCategories: ['Honey', 'Pickles'],
  isDeleted: false,
  productCount: 6,
  subCategoryCounts: { Honey: 2 },
  detailNames: ['Harvest region', 'Ingredients'],
  hindi: { subCategories: { Honey: 'शहद' }, detailNames: { 'Harvest region': 'कहाँ उगा' } },
  canMove: { earlier: true, later: true },
  version: 1,
};

const stories = resourceStories(categories, { list: listStaffCategories }, [category]);

export default { title: 'Flows/Staff/Categories' };

export const Ready = stories.ready;
export const Creating = stories.creating;
export const Editing = stories.editing;
