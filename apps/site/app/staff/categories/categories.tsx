import { type CategoryChange, CategoryForm, StaffCategory, listStaffCategories } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import {
  type SubCategoryList,
  subCategoryVerbs,
  toSubCategoriesInHindi,
  toSubCategoryList,
  toSubCategoryParts,
} from '@pgm/machines/staff/category-form';
import {
  type DetailName,
  toDetailNames,
  toDetailNamesInHindi,
  withNameInHindi,
} from '@pgm/machines/staff/detail-names';
import { toHindiPart, withHindiFields } from '@pgm/machines/staff/hindi-part';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { toField } from '@pgm/ui/forms/form';
import { TextArea } from '@pgm/ui/forms/text-area';
import { TextField } from '@pgm/ui/forms/text-field';
import { DetailNameFields } from '@pgm/ui/staff/detail-name-fields';
import { ImageField } from '@pgm/ui/staff/image-field';
import { SubCategoryFields } from '@pgm/ui/staff/sub-category-fields';
import { privateMeta } from '#app/kit/private-meta.ts';
import { resourcePage } from '../kit/resource-page.tsx';
import { DELETED_FILTER, defineResource, toQuery } from '../kit/resource.ts';
import { useTakenName } from './taken-name.ts';

type CategoryValues = Readonly<
  Record<'name' | 'nameInHindi' | 'categoryUniqueName' | 'description' | 'descriptionInHindi', string> & {
    subCategories: SubCategoryList;
    detailNamesInHindi: readonly DetailName[];
    categoryImage: File | undefined;
  }
>;

/** The Hindi of the subcategories is in their rows. */
const FORM_SCHEMA = withHindiFields(CategoryForm, { subCategories: 'subCategories' });

const toNameText = ({ name, nameInHindi }: Pick<DetailName, 'name' | 'nameInHindi'>) =>
  nameInHindi === '' ? name : `${name} (${nameInHindi})`;

