import type { ServiceAddresses } from './service-addresses.ts';

/** A Firebase project, by the host of its own pages. */
export interface FirebaseHost {
  readonly authDomain: string;
}

/** The outside services that pages load something from, besides this origin. */
export interface OutsideParts {
  readonly firebase?: FirebaseHost | undefined;
  /** Whether Razorpay's payment sheet opens on pages. */
  readonly razorpay?: boolean | undefined;
  /** The services at other origins that pages call. */
  readonly services?: ServiceAddresses | undefined;
}

/** The sources that one outside service needs, by directive. */
interface Sources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
}

/**
 * The policy for what a page may load and run: this origin's files, and the inline scripts with the nonce of this
 * response. When Firebase or Razorpay is configured, also what its script loads: neither sets a nonce on its
 * scripts.
 */
export function contentSecurityPolicy(
  nonce: string,
  { firebase, razorpay = false, services = {} }: OutsideParts = {},
): string {
  const parts = [...(firebase ? [firebaseSources(firebase)] : []), ...(razorpay ? [RAZORPAY] : [])];
  const frames = parts.flatMap(({ frame }) => frame);
  const origins = Object.values(services).map((address) => new URL(address).origin);
  const connect = [...new Set([...origins, ...parts.flatMap((part) => part.connect)])];
  return [
    "default-src 'self'",
    ['script-src', "'self'", `'nonce-${nonce}'`, ...parts.flatMap(({ script }) => script)].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    // An attribute sets the layout of the payment sheet's frame: without it, the frame is behind its own backdrop.
    ...(razorpay ? ["style-src-attr 'unsafe-inline'"] : []),
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ['connect-src', "'self'", ...connect].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The captcha and its frames, the calls of the SDK, and the popup's helper with its frame. */
function firebaseSources({ authDomain }: FirebaseHost): Sources {
  return {
    script: [
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
      'https://apis.google.com',
    ],
    connect: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://www.google.com/recaptcha/',
    ],
    frame: [
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
      `https://${authDomain}/`,
    ],
  };
}

/** The payment sheet: its script, and the frame for the payment. */
const RAZORPAY: Sources = {
  script: ['https://checkout.razorpay.com'],
  connect: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  frame: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
};
