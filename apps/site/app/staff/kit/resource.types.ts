import type { StaffClient } from '@pgm/api/client/staff';
import type { FieldErrors, Result } from '@pgm/api/contract';
import type { FieldOf, FormValues, createRecordForm } from '@pgm/machines/kit';
import type { DataColumn } from '@pgm/ui/data/data-table';
import type { DataFilter } from '@pgm/ui/data/filter-bar';
import type { I18n } from '@pgm/ui/foundations/language';
import type { ReactNode } from 'react';
import type { LoadChoices } from './use-choices.ts';
import type { ListFilters } from './list-address.ts';

/** One page of a list for staff, as the server returns it. */
export interface StaffListPage<Row> {
  readonly data: readonly Row[];
  readonly limit: number;
  readonly total: number;
  /** Whether more rows match than `total`, the maximum that the server lists. Default: no. */
  readonly isCapped?: boolean | undefined;
}

/** What the list of a resource asks the server for. */
export interface StaffListQuery {
  readonly page: number;
  readonly search?: string;
  readonly sort?: string;
  readonly filter: ListFilters;
}

/** What the fields of a record show and report. */
interface RecordFields<Row, Values extends FormValues> {
  readonly values: Values;
  readonly errors: FieldErrors<FieldOf<Values>>;
  readonly change: <Name extends FieldOf<Values>>(field: Name, value: Values[Name]) => void;
  /** The record that is edited; undefined for a new one. */
  readonly record: Row | undefined;
  readonly isSaving: boolean;
}

/** How a record is created and edited. */
export interface RecordEditing<Row, Data, Values extends FormValues> {
  /** The form machine of the record; `asksToDiscard` and `stored` should be set. */
  readonly machine: ReturnType<typeof createRecordForm<Data, Row, Values>>;
  /** Saves a record; `record` is undefined for a new one. */
  readonly save: (
    client: StaffClient,
    input: { readonly record: Row | undefined; readonly data: Data },
    signal: AbortSignal,
  ) => Promise<Result<Row>>;
  readonly Fields: (fields: RecordFields<Row, Values>) => ReactNode;
  /** The values of a new record that is like this one. Default: records cannot be duplicated. */
  readonly toCopy?: (record: Row) => Values;
  /** The button that saves; English. Default 'Save'. */
  readonly saveLabel?: string;
  /** The button that closes without saving; English. Default 'Cancel'. */
  readonly cancelLabel?: string;
  /** The names of the fields in English, for what another editor changed. */
  readonly labels: Readonly<Record<FieldOf<Values>, string>>;
  /** A value as a text, for what another editor changed. Default: the text itself. */
  readonly toText?: (value: Values[keyof Values]) => string;
}

/** What a dialog of a row receives. */
export interface RowDialogProps<Row> {
  readonly toName: (row: Row) => string;
  /** The page of the list that is shown. */
  readonly rows: readonly Row[];
  readonly onSaved: () => void;
  /**
   * Called after a change was not saved. @param isStale whether another person has changed the record, so that the list shows
   * it as it was
   */
  readonly onNotSaved?: ((isStale: boolean) => void) | undefined;
}

/** What the dialog of a row that is only read receives. */
interface RowDetailFacts<Row> {
  readonly row: Row;
  /** Called when something in the dialog has changed the row: the list is read again. */
  readonly onChanged: () => void;
}

/** An action of a row that asks for something in a dialog; the address opens it by `param` and the id of the row. */
export interface RowDialog<Row> {
  readonly param: string;
  /** The entry in the menu of the row, and the title of the dialog; English. */
  readonly label: string;
  /** Whether the row has this action. Default: every row. */
  readonly isFor?: ((row: Row) => boolean) | undefined;
  readonly Dialog: (props: RowDialogProps<Row>) => ReactNode;
}

/** An action of a row that needs nothing typed. */
export interface RowCommand<Row> {
  /** The entry in the menu of the row; English. */
  readonly label: string;
  /** Whether the row has this entry. */
  readonly isFor: (row: Row) => boolean;
  readonly run: (client: StaffClient, row: Row, signal: AbortSignal) => Promise<Result<unknown>>;
  /** What the user is asked first; English. Default: nothing, where another action undoes it or it does no harm. */
  readonly question?: string;
  /** What a message says afterwards; English. Default: 'Saved'. */
  readonly done?: string;
  /** The record is gone afterwards: its page gives way to the list. Default: no. */
  readonly endsRecord?: true;
}

/** The order that staff give some rows of a list, by dragging or by buttons. */
export interface RowOrder<Row> {
  /** English. */
  readonly label: string;
  /** The filter, and its value, that leaves the rows in order. */
  readonly filter: { readonly id: string; readonly value: string };
  /** The place of a row, from 1; undefined for one that has none. */
  readonly toPlace: (row: Row) => number | undefined;
  /** Moves a row to another place. */
  readonly move: (
    client: StaffClient,
    row: Row,
    place: number,
    signal: AbortSignal,
  ) => Promise<Result<unknown>>;
  /** Takes a row out of the order. */
  readonly remove: RowCommand<Row>['run'];
}

