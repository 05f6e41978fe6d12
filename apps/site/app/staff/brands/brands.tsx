import { type BrandChange, NewBrand, StaffBrand, listStaffBrands } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { toHindiPart, withHindiFields } from '@pgm/machines/staff/hindi-part';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { toField } from '@pgm/ui/forms/form';
import { TextArea } from '@pgm/ui/forms/text-area';
import { TextField } from '@pgm/ui/forms/text-field';
import { ImageField } from '@pgm/ui/staff/image-field';
import { privateMeta } from '#app/kit/private-meta.ts';
import { resourcePage } from '../kit/resource-page.tsx';
import { DELETED_FILTER, defineResource, toQuery } from '../kit/resource.ts';

type BrandValues = Readonly<
  Record<
    'name' | 'nameInHindi' | 'brandSlogan' | 'brandSloganInHindi' | 'description' | 'descriptionInHindi',
    string
  > & { brandImage: File | undefined }
>;

/** The brands of the catalogue. */
export const brands = defineResource({
  id: 'brands',
  title: 'Brands',
  newLabel: 'New brand',
  empty: { title: 'No brands' },
  toName: ({ name }: StaffBrand) => name,
  columns: () => [
    { id: 'name', header: 'Name', isSortable: true, render: ({ name }) => name },
    { id: 'slogan', header: 'Slogan', render: ({ brandSlogan }) => brandSlogan },
  ],
  filters: [DELETED_FILTER],
  list: (client, query, signal) => client.brands.listForStaff(toQuery(listStaffBrands, query), signal),
  remove: (client, { id }, signal) => client.brands.remove(id, signal),
  restore: (client, { id }, signal) => client.brands.restore(id, signal),
  editing: {
    machine: createRecordForm<NewBrand, StaffBrand, BrandValues>(withHindiFields(NewBrand), {
      id: 'brand-form',
      empty: {
        name: '',
        nameInHindi: '',
        brandSlogan: '',
        brandSloganInHindi: '',
        description: '',
        descriptionInHindi: '',
        brandImage: undefined,
      },
      toValues: ({ name, brandSlogan, description, hindi = {} }) => ({
        name,
        nameInHindi: hindi.name ?? '',
        brandSlogan,
        brandSloganInHindi: hindi.brandSlogan ?? '',
        description,
        descriptionInHindi: hindi.description ?? '',
        brandImage: undefined,
      }),
      toData: ({ nameInHindi, brandSloganInHindi, descriptionInHindi, ...values }) => ({
        ...values,
        hindi: toHindiPart({
          name: nameInHindi,
          brandSlogan: brandSloganInHindi,
          description: descriptionInHindi,
        }),
      }),
      stored: StaffBrand,
      asksToDiscard: true,
    }),
    save: (client, { record, data }, signal) =>
      record === undefined
        ? client.brands.create(data, signal)
        : client.brands.update(record.id, { ...data, version: record.version } satisfies BrandChange, signal),
    labels: {
      name: 'Name',
      nameInHindi: 'Name in Hindi',
      brandSlogan: 'Slogan',
      brandSloganInHindi: 'Slogan in Hindi',
      description: 'Description',
      descriptionInHindi: 'Description in Hindi',
      brandImage: 'Image',
    },
    Fields: ({ values, errors, change, record, isSaving }) => {
      const { brandImage, ...texts } = values;
      const field = toField({ values: texts, errors, onChange: change });
      return (
        <RecordSection title="Brand">
          <TextField {...field('name')} label="Name" />
          <TextField {...field('nameInHindi')} label="Name in Hindi" lang="hi" optional />
          <TextField {...field('brandSlogan')} label="Slogan" optional />
          <TextField {...field('brandSloganInHindi')} label="Slogan in Hindi" lang="hi" optional />
          <TextArea {...field('description')} label="Description" optional />
          <TextArea {...field('descriptionInHindi')} label="Description in Hindi" lang="hi" optional />
          <ImageField
            label="Image"
            optional
            file={brandImage}
            isSaving={isSaving}
            storedUrl={record?.brandImage}
            error={errors.brandImage}
            onPick={(file) => change('brandImage', file)}
            onRemove={() => change('brandImage', undefined)}
          />
        </RecordSection>
      );
    },
  },
});

export const meta = privateMeta('Brands');

export default resourcePage(brands);