/** The categories of the catalogue, each with its subcategories. */
export const categories = defineResource({
  id: 'categories',
  title: 'Categories',
  newLabel: 'New category',
  empty: { title: 'No categories' },
  toName: ({ name }: StaffCategory) => name,
  columns: ({ t, formatNumber }) => [
    { id: 'name', header: 'Name', isSortable: true, render: ({ name }) => t(name) },
    {
      id: 'subCategories',
      header: 'Subcategories',
      render: ({ subCategories }) =>
        subCategories.length === 0 ? (
          '–'
        ) : (
          <ul className="list-inside list-disc">
            {subCategories.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        ),
    },
    { id: 'uniqueName', header: 'Unique name', render: ({ categoryUniqueName }) => categoryUniqueName },
    {
      id: 'products',
      header: 'Products',
      align: 'end',
      render: ({ productCount }) => formatNumber(productCount),
    },
  ],
  filters: [DELETED_FILTER],
  list: (client, query, signal) =>
    client.categories.listForStaff(toQuery(listStaffCategories, query), signal),
  remove: (client, { id }, signal) => client.categories.remove(id, signal),
  restore: (client, { id }, signal) => client.categories.restore(id, signal),
  commands: [
    {
      label: 'Move earlier',
      isFor: ({ isDeleted, canMove }) => !isDeleted && canMove.earlier,
      run: (client, { id }, signal) => client.categories.move(id, 'earlier', signal),
    },
    {
      label: 'Move later',
      isFor: ({ isDeleted, canMove }) => !isDeleted && canMove.later,
      run: (client, { id }, signal) => client.categories.move(id, 'later', signal),
    },
  ],
  editing: {
    machine: createRecordForm<CategoryForm, StaffCategory, CategoryValues>(FORM_SCHEMA, {
      id: 'category-form',
      empty: {
        name: '',
        nameInHindi: '',
        categoryUniqueName: '',
        description: '',
        descriptionInHindi: '',
        subCategories: toSubCategoryList(),
        detailNamesInHindi: [],
        categoryImage: undefined,
      },
      toValues: ({ name, categoryUniqueName, description, hindi = {}, ...category }) => ({
        name,
        nameInHindi: hindi.name ?? '',
        categoryUniqueName,
        description,
        descriptionInHindi: hindi.description ?? '',
        subCategories: toSubCategoryList({ ...category, hindi }),
        detailNamesInHindi: toDetailNames({ ...category, hindi }),
        categoryImage: undefined,
      }),
      toData: ({
        categoryUniqueName,
        subCategories,
        nameInHindi,
        descriptionInHindi,
        detailNamesInHindi,
        ...values
      }) => ({
        ...values,
        hindi: toHindiPart({
          name: nameInHindi,
          description: descriptionInHindi,
          subCategories: toSubCategoriesInHindi(subCategories),
          detailNames: toDetailNamesInHindi(detailNamesInHindi),
        }),
        // An empty one is made from the name.
        categoryUniqueName: categoryUniqueName.trim() || undefined,
        ...toSubCategoryParts(subCategories),
      }),
      stored: StaffCategory,
      asksToDiscard: true,
    }),
    save: (client, { record, data }, signal) =>
      record === undefined
        ? client.categories.create(toNewCategory(data), signal)
        : client.categories.update(
            record.id,
            { ...data, version: record.version } satisfies CategoryChange,
            signal,
          ),
    labels: {
      name: 'Name',
      nameInHindi: 'Name in Hindi',
      categoryUniqueName: 'Unique name',
      description: 'Description',
      descriptionInHindi: 'Description in Hindi',
      subCategories: 'Subcategories',
      detailNamesInHindi: 'Names of details in Hindi',
      categoryImage: 'Image',
    },
    toText: (value) => {
      if (typeof value !== 'object' || value instanceof File) return String(value);
      return ('rows' in value ? value.rows : value).map(toNameText).join('\n');
    },
    Fields: function CategoryFields({ values, errors, change, record, isSaving }) {
      const { categoryImage, subCategories, detailNamesInHindi: detailNames, ...texts } = values;
      const verbs = subCategoryVerbs(subCategories, (list) => change('subCategories', list));
      const taken = useTakenName(values.categoryUniqueName, record?.id);
      const field = toField({ values: texts, errors, onChange: change });
      const uniqueName = field('categoryUniqueName');
      return (
        <RecordSection title="Category">
          <TextField {...field('name')} label="Name" />
          <TextField {...field('nameInHindi')} label="Name in Hindi" lang="hi" optional />
          <TextField
            {...uniqueName}
            error={uniqueName.error ?? taken}
            label="Unique name"
            hint="Used in the web address. If empty, it is made from the name."
            optional
          />
          <TextArea {...field('description')} label="Description" optional />
          <TextArea {...field('descriptionInHindi')} label="Description in Hindi" lang="hi" optional />
          <SubCategoryFields
            rows={subCategories.rows}
            error={errors.subCategories}
            onAdd={verbs.add}
            onRename={verbs.rename}
            onTranslate={verbs.translate}
            onMove={verbs.move}
            onRemove={verbs.remove}
            onConfirmRemoval={verbs.confirmRemoval}
            onCancelRemoval={verbs.cancelRemoval}
          />
          {detailNames.length > 0 && (
            <DetailNameFields
              names={detailNames}
              error={errors.detailNamesInHindi}
              onTranslate={(name, inHindi) =>
                change('detailNamesInHindi', withNameInHindi(detailNames, name, inHindi))
              }
            />
          )}
          <ImageField
            label="Image"
            optional
            file={categoryImage}
            isSaving={isSaving}
            storedUrl={record?.categoryImage}
            error={errors.categoryImage}
            onPick={(file) => change('categoryImage', file)}
            onRemove={() => change('categoryImage', undefined)}
          />
        </RecordSection>
      );
    },
  },
});

/** A new category has no products that could follow. */
function toNewCategory({ subCategoryEdits: _subCategoryEdits, ...category }: CategoryForm) {
  return category;
}

export const meta = privateMeta('Categories');

export default resourcePage(categories);
