import { icon } from './icon.tsx';

/* Of the header and of the menus. */

export const ChevronDownIcon = icon('M6 9.5l6 6 6-6');
export const ChevronRightIcon = icon('M9.5 6l6 6-6 6');
export const HomeIcon = icon('M4 11l8-7 8 7v9h-5.5v-6h-5v6H4v-9z');
export const ShopIcon = icon('M5 8h14l1 12.5H4L5 8zM8.5 11V7a3.5 3.5 0 0 1 7 0v4');
export const PersonIcon = icon('M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM4.5 20.5c0-4 3.3-6 7.5-6s7.5 2 7.5 6');
export const CartIcon = icon('M2.5 4H5l2.2 11.5h11L20.5 7.5H5.7M9 19.5v.1M16.5 19.5v.1');
export const OrdersIcon = icon('M4 8l8-4.5L20 8v8.5L12 21l-8-4.5V8zM4 8l8 4.5L20 8M12 12.5V21M8 5.8l8 4.5');
export const SearchIcon = icon('M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM15.3 15.3L20.5 20.5');
export const MenuIcon = icon('M4 6.5h16M4 12h16M4 17.5h16');
export const ThemeIcon = icon('M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 3v18M15 6v12M18 8v8');
export const ChatIcon = icon('M4 20l1.500-4.500A8 8 0 1 1 8.500 18.500zM8.500 11h7M8.500 14h4');

/* Of buttons, alerts and lists. */

export const CheckIcon = icon('M4.5 12.5l5 5L19.5 7');
export const CloseIcon = icon('M6 6l12 12M18 6L6 18');
export const InfoIcon = icon('M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 11v5M12 7.8v.1');
export const ArrowLeftIcon = icon('M20 12H4.5M11 5.5L4.5 12l6.5 6.5');
export const EyeIcon = icon(
  'M2.5 12C4.5 7.5 8 5 12 5s7.5 2.5 9.5 7c-2 4.5-5.5 7-9.5 7s-7.5-2.5-9.5-7zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
);
export const EyeOffIcon = icon(
  'M2.5 12C4.5 7.5 8 5 12 5s7.5 2.5 9.5 7c-2 4.5-5.5 7-9.5 7s-7.5-2.5-9.5-7zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6zM4 3.5l16 17',
);
export const PlusIcon = icon('M12 5v14M5 12h14');
export const MinusIcon = icon('M5 12h14');
export const PointsIcon = icon(
  'M12 20.5c-5 0-7.5-3.2-7.5-7.5S8 5 12 3.5c4 1.5 7.5 5.2 7.5 9.5s-2.5 7.5-7.5 7.5zM12 20.5V10M12 14.5l3.5-3M12 12.5L8.8 10',
);
export const LeafIcon = icon('M5 19C5 10 10 5 19.5 4.5C20 14 15 19.5 8 18M4 21c2-5 5-8 9-10.5');
export const ShieldIcon = icon(
  'M12 3l7.5 3v5.5c0 4.5-3 8-7.5 9.5c-4.5-1.5-7.5-5-7.5-9.5V6L12 3zM8.5 12l2.5 2.5 4.5-5',
);
export const TeamIcon = icon(
  'M12 11.5a3 3 0 1 0 0-6a3 3 0 0 0 0 6zM6.5 20c0-3.5 2.5-5 5.5-5s5.5 1.5 5.5 5M5.5 13a2.3 2.3 0 1 1 1-4.4M2 18.5c0-2 1-3.3 2.5-3.8M18.5 13a2.3 2.3 0 1 0-1-4.4M22 18.5c0-2-1-3.3-2.5-3.8',
);
export const StarIcon = icon(
  'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8L12 3.5z',
);
export const ScalesIcon = icon(
  'M12 3.5v17M7.5 20.5h9M5 7h14M5 7l-3 7a3.3 3.3 0 0 0 6 0L5 7zM19 7l-3 7a3.3 3.3 0 0 0 6 0l-3-7z',
);
export const AlertIcon = icon('M12 4L2.8 20h18.4L12 4zM12 10v4.5M12 17.2v.1');
export const ArrowRightIcon = icon('M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5');
export const JoinIcon = icon(
  'M9.5 4.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7zM3 20c0-3.6 2.9-5.5 6.5-5.5s6.5 1.9 6.5 5.5M18.5 8v6M15.5 11h6',
);

