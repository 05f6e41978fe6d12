export { GrievanceFiled, type GrievanceFiledProps } from './grievance-filed.tsx';
export { GrievanceForm, type GrievanceFormProps } from './grievance-form.tsx';
export { GrievanceFound, type GrievanceFoundProps } from './grievance-found.tsx';
export { GrievancePage, type GrievancePageProps } from './grievance-page.tsx';
export { GrievanceStatus, type GrievanceStatusProps } from './grievance-status.tsx';
export { OwnGrievances, type OwnGrievancesProps } from './own-grievances.tsx';
