import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AlertPanel } from './primitives/alert-panel/index.ts';
import { ArticleList } from './company/article-list/index.ts';
import { Badge } from './primitives/badge/index.ts';
import { BrandMark } from './shell/brand-mark/index.ts';
import { Breadcrumbs } from './primitives/breadcrumbs/index.ts';
import { Button, ButtonLink } from './primitives/button/index.ts';
import { Card } from './primitives/card/index.ts';
import { CardGrid } from './primitives/card-grid/index.ts';
import { CartLink } from './shell/cart-link/index.ts';
import { CategoryTiles } from './catalogue/category-tiles/index.ts';
import { ChatLink } from './shell/chat-link/index.ts';
import { CountBadge } from './primitives/count-badge/index.ts';
import { Countdown } from './primitives/countdown/index.ts';
import { CouponBox } from './sales/coupon-box/index.ts';
import { DataTable } from './data/data-table/index.ts';
import { FilterBar } from './data/filter-bar/index.ts';
import { RecordSection } from './data/record-dialog/index.ts';
import { EmptyState } from './primitives/empty-state/index.ts';
import { ErrorPanel } from './primitives/error-panel/index.ts';
import { FactLines } from './primitives/fact-lines/index.ts';
import { FactsPanel } from './primitives/facts-panel/index.ts';
import { FlipCards } from './company/flip-cards/index.ts';
import { Form } from './forms/form/index.ts';
import { Combobox } from './forms/combobox/index.ts';
import { DateField } from './forms/date-field/index.ts';
import { FileField } from './forms/file-field/index.ts';
import { MoneyField } from './forms/money-field/index.ts';
import { NumberField } from './forms/number-field/index.ts';
import { GoogleButton } from './auth/google-button/index.ts';
import { CheckIcon } from './foundations/icon/index.ts';
import { ImageGallery } from './company/image-gallery/index.ts';
import { LanguageLink } from './shell/language-link/index.ts';
import { LabelPanel } from './catalogue/label-panel/index.ts';
import { Link, TextButton, TextLink } from './primitives/link/index.ts';
import { OrderAmounts } from './sales/order-amounts/index.ts';
import { OfflineNote } from './shell/offline-note/index.ts';
import { OrderStatusBadge } from './sales/order-status/index.ts';
import { OtpField } from './forms/otp-field/index.ts';
import { PageButtons, Pagination } from './primitives/pagination/index.ts';
import { PasswordField } from './forms/password-field/index.ts';
import { Points } from './primitives/points/index.ts';
import { People } from './company/people/index.ts';
import { PostalAddress } from './primitives/postal-address/index.ts';
import { Price } from './primitives/price/index.ts';
import { ProductGrid } from './catalogue/product-grid/index.ts';
import { ProfilePhoto } from './members/profile-photo/index.ts';
import { QrCode } from './primitives/qr-code/index.ts';
import { QuantityStepper } from './forms/quantity-stepper/index.ts';
import { SearchBox } from './primitives/search-box/index.ts';
import { SearchEntry } from './shell/search-entry/index.ts';
import { SelectField } from './forms/select-field/index.ts';
import { ShareButton } from './primitives/share-button/index.ts';
import { Skeleton } from './primitives/skeleton/index.ts';
import { Spinner } from './primitives/spinner/index.ts';
import { StatCard } from './primitives/stat-card/index.ts';
import { Stock } from './catalogue/stock/index.ts';
import { TextArea } from './forms/text-area/index.ts';
import { TextField } from './forms/text-field/index.ts';
import { Timeline } from './primitives/timeline/index.ts';
import { Toast, ToastRegion } from './primitives/toast/index.ts';
import { GuestLink } from './shell/user-menu/index.ts';
import { VisuallyHidden } from './primitives/visually-hidden/index.ts';
import { WishButton } from './sales/wish-button/index.ts';

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

const components: Record<string, ReactElement> = {
  AlertPanel: <AlertPanel {...given} />,
  ArticleList: <ArticleList articles={[]} {...given} />,
  Badge: <Badge {...given} />,
  BrandMark: <BrandMark {...given} />,
  Button: <Button {...given} />,
  ButtonLink: <ButtonLink href="/" {...given} />,
  Card: <Card {...given} />,
  CardGrid: <CardGrid cards={[]} {...given} />,
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
  FactLines: <FactLines facts={[]} {...given} />,
  FactsPanel: <FactsPanel title="" rows={[]} {...given} />,
  LabelPanel: <LabelPanel label={{ missing: [] }} {...given} />,
  FileField: <FileField label="" file={null} onPick={nothing} {...given} />,
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
  OrderAmounts: <OrderAmounts subtotal={1} deliveryFee={0} total={1} points={1} {...given} />,
  OfflineNote: <OfflineNote note={undefined} {...given} />,
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
  QrCode: <QrCode label="" modules={[]} {...given} />,
  QuantityStepper: <QuantityStepper {...stepper} {...given} />,
  RecordSection: <RecordSection title="" {...given} />,
  SearchBox: <SearchBox label="" value="" onChange={nothing} {...given} />,
  SearchEntry: <SearchEntry action="/" {...given} />,
  SelectField: <SelectField label="" options={[]} {...given} />,
  ShareButton: <ShareButton onShare={nothing} {...given} />,
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
  WishButton: <WishButton isWished isPending={false} productName="" onToggle={nothing} {...given} />,
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
