import { GRIEVANCE_CATEGORIES, GrievanceForm, type GrievanceProgress, asciiDigits } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { FormDraft } from '../../kit/form-draft.ts';
import { PLEASE_TRY_AGAIN, createSubmitForm, submitFormVerbs, submitFormView } from '../../kit/index.ts';
import { mobileDigits } from '../../kit/mobile-number.ts';

/** The inputs of a grievance as typed; all text. */
export type GrievanceField = keyof typeof GrievanceForm.shape;
export type GrievanceValues = Readonly<Record<GrievanceField, string>>;

/** The draft of a grievance. */
export type GrievanceDraft = FormDraft<GrievanceField>;

/** The fields in the order in which the user fills them. */
export const GRIEVANCE_FIELDS: readonly GrievanceField[] = [
  'name',
  'mobile',
  'email',
  'category',
  'orderNumber',
  'text',
];

const EMPTY_GRIEVANCE: GrievanceValues = {
  name: '',
  mobile: '',
  email: '',
  category: '',
  orderNumber: '',
  text: '',
};

/**
 * The value to save for a typed one: only the digits of a mobile number, the digits of an order number as 0 to 9,
 * and other values unchanged.
 */
function typedGrievanceValue(field: GrievanceField, value: string): string {
  if (field === 'mobile') return mobileDigits(value);
  return field === 'orderNumber' ? asciiDigits(value) : value;
}

/**
 * The form of a grievance. Once it is registered, another one begins with the same name and contact. Its actors and actions
 * are those of a form with a draft.
 */
export const grievanceFormMachine = createSubmitForm<GrievanceForm, GrievanceProgress, GrievanceField>(
  GrievanceForm,
  {
    id: 'grievance-form',
    empty: EMPTY_GRIEVANCE,
    clean: typedGrievanceValue,
    staying: ['name', 'mobile', 'email'],
    hasDraft: true,
  },
);

/** The facts that the grievance form shows. */
export function grievanceFormView(snapshot: SnapshotFrom<typeof grievanceFormMachine>) {
  const { values, errors, isFailed, reason, status, value, isAgain } = submitFormView(snapshot);
  return {
    values,
    errors,
    categories: GRIEVANCE_CATEGORIES,
    alert: isFailed ? (reason ?? PLEASE_TRY_AGAIN) : undefined,
    isSubmitting: status === 'submitting',
    /** Whether another grievance was registered before. */
    isAgain,
    /** The grievance as it was registered; undefined before. */
    filed: value,
  };
}

/** What a user can do with the form. */
export const grievanceFormVerbs = submitFormVerbs<GrievanceField>;
