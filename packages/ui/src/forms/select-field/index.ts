export { SelectBox, type SelectBoxProps, type SelectOption } from './select-box.tsx';
export { SelectField, type SelectFieldProps } from './select-field.tsx';
