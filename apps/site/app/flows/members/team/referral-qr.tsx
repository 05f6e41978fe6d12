import { QrCode } from '@pgm/ui/primitives/qr-code';
import { encode } from 'uqr';

/** A referral link as a QR code that tolerates dirt: a seventh of it may be missing. */
export default function ReferralQr({ link }: { link: string }) {
  const { data } = encode(link, { ecc: 'M', border: 0 });
  return <QrCode label="QR code of your referral link" modules={data} className="size-full" />;
}
