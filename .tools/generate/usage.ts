/** What the program prints when it is called without arguments, or with arguments that it does not know. */
export const USAGE = `npm run new -- KIND NAME [options]

  resource <domain>/<name>    a paged list from the table to the page: contract, client, machine, screen, stories,
                              flow, route, server folder; <name> is singular: sales/voucher
                              with --policy staff a list of the staff area: contract, client, page, stories, server
                              folder
  machine <domain>/<name>     a flow: machine, scenario, test, screen, stories, and the file that joins them
  component <group>/<name>    a component with its stories and its line in the conformance test
  page <address>              a page to read (Shop/offers), or a page of the member area (manage/rewards)

  --plural NAME               resource: the plural of the name; default: derived from the name
  --policy member|staff       resource: the callers of the list; default: member
  --migration                 resource: write the migration of the new table
  --hindi TEXT                the title in Hindi; default: a marked placeholder to translate`;
