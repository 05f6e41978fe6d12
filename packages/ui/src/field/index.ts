export { bareBox, describedBy, Field, fieldBox, FieldError, type FieldWords } from './field.tsx';
