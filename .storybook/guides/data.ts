import type { Guides } from './guide.types.ts';

/** The guides of lists and records. */
export const data: Guides = {
  'Data/DataTable': {
    use: 'Records that are compared, sorted and worked through, a page at a time. On a phone they are cards.',
    instead: [
      ['Primitives/GrowingList', 'entries that are read from the top'],
      ['Primitives/FactsPanel', 'one record'],
    ],
    parts: ['Box that selects all (optional)', 'Headers, which sort', 'Rows', 'Menu of each row (optional)'],
    keys: [
      [['ArrowDown', 'ArrowUp'], 'In the menu of a row: the next command, or the one before.'],
      [['Home', 'End'], 'In the menu of a row: the first command, or the last.'],
      [['Enter'], 'Opens the menu, or runs the command.'],
    ],
  },
  'Data/FilterBar': {
    use: 'Above a list of staff: a search and a few choices that narrow it. They stand in the address.',
    instead: [['Forms/SearchBox', 'there is nothing to choose']],
    parts: [
      'Search box',
      'A choice for each field',
      '‘Clear all’',
      'On a phone: the button in front of the choices',
    ],
  },
  'Data/RecordDialog': {
    use: 'Staff create or edit one record above its list: a brand, a coupon. It shows what another person changed meanwhile.',
    instead: [
      ['Forms/FormDialog', 'a form of the shop or of the member area'],
      ['Primitives/Dialog', 'nothing is saved'],
    ],
    parts: ['Title', 'Alert', 'Conflicts', 'Sections with fields', 'Cancel', 'Save'],
    keys: [[['Escape'], 'Closes; changes that are not saved are asked for first.']],
  },
  'Data/SavedViews': {
    use: 'The filters that are used each day, one press away, each with its number of rows.',
    instead: [['Data/FilterBar', 'other filters']],
  },
};
