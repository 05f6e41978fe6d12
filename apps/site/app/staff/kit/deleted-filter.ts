/** The filter of records that can be restored: shows the deleted ones in place of those in use. */
export const DELETED_FILTER = {
  id: 'deleted',
  label: 'Show',
  placeholder: 'In use',
  options: [{ value: 'true', label: 'Deleted' }],
};
