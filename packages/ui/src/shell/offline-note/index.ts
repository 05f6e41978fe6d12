export { OfflineNote, type OfflineNoteProps } from './offline-note.tsx';