/** An entry in the menu of a row that leads to a page. */
interface RowLink<Row> {
  /** English. */
  readonly label: string;
  /** Undefined for a row without such a page. */
  readonly toHref: (row: Row) => string | undefined;
}

/** The views of a list that are used each day: values of one of its filters, with the numbers of their rows. */
interface ResourceViews {
  /** The id of the filter. */
  readonly filter: string;
  readonly count: (
    client: StaffClient,
    signal: AbortSignal,
  ) => Promise<Result<Readonly<Record<string, number>>>>;
}

/** A list of records for staff, with what can be done with them: all that a page of the staff area needs. */
export interface Resource<
  Row extends { readonly id: string },
  Data = never,
  Values extends FormValues = FormValues,
> {
  /** Its part of the address: '/dashboard/leads'. */
  readonly id: string;
  /** The heading in English, such as 'Leads'. */
  readonly title: string;
  /** The button for a new one in English, such as 'New brand'. Default: records are not created here. */
  readonly newLabel?: string;
  /** Names a row, for its menu. */
  readonly toName: (row: Row) => string;
  /** The heading of the page of a row, in the language of the user. Default: its name. */
  readonly toTitle?: (row: Row, i18n: I18n) => string;
  /** The columns; the id of a sortable one is the order's name in the call. */
  readonly columns: (i18n: I18n) => readonly DataColumn<Row>[];
  /** Whether the list has a search box and filters. Default: yes; not needed where lists are short. */
  readonly hasSearch?: false;
  readonly filters: readonly (Omit<DataFilter, 'value'> & {
    /** Loads the choices, where the server knows them. */
    readonly load?: LoadChoices;
    /** The label of a value that is none of the choices, from the rows that are shown. Default: the value itself. */
    readonly findLabel?: (value: string, rows: readonly Row[]) => string | undefined;
  })[];
  /** Days that narrow the list, such as the first and the last one; parameters of the call. Default none. */
  readonly days?: readonly { readonly id: string; readonly label: string }[];
  /** Texts that narrow the list, such as a code; parameters of the call. Default none. */
  readonly texts?: readonly { readonly id: string; readonly label: string }[];
  /** Default: the list has no views. */
  readonly views?: ResourceViews;
  /** What an empty list says, in English. */
  readonly empty: { readonly title: string; readonly text?: string };
  /** What the list says about a failure without a sentence of its own; English. Default: the kit's sentence. */
  readonly notFetched?: string;
  readonly list: (
    client: StaffClient,
    query: StaffListQuery,
    signal: AbortSignal,
  ) => Promise<Result<StaffListPage<Row>>>;
  /** Loads one row, for an address that opens a row of another page. Default: only rows of the shown page open. */
  readonly get?: (client: StaffClient, id: string, signal: AbortSignal) => Promise<Result<Row>>;
  /** How records are created and edited; where there is `Detail`, they are only created. */
  readonly editing?: RecordEditing<Row, Data, Values>;
  /** What a dialog shows of a row that is only read, with a button for each of `dialogs`. Default: no such dialog. */
  readonly Detail?: (props: RowDetailFacts<Row>) => ReactNode;
  /** Deletes a record; it can be restored. Default: records are not deleted here. */
  readonly remove?: (client: StaffClient, row: Row, signal: AbortSignal) => Promise<Result<unknown>>;
  /** How the deletion is called where a record ends and is not deleted; English. Default: 'Delete'. */
  readonly removalWords?: { readonly label: string; readonly question: string; readonly done: string };
  readonly restore?: (client: StaffClient, row: Row, signal: AbortSignal) => Promise<Result<unknown>>;
  /** The page of a row. Default: its dialog. */
  readonly toHref?: (row: Row) => string;
  /** The entry in the menu of a row that opens its page or its dialog; English. Default: 'Edit', or 'View' with `Detail`. */
  readonly openLabel?: string;
  /** Further pages of a row. */
  readonly links?: readonly RowLink<Row>[];
  /** Further actions of a row that need nothing typed. */
  readonly commands?: readonly RowCommand<Row>[];
  /** The order of some rows. Default: staff do not order them here. */
  readonly order?: RowOrder<Row>;
  /** Further actions of a row that ask for something in a dialog. */
  readonly dialogs?: readonly RowDialog<Row>[];
  /** What can be done with the selected rows: buttons. Default: rows cannot be selected. */
  readonly bulk?: (selection: { readonly ids: readonly string[]; readonly onDone: () => void }) => ReactNode;
  /** The page of a new record. Default: its dialog. */
  readonly newHref?: string;
  /** A button per further action above the list, such as an export. */
  readonly actions?: ReactNode;
}
