/** A Firebase project, by the host of its own pages. */
export interface FirebaseHost {
  readonly authDomain: string;
}

/**
 * What a page may load and run: this origin's files, and the inline scripts that carry the nonce of this answer. Where
 * Firebase is configured, also what its SDK loads: it gives its scripts no nonce.
 */
export function contentSecurityPolicy(nonce: string, firebase?: FirebaseHost): string {
  const outside = firebase ? firebaseSources(firebase) : { script: [], connect: [], frame: [] };
  return [
    "default-src 'self'",
    ['script-src', "'self'", `'nonce-${nonce}'`, ...outside.script].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ['connect-src', "'self'", ...outside.connect].join(' '),
    ...(outside.frame.length > 0 ? [['frame-src', ...outside.frame].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The captcha and its frames, the calls of the SDK, and the popup's helper with its frame. */
function firebaseSources({ authDomain }: FirebaseHost) {
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
