export { GrievanceFiled } from './grievance-filed.tsx';
export { GrievanceForm } from './grievance-form.tsx';
export { GrievanceFound } from './grievance-found.tsx';
export { GrievancePage } from './grievance-page.tsx';
export { GrievanceStatus } from './grievance-status.tsx';
export { OwnGrievances } from './own-grievances.tsx';
