import { GrievanceForm, type GrievanceProgress } from '@pgm/api/contract';
import { createSubmitForm } from '../../kit/index.ts';
import { EMPTY_GRIEVANCE, type GrievanceField, typedGrievanceValue } from './grievance-values.ts';

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
