export { bareBox, fieldBox } from './field-box.tsx';
export { describedBy, Field, FieldError, type FieldWords } from './field.tsx';
