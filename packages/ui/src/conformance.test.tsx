import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AlertPanel } from './primitives/alert-panel/alert-panel.tsx';
import { ArticleList } from './company/article-list/article-list.tsx';
import { Badge } from './primitives/badge/badge.tsx';
import { BrandMark } from './shell/brand-mark/brand-mark.tsx';
import { Breadcrumbs } from './primitives/breadcrumbs/breadcrumbs.tsx';
import { Button } from './primitives/button/button.tsx';
import { ButtonLink } from './primitives/button/button-link.tsx';
import { Card } from './primitives/card/card.tsx';
import { CardGrid } from './primitives/card-grid/card-grid.tsx';
import { BellLink } from './shell/bell-link/bell-link.tsx';
import { CartLink } from './shell/cart-link/cart-link.tsx';
import { CategoryTiles } from './catalogue/category-tiles/category-tiles.tsx';
import { ChatLink } from './shell/chat-link/chat-link.tsx';
import { CountBadge } from './primitives/count-badge/count-badge.tsx';
import { Countdown } from './primitives/countdown/countdown.tsx';
import { CouponBox } from './sales/coupon-box/coupon-box.tsx';
import { DataTable } from './data/data-table/data-table.tsx';
import { FilterChips } from './catalogue/filter-chips/filter-chips.tsx';
import { FilterFields } from './catalogue/filter-fields/filter-fields.tsx';
import { FilterPanel } from './catalogue/filter-panel/filter-panel.tsx';
import { FilterBar } from './data/filter-bar/filter-bar.tsx';
import { RecordSection } from './data/record-dialog/record-section.tsx';
import { SavedViews } from './data/saved-views/saved-views.tsx';
import { EmptyState } from './primitives/empty-state/empty-state.tsx';
import { ErrorPanel } from './primitives/error-panel/error-panel.tsx';
import { FactLines } from './primitives/fact-lines/fact-lines.tsx';
import { FactsPanel } from './primitives/facts-panel/facts-panel.tsx';
import { FlipCards } from './company/flip-cards/flip-cards.tsx';
import { Form } from './forms/form/form.tsx';
import { Combobox } from './forms/combobox/combobox.tsx';
import { DateField } from './forms/date-field/date-field.tsx';
import { FileField } from './forms/file-field/file-field.tsx';
import { MoneyField } from './forms/money-field/money-field.tsx';
import { NumberField } from './forms/number-field/number-field.tsx';
import { GoogleButton } from './auth/google-button/google-button.tsx';
import { CheckIcon } from './foundations/icon/icons.tsx';
import { ImageGallery } from './company/image-gallery/image-gallery.tsx';
import { LanguageLink } from './shell/language-link/language-link.tsx';
import { LabelPanel } from './catalogue/label-panel/label-panel.tsx';
import { Link } from './primitives/link/link.tsx';
import { TextButton, TextLink } from './primitives/text-link/text-link.tsx';
import { OrderSection } from './sales/order-section/order-section.tsx';
import { OrderAmounts } from './sales/order-amounts/order-amounts.tsx';
import { Announcement } from './shell/announcement/announcement.tsx';
import { OfflineNote } from './shell/offline-note/offline-note.tsx';
import { SlowNote } from './shell/slow-note/slow-note.tsx';
import { OrderStatusBadge } from './sales/order-status-badge/order-status-badge.tsx';
import { OtpField } from './forms/otp-field/otp-field.tsx';
import { PageButtons } from './primitives/pagination/page-buttons.tsx';
import { Pagination } from './primitives/pagination/pagination.tsx';
import { PasswordField } from './forms/password-field/password-field.tsx';
import { Points } from './primitives/points/points.tsx';
import { People } from './company/people/people.tsx';
import { PostalAddress } from './primitives/postal-address/postal-address.tsx';
import { Price } from './primitives/price/price.tsx';
import { ProductGrid } from './catalogue/product-grid/product-grid.tsx';
import { ProgressBar } from './primitives/progress-bar/progress-bar.tsx';
import { ProfilePhoto } from './members/profile-photo/profile-photo.tsx';
import { QrCode } from './primitives/qr-code/qr-code.tsx';
import { QuantityStepper } from './forms/quantity-stepper/quantity-stepper.tsx';
import { SearchBox } from './forms/search-box/search-box.tsx';
import { SearchEntry } from './shell/search-entry/search-entry.tsx';
import { SelectField } from './forms/select-field/select-field.tsx';
import { ShareButton } from './shell/share-button/share-button.tsx';
import { PageSkeleton } from './primitives/page-skeleton/page-skeleton.tsx';
import { Skeleton } from './primitives/skeleton/skeleton.tsx';
import { Spinner } from './primitives/spinner/spinner.tsx';
import { StatCard } from './primitives/stat-card/stat-card.tsx';
import { QuantityField } from './catalogue/quantity-field/quantity-field.tsx';
import { SizeField } from './catalogue/size-field/size-field.tsx';
import { Stock } from './catalogue/stock/stock.tsx';
import { TextArea } from './forms/text-area/text-area.tsx';
import { TextField } from './forms/text-field/text-field.tsx';
import { Timeline } from './primitives/timeline/timeline.tsx';
import { Toast } from './primitives/toast/toast.tsx';
import { ToastRegion } from './primitives/toast/toast-region.tsx';
import { GuestLink } from './shell/guest-link/guest-link.tsx';
import { VisuallyHidden } from './primitives/visually-hidden/visually-hidden.tsx';
import { RecentlySeen } from './catalogue/recently-seen/recently-seen.tsx';
import { RestockButton } from './catalogue/restock-button/restock-button.tsx';
import { Checkbox } from './forms/checkbox/checkbox.tsx';
import { EditorSection } from './staff/product-editor/editor-section.tsx';
import { ImageField } from './staff/image-field/image-field.tsx';
import { NeedsScripts } from './primitives/needs-scripts/needs-scripts.tsx';
import { OptionField } from './staff/product-editor/option-field.tsx';
import { ProductFilters } from './catalogue/product-filters/product-filters.tsx';
import { ProductGallery } from './catalogue/product-gallery/product-gallery.tsx';
import { ProductHeading } from './catalogue/product-details/product-heading.tsx';
import { RecordChange } from './staff/record-change/record-change.tsx';
import { ResponsiveImage } from './primitives/responsive-image/responsive-image.tsx';
import { SectionHeading } from './primitives/section-heading/section-heading.tsx';
import { SelectBox } from './forms/select-field/select-box.tsx';
import { Stars } from './catalogue/stars/stars.tsx';
import { WhyJoin } from './company/why-join/why-join.tsx';
import { WishButton } from './sales/wish-button/wish-button.tsx';
import { chosenFilters, offeredFilters } from './catalogue/fixtures/filters.ts';
import { RightsField } from './staff/rights-field/rights-field.tsx';

