import { QrCode } from '@pgm/ui/primitives/qr-code';
import { encode } from 'uqr';

/** An address as a QR code that tolerates dirt: a seventh of it may be missing. @param label English */
export default function LinkQr({ label, link }: { label: string; link: string }) {
  const { data } = encode(link, { ecc: 'M', border: 0 });
  return <QrCode label={label} modules={data} className="size-full" />;
}
