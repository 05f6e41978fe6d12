import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AlertPanel } from './alert-panel/index.ts';
import { ArticleList } from './article-list/index.ts';
import { Badge } from './badge/index.ts';
import { BrandMark } from './brand-mark/index.ts';
import { Breadcrumbs } from './breadcrumbs/index.ts';
import { Button, ButtonLink } from './button/index.ts';
import { Card } from './card/index.ts';
import { CardGrid } from './card-grid/index.ts';
import { CartLink } from './cart-link/index.ts';
import { CategoryTiles } from './category-tiles/index.ts';
import { ChatLink } from './chat-link/index.ts';
import { CountBadge } from './count-badge/index.ts';
import { Countdown } from './countdown/index.ts';
import { CouponBox } from './coupon-box/index.ts';
import { EmptyState } from './empty-state/index.ts';
import { ErrorPanel } from './error-panel/index.ts';
import { FactLines } from './fact-lines/index.ts';
import { FactsPanel } from './facts-panel/index.ts';
import { FlipCards } from './flip-cards/index.ts';
import { Form } from './form/index.ts';
import { GoogleButton } from './google-button/index.ts';
import { CheckIcon } from './icon/index.ts';
import { ImageGallery } from './image-gallery/index.ts';
import { LanguageLink } from './language-link/index.ts';
import { LabelPanel } from './label-panel/index.ts';
import { Link, TextButton, TextLink } from './link/index.ts';
import { OrderAmounts } from './order-amounts/index.ts';
import { OfflineNote } from './offline-note/index.ts';
import { OrderStatusBadge } from './order-status/index.ts';
import { OtpField } from './otp-field/index.ts';
import { PageButtons, Pagination } from './pagination/index.ts';
import { PasswordField } from './password-field/index.ts';
import { Points } from './points/index.ts';
import { People } from './people/index.ts';
import { PostalAddress } from './postal-address/index.ts';
import { Price } from './price/index.ts';
import { ProductGrid } from './product-grid/index.ts';
import { ProfilePhoto } from './profile-photo/index.ts';
import { QrCode } from './qr-code/index.ts';
import { QuantityStepper } from './quantity-stepper/index.ts';
import { SearchBox } from './search-box/index.ts';
import { SearchEntry } from './search-entry/index.ts';
import { SelectField } from './select-field/index.ts';
import { ShareButton } from './share-button/index.ts';
import { Skeleton } from './skeleton/index.ts';
import { Spinner } from './spinner/index.ts';
import { StatCard } from './stat-card/index.ts';
import { Stock } from './stock/index.ts';
import { TextArea } from './text-area/index.ts';
import { TextField } from './text-field/index.ts';
import { Timeline } from './timeline/index.ts';
import { Toast, ToastRegion } from './toast/index.ts';
import { GuestLink } from './user-menu/index.ts';
import { VisuallyHidden } from './visually-hidden/index.ts';
import { WishButton } from './wish-button/index.ts';

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
  CouponBox: <CouponBox typed="" isJudging={false} {...couponVerbs} {...given} />,
  Countdown: <Countdown seconds={0} {...given} />,
  EmptyState: <EmptyState title="" {...given} />,
  ErrorPanel: <ErrorPanel {...given} />,
  FactLines: <FactLines facts={[]} {...given} />,
  FactsPanel: <FactsPanel title="" rows={[]} {...given} />,
  LabelPanel: <LabelPanel label={{ missing: [] }} {...given} />,
  FlipCards: <FlipCards cards={[]} {...given} />,
  Form: <Form onSubmit={nothing} {...given} />,
  GoogleButton: <GoogleButton isWaiting={false} onPress={nothing} {...given} />,
  GuestLink: <GuestLink href="/" {...given} />,
  ImageGallery: <ImageGallery items={[]} {...given} />,
  LanguageLink: <LanguageLink href="/" {...given} />,
  Link: <Link href="/" {...given} />,
  OrderAmounts: <OrderAmounts subtotal={1} deliveryFee={0} total={1} points={1} {...given} />,
  OfflineNote: <OfflineNote note={undefined} {...given} />,
  OrderStatusBadge: <OrderStatusBadge status="PLACED" {...given} />,
  OtpField: <OtpField label="" value="" onChange={nothing} onReject={nothing} {...given} />,
  PageButtons: <PageButtons page={1} pageCount={2} onGo={nothing} {...given} />,
  PasswordField: <PasswordField label="" {...given} />,
  Pagination: <Pagination page={1} pageCount={2} hrefOf={String} {...given} />,
  People: <People people={[]} {...given} />,
  Points: <Points points={1} {...given} />,
  PostalAddress: <PostalAddress address={address} {...given} />,
  Price: <Price rupees={1} {...given} />,
  ProductGrid: <ProductGrid products={[]} {...given} />,
  ProfilePhoto: <ProfilePhoto address={null} alt="" {...given} />,
  QrCode: <QrCode label="" modules={[]} {...given} />,
  QuantityStepper: <QuantityStepper {...stepper} {...given} />,
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
