export type { RecordConflict } from './conflict-list.tsx';
export { RecordDialog, type RecordDialogProps } from './record-dialog.tsx';
export { RecordSection, type RecordSectionProps } from './record-section.tsx';