export const ShareIcon = icon(
  'M18 3.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5zM6 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5zM18 15.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5zM8.2 10.8l7.6-3.7M8.2 13.2l7.6 3.7',
);
/** `fill-current` fills it. */
export const HeartIcon = icon('M12 20L4.4 12.2a4.6 4.6 0 0 1 6.5-6.5L12 6.8l1.1-1.1a4.6 4.6 0 0 1 6.5 6.5z');

/* Icons of the member area: its links, and the statuses of member requests. */

export const BellIcon = icon(
  'M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10zM10 19.5a2.2 2.2 0 0 0 4 0M12 4V2.5',
);
export const PinIcon = icon(
  'M12 21c-4-4.2-6.5-7.6-6.5-11a6.5 6.5 0 0 1 13 0c0 3.4-2.5 6.8-6.5 11zM12 7.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5z',
);
export const PaymentsIcon = icon(
  'M3 6.5h18v11H3zM12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5zM6 12h.01M18 12h.01',
);
export const IdentityCardIcon = icon(
  'M3 5h18v14H3V5zM8.500 8.500a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM5.500 16c0-1.500 1.300-2 3-2s3 .500 3 2M14.500 9.500h3.500M14.500 13h3.500',
);
export const AgreementIcon = icon('M6 3h8.5L19 7.5V21H6V3zM14 3v5h5M9.5 15l2 2l4-4.5');
export const LogoutIcon = icon('M13.5 4H5v16h8.5M10 12h10.5M16.5 8l4 4-4 4');
export const HourglassIcon = icon(
  'M6 3h12M6 21h12M7.5 3c0 5 3 7 4.5 9c1.5-2 4.5-4 4.5-9M7.5 21c0-5 3-7 4.5-9c1.5 2 4.5 4 4.5 9',
);
export const LockIcon = icon('M5 11h14v10H5V11zM8 11V8a4 4 0 0 1 8 0v3M12 15v2.5');
export const CameraIcon = icon(
  'M3.5 8h4L9 5h6l1.5 3h4v11.5h-17V8zM12 10a3.7 3.7 0 1 0 0 7.4a3.7 3.7 0 0 0 0-7.4z',
);
export const CopyIcon = icon('M9 9h11v11H9V9zM5.5 15H4V4h11v1.5');

/* Icons for the status of points. */

export const ConfirmedIcon = icon('M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM7.8 12.4l3 3 5.4-6.2');
export const CancelledIcon = icon('M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM8.8 8.8l6.4 6.4M15.2 8.8l-6.4 6.4');

/* Icons of the search palette. */

export const ClockIcon = icon('M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 7v5.5l3.5 2');
export const PageIcon = icon('M6 3h8.5L19 7.5V21H6V3zM14 3v5h5M9 12.5h7M9 16.5h7');

/* Of tables and file fields. */

export const MoreIcon = icon(
  'M12 4.5a.7.7 0 1 0 0 1.4a.7.7 0 0 0 0-1.4zM12 11.3a.7.7 0 1 0 0 1.4a.7.7 0 0 0 0-1.4zM12 18.1a.7.7 0 1 0 0 1.4a.7.7 0 0 0 0-1.4z',
);
export const GripIcon = icon('M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1');
export const SortIcon = icon('M8 9.5l4-4.5 4 4.5M8 14.5l4 4.5 4-4.5');
export const SortUpIcon = icon('M12 20V4.5M6 10.5l6-6 6 6');
export const SortDownIcon = icon('M12 4v15.5M6 13.5l6 6 6-6');
export const UploadIcon = icon('M12 16V4.5M7 9.5l5-5 5 5M4.5 15v4.5h15V15');

/* Of the pages of the staff area. */

/** Boxes, for stock. */
export const BoxesIcon = icon('M8 3.5h8v8H8v-8zM3.5 13h8v7.5h-8V13zM12.5 13h8v7.5h-8V13z');
/** Groups of goods, for categories. */
export const GroupsIcon = icon(
  'M4 4h7v7H4V4zM13.5 4h6.5v7h-6.5V4zM4 13.5h7V20H4v-6.5zM13.5 13.5h6.5V20h-6.5v-6.5z',
);
/** A tag, for brands. */
export const TagIcon = icon('M3.5 3.5H12l8.5 8.5-8.5 8.5L3.5 12V3.5zM8 8h.01');
/** A ticket, for coupons. */
export const CouponIcon = icon(
  'M3 6.5h18v3.8a1.8 1.8 0 0 0 0 3.4v3.8H3v-3.8a1.8 1.8 0 0 0 0-3.4V6.5zM14.5 9v6',
);
