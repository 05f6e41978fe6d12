export { FileField, type ChosenFile, type FileFieldProps } from './file-field.tsx';
