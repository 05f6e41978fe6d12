import type { Guides } from './guide.types.ts';

/** A field has the same parts whatever its box is. */
const FIELD_PARTS = ['Label, with ‘(optional)’ where it may stay empty', 'Hint (optional)', 'Box', 'Error'];

/** The guides of forms and their fields. */
export const forms: Guides = {
  'Forms/Checkbox': {
    use: 'One thing that is on or off, and is sent with the form.',
    instead: [
      ['Forms/Choices', 'each switch is saved by itself'],
      ['Forms/RadioGroup', 'both answers need words of their own'],
    ],
    parts: ['Box', 'Label', 'Hint (optional)', 'Error'],
    keys: [
      [['Tab'], 'Goes to the box.'],
      [['Space'], 'Checks it, or clears it.'],
    ],
  },
  'Forms/Choices': {
    use: 'Several switches in rows and columns, each of which is saved at once: messages by kind and by way.',
    instead: [['Forms/Checkbox', 'it is sent with other fields']],
    parts: [
      'Names of the columns',
      'Rows: name and switches',
      'What is said while they load, or when that fails',
    ],
  },
  'Forms/Combobox': {
    use: 'One of many options that the user can name: a product, a member, a brand.',
    instead: [
      ['Forms/SelectField', 'fewer than some twenty options, known by heart'],
      ['Forms/SearchBox', 'a list below is filtered'],
    ],
    parts: ['Label', 'Hint (optional)', 'Box', 'Options', 'Error'],
    keys: [
      [['Tab'], 'Leaves the box with what is chosen.'],
      [['ArrowDown'], 'Opens the options, and goes to the next one.'],
      [['Enter'], 'Chooses the option.'],
      [['Escape'], 'Closes the options; what was chosen stays.'],
    ],
  },
  'Forms/DateField': {
    use: 'A day, such as that of a delivery. It stands in words below the box too.',
    instead: [['Forms/SelectField', 'only a few days can be chosen']],
    parts: [...FIELD_PARTS, 'The day in words'],
    keys: [[['Tab'], 'Goes from part to part of the date, then on.']],
  },
  'Forms/FileField': {
    use: 'One file of some size: a scan, a CSV. It can be dropped, and shows how much is sent.',
    instead: [['Forms/PhotosField', 'photos from a phone']],
    parts: ['Label', 'Hint (optional)', 'Area for the file', 'Progress', 'Error'],
    keys: [[['Tab'], 'Goes to the area.']],
  },
  'Forms/Form': {
    use: 'Around all fields and the button that sends them. Its rules are those of a machine.',
    instead: [['Forms/FormDialog', 'it stands in a dialog']],
    parts: ['Alert', 'Fields', 'Button'],
    keys: [[['Enter'], 'Sends the form from any field of one line.']],
  },
  'Forms/FormDialog': {
    use: 'A short form that belongs to one thing on the page: a reason, a new address.',
    instead: [
      ['Data/RecordDialog', 'a record of staff with history and conflicts'],
      ['Primitives/ConfirmDialog', 'no field is needed'],
    ],
    parts: ['Title', 'Alert', 'Fields', 'Cancel', 'Button'],
    keys: [[['Escape'], 'Closes.']],
  },
  'Forms/MoneyField': {
    use: 'An amount to type: in rupees for the user, in paise for the code.',
    instead: [
      ['Primitives/Price', 'an amount to read'],
      ['Forms/NumberField', 'a number that is no money'],
    ],
    parts: FIELD_PARTS,
    keys: [[['Tab'], 'Leaves the field; its digits are grouped then.']],
  },
  'Forms/NumberField': {
    use: 'A number that is counted or measured: stock, percent, days.',
    instead: [
      ['Forms/QuantityStepper', 'a small quantity that changes by one'],
      ['Forms/TextField', 'digits that are a name, such as a PIN code'],
    ],
    parts: FIELD_PARTS,
    keys: [
      [['Tab'], 'Leaves the field; its digits are grouped then.'],
      [['ArrowUp', 'ArrowDown'], 'One more, or one less, within the limits.'],
    ],
  },
  'Forms/OtpField': {
    use: 'A code of six digits from a message or an app. A phone fills it in by itself.',
    instead: [['Forms/TextField', 'a code of another length, or with letters']],
    parts: ['Label', 'Six boxes', 'Error'],
    keys: [
      [['Tab'], 'Goes to the first empty box, and leaves all six.'],
      [['ArrowLeft', 'ArrowRight'], 'Goes to the box before, or after.'],
      [['Home', 'End'], 'Goes to the first box, or to the last that can be filled.'],
      [['Backspace', 'Delete'], 'Removes a digit.'],
    ],
  },
  'Forms/PasswordField': {
    use: 'A password, old or new. The user can look at it.',
    instead: [['Forms/OtpField', 'a code that was sent']],
    parts: ['Label', 'Hint (optional)', 'Box', 'Button that shows the password', 'Error'],
    keys: [
      [['Tab'], 'Goes from the box to the button.'],
      [['Space'], 'Shows the password, or hides it.'],
    ],
  },
  'Forms/PhotosField': {
    use: 'One to a few photos of a member: what arrived broken, a review.',
    instead: [['Forms/FileField', 'one file that is no photo']],
    parts: ['Label', 'Hint', 'Photos, each with ‘Remove’', 'Button that adds one', 'Error'],
  },
  'Forms/QuantityStepper': {
    use: 'How many of a product: mostly one or two, changed by one.',
    instead: [['Forms/NumberField', 'large numbers']],
    parts: ['One less', 'Quantity', 'One more'],
    keys: [
      [['Tab'], 'Goes from one button to the other.'],
      [['Enter', 'Space'], 'One less, or one more. At the limit nothing happens, and the focus stays.'],
    ],
  },
  'Forms/RadioGroup': {
    use: 'Two to five options that should be seen at once, each with its own words.',
    instead: [
      ['Forms/SelectField', 'more options, or little space'],
      ['Forms/Checkbox', 'on or off'],
      ['Primitives/Tabs', 'the choice changes what is shown, and nothing is sent'],
    ],
    parts: ['Name of the group', 'Hint (optional)', 'Options: dot, label, text (optional)', 'Error'],
    keys: [
      [['Tab'], 'Goes to the chosen option, and leaves the group.'],
      [['ArrowUp', 'ArrowDown'], 'Chooses the option above, or below.'],
    ],
  },
  'Forms/SearchBox': {
    use: 'A box that filters what stands below it while the user types.',
    instead: [['Forms/Combobox', 'one of many options is to be chosen']],
    parts: ['Label (for screen readers)', 'Box', '‘Clear’, once there is a text'],
  },
  'Forms/SelectField': {
    use: 'One of some options that need no explanation: a state, a kind, a size.',
    instead: [
      ['Forms/RadioGroup', 'up to five that should be compared'],
      ['Forms/Combobox', 'so many that one types to find one'],
    ],
    parts: FIELD_PARTS,
  },
  'Forms/TextArea': {
    use: 'Some sentences: a question, a reason, a note.',
    instead: [['Forms/TextField', 'one line']],
    parts: FIELD_PARTS,
  },
  'Forms/TextField': {
    use: 'One line: a name, a mail address, a PIN code. `inputMode` and `autoComplete` help a phone.',
    instead: [
      ['Forms/TextArea', 'several lines'],
      ['Forms/NumberField', 'a number that is counted'],
      ['Forms/PasswordField', 'a password'],
    ],
    parts: [
      'Label, with ‘(optional)’ where it may stay empty',
      'Hint (optional)',
      'Prefix (optional)',
      'Box',
      'Error',
    ],
  },
};
