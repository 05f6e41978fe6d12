import { type CouponSubject, NewCoupon, StaffCoupon } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { Checkbox } from '@pgm/ui/forms/checkbox';
import { DateField } from '@pgm/ui/forms/date-field';
import { toField } from '@pgm/ui/forms/form';
import { NumberField } from '@pgm/ui/forms/number-field';
import { SelectField } from '@pgm/ui/forms/select-field';
import { TextField } from '@pgm/ui/forms/text-field';
import type { RecordEditing } from '../kit/resource.types.ts';
import { SubjectFields } from './subject-fields.tsx';

export type CouponValues = Readonly<
  Record<'code' | 'title' | 'titleInHindi' | 'kind' | 'startsOn' | 'endsOn', string>
> &
  Readonly<Record<'value' | 'maxDiscount' | 'minSubtotal' | 'totalLimit' | 'memberLimit', number | null>> &
  Readonly<Record<'isForFirstOrder' | 'isActive', boolean>> &
  Readonly<Record<'categoryIds' | 'productIds', readonly CouponSubject[]>>;

const EMPTY: CouponValues = {
  code: '',
  title: '',
  titleInHindi: '',
  kind: 'PERCENT',
  value: null,
  maxDiscount: null,
  minSubtotal: null,
  startsOn: '',
  endsOn: '',
  totalLimit: null,
  memberLimit: null,
  isForFirstOrder: false,
  isActive: true,
  categoryIds: [],
  productIds: [],
};

function toValues({ categories, products, endsOn, ...coupon }: StaffCoupon): CouponValues {
  const { code, title, kind, value, maxDiscount, minSubtotal, startsOn } = coupon;
  const { totalLimit, memberLimit, isForFirstOrder, isActive } = coupon;
  return {
    code,
    title,
    titleInHindi: coupon.titleInHindi ?? '',
    kind,
    value,
    maxDiscount,
    minSubtotal,
    startsOn,
    endsOn: endsOn ?? '',
    totalLimit,
    memberLimit,
    isForFirstOrder,
    isActive,
    categoryIds: categories,
    productIds: products,
  };
}

/** What the contract checks: an empty box is no limit, and an amount has no maximum. */
function toData({ kind, maxDiscount, endsOn, categoryIds, productIds, ...values }: CouponValues) {
  return {
    ...values,
    kind,
    maxDiscount: kind === 'PERCENT' ? maxDiscount : null,
    endsOn: endsOn === '' ? null : endsOn,
    categoryIds: categoryIds.map(({ id }) => id),
    productIds: productIds.map(({ id }) => id),
  };
}

/** How coupons are created and edited: every rule that the server evaluates is a field. */
export const couponEditing: RecordEditing<StaffCoupon, NewCoupon, CouponValues> = {
  machine: createRecordForm<NewCoupon, StaffCoupon, CouponValues>(NewCoupon, {
    id: 'coupon-form',
    empty: EMPTY,
    toValues,
    toData,
    stored: StaffCoupon,
    asksToDiscard: true,
  }),
  save: (client, { record, data }, signal) =>
    record === undefined
      ? client.coupons.create(data, signal)
      : client.coupons.update(record.id, { ...data, version: record.version }, signal),
  // A code is of one coupon.
  toCopy: (coupon) => ({ ...toValues(coupon), code: '' }),
  labels: {
    code: 'Code',
    title: 'Title',
    titleInHindi: 'Title in Hindi',
    kind: 'Kind of discount',
    value: 'Discount',
    maxDiscount: 'Maximum discount',
    minSubtotal: 'Minimum order',
    startsOn: 'First day',
    endsOn: 'Last day',
    totalLimit: 'Total uses',
    memberLimit: 'Uses per member',
    isForFirstOrder: 'Only for a first order',
    isActive: 'Members can use it',
    categoryIds: 'Categories',
    productIds: 'Products',
  },
  toText(value) {
    if (typeof value === 'boolean') return value ? 'Yes' : 'No';
    if (value === null || value === '') return '–';
    if (typeof value === 'object') return value.map(({ name }) => name).join(', ') || '–';
    return String(value);
  },
  Fields({ values, errors, change }) {
    const { code, title, titleInHindi, kind, startsOn, endsOn } = values;
    const texts = { code, title, titleInHindi, kind, startsOn, endsOn };
    const field = toField({ values: texts, errors, onChange: change });
    const number = (name: 'value' | 'maxDiscount' | 'minSubtotal' | 'totalLimit' | 'memberLimit') => ({
      value: values[name],
      error: errors[name],
      onChange: (changed: number | null) => change(name, changed),
    });
    const flag = (name: 'isForFirstOrder' | 'isActive') => ({
      checked: values[name],
      error: errors[name],
      onChange: (event: { currentTarget: { checked: boolean } }) => change(name, event.currentTarget.checked),
    });
    const isPercent = kind === 'PERCENT';
    return (
      <>
        <RecordSection title="Coupon">
          <TextField {...field('code')} label="Code" hint="Members type it, in small or capital letters" />
          <TextField {...field('title')} label="Title" hint="Members read it; name the products it is for" />
          <TextField {...field('titleInHindi')} label="Title in Hindi" lang="hi" optional />
        </RecordSection>
        <RecordSection title="Discount">
          <SelectField
            {...field('kind')}
            label="Kind of discount"
            options={[
              { value: 'PERCENT', label: 'Percent' },
              { value: 'AMOUNT', label: 'Amount' },
            ]}
          />
          <NumberField
            {...number('value')}
            label="Discount"
            {...(isPercent ? { hint: 'In percent' } : { prefix: '₹', decimals: 2 })}
          />
          {isPercent && (
            <NumberField
              {...number('maxDiscount')}
              label="Maximum discount"
              prefix="₹"
              decimals={2}
              optional
            />
          )}
          <NumberField {...number('minSubtotal')} label="Minimum order" prefix="₹" decimals={2} optional />
        </RecordSection>
        <RecordSection title="Validity">
          <DateField {...field('startsOn')} label="First day" onChange={(day) => change('startsOn', day)} />
          <DateField
            {...field('endsOn')}
            label="Last day"
            optional
            onChange={(day) => change('endsOn', day)}
          />
          <Checkbox {...flag('isActive')} label="Members can use it" />
        </RecordSection>
        <RecordSection title="Limits">
          <NumberField {...number('totalLimit')} label="Total uses" optional />
          <NumberField {...number('memberLimit')} label="Uses per member" optional />
          <Checkbox {...flag('isForFirstOrder')} label="Only for a first order" />
        </RecordSection>
        <SubjectFields
          categories={values.categoryIds}
          products={values.productIds}
          errors={{ categories: errors.categoryIds, products: errors.productIds }}
          onChange={change}
        />
      </>
    );
  },
};
