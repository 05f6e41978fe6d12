export { OurCompany, type OurCompanyProps } from './our-company.tsx';
