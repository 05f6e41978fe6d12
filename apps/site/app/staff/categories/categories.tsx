import { type CategoryChange, NewCategory, StaffCategory, listStaffCategories } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { toField } from '@pgm/ui/forms/form';
import { TextArea } from '@pgm/ui/forms/text-area';
import { TextField } from '@pgm/ui/forms/text-field';
import { ImageField } from '@pgm/ui/staff/image-field';
import { privateMeta } from '#app/kit/private-meta.ts';
import { resourcePage } from '../kit/resource-page.tsx';
import { DELETED_FILTER, defineResource, toQuery } from '../kit/resource.ts';
import { useTakenName } from './taken-name.ts';

type CategoryValues = Readonly<
  Record<'name' | 'categoryUniqueName' | 'description' | 'subCategories', string> & {
    categoryImage: File | undefined;
  }
>;

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
  editing: {
    machine: createRecordForm<NewCategory, StaffCategory, CategoryValues>(NewCategory, {
      id: 'category-form',
      empty: {
        name: '',
        categoryUniqueName: '',
        description: '',
        subCategories: '',
        categoryImage: undefined,
      },
      toValues: ({ name, categoryUniqueName, description, subCategories }) => ({
        name,
        categoryUniqueName,
        description,
        subCategories: subCategories.join('\n'),
        categoryImage: undefined,
      }),
      toData: ({ categoryUniqueName, subCategories, ...values }) => ({
        ...values,
        // An empty one is made from the name.
        categoryUniqueName: categoryUniqueName.trim() || undefined,
        subCategories: subCategories
          .split('\n')
          .map((name) => name.trim())
          .filter(Boolean),
      }),
      stored: StaffCategory,
      asksToDiscard: true,
    }),
    save: (client, { record, data }, signal) =>
      record === undefined
        ? client.categories.create(data, signal)
        : client.categories.update(
            record.id,
            { ...data, version: record.version } satisfies CategoryChange,
            signal,
          ),
    labels: {
      name: 'Name',
      categoryUniqueName: 'Unique name',
      description: 'Description',
      subCategories: 'Subcategories',
      categoryImage: 'Image',
    },
    Fields: function CategoryFields({ values, errors, change, record, isSaving }) {
      const { categoryImage, ...texts } = values;
      const taken = useTakenName(values.categoryUniqueName, record?.id);
      const field = toField({ values: texts, errors, onChange: change });
      const uniqueName = field('categoryUniqueName');
      return (
        <RecordSection title="Category">
          <TextField {...field('name')} label="Name" />
          <TextField
            {...uniqueName}
            error={uniqueName.error ?? taken}
            label="Unique name"
            hint="Used in the web address. If empty, it is made from the name."
            optional
          />
          <TextArea {...field('description')} label="Description" optional />
          <TextArea {...field('subCategories')} label="Subcategories" hint="One per line" optional />
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

export const meta = privateMeta('Categories');

export default resourcePage(categories);
