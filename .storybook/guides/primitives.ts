import type { Guides } from './guide.types.ts';

/** The guides of the components that any screen can use. */
export const primitives: Guides = {
  'Primitives/AlertPanel': {
    use: 'Something failed that the user has to know before going on: a form that could not be saved, a payment that was declined.',
    instead: [
      ['Primitives/Toast', 'something worked, or failed without stopping the user'],
      ['Primitives/ErrorPanel', 'a part of the page could not be loaded'],
      ['Forms/TextField', 'one field is not valid: its own message stands below it'],
    ],
  },
  'Primitives/Badge': {
    use: 'One or two words that mark one thing among others, such as the status of an order in a list.',
    instead: [
      ['Primitives/CountBadge', 'the mark is a number on an icon'],
      ['Primitives/AlertPanel', 'it is a sentence'],
    ],
  },
  'Primitives/Breadcrumbs': {
    use: 'The page stands below others, and the reader may have come from a search engine. Once per page, above the heading.',
    instead: [['Primitives/Tabs', 'the views stand beside each other, not below']],
  },
  'Primitives/Button': {
    use: 'An action of this page: save, add, send. One primary button per screen; the others are secondary or quiet.',
    instead: [
      ['Primitives/TextLink', 'it leads to another page, or the action stands inside a sentence'],
      ['Primitives/ConfirmDialog', 'the action cannot be undone: the button opens the question'],
    ],
    keys: [[['Enter', 'Space'], 'Runs the action once, however often it is pressed while the action runs.']],
  },
  'Primitives/Card': {
    use: 'Content that belongs together and has borders of its own: an address, an order, a form.',
    instead: [
      ['Primitives/CardGrid', 'a few short texts of the same weight'],
      ['Primitives/FactsPanel', 'labels with values'],
    ],
  },
  'Primitives/CardGrid': {
    use: 'Two to six short texts of the same weight, such as values or reasons.',
    instead: [
      ['Primitives/FactLines', 'each text is one value'],
      ['Primitives/Card', 'a card has buttons or fields'],
    ],
    parts: ['Icon of the subject (optional)', 'Label (optional)', 'Title', 'Text'],
  },
  'Primitives/ConfirmDialog': {
    use: 'The user is about to do what cannot be undone: delete, cancel an order, discard changes.',
    instead: [
      ['Primitives/Toast', 'it can be undone: do it, and offer to undo it'],
      ['Forms/FormDialog', 'a reason or another field is needed'],
    ],
    parts: ['Title: the question', 'Text: what will happen', 'Cancel', 'The action, by its own verb'],
    keys: [[['Escape'], 'Cancels.']],
  },
  'Primitives/CountBadge': {
    use: 'How many things are behind an icon: items in the cart, unread notices. The name of the link says the number too.',
    instead: [['Primitives/Badge', 'words']],
  },
  'Primitives/Countdown': {
    use: 'Time that runs out while the user is waiting or acting, such as that of a code.',
    instead: [['Primitives/ProgressBar', 'work that is done bit by bit']],
  },
  'Primitives/Dialog': {
    use: 'The page has to wait for one short decision or form. A sheet from the edge on a phone.',
    instead: [
      ['Primitives/ConfirmDialog', 'the decision is yes or no'],
      ['Forms/FormDialog', 'it has a form'],
      ['Data/RecordDialog', 'staff edit a record'],
    ],
    parts: [
      'Title',
      'Description (optional)',
      'Close',
      'Content, which scrolls',
      'Footer with the buttons (optional)',
    ],
    keys: [[['Escape'], 'Closes, and gives the focus back to what opened it.']],
  },
  'Primitives/DonePanel': {
    use: 'A form was sent, and nothing is left to fill in: the panel stands in its place and says what happens next.',
    instead: [['Primitives/Toast', 'the user goes on with the same page']],
    parts: ['Title', 'Text', 'The next step (optional)'],
  },
  'Primitives/EmptyImages': {
    use: 'The drawing of an empty state, one for each kind of content.',
    instead: [['Primitives/EmptyState', 'the whole panel']],
  },
  'Primitives/EmptyState': {
    use: 'A list has no entries, or a search has no results. It says why, and offers the way on.',
    instead: [
      ['Primitives/ErrorPanel', 'the entries could not be loaded'],
      ['Primitives/Skeleton', 'they are still loading'],
    ],
    parts: ['Drawing', 'Title', 'Text (optional)', 'Way on (optional)'],
  },
  'Primitives/ErrorPanel': {
    use: 'A part of the page could not be loaded. The rest of the page stays usable.',
    instead: [['Primitives/AlertPanel', 'an action of the user failed']],
    parts: ['Title', 'Text', '‘Try again’'],
    keys: [
      [['Tab'], 'Goes to ‘Try again’.'],
      [['Enter'], 'Tries again; the focus goes to the part that loads.'],
    ],
  },
  'Primitives/FactLines': {
    use: 'Labels with values inside a text: who sells, when the office is open. A fact that is not known is left out.',
    instead: [['Primitives/FactsPanel', 'the facts are the subject of a panel of their own']],
    parts: ['Label', 'Value'],
  },
  'Primitives/FactsPanel': {
    use: 'The facts of one thing as a panel, such as those on the back of a pack or the sums of an order.',
    instead: [
      ['Primitives/FactLines', 'they stand inside a text'],
      ['Primitives/StatCard', 'one figure is what matters'],
    ],
    parts: ['Title', 'Rows of label and value'],
  },
  'Primitives/GrowingList': {
    use: 'Entries of which the newest matter, read from the top: notifications, the history of points.',
    instead: [
      ['Primitives/Pagination', 'people come back to a certain page, or pages are found by search engines'],
      ['Data/DataTable', 'rows are compared'],
    ],
    parts: ['Entries', '‘Show more’', 'What is said while more loads, or when that fails'],
  },
  'Primitives/Lightbox': {
    use: 'One image of several, large, above the page: a gallery, the photos of a review.',
    instead: [['Primitives/Dialog', 'what is shown is more than an image with its caption']],
    parts: ['Caption', 'Image', 'Number', '‘Previous’', '‘Next’'],
    keys: [
      [
        ['ArrowLeft', 'ArrowRight'],
        'Shows the image before, or the next one; the first one follows the last.',
      ],
      [['Escape'], 'Closes it; the focus returns to the image on the page.'],
    ],
  },
  'Primitives/NeedsScripts': {
    use: 'A part of the page does not work without scripts. It says so, instead of a dead button.',
  },
  'Primitives/PageButtons': {
    use: 'The pages of a list inside a screen, where the page is not in the address.',
    instead: [['Primitives/Pagination', 'each page has an address']],
    parts: ['Previous page', 'Pages', 'Next page'],
    keys: [
      [['Tab'], 'Goes from one page to the next.'],
      [['Enter'], 'Opens the page.'],
    ],
  },
  'Primitives/PageSkeleton': {
    use: 'A page whose frame is known and whose content is not.',
    instead: [['Primitives/Skeleton', 'one part of a page loads']],
  },
  'Primitives/Pagination': {
    use: 'The pages of a public list: they are links, work without scripts and open in a new tab.',
    instead: [
      ['Primitives/PageButtons', 'the page is not in the address'],
      ['Primitives/GrowingList', 'only the newest entries matter'],
    ],
    parts: ['Previous page', 'Pages', 'Next page'],
  },
  'Primitives/Points': {
    use: 'The points of a product or an order. Its colour means points and nothing else.',
    instead: [['Primitives/Price', 'money']],
  },
  'Primitives/PostalAddress': {
    use: 'An address to check, as it stands on a parcel.',
    instead: [['Primitives/FactLines', 'each part of it has a label']],
    parts: ['Name', 'Phone number', 'Lines of the address'],
  },
  'Primitives/Price': {
    use: 'An amount in rupees; the figures of prices below each other align.',
    instead: [
      ['Primitives/Points', 'points'],
      ['Forms/MoneyField', 'an amount to type'],
    ],
  },
  'Primitives/ProgressBar': {
    use: 'Work of which the share that is done is known: bytes of an upload, rows of an import.',
    instead: [
      ['Primitives/Spinner', 'the share is not known'],
      ['Primitives/Countdown', 'time that is left'],
    ],
  },
  'Primitives/QrCode': {
    use: 'An address for the phone of another person: an identity card, a payment, a second factor.',
  },
  'Primitives/ResponsiveImage': {
    use: 'Every image of a product, an article or a member. It reserves its space, so that nothing moves.',
  },
  'Primitives/SectionHeading': {
    use: 'The heading of a part of a page, with a link to all of it where the part is a selection.',
    parts: ['Heading', 'Link to all (optional)'],
  },
  'Primitives/Skeleton': {
    use: 'The place of content that is loading, in the size of that content.',
    instead: [
      ['Primitives/PageSkeleton', 'the whole page'],
      ['Primitives/Spinner', 'an action of the user is under way'],
    ],
  },
  'Primitives/Spinner': {
    use: 'Beside the text of an action that is under way. The text says what; the ring says that it goes on.',
    instead: [
      ['Primitives/ProgressBar', 'the share that is done is known'],
      ['Primitives/Skeleton', 'content is loading'],
    ],
  },
  'Primitives/SpinnerOverlay': {
    use: 'The user must not touch anything until it is over: a payment is being opened.',
    instead: [['Primitives/Button', 'one button is busy: it shows that itself']],
  },
  'Primitives/StatCard': {
    use: 'One figure that is read at a glance: points of this month, orders of today.',
    instead: [['Primitives/FactsPanel', 'several values of one thing']],
    parts: ['Icon (optional)', 'Title', 'Figure', 'Note (optional)'],
  },
  'Primitives/Tabs': {
    use: 'Two to five views of one subject, of which one is read at a time.',
    instead: [
      ['Forms/RadioGroup', 'the choice is sent with a form'],
      ['Primitives/Breadcrumbs', 'the views stand below each other'],
    ],
    parts: ['Row of tabs', 'Panel'],
    keys: [
      [['Tab'], 'Goes to the chosen tab, then into its panel.'],
      [['ArrowRight'], 'Chooses the next tab; after the last comes the first.'],
    ],
  },
  'Primitives/TextLink': {
    use: 'A link, or a small action, inside a sentence or a list.',
    instead: [['Primitives/Button', 'the action is what the screen is for']],
  },
  'Primitives/Timeline': {
    use: 'What happened to one thing, in order: an order, a grievance.',
    instead: [['Primitives/GrowingList', 'the entries are about different things']],
    parts: ['Event', 'Time', 'Note (optional)'],
  },
  'Primitives/Toast': {
    use: 'What the user did has worked. One sentence, with at most one way on, such as ‘View cart’.',
    instead: [
      ['Primitives/AlertPanel', 'it failed, and the user has to act'],
      ['Primitives/DonePanel', 'the page has nothing left to do'],
    ],
    parts: ['Icon of its kind', 'Sentence', 'Way on (optional)', 'Close'],
  },
  'Primitives/VisuallyHidden': {
    use: 'Words that a screen reader needs and the eye has already, such as the unit of a figure.',
  },
};
