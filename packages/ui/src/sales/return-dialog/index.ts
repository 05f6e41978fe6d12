export { ReturnDialog, type ReturnDialogProps } from './return-dialog.tsx';