const given = { className: 'given-class', 'data-given': 'yes' } as const;
const nothing = () => undefined;

const stepper = {
  quantity: 1,
  canIncrease: true,
  isPending: false,
  onIncrease: nothing,
  onDecrease: nothing,
  describedBy: '',
};

const couponVerbs = { onChange: nothing, onApply: nothing, onRemove: nothing };

const rows = {
  columns: [],
  rows: [],
  getRowId: String,
  getRowName: String,
  status: 'ready',
  empty: { title: '' },
} as const;

const search = { text: '', options: [], onTextChange: nothing };
const filters = {
  filters: [],
  search: '',
  onSearchChange: nothing,
  onFilterChange: nothing,
  onClear: nothing,
};

const address = {
  phone_number: '',
  street_address: '',
  additional_address_line: '',
  city: '',
  state: '',
  postal_code: '',
  landmarks: [],
};

const image = { src: '/a.webp', alt: '', width: 1, height: 1, sources: [] };

const article = { href: '/', title: '', text: '', date: '2026-11-18', image };

const shopFilters = {
  categories: [],
  category: '',
  sorts: [],
  sort: '',
  filtersHref: '/',
  onFiltersOpen: nothing,
  onCategoryChange: nothing,
  onSortChange: nothing,
};

const components: Record<string, ReactElement> = {
  AlertPanel: <AlertPanel {...given} />,
  Announcement: <Announcement text="" {...given} />,
  ArticleList: <ArticleList articles={[article]} {...given} />,
  Badge: <Badge {...given} />,
  BrandMark: <BrandMark {...given} />,
  Button: <Button {...given} />,
  ButtonLink: <ButtonLink href="/" {...given} />,
  Card: <Card {...given} />,
  CardGrid: <CardGrid cards={[]} {...given} />,
  BellLink: <BellLink href="/" count={1} {...given} />,
  CartLink: <CartLink href="/" {...given} />,
  CategoryTiles: <CategoryTiles categories={[]} {...given} />,
  ChatLink: <ChatLink messenger="" href="/" {...given} />,
  CheckIcon: <CheckIcon {...given} />,
  CountBadge: <CountBadge count={1} {...given} />,
  CouponBox: <CouponBox typed="" isEvaluating={false} {...couponVerbs} {...given} />,
  Combobox: <Combobox label="" value={null} {...search} onChange={nothing} {...given} />,
  Countdown: <Countdown seconds={0} {...given} />,
  DataTable: <DataTable aria-labelledby="heading" {...rows} {...given} />,
  DateField: <DateField label="" value="" onChange={nothing} {...given} />,
  EmptyState: <EmptyState title="" {...given} />,
  ErrorPanel: <ErrorPanel {...given} />,
  FactLines: <FactLines facts={[{ label: '', value: '' }]} {...given} />,
  FactsPanel: <FactsPanel title="" rows={[]} {...given} />,
  LabelPanel: <LabelPanel label={{ missing: [] }} {...given} />,
  FileField: <FileField label="" file={null} onPick={nothing} {...given} />,
  FilterChips: (
    <FilterChips filters={[{ filter: { kind: 'inStock' }, href: '/' }]} clearHref="/" {...given} />
  ),
  FilterFields: <FilterFields offered={offeredFilters} choices={chosenFilters} {...given} />,
  FilterPanel: <FilterPanel offered={offeredFilters} choices={chosenFilters} closeHref="/" {...given} />,
  FilterBar: <FilterBar {...filters} {...given} />,
  FlipCards: <FlipCards cards={[]} {...given} />,
  Form: <Form onSubmit={nothing} {...given} />,
  GoogleButton: <GoogleButton isWaiting={false} onPress={nothing} {...given} />,
  GuestLink: <GuestLink href="/" {...given} />,
  ImageGallery: <ImageGallery items={[]} {...given} />,
  LanguageLink: <LanguageLink href="/" {...given} />,
  Link: <Link href="/" {...given} />,
  MoneyField: <MoneyField label="" value={null} onChange={nothing} {...given} />,
  NumberField: <NumberField label="" value={null} onChange={nothing} {...given} />,
  OrderSection: <OrderSection title="Payment" {...given} />,
  OrderAmounts: <OrderAmounts subtotal={1} deliveryFee={0} total={1} points={1} {...given} />,
  OfflineNote: <OfflineNote note={undefined} {...given} />,
  SlowNote: <SlowNote note={undefined} onRepeat={nothing} onCancel={nothing} {...given} />,
  OrderStatusBadge: <OrderStatusBadge status="PLACED" {...given} />,
  OtpField: <OtpField label="" value="" onChange={nothing} onReject={nothing} {...given} />,
  PageButtons: <PageButtons page={1} pageCount={2} onGo={nothing} {...given} />,
  PasswordField: <PasswordField label="" {...given} />,
  Pagination: <Pagination page={1} pageCount={2} toHref={String} {...given} />,
  People: <People people={[]} {...given} />,
  Points: <Points points={1} {...given} />,
  PostalAddress: <PostalAddress address={address} {...given} />,
  Price: <Price rupees={1} {...given} />,
  ProductGrid: <ProductGrid products={[]} {...given} />,
  ProfilePhoto: <ProfilePhoto address={null} alt="" {...given} />,
  ProgressBar: <ProgressBar aria-label="" {...given} />,
  QrCode: <QrCode label="" modules={[]} {...given} />,
  QuantityField: <QuantityField stepper={stepper} {...given} />,
  QuantityStepper: <QuantityStepper {...stepper} {...given} />,
  RecordSection: <RecordSection title="" {...given} />,
  RightsField: <RightsField value={[]} onChange={nothing} {...given} />,
  SavedViews: <SavedViews views={[]} {...given} />,
  SearchBox: <SearchBox label="" value="" onChange={nothing} {...given} />,
  SearchEntry: <SearchEntry action="/" {...given} />,
  SelectField: <SelectField label="" options={[]} {...given} />,
  ShareButton: <ShareButton onShare={nothing} {...given} />,
  SizeField: <SizeField sizes={[]} {...given} />,
  PageSkeleton: <PageSkeleton {...given} />,
  Skeleton: <Skeleton {...given} />,
  Spinner: <Spinner {...given} />,
  StatCard: <StatCard title="" value={0} tone="leaf" icon="" {...given} />,
  Stock: <Stock stock={{ status: 'SOLD_OUT', quantity: 0 }} {...given} />,
  TextArea: <TextArea label="" {...given} />,
  TextButton: <TextButton {...given} />,
  TextField: <TextField label="" {...given} />,
  TextLink: <TextLink href="/" {...given} />,
  Timeline: <Timeline steps={[]} {...given} />,
  Toast: <Toast kind="blank" message="" {...given} />,
  ToastRegion: <ToastRegion {...given} />,
  VisuallyHidden: <VisuallyHidden {...given} />,
  RecentlySeen: <RecentlySeen products={[]} onClear={nothing} {...given} />,
  RestockButton: <RestockButton isRequested isBusy={false} onToggle={nothing} {...given} />,
  WishButton: <WishButton isWished isPending={false} productName="" onToggle={nothing} {...given} />,
  Checkbox: <Checkbox label="" {...given} />,
  EditorSection: <EditorSection section="price" {...given} />,
  ImageField: <ImageField label="" file={undefined} onPick={nothing} {...given} />,
  NeedsScripts: <NeedsScripts {...given} />,
  OptionField: <OptionField label="" value="" options={[]} onChange={nothing} {...given} />,
  ProductFilters: <ProductFilters {...shopFilters} {...given} />,
  ProductGallery: <ProductGallery images={[image]} {...given} />,
  ProductHeading: <ProductHeading name="" brand="" category="" {...given} />,
  RecordChange: <RecordChange fields={[]} names={{}} {...given} />,
  ResponsiveImage: <ResponsiveImage image={image} sizes="1px" {...given} />,
  SectionHeading: <SectionHeading {...given} />,
  SelectBox: <SelectBox options={[]} {...given} />,
  Stars: <Stars stars={1} {...given} />,
  WhyJoin: <WhyJoin {...given} />,
  Breadcrumbs: <Breadcrumbs crumbs={[]} {...given} />,
};

describe.each(Object.entries(components))('%s', (_name, element) => {
  const html = renderToStaticMarkup(element);

  it('passes on className', () => {
    expect(html).toMatch(/class="[^"]*\bgiven-class\b/);
  });

  it('passes on native props', () => {
    expect(html).toContain('data-given="yes"');
  });
});
