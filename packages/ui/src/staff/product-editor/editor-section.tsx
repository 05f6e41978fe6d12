import { RecordSection, type RecordSectionProps } from '../../data/record-dialog/record-section.tsx';

/** The sections of the form, in their order: ids and titles. */
export const EDITOR_SECTIONS = {
  basics: 'Basics',
  price: 'Price and points',
  images: 'Images',
  sizes: 'Sizes',
  contents: 'In this bundle',
  companions: 'Goes well with',
  details: 'Details',
  label: 'On the label',
  tax: 'Tax',
  visibility: 'Visibility',
} as const;

/** The id of the element of a section. */
export const sectionId = (section: string): string => `edit-${section}`;

type EditorSectionProps = Omit<RecordSectionProps, 'title' | 'id'> & {
  section: keyof typeof EDITOR_SECTIONS;
};

/** A section of the form. */
export function EditorSection({ section, ...props }: EditorSectionProps) {
  return <RecordSection {...props} level={2} id={sectionId(section)} title={EDITOR_SECTIONS[section]} />;
}
